import type { Grammar } from "../../grammar.ts";

const MONSTERS = { quantity: { kind: "every" }, traits: [], noun: "monster", where: [] };

/** What a player cannot do, or can only do: who it is, and `forbidding`, what that player cannot do. */
export function rushBans(g: Grammar): void {
  g.words("who-cannot", {
    "you cannot": "you",
    "your opponent cannot": "opponent",
    "neither player can": "both",
  });
  g.words("who-can-only", { "you can only": "you", "your opponent can only": "opponent" });
  g.rule("player-ban", "{player:who-cannot} {...:forbidding}");
  g.rule(
    "player-ban",
    "{player:who-cannot} {...:forbidding}, except those of {except:free}",
    {},
    { wording: "those" },
  );
  // Until when is said before what is excepted.
  const until = "{player:who-cannot} {...:forbidding} {until:duration}, except";
  g.rule("statement", `${until} those of {except:free}`, {}, { wording: "until-those" });
  g.rule("statement", `${until} {except:free}`, {}, { wording: "until" });
  g.rule("player-ban", "{player:who-can-only} {...:allowing}");
  g.rule("player-ban", "{...:no-damage}", { verb: "change-damage", times: 0 });
  g.rule("lasting-step[pl]", "when {answering:event}, {...:player-ban}", {}, { wording: "when" });
  activating(g);
  attacking(g);
  summoning(g);
  damage(g);
  g.noted("forbidding", "cards");
}

function activating(g: Grammar): void {
  const card = { verb: "forbid", act: "activate-card" };
  const effects = { verb: "forbid", act: "activate" };
  g.rule("forbidding", "activate {what:cards}[[ {...:at-times}]]", card);
  g.rule("forbidding", "activate {what:ref[N]}[[ {...:at-times}]]", card);
  g.rule("forbidding", "activate {what:named-only}", card, { wording: "card" });
  g.rule("at-times", "during the {phase:phase}");
  g.rule("at-times", "when {...:attacking[N]}");
  g.rule("attacking[N]", "{whenAttacks:subj[N]} <declares/declare> <an attack/attacks>");
  g.rule("forbidding", "activate {what:effects-that}", effects);
  g.rule("effects-that", "the effect of {=:named-only}");
  g.rule("effects-that", "the effects of {=:free}", undefined, { wording: "effects" });
  g.rule("effects-that", "{=:owner} effects", undefined, { wording: "owner" });
  g.rule("effects-that", "{=:any-effects}");
  // "… cannot activate that card or the effect of “A”"
  g.rule("or-activate", "the effect of {what:named-only}", effects);
  g.rule("or-activate", "{what:named-only}", effects, { wording: "effects" });
  g.noted("or-activate");
  g.rule("cards", "{...:cards[pl]} {where*:post}", { quantity: { kind: "every" } });
}

function attacking(g: Grammar): void {
  const ban = { verb: "forbid", act: "attack" };
  g.rule("forbidding", "attack with {what:free}", ban);
  g.rule("forbidding", "declare an attack", { ...ban, what: MONSTERS });
  g.rule("forbidding", "declare an attack with {what:free}", { ...ban, act: "declare-attack" });
  g.rule("forbidding", "attack directly", { ...ban, act: "attack-directly", what: MONSTERS });
  g.rule("forbidding", "attack {what:free}", { ...ban, act: "be-attacked" });
  g.rule(
    "forbidding",
    "declare an attack on {what:free}",
    { ...ban, act: "be-attacked" },
    { wording: "declare" },
  );
  g.rule("allowing", "attack with {except:free}", { ...ban, what: MONSTERS });
}

/** "You cannot Normal Summon/Set monsters from your hand" */
function summoning(g: Grammar): void {
  const ban = { verb: "forbid" };
  g.words("summoning-act", {
    "Tribute Summon": "tribute-summon-or-set",
    "Normal Summon": "normal-summon",
    "Normal Summon/Set": "normal-summon-or-set",
    "Normal Summon/Set or Special Summon": "summon-or-set",
    "Normal or Special Summon": "summon",
    "Special Summon": "special-summon",
    Tribute: "tribute",
    Set: "set",
  });
  g.rule("forbidding", "{act:summoning-act}[[ any]] {what:free}", ban);
  g.rule("forbidding", "Tribute Summon {what:free} in Attack Position", { ...ban, act: "tribute-summon" });
  g.rule("forbidding", "Tribute {what:free} for a Tribute Summon", {
    ...ban,
    act: "tribute-for-tribute-summon",
  });
  g.rule("forbidding", "use {what:free} as material for a Fusion Summon", {
    ...ban,
    act: "material",
    ways: ["fusion"],
  });
  g.rule("allowing", "Special Summon {except:free}", { ...ban, act: "special-summon", what: MONSTERS });
}

/** "You take no battle damage": what cannot be done to a player. */
function damage(g: Grammar): void {
  g.words("who-takes", {
    "you take": "you",
    "your opponent takes": "opponent",
  });
  g.rule("no-damage", "{player:who-takes} no {kind:damage-kind} damage[[ from {...:damage-from}]]");
  g.rule("no-damage", "neither player takes {kind:damage-kind} damage[[ from {...:damage-from}]]", {
    player: "both",
  });
  g.rule("damage-from", "your opponent", { by: "opponent" });
  g.rule("damage-from", "battles involving {involving:free}");
  g.rule("damage-from", "{dealtBy:free}");
}
