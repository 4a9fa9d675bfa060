// Which events of the public card scripts say the same as ours. A script may choose: what is destroyed by battle and sent to
// the Graveyard may be waited for as the one or the other. So of each of ours there are events that all have to be there,
// one of each list, and none beside them.

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

const MANNERS = {
  destroyed: ["DESTROYED"],
  sent: ["TO_GRAVE"],
  banished: ["REMOVE"],
  discarded: ["DISCARD", "TO_GRAVE"],
  tributed: ["RELEASE"],
  returned: ["TO_HAND", "TO_DECK"],
  added: ["TO_HAND"],
  drawn: ["DRAW", "TO_HAND"],
  put: ["TO_GRAVE", "TO_DECK"],
};

const PHASES = {
  draw: ["PHASE_DRAW", "PREDRAW"],
  standby: ["PHASE_STANDBY"],
  main1: ["PHASE_MAIN1"],
  battle: ["PHASE_BATTLE", "PHASE_BATTLE_START"],
  main2: ["PHASE_MAIN2"],
  end: ["PHASE_END"],
  "damage-calculation": ["PRE_DAMAGE_CALCULATE", "BATTLED"],
  "damage-step": ["BATTLE_START", "BATTLE_CONFIRM", "DAMAGE_STEP_END", "PRE_DAMAGE_CALCULATE", "BATTLED"],
  "battle-step": ["ATTACK_ANNOUNCE", "BE_BATTLE_TARGET", "BATTLE_START", "BATTLE_CONFIRM"],
};

/** Each has to be there in one of these ways. */
const all = (...lists) => lists.map((list) => [list].flat());

function moved({ manner, to, by, material, byCard }) {
  if (material !== undefined) return all("BE_MATERIAL");
  const places = (to?.names ?? []).flatMap((name) => TO[name] ?? []);
  const said = manner.flatMap((one) => MANNERS[one] ?? []);
  if (!manner.includes("destroyed")) return all([...said, ...places, "LEAVE_FIELD", "MOVE"]);
  const battle = byCard !== undefined || (by?.length === 1 && by[0] === "battle");
  const fought = battle ? ["BATTLE_DESTROYED", "BATTLE_DESTROYING", "BATTLED"] : [];
  const either = by === undefined || by.length > 1 ? ["BATTLE_DESTROYED"] : [];
  // What leaves in the same moment may be waited for instead.
  return all([...said, ...places, ...fought, ...either, "LEAVE_FIELD"]);
}

function summoned({ ways, would, subject }) {
  const name = would ? WOULD : SUMMON;
  const special = ways.some((way) => !["normal", "tribute", "flip"].includes(way));
  if (ways.length === 0) return all(name.normal, name.special, name.flip);
  return all(
    ...(ways.some((way) => way === "normal" || way === "tribute") ? [name.normal] : []),
    ...(ways.includes("flip") ? [name.flip] : []),
    ...(special ? [subject.ref === undefined ? name.special : [name.special, "BE_MATERIAL"]] : []),
  );
}

function battles({ as, with: other }) {
  if (as === "attacker") return all(["ATTACK_ANNOUNCE", "BATTLE_START", "BATTLE_CONFIRM"]);
  if (as === "target")
    return all(["BE_BATTLE_TARGET", "ATTACK_ANNOUNCE", "BATTLE_START", "BATTLE_CONFIRM", "BATTLED"]);
  return all([
    "BATTLED",
    "BATTLE_START",
    "BATTLE_CONFIRM",
    "DAMAGE_STEP_END",
    "BE_BATTLE_TARGET",
    "ATTACK_ANNOUNCE",
    ...(other ? [] : ["PRE_DAMAGE_CALCULATE"]),
  ]);
}

/** What the scripts call an event of ours. */
export function codesOf(event) {
  switch (event.event) {
    case "moved":
      return moved(event);
    case "left-field":
      return all(["LEAVE_FIELD", "DESTROYED", "TO_GRAVE"]);
    case "position-changed":
      return all("CHANGE_POS");
    case "turned":
      return all(event.face === "up" ? ["FLIP", "CHANGE_POS", "FLIP_SUMMON_SUCCESS"] : ["CHANGE_POS"]);
    case "summoned":
      return summoned(event);
    case "drawn":
      return all(["DRAW", "TO_HAND"]);
    case "set":
      return all(["MSET", "SSET"]);
    case "battles":
      return battles(event);
    case "wins-battle":
      return all(["BATTLE_DESTROYING", "BATTLE_DESTROYED", "BATTLED"]);
    case "activation-negated":
      return all("CHAIN_NEGATED");
    case "chain-resolved":
    case "effect-resolved":
      return all(["CHAIN_SOLVED", "CHAIN_END", "CHAINING"]);
    case "attack-declared":
      return all(["ATTACK_ANNOUNCE", "BE_BATTLE_TARGET"]);
    case "activated":
      return all(["CHAINING", ...(event.what.targeting === undefined ? [] : ["BECOME_TARGET"])]);
    case "lp-gain":
      return all("RECOVER");
    case "damage":
      return all(event.kind === "battle" ? "BATTLE_DAMAGE" : ["DAMAGE", "BATTLE_DAMAGE"]);
    default:
      return all(`(${event.event})`);
  }
}

/** What the scripts call a part of the turn in which something triggers. */
export const codesOfPhase = ({ phase }) => all(PHASES[phase] ?? `(${phase})`);

/** Whether one of each list is there, and nothing else. */
export const sameEvents = (lists, codes) =>
  lists.every((list) => list.some((code) => codes.includes(code))) &&
  codes.every((code) => lists.some((list) => list.includes(code)));
