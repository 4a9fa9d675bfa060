// Which events of the public card scripts say the same as ours. An event of ours is a list of things that all have to be
// waited for, and none beside them; each has the code of just that moment, or several where both name it. That a script can
// wait for something near it and ask for the rest in a condition does not make it the same.

const SUMMON = { normal: "SUMMON_SUCCESS", flip: "FLIP_SUMMON_SUCCESS", special: "SPSUMMON_SUCCESS" };
const WOULD = { normal: "SUMMON", flip: "FLIP_SUMMON", special: "SPSUMMON" };

/** Where a card goes, and which event that is. */
const TO = {
  graveyard: "TO_GRAVE",
  hand: "TO_HAND",
  banished: "REMOVE",
  deck: "TO_DECK",
  "extra-deck": "TO_DECK",
};

/** What is said of a card that moves and names the event by itself; "sent", "returned" and "put" name it by the place. */
const MANNERS = {
  destroyed: "DESTROYED",
  banished: "REMOVE",
  discarded: "DISCARD",
  tributed: "RELEASE",
  added: "TO_HAND",
  drawn: "DRAW",
};

const PHASES = {
  draw: "PHASE_DRAW",
  standby: "PHASE_STANDBY",
  main1: "PHASE_MAIN1",
  battle: "PHASE_BATTLE",
  main2: "PHASE_MAIN2",
  end: "PHASE_END",
  "battle start": "PHASE_BATTLE_START",
  "damage-step start": "BATTLE_START",
  "damage-step end": "DAMAGE_STEP_END",
  "damage-calculation before": "BATTLE_CONFIRM",
  "damage-calculation": "PRE_DAMAGE_CALCULATE",
  "damage-calculation after": "BATTLED",
};

/** One thing, by any of these codes. */
const one = (...codes) => [codes];

function moved({ manner, to, by, material, byCard }) {
  if (material !== undefined) return one("BE_MATERIAL");
  const said = [
    ...manner.flatMap((word) => MANNERS[word] ?? []),
    ...(to?.names ?? []).flatMap((name) => TO[name] ?? []),
  ];
  const battle = byCard !== undefined || (by?.length === 1 && by[0] === "battle");
  if (!battle || !manner.includes("destroyed")) return one(...said);
  const others = said.filter((code) => code !== "DESTROYED");
  return one("BATTLE_DESTROYED", ...(byCard === undefined ? [] : ["BATTLE_DESTROYING"]), ...others);
}

function summoned({ ways, would }) {
  const name = would ? WOULD : SUMMON;
  const special = ways.some((way) => !["normal", "tribute", "flip"].includes(way));
  if (ways.length === 0) return [name.normal, name.special, name.flip].flatMap((code) => one(code));
  return [
    ...(ways.some((way) => way === "normal" || way === "tribute") ? one(name.normal) : []),
    ...(ways.includes("flip") ? one(name.flip) : []),
    ...(special ? one(name.special) : []),
  ];
}

const ATTACKS = { attacker: ["ATTACK_ANNOUNCE"], target: ["BE_BATTLE_TARGET", "ATTACK_ANNOUNCE"] };

/** What the scripts call an event of ours. */
export function codesOf(event) {
  switch (event.event) {
    case "moved":
      return moved(event);
    case "left-field":
      return one("LEAVE_FIELD");
    case "position-changed":
      return one("CHANGE_POS");
    case "turned":
      return one(event.face === "up" ? "FLIP" : "CHANGE_POS");
    case "summoned":
      return summoned(event);
    case "drawn":
      return one("DRAW");
    case "set":
      return one("MSET", "SSET");
    case "battles":
      // When in a battle "battles" is, no text says.
      return one(...(ATTACKS[event.as] ?? ["BATTLE_START"]));
    case "activation-negated":
      return one("CHAIN_NEGATED");
    case "chain-resolved":
      return one("CHAIN_END");
    case "effect-resolved":
      return one("CHAIN_SOLVED");
    case "attack-declared":
      return one("ATTACK_ANNOUNCE", ...(event.target === undefined ? [] : ["BE_BATTLE_TARGET"]));
    case "activated":
      return event.resolves ? one("CHAIN_SOLVED", "CHAIN_SOLVING") : one("CHAINING");
    case "lp-gain":
      return one("RECOVER");
    case "damage":
      return event.kind === "battle" ? one("BATTLE_DAMAGE") : one("DAMAGE");
    default:
      return one(`(${event.event})`);
  }
}

/** What the scripts call a part of the turn in which something triggers. */
export function codesOfPhase({ phase, at }) {
  const said = at === undefined ? phase : `${phase} ${at}`;
  return one(PHASES[said] ?? PHASES[phase] ?? `(${said})`);
}

/** Whether one of each list is there, and nothing else. */
export const sameEvents = (lists, codes) =>
  lists.every((list) => list.some((code) => codes.includes(code))) &&
  codes.every((code) => lists.some((list) => list.includes(code)));
