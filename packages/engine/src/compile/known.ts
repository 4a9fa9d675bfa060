import { NotCarriedOut } from "./using.ts";

/**
 * Everything that the compiler reads, by kind of node. The language of card texts grows ahead of the engine:
 * a word that has a place in the IR but none here would be passed over in silence, and the card half-played.
 */
const READ: Readonly<Record<string, readonly string[]>> = {
  effect: [
    "kind",
    "conditions",
    "optional",
    "cost",
    "resolution",
    "replaces",
    "from",
    "part",
    "position",
    "originalAtk",
    "modes",
  ],
  mode: ["conditions", "cost", "resolution"],
  rider: ["clauses"],
  proviso: ["condition"],
  heading: ["part"],
  materials: ["groups"],
  "no-effect": [],
  "name-rule": ["name", "legend", "series", "at", "turn", "other"],
  "equip-rule": ["to", "requirement"],
  // What may be said beside the kind of rule.
  "rule remains-on-field": [],
  "rule treated-as-normal": [],
  "rule gemini": [],
  "rule cannot-normal-summon": [],
  "rule cannot-special-summon": [],
  "rule only-by-own-effect": [],
  "rule cannot-be-material": ["ways"],
  "rule ritual-with": ["by"],
  "rule special-once": ["name"],
  "rule procedure": ["from", "position", "cost", "conditions", "originalAtk", "must"],
  "rule cannot-special-summon-from": ["from", "turn"],
  "rule only-by-effect": ["by", "must"],
  "rule first-by": ["ways"],
  "rule three-tributes": [],
  "rule contact": ["manner", "must"],
  "rule once-per-turn": ["name"],
  "rule only-one": ["name"],
  "rule only-by": ["ways"],
  "rule maximum": ["names"],
  "rule tribute-by": ["tributes", "conditions", "originalAtk"],
  "rule without-tribute": ["fewer", "conditions", "originalAtk"],
  keyword: ["keyword", "n", "what"],
  limit: ["word", "scope", "name", "per", "of"],
  clause: ["join", "optional", "decides", "condition", "step"],
  group: ["quantity", "traits", "noun", "where", "one", "each", "both", "own", "including", "except"],
  reference: [
    "ref",
    "noun",
    "traits",
    "where",
    "to",
    "slot",
    "verb",
    "voice",
    "ability",
    "others",
    "part",
    "position",
    "and",
  ],
  place: ["of", "names", "faceUp"],
  // (also a trait, which has no fields)
  activated: ["what", "noun", "kinds", "other", "or", "targeting"],
  // Steps.
  target: ["what", "ifPossible"],
  choose: ["what", "player"],
  equip: ["what", "to", "max"],
  "take-control": ["what", "until"],
  whenever: ["event", "then"],
  swear: ["act"],
  "effect-resolved": ["targeting"],
  "toss-coin": ["called"],
  excavate: ["player", "count", "from"],
  reveal: ["what"],
  "look-at": ["what"],
  "draw-until": ["player", "hand"],
  "put-in-deck": ["what", "inOrder"],
  "swap-stats": ["what", "until"],
  "attack-directly": ["what", "until"],
  "more-attacks": ["what", "count", "on", "until"],
  "worth-tributes": ["what", "count", "for", "position", "until"],
  "lend-tribute": ["what", "for", "position", "until"],
  "change-name": ["what", "name", "as", "for", "also", "until"],
  "change-attribute": ["what", "attribute", "as", "until"],
  "roll-die": [],
  win: [],
  "set-lp": ["player", "amount"],
  "remove-counter": ["counter", "count", "from"],
  destroy: ["what", "player"],
  banish: ["what"],
  discard: ["what", "player"],
  tribute: ["what"],
  draw: ["player", "count"],
  move: ["manner", "what", "to", "player", "inOrder", "sameOrder", "except"],
  "special-summon": ["as", "what", "player", "position", "to", "faceUp", "except"],
  "negate-activation": ["what", "summon"],
  "negate-summon": [],
  "negate-chain": [],
  "fusion-summon": ["what", "using", "manner", "to", "materialSlot", "including", "barring", "position"],
  "ritual-summon": [
    "what",
    "using",
    "levels",
    "compare",
    "noMore",
    "manner",
    "to",
    "materialSlot",
    "barring",
  ],
  "summon-afterwards": ["way", "what", "using"],
  "summon-token": ["count", "token", "position", "side"],
  "negate-effects": ["what", "until"],
  "change-stat": ["what", "stat", "also", "alsoValue", "change", "value", "exactly", "original", "until"],
  "change-type": ["what", "type", "as", "until"],
  declare: ["property"],
  unaffected: ["what", "by", "until"],
  "also-attribute": ["what", "attribute"],
  "pay-half-lp": [],
  "change-position": ["what", "to", "faceUp"],
  detach: ["count", "from"],
  "place-counter": ["counter", "count", "what", "max"],
  "halve-damage": [],
  damage: ["player", "amount", "kind", "source", "direct"],
  "gain-lp": ["player", "amount"],
  "pay-lp": ["amount"],
  "fewer-tributes": ["player", "count", "what"],
  "normal-summons": ["count", "until"],
  // (also the trait of Set cards, which has no fields)
  set: ["what", "stays", "to", "player"],
  "gain-keyword": ["what", "keyword", "until"],
  "gr-summon": ["count"],
  stay: [],
  tap: ["what", "untap", "player"],
  break: ["what"],
  excuse: ["what", "to", "at"],
  "end-phase": ["phase"],
  "skip-phase": ["player", "phase", "count"],
  "give-up-draw": [],
  look: ["count", "at"],
  later: ["at", "whose", "turn", "then"],
  "bind-leaving": ["what", "to"],
  "negate-attack": [],
  "attack-again": ["what", "until"],
  pierce: ["what", "until"],
  "no-damage": ["player", "kind", "involving", "by", "until"],
  forbid: [
    ...["player", "act", "what", "except", "byCards", "whenAttacks", "answering", "phase", "by", "effects"],
    "until",
  ],
  "attack-only": ["what", "targets", "until"],
  "attack-cost": ["what", "amount"],
  // Traits.
  face: ["face"],
  position: ["position"],
  attribute: ["attribute", "not"],
  type: ["type", "original", "not"],
  "declared-type": [],
  "lists-material": ["name"],
  "only-by": ["ways"],
  "maximum-mode": ["kind", "not"],
  equipped: ["with", "not"],
  described: ["traits", "noun", "where", "not"],
  "equipped-to": ["host"],
  kind: ["kind", "not"],
  series: ["series"],
  name: ["name", "original", "not"],
  // (also a comparison of numbers: "than")
  stat: ["stat", "compare", "value", "of", "original", "times", "plus", "not", "also", "or"],
  "own-stat": ["stat", "with", "original", "not"],
  "has-effect": ["effect"],
  "either-stat": ["stat", "low", "high"],
  // (also a number of cards)
  between: ["stat", "low", "high", "kind", "n", "most"],
  lowest: ["stat"],
  unlike: ["by"],
  alike: ["by"],
  same: ["by", "as"],
  "all-of": ["traits"],
  different: ["by", "of", "times"],
  highest: ["stat", "of", "plus", "original"],
  controlled: ["by"],
  "same-stat": ["stat", "as"],
  random: [],
  civilization: ["civilization", "not"],
  total: ["stat", "value"],
  "reveal-until": ["what"],
  "shuffle-deck": [],
  attacking: ["kind"],
  result: ["kind", "of"],
  per: ["kind", "n", "of", "upTo"],
  possessed: ["by"],
  in: ["place"],
  from: ["place"],
  other: ["than"],
  "same-name": ["as"],
  "one-of": ["group"],
  "any-of": ["traits"],
  exceeds: ["stat", "than"],
  "destroyed-by-battle": ["byCard"],
  "did-not-attack": [],
  // Events.
  moved: ["manner", "subject", "from", "to", "by", "agent", "byCard", "byEffectOf", "material"],
  "left-field": ["subject", "by", "agent"],
  turned: ["face", "subject"],
  summoned: ["ways", "subject", "agent", "from", "by", "byEffectOf", "would", "face", "turn", "to"],
  drawn: ["player", "normal", "turn", "phase"],
  both: ["kind", "all"],
  either: ["kind", "any", "options"],
  battles: ["subject", "with", "as"],
  "wins-battle": ["subject"],
  tapped: ["subject"],
  untapped: ["subject"],
  blocks: ["subject"],
  "attack-declared": ["subject", "direct", "target", "either"],
  mentions: ["name"],
  // ("damage" above)
  activatedEvent: ["what", "agent", "would", "chained"],
  "activation-negated": ["agent", "whose", "with"],
  "chain-resolved": ["links", "distinct"],
  // Conditions.
  event: ["kind", "word", "event", "or"],
  phase: ["kind", "phase", "whose", "at", "not", "nextAfter"],
  turn: ["kind", "whose"],
  "once-per-turn": ["kind"],
  "once-per-chain": ["kind"],
  "once-per-battle": ["kind"],
  "lp-gain": ["player", "kind"],
  "that-much": [],
  "has-material": ["kind", "what"],
  exists: ["kind", "player", "what", "not"],
  "activated-this-effect": ["kind", "notNegated"],
  "activated-card": ["kind", "what"],
  "this-way": ["kind", "verb", "slot", "what", "to", "position", "part"],
  is: ["kind", "what", "being"],
  only: ["kind", "traits", "noun", "where", "being"],
  "has-all": ["kind", "player", "names", "where", "faceUp"],
  lp: ["of", "kind", "n", "compare"],
  value: ["kind", "value", "compare", "than", "not"],
  "in-position": ["kind", "position"],
  "flipped-this-turn": ["kind"],
  "first-turn-of-second": ["kind"],
  "not-activated": ["kind", "names"],
  "not-summoned": ["kind", "what"],
  drew: ["kind", "player", "within", "not"],
  "not-activated-any": ["kind", "noun"],
  happened: ["kind", "event", "within", "at", "position"],
  coin: ["kind", "result", "of"],
  "came-up": ["kind"],
  "summoned-this-turn": ["kind", "ways"],
  // (also the sentence)
  oath: ["kind", "act"],
  "lp-lower": ["kind", "least"],
  holds: ["kind", "names", "at"],
  "own-occasion": ["kind", "damage", "negated"],
  "not-the-turn-sent": ["kind"],
  // (as a number: "times")
  "chain-link": ["kind", "compare", "n", "or", "distinct", "times"],
  // Values.
  "that-damage": [],
  had: ["stat", "of"],
  count: ["of", "times"],
  counters: ["counter", "of", "times"],
  die: ["of", "times"],
  "damage-taken": ["of"],
};

/** Notes that carry no meaning, and the words that say what a node is. */
const NOTES = new Set([
  "span",
  "wording",
  "slot",
  "verb",
  "trait",
  "event",
  "value",
  "ref",
  "sentence",
  "rule",
]);

function kindOf(node: Readonly<Record<string, unknown>>): string | undefined {
  if ("rule" in node) return `rule ${node.rule}`;
  if ("sentence" in node) return String(node.sentence);
  if ("step" in node) return "clause";
  if ("ref" in node) return "reference";
  if ("verb" in node && !("kind" in node && node.kind === "this-way")) return String(node.verb);
  if ("trait" in node) return String(node.trait);
  if ("quantity" in node) return "group";
  if (typeof node.event === "string") return node.event === "activated" ? "activatedEvent" : node.event;
  if (typeof node.value === "string") return node.value;
  if ("names" in node && !("at" in node || "kind" in node)) return "place";
  if (typeof node.what === "string") return "activated";
  if (typeof node.kind === "string" && node.kind in READ) return node.kind;
  return undefined;
}

/** @throws NotCarriedOut when the node, or one inside it, says something that the compiler does not read. */
export function mustKnow(node: unknown): void {
  if (Array.isArray(node)) {
    for (const one of node) mustKnow(one);
    return;
  }
  if (node === null || typeof node !== "object") return;
  const record = node as Readonly<Record<string, unknown>>;
  const kind = kindOf(record);
  const known = kind === undefined ? undefined : READ[kind];
  if (kind !== undefined && known === undefined)
    throw new NotCarriedOut(`the engine does not know "${kind}"`);
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    if (known !== undefined && !known.includes(key) && !NOTES.has(key)) {
      throw new NotCarriedOut(`the engine does not know "${key}" of "${kind}"`);
    }
    mustKnow(value);
  }
}
