import type { Language } from "@chainwright/card-ir";
import type { CardName, Moment, MomentKind, What } from "../src/index.ts";

const break_: CardName = { id: 1, card: "Raigeki Break" };
const alchemist: CardName = { id: 2, card: "Dimensional Alchemist" };
const sangan: CardName = { id: 3, card: "Sangan" };

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  "Raigeki Break": { en: "Raigeki Break", ko: "라이트닝 브레이크", ja: "サンダー・ブレイク" },
  "Dimensional Alchemist": { en: "Dimensional Alchemist", ko: "차원합성사", ja: "次元合成師" },
  Sangan: { en: "Sangan", ko: "크리터", ja: "クリッター" },
};

export const names = (card: string, language: Language): string => NAMES[card]?.[language] ?? card;

const moved = { kind: "moved", card: alchemist, from: "monster", to: "graveyard", owner: "A" } as const;

/** At least one sample of every kind; the type makes sure that no kind is forgotten. */
export const SAMPLES: { readonly [Kind in MomentKind]: readonly Extract<What, { kind: Kind }>[] } = {
  turn: [{ kind: "turn", player: "A", turn: 3 }],
  phase: ["draw", "standby", "main", "main1", "battle", "damage", "main2", "end"].map((phase) => ({
    kind: "phase",
    phase,
  })),
  "no-draw": [{ kind: "no-draw", player: "A" }],
  "phase-skipped": [{ kind: "phase-skipped", player: "A", phase: "standby" }],
  activated: [
    { kind: "activated", link: 2, by: break_, player: "B", effect: "card", speed: 2, from: "spell" },
    { kind: "activated", link: 1, by: break_, player: "B", effect: "card", speed: 1, from: "hand" },
    { kind: "activated", link: 1, by: alchemist, player: "A", effect: "effect", speed: 1, from: "graveyard" },
    { kind: "activated", link: 1, by: alchemist, player: "A", effect: "effect", speed: 1, from: "banished" },
    {
      kind: "activated",
      link: 1,
      chainless: true,
      by: sangan,
      player: "A",
      effect: "effect",
      speed: 0,
      from: "monster",
    },
  ],
  targeted: [
    { kind: "targeted", link: 2, card: alchemist },
    { kind: "targeted", link: 2, chainless: true, card: alchemist },
  ],
  paid: [{ kind: "paid", player: "A", lp: 1000 }],
  "lost-lp": [{ kind: "lost-lp", player: "A", lp: 800 }],
  "first-to-respond": [
    { kind: "first-to-respond", player: "A", link: 2 },
    { kind: "first-to-respond", player: "B", link: 0, chainless: true },
  ],
  passed: [{ kind: "passed", player: "B" }],
  "chain-closed": [
    { kind: "chain-closed", first: 1, last: 3 },
    { kind: "chain-closed", first: 1, last: 1 },
  ],
  resolving: [
    { kind: "resolving", link: 2, by: break_ },
    { kind: "resolving", link: 1, chainless: true, by: break_ },
  ],
  resolved: [{ kind: "resolved", link: 2, by: break_ }],
  negated: [
    { kind: "negated", link: 1, by: break_, negatedBy: sangan, what: "activation" },
    { kind: "negated", link: 1, by: break_, negatedBy: sangan, what: "effect" },
    { kind: "negated", link: 1, by: break_, negatedBy: sangan, what: "becomes" },
  ],
  attempted: ["normal", "tribute", "flip", "special", "synchro", "xyz", "link", "pendulum"].map((way) => ({
    kind: "attempted",
    card: alchemist,
    player: "A",
    way,
  })),
  "summon-negated": [{ kind: "summon-negated", card: alchemist, negatedBy: break_ }],
  skipped: [
    { kind: "skipped", link: 1, by: break_, what: "activation" },
    { kind: "skipped", link: 1, by: break_, what: "effect" },
  ],
  declared: [{ kind: "declared", card: sangan, said: "Warrior" }],
  exchanged: [
    { kind: "exchanged", by: sangan, to: "gain" },
    { kind: "exchanged", by: sangan, to: "damage" },
  ],
  begins: [{ kind: "begins", card: sangan }],
  ceases: [{ kind: "ceases", card: sangan }],
  "paid-instead": [{ kind: "paid-instead", card: sangan, by: break_ }],
  overruled: [{ kind: "overruled", card: sangan, by: break_ }],
  loop: [
    { kind: "loop", cards: [sangan] },
    { kind: "loop", cards: [sangan, break_, alchemist] },
  ],
  "loop-ends": [{ kind: "loop-ends", card: sangan }],
  ruled: ["negate", "forbid", "position", "redirect", "destroy", "onLeaving", "unaffected", "stat"].map(
    (does) => ({
      kind: "ruled",
      card: sangan,
      by: break_,
      does,
    }),
  ),
  fizzled: [{ kind: "fizzled", link: 1, by: break_ }],
  "chain-done": [{ kind: "chain-done" }],
  "not-returned": [{ kind: "not-returned", card: break_ }],
  shown: [
    { kind: "shown", card: break_ },
    { kind: "shown", card: break_, to: "B" },
  ],
  spent: [{ kind: "spent", card: break_ }],
  moved: [
    { ...moved, how: "destroyed", cause: "effect", by: break_ },
    { ...moved, how: "destroyed", cause: "battle" },
    { ...moved, how: "destroyed", cause: "effect", by: break_, to: "banished" },
    { ...moved, how: "destroyed", cause: "effect", by: break_, to: "deck" },
    { ...moved, card: sangan, how: "discarded", from: "hand", cause: "cost", by: break_ },
    { ...moved, how: "tributed", cause: "summon" },
    { ...moved, how: "detached", from: "material", cause: "cost" },
    { ...moved, how: "material", cause: "summon", by: sangan },
    { ...moved, how: "drawn", from: "deck", to: "hand", cause: "rule" },
    { ...moved, how: "banished", to: "banished", cause: "effect" },
    { ...moved, how: "returned", to: "hand", cause: "effect", by: break_ },
    { ...moved, how: "added", from: "banished", to: "hand", cause: "effect", by: alchemist },
    { ...moved, how: "placed", from: "hand", to: "spell", cause: "rule" },
    { ...moved, how: "put", from: "deck", to: "mana", cause: "effect" },
    { ...moved, how: "sent", cause: "rule" },
    { ...moved, how: "moved", from: "extra", to: "field", cause: "rule" },
  ],
  summoned: [
    "normal",
    "tribute",
    "flip",
    "special",
    "fusion",
    "ritual",
    "synchro",
    "xyz",
    "link",
    "summon",
    "put",
  ].map((way) => ({ kind: "summoned", card: alchemist, player: "A", way })),
  damage: (["battle", "effect", "rule", "cost"] as const).map((cause) => ({
    kind: "damage",
    player: "A",
    amount: 1300,
    cause,
    lp: 6700,
  })),
  gained: [{ kind: "gained", player: "B", amount: 500, lp: 8500 }],
  drew: [
    { kind: "drew", player: "A", count: 1 },
    { kind: "drew", player: "A", count: 2 },
  ],
  chance: [
    { kind: "chance", player: "A", thrown: "coin", side: 1 },
    { kind: "chance", player: "B", thrown: "die", side: 6 },
  ],
  shifted: [{ kind: "shifted", card: sangan }],
  control: [{ kind: "control", card: sangan, player: "B" }],
  equipped: [{ kind: "equipped", card: sangan, to: sangan }],
  flipped: [
    { kind: "flipped", card: sangan, face: "up" },
    { kind: "flipped", card: sangan, face: "down" },
  ],
  position: (["attack", "defense", "tapped", "untapped"] as const).map((position) => ({
    kind: "position",
    card: sangan,
    position,
  })),
  applied: [
    { kind: "applied", card: alchemist, what: "atk-gain", value: 500 },
    { kind: "applied", card: alchemist, what: "def-gain", value: -500 },
    { kind: "applied", card: alchemist, what: "atk-given", value: 500 },
    { kind: "applied", card: alchemist, what: "level-become", value: 1 },
    { kind: "applied", card: alchemist, what: "power-times", value: 2 },
    { kind: "applied", card: alchemist, what: "atk-original", value: 650 },
    { kind: "applied", card: alchemist, what: "pierce", value: 0 },
    { kind: "applied", card: alchemist, what: "extra-attack", value: 0 },
    { kind: "applied", what: "no-battle-phase", value: 0, player: "A" },
    { kind: "applied", what: "closed", value: 1, player: "A" },
    { kind: "applied", card: alchemist, what: "tuner", value: 0 },
    { kind: "applied", card: alchemist, what: "spirit", value: 0 },
    { kind: "applied", card: alchemist, what: "toon", value: 0 },
    { kind: "applied", card: alchemist, what: "negated", value: 0 },
    { kind: "applied", card: alchemist, what: "later", value: 0 },
    { kind: "applied", card: alchemist, what: "leaving-to", value: 0, zone: "banished" },
    { kind: "applied", what: "forbid-put", value: 0, player: "B", name: "Raigeki Break" },
    { kind: "applied", what: "forbid-activate", value: 0, player: "B", name: "Raigeki Break" },
    { kind: "applied", card: alchemist, what: "counter", value: 1 },
    { kind: "applied", what: "something new", value: 0 },
    { kind: "applied", card: alchemist, what: "something new", value: 0 },
  ],
  expired: [
    ...["stat", "negated", "leaving-to", "something new"].map((what) => ({
      kind: "expired" as const,
      card: alchemist,
      what,
    })),
    { kind: "expired", what: "forbid-activate" },
    { kind: "expired", what: "forbid-put" },
    { kind: "expired", what: "later" },
  ],
  attack: [
    { kind: "attack", attacker: alchemist, target: sangan, player: "A" },
    { kind: "attack", attacker: alchemist, player: "A" },
  ],
  battle: [
    { kind: "battle", attacker: alchemist, target: sangan, attackerValue: 1300, targetValue: 1000 },
    { kind: "battle", attacker: alchemist, attackerValue: 1300 },
  ],
  step: [
    "start",
    "battle",
    "end",
    "damage-start",
    "before-calculation",
    "calculation",
    "after-calculation",
    "damage-end",
  ].map((step) => ({ kind: "step", step })),
  replay: [{ kind: "replay", attacker: alchemist }],
  "attack-stopped": [{ kind: "attack-stopped", attacker: alchemist }],
  "battle-over": [{ kind: "battle-over", attacker: alchemist }],
  "no-further-chain": [{ kind: "no-further-chain" }],
  settled: [{ kind: "settled", card: sangan, by: alchemist }],
  "no-damage": [{ kind: "no-damage", player: "A", by: sangan }],
  "settled-already": [{ kind: "settled-already", card: sangan }],
  triggered: [
    { kind: "triggered", card: sangan, player: "B", group: 2, mandatory: true },
    { kind: "triggered", card: sangan, player: "B", group: 0, mandatory: false },
  ],
  missed: [{ kind: "missed", card: alchemist, player: "A" }],
  "not-triggered": [{ kind: "not-triggered", card: alchemist, player: "A" }],
  forced: [{ kind: "forced", card: alchemist, player: "A" }],
  processed: [{ kind: "processed", card: alchemist, player: "A" }],
  "each-time": [{ kind: "each-time", card: alchemist, player: "A" }],
  replaced: [{ kind: "replaced", card: alchemist }],
  referred: [
    { kind: "referred", link: 1, chainless: true, by: alchemist, reading: "done", tried: 3, counted: 2 },
    { kind: "referred", link: 1, by: alchemist, reading: "attempted", tried: 0, counted: 0 },
  ],
  "mana-paid": [{ kind: "mana-paid", player: "A", count: 3, card: alchemist }],
  blocks: [{ kind: "blocks", card: sangan, attacker: alchemist }],
  breaks: [{ kind: "breaks", attacker: alchemist, count: 2 }],
  slays: [{ kind: "slays", by: sangan, card: alchemist }],
  "gr-summon": [{ kind: "gr-summon", card: sangan, player: "A" }],
  invades: [{ kind: "invades", card: sangan, player: "A" }],
  strikes: [{ kind: "strikes", card: sangan, player: "B" }],
  "shield-trigger": [{ kind: "shield-trigger", card: break_, player: "B" }],
  over: [
    { kind: "over", winner: "A" },
    { kind: "over", winner: "draw" },
  ],
};

export const moment = (what: What): Moment => ({ what, rules: [], words: [] });
