import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** Ways of Summoning that players are kept from. */
const SUMMONING = [
  ["Special Summon", "special-summon"],
  ["Normal or Special Summon", "summon"],
] as const;

/** What players cannot do. */
export function ocgPlayerBans(g: Grammar): void {
  players(g);
  silences(g);
}

/** "Your opponent cannot activate cards or effects when this card is Summoned": only as an answer to just that. */
function silences(g: Grammar): void {
  for (const [who, player] of [
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const)
    for (const [words, act, noun] of [
      ["cards or effects", "activate", "card"],
      ["monster effects", "activate", "monster"],
      ["Spell/Trap Cards", "activate-card", "spell-or-trap"],
      ["Trap Cards", "activate-card", "trap"],
    ] as const)
      g.rule("silence", `${who} activate ${words}`, { verb: "forbid", player, act, what: all(noun) });
  g.rule(
    "silence",
    "no Trap Cards can be activated",
    { verb: "forbid", player: "both", act: "activate-card", what: all("trap") },
    { wording: "no" },
  );
  const held = { until: "while-face-up" };
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:silence} when {answering:event}", held, { wording: "when" });
  g.rule(
    "effect",
    "{resolution:silent-whens}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-when" },
  );
  g.rule("silent-whens", "{+:silent-when}");
  g.rule("silent-when", "{step:silent-step}");
  g.rule("silent-step", "when {answering:event}, {...:silence}", held, { wording: "front" });
  g.noted("silent-when", "silent-step");
}

/** What players cannot do. */
function players(g: Grammar): void {
  for (const [who, player] of [
    ["you cannot conduct your", "you"],
    ["your opponent cannot conduct their", "opponent"],
  ] as const)
    for (const [time, wording] of [
      ["this turn", "this-turn"],
      ["for the rest of this turn", "rest"],
    ] as const)
      g.rule(
        "statement",
        `${who} Battle Phase ${time}`,
        { verb: "no-battle-phase", player, until: "end-of-turn" },
        { wording },
      );
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const) {
    const ban = (words: string, fields: Record<string, unknown>, wording?: string) =>
      g.rule("ban", `${who} ${words}`, { verb: "forbid", player, ...fields } as never, {
        wording: wording ?? "player",
      });
    ban("declare an attack", { act: "attack", what: all("monster") });
    ban("Normal Summon/Set", { act: "normal-summon", what: all("monster") });
    for (const [words, act] of SUMMONING) {
      ban(words, { act, what: all("monster") }, "none");
      ban(`${words} {what:barred}`, { act });
      ban(`${words}, except {except:barred}`, { act, what: all("monster") }, "bare");
    }
    const only = { verb: "forbid", player, act: "special-summon", what: all("monster") };
    const may = player === "both" ? "both players can" : who.replace("cannot", "can");
    g.rule("ban", `${may} only Special Summon {except:barred}`, only, { wording: "only" });
    ban(
      "Special Summon from {what.where:extra-deck}, except {except:barred}",
      {
        act: "special-summon",
        "what.quantity": { kind: "all" },
        "what.traits": [],
        "what.noun": "monster",
      },
      "bare",
    );
    for (const [what, note] of [
      ["barred", "player"],
      ["ref[sg]", "this"],
    ] as const) {
      const target = (words: string) => ban(`target {what:${what}} ${words}`, { act: "target" }, note);
      target("with card effects");
      target("with {byCards:effects-any}");
      target("with card effects, except {except:left-out}");
      ban(`target {what:${what}} for attacks`, { act: "be-attacked" }, note);
    }
    for (const [noun, words, short] of [
      ["spell", ["Spell Cards"], "Spells"],
      ["trap", ["Trap Cards"], "Traps"],
      ["spell-or-trap", ["Spell/Trap Cards", "Spell or Trap Cards"], "Spells/Traps"],
    ] as const) {
      ban(`activate ${short}`, { act: "activate-card", what: all(noun) }, "short");
      for (const [i, word] of words.entries()) {
        const or = i === 0 ? "" : "-or";
        ban(`activate ${word}`, { act: "activate-card", what: all(noun) }, `more${or}`);
        ban(`activate any ${word}`, { act: "activate-card", what: all(noun) }, `any${or}`);
        ban(`activate ${word} or effects`, { act: "activate", what: all(noun) }, `effects${or}`);
      }
    }
    ban("activate monster effects", { act: "activate", what: all("monster") }, "more");
    ban("activate the effects of {what:barred}", { act: "activate" }, "of");
    ban("activate {what:owner} effects", { act: "activate" }, "owner");
    ban("target {what:obj-pronoun} with card effects", { act: "target" }, "them");
    if (player !== "opponent")
      ban("activate cards or effects", { act: "activate", what: all("card") }, "more");
    ban("target {what:barred} for attacks, except {except:left-out}", { act: "be-attacked" }, "except");
  }
  const theirs = { verb: "forbid", player: "opponent", act: "be-attacked" };
  for (const [who, wording] of [
    ["your opponent's monsters cannot", "monsters"],
    ["monsters your opponent controls cannot", "controls"],
  ] as const)
    g.rule("ban", `${who} target {what:barred} for attacks, except {except:left-out}`, theirs, { wording });
  // "…, except “X”", "…, except this one"
  g.rule("left-out", "{=:barred}");
  g.rule("left-out", "{traits:named}", { quantity: { kind: "all" }, noun: "card", where: [] });
  for (const [words, wording] of [
    ["this one", "one"],
    ["this card", "card"],
    ["itself", "itself"],
  ] as const)
    g.rule("left-out", words, { ref: "this-card" }, { wording });
  g.noted("left-out");
  g.rule("ban", "{what:subj[N]} {...:pred[N]}, except {except:left-out}");
  g.rule("ban", "your opponent's monsters cannot target {what:barred} for attacks", theirs, {
    wording: "monsters",
  });
  g.rule("ban", "your opponent's monsters cannot target {what:ref[sg]} for attacks", theirs, {
    wording: "monsters",
  });
  g.rule("ban", "monsters your opponent controls cannot target {what:barred} for attacks", theirs, {
    wording: "controls",
  });
  g.rule("ban", "monsters your opponent controls cannot target {what:ref[sg]} for attacks", theirs, {
    wording: "controls",
  });
  g.rule("extra-deck", "{+:trait-extra-deck}");
  g.rule("trait-extra-deck", "the Extra Deck", { trait: "from", "place.names": ["extra-deck"] });
  g.noted("trait-extra-deck", "barred");
  // Which monsters: "monsters from the Extra Deck", "Dragon monsters", "Synchro Monsters"
  g.rule("barred", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule(
    "barred",
    "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "kind" },
  );
  // For the rest of the turn, said in the middle of the sentence.
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
  ] as const) {
    const ban = (words: string, fields: Record<string, unknown>, wording: string) =>
      g.rule("statement", `${who} ${words}`, { verb: "forbid", player, ...fields } as never, { wording });
    for (const [time, until, note] of [
      ["for the rest of this turn", "end-of-turn", "rest"],
      ["for the rest of this turn after this card resolves", "end-of-turn", "rest-card"],
      ["for the rest of this turn after this effect resolves", "end-of-turn", "rest-effect"],
      ["until the end of your next turn", "end-of-next-turn", "next"],
      ["until the end of your opponent's next turn", "end-of-opponents-next-turn", "theirs"],
    ] as const) {
      for (const [words, act] of SUMMONING) {
        const monsters = { until, act, what: all("monster") };
        ban(`${words} monsters ${time}, except {except:barred}`, monsters, `${note}-monsters`);
        ban(`${words} ${time}, except {except:barred}`, monsters, `${note}-bare`);
        // For the rest of the turn any ban can be said to hold.
        if (note !== "rest") ban(`${words} monsters ${time}`, monsters, `${note}-monsters`);
      }
      const extra = {
        until,
        act: "special-summon",
        "what.quantity": { kind: "all" },
        "what.traits": [],
        "what.noun": "monster",
      };
      ban(
        `Special Summon monsters from {what.where:extra-deck} ${time}, except {except:barred}`,
        extra,
        `${note}-extra`,
      );
      ban(
        `Special Summon from {what.where:extra-deck} ${time}, except {except:barred}`,
        extra,
        `${note}-extra-bare`,
      );
      ban(`Special Summon from {what.where:extra-deck} ${time}`, extra, `${note}-extra-bare`);
      if (note === "rest") continue;
      ban(`Special Summon monsters from {what.where:extra-deck} ${time}`, extra, `${note}-extra`);
    }
  }
}
