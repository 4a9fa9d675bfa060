import { inOrder } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What players are told to do, in OCG texts. */
export function ocgDoing(g: Grammar): void {
  showing(g);
  choosing(g);
  links(g);
}

function showing(g: Grammar): void {
  g.rule("place-bottom", "your Main Deck", { of: "you", names: ["deck-bottom"] }, { wording: "main" });
  g.rule("place-bottom", "your Deck", { of: "you", names: ["deck-bottom"] });
  g.rule("place-bottom", "the Deck", { names: ["deck-bottom"] });
  g.rule("simple-step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<switch> control of {what:obj}", { verb: "switch-control" });
  g.rule("step[F]", "<show> it", { verb: "reveal", "what.ref": "it" }, { wording: "show" });
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
  g.rule("trait-from", "directly from {place:place}", { trait: "from" }, { wording: "directly" });
}

/** "take 1 “A” monster from your Deck, and either add it to your hand or send it to the GY" */
function choosing(g: Grammar): void {
  g.rule("step[F]", "<choose> {what:group[N]}", { verb: "choose" });
  // "take 1 “A” monster and 1 “B” monster from your Deck, add 1 of them to your hand"
  g.rule("step[F]", "<take> {what:obj}", { verb: "choose" }, { wording: "take" });
  g.rule(
    "statement",
    "your opponent randomly chooses 1 card from your entire hand",
    {
      verb: "choose",
      player: "opponent",
      "what.quantity": { kind: "exactly", n: 1 },
      "what.traits": [{ trait: "random" }],
      "what.noun": "card",
      "what.where": [{ trait: "from", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "entire" },
  );
  g.rule("simple-step[F]", "<discard> {what:two-kinds}", { verb: "discard" });
  g.rule("two-kinds", "{...:branch[sg]} and {both:branch[sg]}", { where: [] });
  g.rule("two-kinds", "{...:branch[sg]}, {both:more-kinds}", { where: [] });
  g.rule("more-kinds", "{...:branch[sg]}, and {both:branch[sg]}");
  g.noted("two-kinds", "more-kinds");
  // "2 random cards from your opponent's hand (or their entire hand, if less than 2)"
  g.rule(
    "group[pl]",
    "{quantity.n:int2} {...:cards[pl]} {where:post} ({...:or-all} if less than {quantity.orAllBelow:int2})",
    { "quantity.kind": "exactly" },
    { wording: "or-all" },
  );
  g.rule("or-all", "or <<their|your>> entire <<hand|Deck>>,", {});
  g.rule("or-all", "or as many as possible,", {}, { wording: "possible" });
  orIf(g);
  // "either equip it to this card or add it to your hand"
  g.rule("step[bare]", "either {options:alternatives}", { verb: "either" }, { wording: "either-first" });
  // "discard 1 “A” card and 1 “B” card, OR discard 1 “C”"
  g.rule("cost-step[bare]", "{options:or-costs}", { verb: "either" }, { wording: "or-costs" });
  g.rule("or-costs", "{+:alternative}, OR {+:alternative}");
  // "either add to your hand or Special Summon, 1 “A” monster from your Deck": one phrase for both.
  for (const [either, wording] of [
    ["either ", "either"],
    ["", "shared"],
  ] as const)
    g.rule("step[bare]", `${either}{options:shared-options}`, { verb: "either" }, { wording });
  g.rule("shared-options", "{+:shared-option}[[,]] or {+:shared-option}[[,]] {*what:group[N]}");
  g.rule("shared-option", "{...:doing[bare]}");
  g.rule("shared-option", "{...:moving[V,bare]} {...:going[V]}");
  g.noted("shared-option");
}

/** "Add it to your hand, or if you control “A”, you can Special Summon it instead" */
function orIf(g: Grammar): void {
  // "…, or if you discarded a Normal Monster to activate this effect, …", "… if you controlled “A” when you activated …"
  g.rule("or-when", "if {=:then-state}");
  g.rule("or-when", "{=:clause-condition}");
  const or = "<<, or|, but>> {when:or-when},";
  // What is excepted at the end is excepted of what is done instead.
  const instead = "{instead:or-step} {...:instead}[[{instead.besides:trailing}]]";
  g.rule("or-else", `${or} ${instead}`);
  g.rule("or-else", `${or} you can ${instead}`, { optional: true });
  // "Target 1 monster in your GY, or if you control “A”, you can target 1 in your opponent's GY instead"
  g.rule("or-target-else", `${or} you can {instead:or-target}[[ {...:instead}]]`, { optional: true });
  // "Special Summon it to your opponent's field, or if you control “A”, you can Special Summon it to your field"
  g.rule("or-else", `${or} you can {instead:or-step}`, { optional: true }, { wording: "unsaid" });
  g.rule("instead", "instead", {}, { wording: "said" });
  g.rule("step[bare]", "<<|either >>{then:or-step} {...:or-else}", { verb: "or-if" });
  g.rule("cost-step[bare]", "{then:or-target} {...:or-target-else}", { verb: "or-if" });
  // "either add it to your hand, or Special Summon it if it was a monster", "… or (if it is a Pendulum Monster) place it …"
  for (const [other, wording] of [
    ["{instead:or-step} {when:or-when}", "if-last"],
    ["({when:or-when}) {instead:or-step}", "if-brackets"],
  ] as const)
    g.rule(
      "step[bare]",
      `<<either |>>{then:or-step}[[,]] or ${other}`,
      { verb: "or-if", optional: true },
      { wording },
    );
  g.rule("or-target", "target {what:obj}", { verb: "target" });
  // What is not said again is where it is said first.
  g.rule(
    "or-step",
    "add {what:group[N]}",
    { verb: "move", manner: "add", to: { of: "you", names: ["hand"] } },
    { wording: "elliptic" },
  );
  g.rule("or-step", "{=:lone-step[bare]}");
  // "It loses 1000 ATK, or if this card was Special Summoned, you can destroy it instead"
  g.rule("statement", "{then:or-stated} {...:or-else}", { verb: "or-if" }, { wording: "stated" });
  g.rule("or-stated", "{...:lasting-statement}[[ {until:duration}]]");
  g.noted("or-step", "or-stated", "or-target");
}

/** "…, also, …", "…, then if you control a Dragon monster, …" */
function links(g: Grammar): void {
  for (const joint of ["joint[D]", "joint[and]", "joint[after that]"])
    g.rule("link", `{...:${joint}} if {...:then-if}`, {}, { wording: "if" });
  g.rule("link", ", and if you do, and[[ if]] {...:then-if}", { join: "and-if-you-do" }, { wording: "and" });
  for (const word of ["then", "also", "but"])
    g.rule(`joint[${word}]`, `, ${word},`, { join: word }, { wording: "joint-comma" });
  g.rule("joint[then]", ", and then[[,]]", { join: "then" }, { wording: "and-then" });
  g.rule("link", ", {...:listed}", { join: "listed" });
  // "Your opponent picks 1 for you to add to your hand, and you shuffle the rest into the Deck"
  const you = { rule: "link: {...:joint[D]} you {step:simple-step[bare]}" };
  for (const joint of ["joint[and]", "joint[and if you do]"])
    g.rule("link", `{...:${joint}} you {step:simple-step[bare]}`, { by: "you" }, you);
  g.rule("link", ", you {step:simple-step[bare]}", { join: "listed", by: "you" }, you);
  g.rule("listed", "{step:step[bare]}");
  g.rule("listed", "you can {step:step[bare]}", { optional: true });
  g.rule("link", "(but {...:first-clause})", { join: "but" }, { wording: "brackets" });
  g.noted("listed");
  // "…, then you can apply this effect." and the effect on a line of its own
  const applied = "you can apply this effect: {step:step[bare]}";
  g.rule("clause", applied, { optional: true }, { wording: "apply" });
  g.rule("then-if", `{condition:then-state}, ${applied}`, { optional: true }, { wording: "apply" });
  // "…, then if you have a “X” in your GY (except during the Damage Step), you can …"
  g.rule("then-state", "{all:state-outside}", { kind: "both" }, { wording: "outside" });
  g.rule("state-outside", "{+:state} {+:outside-step}");
  g.rule("outside-step", "(except during the Damage Step)", {
    kind: "phase",
    phase: "damage-step",
    not: true,
  });
  g.noted("outside-step");
  g.rule("then-if", "{condition:then-state}, {step:step[bare]}");
  g.rule("then-if", "{condition:then-state}, you can {step:step[bare]}", { optional: true });
  g.rule("then-if", "{condition:then-state}, {step:statement}");
  // "…, then if you added a Normal Monster, …", "… if you Tributed a Fiend monster to activate this effect, …"
  const did = { kind: "this-way" };
  g.rule("clause-condition", "if {=:then-did}");
  g.rule("clause-condition", "if {all:did-and-state}", { kind: "both" }, { wording: "did-and" });
  g.rule("did-and-state", "{+:then-did}[[,]] and {+:more-state}");
  g.rule("then-did", "you {verb:done-verb} {what:such-card[M]}[[ {...:did-how}]]", did);
  // What the effect Summons is the only thing that it can be.
  const it = "you <<|Special >><<Summon|Summoned>> <<it|that monster|this card>>";
  const summoned = { ...did, verb: "special-summon" };
  g.rule("then-did", `${it}[[ {...:did-how}]]`, summoned, { wording: "it" });
  g.rule(
    "then-did",
    `${it} {what.where:out-of-there}[[ {...:did-how}]]`,
    { ...summoned, "what.quantity": { kind: "a" }, "what.traits": [], "what.noun": "card" },
    { wording: "it-from" },
  );
  g.rule("then-did", "you changed {what:such-card[M]} to {position:position}[[ {...:did-how}]]", {
    ...did,
    verb: "change-position",
  });
  g.rule("then-did", "you {...:taken-there} {what:such-card[M]} to {to:place[in]}[[ {...:did-how}]]", did);
  g.words("taken-there", { sent: { verb: "send" }, returned: { verb: "return" }, added: { verb: "add" } });
  g.rule("then-did", "you targeted {what:such-card[M]}", { ...did, verb: "target" });
  for (const [how, part, wording] of [
    ["by this effect", "effect", "effect"],
    ["with this effect", "effect", "with-effect"],
    ["to activate this effect", "requirement", "activate"],
    ["to activate this card", "requirement", "activate-card"],
    ["when you activated this card", "requirement", "activated-card"],
    ["at activation", "requirement", "at-activation"],
  ] as const)
    g.rule("did-how", how, { part }, { wording });
  // "…, then, if any monsters were sent to the GY by this effect, …": whoever has done so.
  g.rule("then-did", "{what:such-card[M]} <was/were> {...:done-by}", did, { wording: "passive" });
  for (const [kind, wording, fields] of [
    ["{traits:bare-pre} {noun:noun[M]}", "", {}],
    ["{traits:pre-kind} {noun:kind-noun[M]}", "", {}],
    ["{traits:only-face} {noun:noun[M]}", "face", {}],
    ["{traits:face-and-such} {noun:noun[M]}", "face", {}],
    ["{noun:noun[M]}", "any", { traits: [] }],
    ["{traits:opponents} {noun:noun[M]}", "theirs", {}],
  ] as const)
    g.rule("such-kind[M]", kind, fields, wording === "" ? {} : { wording });
  const one = { quantity: { kind: "a" } };
  g.rule("such-number[sg]", "@a", one);
  g.rule("such-number[s]", "@a", one, { wording: "some" });
  g.rule("such-number[pl]", "any", one, { wording: "any-number" });
  g.rule("such-number[pl]", "{quantity.n:int} or more", { "quantity.kind": "at-least" });
  g.rule("such-number[pl]", "{quantity.n:int2}", { "quantity.kind": "exactly" });
  const least = { "quantity.kind": "at-least" };
  g.rule("such-number[pl]", "at least {quantity.n:int2}", least, { wording: "at-least" });
  g.rule("such-number[sg]", "at least 1", { ...least, "quantity.n": 1 }, { wording: "at-least" });
  // Whatever it is: "if you destroyed at least 1", "if you Special Summoned from the Deck".
  const any = { traits: [], noun: "card" };
  g.rule(
    "such-card[sg]",
    "at least 1",
    { quantity: { kind: "at-least", n: 1 }, ...any, where: [] },
    { wording: "whichever" },
  );
  g.rule("such-card[sg]", "{where:out-of-there}", { ...one, ...any }, { wording: "whichever" });
  g.rule("out-of-there", "{+:trait-from}");
  g.rule("such-card[M]", "{...:such-number[M]} {...:such-kind[M]} {where*:such-there}");
  g.rule("such-there", "{++:such}");
  g.rule("such-there", "{++:out-of-there}");
  g.rule("such-card[sg]", "[[@a ]]{traits:named}", { ...one, noun: "card", where: [] }, { wording: "named" });
  g.noted("such-card");
  g.rule("face-and-such", "{++:only-face} {++:bare-pre}");
  g.rule("such", "{+:trait-with}");
  g.rule("such", "{+:trait-that}");
  g.rule("such", "{+:trait-controlled}[[ {+:trait-with}]]");
  // What it is wherever it lies.
  inOrder(g, "bare-pre", ["trait-level", "trait-attribute", "trait-type", "trait-series", "trait-kind"]);
  g.noted("then-did");
  g.noted("then-if");
}
