import type { Grammar } from "../../grammar.ts";
import type { Token } from "../../tokens.ts";

/** How many words from `at` on name a counter: those with a capital letter that end with "Counter". */
function lengthOfName(tokens: readonly Token[], at: number): number {
  for (let n = 1; ; n++) {
    const token = tokens[at + n - 1];
    if (token === undefined) return 0;
    if (/(?:^|-)Counters?$/.test(token.text)) return n > 1 || token.text.includes("-") ? n : 0;
    // "Hi-Five the Sky Counter", "Emperor's Key Counter"
    const isPart = /^[A-Z]/.test(token.text) || (n > 1 && /^(?:the|of|'s)$/.test(token.text));
    if (!isPart) return 0;
  }
}

/** Counters: placed, removed, and what is said of cards that have some. */
export function ocgCounters(g: Grammar): void {
  const name = { kind: "word" as const, length: lengthOfName };
  const isOne = (value: unknown): boolean => typeof value === "string" && value.endsWith("Counter");
  g.terminal("named-counter[sg]", {
    ...name,
    read: ({ text }) => (isOne(text) ? text : undefined),
    write: (value) => (isOne(value) ? String(value) : undefined),
    called: "the name of a counter",
  });
  g.terminal("named-counter[pl]", {
    ...name,
    read: ({ text }) => (isOne(text) ? undefined : text.slice(0, -1)),
    write: (value) => (isOne(value) ? `${String(value)}s` : undefined),
    called: "the name of counters",
  });
  g.rule("named-counter[s]", "{=:named-counter[sg]}(s)");
  g.rule("counter[M]", "{=:named-counter[M]}");
  g.rule("counter[M]", "<counter/counters/counter(s)>", "counter");
  placing(g);
  removing(g);
  having(g);
}

function placing(g: Grammar): void {
  const place = { verb: "place-counter" };
  g.rule("how-many-counters", "<<1|@a>> {counter:counter[sg]}", { count: 1 });
  g.rule("how-many-counters", "{count:int2} {counter:counter[pl]}");
  const on = "<place> {...:how-many-counters} on {what:on-several}";
  g.rule("step[F]", `${on}[[ (max. {max:int})]]`, place);
  g.rule("step[F]", "<place> up to {count:int2} {counter:counter[pl]} on {what:obj}", {
    ...place,
    upTo: true,
  });
  // Several counters over several cards, shared out as the player likes.
  g.rule("on-several", "{=:obj}");
  g.rule("on-several", "<<each|each one>>", { ref: "them" }, { wording: "each-one" });
  g.rule("on-several", "{...:these[s]}", { quantity: { kind: "some" } }, { wording: "bare" });
  const every = { quantity: { kind: "every" } };
  g.rule("on-several", "each {...:these[sg]}", every, { wording: "each" });
  g.rule("on-several", "each {traits:named}", { ...every, noun: "card", where: [] }, { wording: "each" });
  g.noted("on-several");
  // "any of those monsters that are Level 2 or higher"
  const any = { quantity: { kind: "all" }, traits: [], noun: "monster" };
  g.rule("subj[pl]", "any of {where:those-leveled}", any, { wording: "any-of" });
  g.rule("those-leveled", "{+:trait-one-of} that are {+:trait-level}");
  g.rule("it-was", "it is {where:so-leveled}", { ref: "it" }, { wording: "level" });
  g.rule("so-leveled", "{+:trait-level}");
  const itself = { kind: "exists", "what.ref": "this-card" };
  g.rule("state", "this card is {what.where:so-leveled}", itself, { wording: "leveled" });
  const per = "<place> 1 {counter:counter[sg]} on {what:obj} {count:per}[[ (max. {max:int})]]";
  g.rule("step[F]", per, place, { wording: "per" });
  g.rule("step[F]", "<place> {counter:counter[pl]} on {what:obj} {...:equal-to} {count:amount}", place);
  // "… the same number of Spell Counters on it that it had as a monster": before it was destroyed.
  const same = "<place> the same number of {counter&count.counter:counter[pl]} on {what:obj}";
  const had = `${same} that {count.of:bore-then} had[[ as a monster]]`;
  g.rule("step[F]", had, { ...place, "count.value": "counters" }, { wording: "as-many" });
  g.rule("bore-then", "it", { ref: "it", former: true });
  g.rule("bore-then", "{=:possessor}", { former: true });
  g.noted("bore-then");
}

function removing(g: Grammar): void {
  const remove = { verb: "remove-counter" };
  for (const from of ["obj", "among"])
    for (const many of ["{...:how-many-counters}", "{...:left-open} {counter:counter[pl]}"])
      g.rule("step[F]", `<remove> ${many} from {from:${from}}`, remove);
  // "Remove Spell Counters from your field to activate 1 of these effects. ● 2: …": as many as that effect is marked with.
  g.rule("listed-counters", "{+:listed-counters-off}");
  g.rule("listed-counters-off", "{step:counters-listed}");
  const listed = { ...remove, count: "any" };
  for (const from of ["obj", "among"])
    g.rule("counters-listed", `remove {counter:counter[pl]} from {from:${from}}`, listed, {
      wording: "listed",
    });
  g.noted("listed-counters-off", "counters-listed");
  const all = { ...remove, count: "all" };
  g.rule("step[F]", "<remove> all {counter:named-counter[pl]} {from:off-bearers}", all);
  // Of every kind.
  g.rule("step[F]", "<remove> all counters {from:off-bearers}", all);
  g.rule("off-bearers", "<<from|on>> {...:bearers}", {}, { wording: "off" });
  // The field as a whole: as many cards as it takes, or all of them.
  const field = { trait: "in", place: { names: ["field"] } };
  const yours = { trait: "in", place: { of: "you", names: ["field"] } };
  for (const [category, kind] of [
    ["among", "some"],
    ["everywhere", "all"],
  ] as const) {
    const cards = { quantity: { kind }, traits: [], noun: "card" };
    const noted = { wording: "field", rule: "field-wide: wherever on a field" };
    g.rule(
      category,
      "<<your field|your side of the field|anywhere on your field>>",
      { ...cards, where: [yours] },
      noted,
    );
    g.rule(category, "<<the field|anywhere on the field>>", { ...cards, where: [field] }, noted);
    g.noted(category);
  }
  g.rule("bearers", "{=:obj}");
  g.rule("bearers", "{=:everywhere}");
  // Where they are, or were before the card left the field.
  g.rule("borne[N]", "on {=:bearers}");
  g.rule(
    "borne[N]",
    "that <was/were> on this card",
    { ref: "this-card", former: true },
    { wording: "former" },
  );
  // "the number of counters you removed"
  g.rule(
    "borne[N]",
    "<<removed|you removed>>",
    { ref: "this-way", verb: "remove-counter" },
    { wording: "removed" },
  );
  g.noted("borne");
}

/** "monsters with a Spell Counter", "this card with 3 or more counters on it", "while this card has 2 counters on it" */
function having(g: Grammar): void {
  const some = { compare: "at-least", value: 1 };
  const bears = { trait: "with-counters" };
  const on = "[[ {...:on-itself}]]";
  g.rule("feature", `@a {counter:counter[O]}${on}`, { ...bears, ...some }, { wording: "counter-O" });
  g.rule("feature", `{counter:counter[L]}${on}`, { ...bears, ...some }, { wording: "counters-L" });
  g.rule("feature", `{value:int} {compare:or-less} {counter:counter[pl]}${on}`, bears);
  const least = { ...bears, compare: "at-least" };
  g.rule("feature", `{value:int2} {counter:counter[pl]}${on}`, least, { wording: "n" });
  const none = { ...bears, compare: "below", value: 1 };
  g.rule("trait-with", `without @a {counter:counter[sg]}${on}`, none, { wording: "none" });
  g.rule("trait-with", `without {counter:counter[pl]}${on}`, none, { wording: "none-pl" });
  g.rule("on-itself", "on <<it|them>>", {}, { wording: "on-itself" });
  g.rule("trait-that", "[[that ]]you can place @a {counter:counter[sg]} on", { trait: "takes-counters" });
  const counted = { kind: "value", "value.value": "counters" };
  g.rule("at-least-n", "{than:int2} {compare:or-less}");
  g.rule("at-least-n", "{than:int2}[[+]]", { compare: "at-least" }, { wording: "or-more" });
  const many = "{...:at-least-n} {value.counter:counter[pl]}";
  for (const of of ["ref[sg]", "everywhere"]) g.rule("bearing-some", `{=:${of}}`);
  g.rule("state", `${many} are on {value.of:bearing-some}`, counted, { wording: "are-on" });
  g.rule("state", `there are ${many} on {value.of:bearing-some}`, counted, { wording: "there" });
  g.rule("state", `you have ${many} on {value.of:everywhere}`, counted, { wording: "you-have" });
  g.rule("state", `{value.of:ref[sg]} has ${many}[[ {...:on-itself}]]`, counted, { wording: "has" });
  const one = { ...counted, compare: "at-least", than: 1 };
  g.rule("state", `{value.of:ref[sg]} has @a {value.counter:counter[O]}${on}`, one, { wording: "O" });
}
