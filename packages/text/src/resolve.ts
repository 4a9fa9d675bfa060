import {
  type CardText,
  type Condition,
  type Effect,
  eachNode,
  type GameId,
  isNode,
  nodesIn,
  type Reference,
  type Sentence,
  type Span,
} from "@chainwright/card-ir";
import { isSaidOfMode, ofEquipped } from "./assemble.ts";
import { endsWithLabel, fitsBasis, saysSort, sortSaid } from "./labels.ts";
import { Scope } from "./scope.ts";
import { findSummon } from "./that-summon.ts";
import { groupsCountedIn, type Mutable, referencesIn, type Unresolved } from "./walk.ts";

/** `structuredClone` would take several times as long. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isNode(value)) return value;
  const node = { ...value };
  for (const key in node) if (typeof node[key] === "object") node[key] = copy(node[key]);
  return node;
}

type AnyNode = ReturnType<typeof nodesIn>[number];

const proceeds = (sentence: Sentence): boolean =>
  ["rider", "proviso", "assurance", "remark", "no-effect"].includes(sentence.sentence);

/** How often something may be done, which says nothing else of it. */
const limits = (sentence: Sentence): boolean =>
  sentence.sentence === "limit" || (sentence.sentence === "summon-rule" && sentence.rule === "once-per-turn");

/** "Equip only to a Dragon monster. If it attacks, …", "The equipped monster gains 300 ATK. If it would be destroyed, …" */
function goesOnWithEquipped(before: Sentence | undefined, sentence: Sentence): boolean {
  if (sentence.sentence !== "effect" || !speaksOfEquipped(before)) return false;
  const { conditions, replaces, cost, resolution } = sentence;
  const [first] = referencesIn([conditions, replaces, cost, resolution]);
  return first?.ref === "it" || first?.ref === "that-card";
}

/** "You can Ritual Summon this card with “X”. It is unaffected by Trap effects": this card, which the rule is about. */
function goesOnWithItself(before: Sentence | undefined, { kind, conditions, resolution }: Effect): boolean {
  if (before?.sentence !== "summon-rule" || kind !== "continuous" || conditions.length > 0) return false;
  const [first] = referencesIn(resolution);
  return first?.ref === "it";
}

function speaksOfEquipped(before: Sentence | undefined): boolean {
  if (before?.sentence === "equip-rule") return before.requirement !== true;
  if (before?.sentence !== "effect" || before.kind !== "continuous") return false;
  const step = before.resolution.at(-1)?.step;
  return step !== undefined && "what" in step && "ref" in step.what && step.what.slot === "equipped";
}

/**
 * Gives every reference the slot it points at, and a slot to every step that is pointed at.
 * Works on a copy; a reference that points at nothing is reported, never guessed.
 */
export function resolve(
  text: CardText,
  game: GameId,
): {
  readonly program: CardText;
  readonly problems: readonly Unresolved[];
} {
  const program = copy(text) as CardText;
  const problems: Unresolved[] = [];
  let scope = new Scope(problems);
  for (const [i, sentence] of program.sentences.entries()) {
    if (!proceeds(sentence) && !limits(sentence)) scope = new Scope(problems);
    if (sentence.sentence === "effect" && ofEquipped(program.sentences[i - 1], sentence)) scope.equipped();
    else if (goesOnWithEquipped(program.sentences[i - 1], sentence)) scope.equipped();
    else if (sentence.sentence === "effect" && goesOnWithItself(program.sentences[i - 1], sentence))
      scope.itself();
    if (isLabelledEffect(sentence) && isOfEquipped(headerBefore(program, i))) scope.equipped();
    if (sentence.sentence === "effect") effect(scope, sentence);
    else if (isSaidOfMode(sentence)) scope.said(sentence);
    else if (sentence.sentence === "proviso") {
      scope.references(sentence.condition);
      const of = program.sentences.slice(0, i).findLast((one) => one.sentence === "effect");
      if (of !== undefined) asItIsBeforehand(sentence.condition, of, problems);
    } else if (sentence.sentence === "summon-rule" && sentence.rule === "procedure") {
      theirs(scope, [sentence.conditions ?? [], sentence.to ?? [], sentence.cost ?? []]);
      const { cost, ...said } = sentence;
      scope.references(said);
      scope.clauses(cost ?? [], "requirement");
      scope.summons();
    } else if (sentence.sentence === "summon-rule" && sentence.but !== undefined) {
      scope.references(sentence.conditions ?? []);
      scope.itself();
      scope.clauses(sentence.but, "effect");
    } else if (sentence.sentence === "by-number") {
      // "Equip only to a Warrior monster. Apply this effect, depending on its battle position."
      if (program.sentences[i - 1]?.sentence === "equip-rule") scope.equipped();
      else scope.itself();
      scope.references(sentence);
    } else if (sentence.sentence === "mode") problems.push({ span: sentence.span, fault: "stray-mode" });
    else scope.references(sentence);
  }
  unnumbered(program, problems);
  untossed(program, problems);
  const nodes = nodesIn(program.sentences);
  undeclared(nodes, problems);
  unchosen(program, problems);
  unequipped(nodes, problems);
  if (game === "ocg") severalOfName(program, problems);
  mentionsOneOfThem(nodes, problems);
  return { program, problems };
}

const isLabelled = (label: Condition | undefined): boolean => label?.kind === "number" || saysSort(label);

const isLabelledEffect = (one: Sentence): boolean => one.sentence === "effect" && isLabelled(one.gainedIf);

const headerBefore = ({ sentences }: CardText, i: number): Sentence | undefined =>
  sentences.slice(0, i).findLast((one) => !isLabelledEffect(one));

/** "Apply the following effects based on the equipped monster's Level": "it" is that monster in each of them. */
const isOfEquipped = (header: Sentence | undefined): boolean =>
  header?.sentence === "by-number" &&
  [...referencesIn(header)].some(({ ref, slot }) => ref === "equipped-monster" || slot === "equipped");

/** "● 2+: …" is one of several effects of which the words before say on what number they hang, or on what cards. */
function unnumbered(program: CardText, problems: Unresolved[]): void {
  for (const [i, sentence] of program.sentences.entries()) {
    if (sentence.sentence !== "effect" || !isLabelled(sentence.gainedIf)) continue;
    const header = headerBefore(program, i);
    const isOne =
      header?.sentence === "by-number" &&
      (header.number === undefined
        ? fitsBasis(sentence.gainedIf, header.by)
        : sentence.gainedIf?.kind === "number");
    if (!isOne) problems.push({ span: sentence.span, fault: "stray-mode" });
  }
}

/** "● Heads: …" comes after a coin is tossed, and nothing but other effects after it. */
function untossed({ sentences }: CardText, problems: Unresolved[]): void {
  for (const [i, sentence] of sentences.entries()) {
    if (sentence.sentence !== "effect") continue;
    const before = sentences[i - 1];
    const isGained = sentence.gainedIf?.kind === "tossed";
    const tosses =
      before?.sentence === "effect" &&
      (before.gainedIf?.kind === "tossed" || before.resolution.some(({ step }) => step.verb === "toss-coin"));
    const ended =
      before?.sentence === "effect" &&
      endsWithLabel(before) &&
      sentence.conditions.length + sentence.cost.length === 0;
    if ((isGained && !tosses) || (ended && !isGained))
      problems.push({ span: sentence.span, fault: "stray-mode" });
  }
}

/** "Those zones" are ones that were chosen before, for the same effect. */
function unchosen({ sentences }: CardText, problems: Unresolved[]): void {
  let chosen = false;
  for (const sentence of sentences) {
    if (!proceeds(sentence) && !limits(sentence)) chosen = false;
    eachNode(sentence, ({ verb, span }) => {
      chosen ||= verb === "choose-zones";
      if (verb === "close-zones" && !chosen)
        problems.push({ span: span as Span | undefined, fault: "no-antecedent", what: "zones" });
    });
  }
}

/** "That Attribute" is one that the text has declared. */
function undeclared(nodes: readonly AnyNode[], problems: Unresolved[]): void {
  const declared = new Set<unknown>();
  for (const node of nodes) {
    const { verb, property, also, span } = node;
    if (verb === "declare") for (const one of [property, also]) declared.add(one);
    const said =
      node.value === "declared"
        ? ["level"]
        : node.trait === "declared-type" || node.trait === "declared-name"
          ? [node.trait === "declared-name" ? "name" : (node.of ?? "type")]
          : node.declared === true
            ? Array.isArray(node.stats)
              ? node.stats
              : [verb === "change-type" ? "type" : "attribute", also]
            : [];
    const missing = said.find((one) => one !== undefined && !declared.has(one));
    if (missing !== undefined)
      problems.push({ span: span as Span | undefined, fault: "no-antecedent", what: String(missing) });
  }
}

/** "The number of “Alphas” on the field": a card of that name, or several of which each is an “Alpha”; Rush Duel has names as they are. */
function severalOfName({ sentences }: CardText, problems: Unresolved[]): void {
  for (const { noun, traits, span } of groupsCountedIn(sentences))
    for (const one of noun === "card" ? traits : [])
      if (one.trait === "name" && /[^s]s$/.test(one.name))
        problems.push({ span: one.span ?? span, fault: "ambiguous", what: "2" });
}

/** "“A” and Spells that mention it": "A" itself need not, so that it would not be said of both. */
function mentionsOneOfThem(nodes: readonly AnyNode[], problems: Unresolved[]): void {
  for (const { where, traits, span } of nodes) {
    if (!Array.isArray(where) || !Array.isArray(traits)) continue;
    for (const { trait, name } of where)
      if (trait === "mentions" && namesIn(traits).has(name))
        problems.push({ span: span as Span | undefined, fault: "ambiguous", what: "2" });
  }
}

function namesIn(traits: readonly unknown[]): ReadonlySet<unknown> {
  const names = new Set<unknown>();
  eachNode(traits, ({ trait, name }) => {
    if (trait === "name") names.add(name);
  });
  return names;
}

/** What "that equipped monster" is, its text has equipped to its card. */
function unequipped(nodes: readonly AnyNode[], problems: Unresolved[]): void {
  let equips = false;
  for (const { verb, to, ref, span } of nodes) {
    if (verb === "equip" && isNode(to) && to.ref === "this-card") equips = true;
    if (ref === "own-equip" && !equips)
      problems.push({
        span: span as Span | undefined,
        fault: "no-antecedent",
        what: "that equipped monster",
      });
  }
}

/** Fields of which the words do not come where the field does. */
const OUT_OF_ORDER: ReadonlySet<string> = new Set(["condition", "both", "quantity"]);

/**
 * "their GY" is your opponent's where they were the last player who was spoken of beside you; of both players it
 * would be each one's.
 */
function theirs(scope: Scope, part: unknown): void {
  let last: "opponent" | "both" | undefined;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      const { pronoun, player } = value;
      if (pronoun === true) {
        if (last !== "opponent")
          scope.problems.push({
            span: value.span as Span | undefined,
            fault: "whose",
          });
        return;
      }
      // "If your opponent has no cards in their hand, destroy 1 card on their field": who, then what; if, then what is done.
      if (player === "both") last = "both";
      for (const key in value)
        if (value[key] === "opponent" && key !== "wording" && !OUT_OF_ORDER.has(key)) last = "opponent";
      visit(value.condition);
      for (const key in value) if (!OUT_OF_ORDER.has(key)) visit(value[key]);
      // "1 monster your opponent controls and 1 card in their GY", "up to the number of cards in their hand": what is said last.
      visit(value.both);
      visit(value.quantity);
    }
  };
  visit(part);
}

/** "Destroy that monster. Its DEF must be higher than …": nothing is done yet when that is asked. */
function asItIsBeforehand(condition: Condition, { cost, resolution }: Effect, problems: Unresolved[]): void {
  for (const said of referencesIn(condition))
    for (const { step } of [...resolution.toReversed(), ...cost.toReversed()]) {
      if (said.slot === undefined || !("slot" in step) || step.slot !== said.slot) continue;
      const meant = "what" in step && "ref" in step.what ? step.what.slot : undefined;
      if (meant === undefined) problems.push({ span: said.span, fault: "no-antecedent", what: "that card" });
      else (said as Mutable<Reference>).slot = meant;
    }
}

function effect(scope: Scope, sentence: Effect): void {
  const { conditions, cost, resolution, replaces, modes } = sentence;
  theirs(scope, [conditions, cost, resolution, modes ?? []]);
  findSummon(sentence, scope.problems);
  const sorted = sortSaid(sentence.gainedIf)?.what;
  if (sorted !== undefined) (sorted as Mutable<Reference>).slot = "sorted";
  if (sentence.gainedIf) scope.conditions([sentence.gainedIf]);
  if (sentence.lentTo) {
    scope.references(sentence.lentTo);
    scope.itself();
  }
  scope.conditions(conditions);
  if (sentence.kind === "continuous") scope.there(conditions);
  if (replaces) scope.replaced(replaces);
  scope.references([sentence.allIf, sentence.number, sentence.of]);
  for (const mode of modes ?? []) {
    const label = sortSaid(mode.conditions[0])?.what;
    if (label !== undefined) (label as Mutable<Reference>).slot = "sorted";
  }
  scope.clauses(cost, "requirement");
  scope.clauses(resolution, "effect");
  if (modes) scope.modes(modes, sentence.span);
}
