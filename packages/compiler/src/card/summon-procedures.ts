import {
  type Card,
  type CardText,
  type Clause,
  type Condition,
  type Effect,
  isNode,
  type Limit,
  type Oath,
  type Sentence,
  type SummonRule,
  type SummonWay,
  someNode,
} from "@chainwright/card-ir";
import { withOath } from "../rewrites/oaths-as-conditions.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";

/** How a card is Summoned by its own text, and what that text says of it when it has been Summoned so. */

export const isProcedure = (sentence: Sentence): sentence is SummonRule =>
  sentence.sentence === "summon-rule" && sentence.rule === "procedure";

/** "If Summoned this way, this card gains 300 DEF for each …": as many as there are at any time, which a Summon does not settle. */
export const staysSo = ({ condition, step }: Clause): boolean =>
  condition?.kind === "this-way" &&
  step.verb === "change-stat" &&
  someNode(step.value, (node) => node.quantity !== undefined || node.ref === "own-equip");

/** "If Summoned this way, …": what is done when such a Summon has succeeded, as part of it. */
function sequelOf({ sentences }: CardText, procedure: SummonRule): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences.slice(sentences.indexOf(procedure) + 1)) {
    if (sentence.sentence === "effect" || isProcedure(sentence)) break;
    if (sentence.sentence !== "rider") continue;
    for (const { condition, ...clause } of sentence.clauses) {
      if (condition?.kind !== "this-way" || condition.verb !== "special-summon")
        throw new NotCarriedOut("what is said after a Summon, but not of it");
      if (!staysSo({ condition, ...clause })) clauses.push(clause);
    }
  }
  return clauses;
}

/** "You cannot Normal Summon/Set the turn you Special Summon this card." */
function swornFor({ sentences }: CardText, procedure: Effect): Effect {
  const oaths = sentences.filter((one) => one.sentence === "oath" && one.of === "procedure") as Oath[];
  if (oaths.length > 0 && sentences.filter(isProcedure).length > 1)
    throw new NotCarriedOut("what is forgone for one of several Summons");
  if (oaths.some(({ act, ways }) => act === "summon" || (act === "special-summon" && ways === undefined)))
    throw new NotCarriedOut("other Summons that are forgone for a Summon");
  return oaths.reduce(withOath, procedure);
}

/** "You can Special Summon this card (from your hand) by …", told like an effect that is never activated. */
export function proceduresOf({ program }: Card): readonly Effect[] {
  return program.sentences.flatMap((rule) => {
    if (!isProcedure(rule)) return [];
    const { conditions = [], cost = [], from, position, originalAtk, to, ways, span } = rule;
    // Texts without a colon tell a trigger effect so, too.
    if (conditions.some(({ kind }) => kind === "event"))
      throw new NotCarriedOut("a Summon that its text allows when something happens");
    const effect: Effect = {
      sentence: "effect",
      kind: "procedure",
      conditions,
      optional: true,
      cost,
      resolution: sequelOf(program, rule),
      ...(from === undefined ? {} : { from }),
      ...(position === undefined ? {} : { position }),
      ...(originalAtk === undefined ? {} : { originalAtk }),
      ...(to === undefined ? {} : { to }),
      ...(ways === undefined ? {} : { ways }),
      ...(span === undefined ? {} : { span }),
    };
    return [swornFor(program, effect)];
  });
}

/** "You can Normal Summon this card without Tributing, but its original ATK becomes 1000.": of it alone, as long as it stays. */
export const drawbacksOf = ({ program }: Card): readonly Effect[] =>
  program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.rule === "without-tribute" && rule.but !== undefined
      ? [
          {
            sentence: "effect",
            kind: "continuous",
            optional: false,
            conditions: [
              summonedBy("own-effect", ["normal"], { tributeless: true, ...(rule.set && { orSet: true }) }),
            ],
            cost: [],
            resolution: rule.but,
            ...(rule.span === undefined ? {} : { span: rule.span }),
          },
        ]
      : [],
  );

export const summonedBy = (
  by: "own-effect" | "this-way",
  ways: readonly SummonWay[],
  how: { readonly tributeless?: true; readonly orSet?: true } = {},
): Condition => ({
  kind: "happened",
  event: {
    event: "summoned",
    subject: { ref: "this-card", slot: "this-card" },
    ways,
    by,
    ...how,
  },
});

/** "You can only Special Summon “X” once per turn this way.", "Once per turn, you can also Xyz Summon “X” …" */
export function limitsOfProcedures({ program, name }: Card): readonly Limit[] {
  for (const one of program.sentences)
    if (one.sentence === "summon-rule" && (one.rule === "once-per-turn" || one.perTurn === true))
      return [{ sentence: "limit", word: "use", scope: "this", name: name.en, per: one.per ?? "turn" }];
  return [];
}

const isOfThisWay = (node: unknown): boolean => isNode(node) && node.by === "this-way";

/** "When Summoned this way", "this card Summoned this way": by the only text of the card that Summons it. */
export function withSummonOfThisWay({ program }: Card, effect: Effect): Effect {
  const isOfWay = (one: unknown): boolean => someNode(one, isOfThisWay);
  if (!isOfWay(effect)) return effect;
  const ways = program.sentences.filter(summonsItself);
  const [way] = ways;
  const at = program.sentences.findIndex((one) => one.sentence === "effect" && isOfWay(one.conditions));
  // Another effect before it may be what Summons; what is said of the Summon itself has no sentence of its own.
  const between =
    at < 0 || way === undefined ? [] : program.sentences.slice(program.sentences.indexOf(way) + 1, at);
  const told = ways.length === 1 ? {} : whichOfTwo(ways, program.sentences.slice(0, at));
  if (told === null || between.some((one) => one.sentence === "effect" && !isOfWay(one)))
    throw new NotCarriedOut("which of the ways in which a card is Summoned");
  return byOwnEffect(effect, told) as Effect;
}

/** What tells the way that was named last from the other one: Tributes, where only one of the two takes any. */
function whichOfTwo(ways: readonly Sentence[], before: readonly Sentence[]): object | null {
  const rules = ways.map((one) => (one.sentence === "summon-rule" ? one.rule : one.sentence));
  if (rules.toSorted().join() !== "tribute-by,without-tribute") return null;
  const named = before.findLast((one) => ways.includes(one));
  if (named?.sentence !== "summon-rule") return null;
  return named.rule === "tribute-by" ? { ways: ["tribute"] } : { tributeless: true };
}

function byOwnEffect(part: unknown, told: object): unknown {
  if (Array.isArray(part)) return part.map((one) => byOwnEffect(one, told));
  if (!isNode(part)) return part;
  const entries = Object.entries(part).map(([key, below]) => [key, byOwnEffect(below, told)]);
  return { ...Object.fromEntries(entries), ...(isOfThisWay(part) ? { by: "own-effect", ...told } : {}) };
}

const OWN_SUMMONS: ReadonlySet<SummonRule["rule"]> = new Set([
  "procedure",
  "contact",
  "tribute-by",
  "without-tribute",
]);

const summonsItself = (one: Sentence): boolean =>
  (one.sentence === "summon-rule" && OWN_SUMMONS.has(one.rule)) ||
  (one.sentence === "effect" &&
    one.resolution.some(({ step }) => step.verb === "special-summon" && isThisCardAlone(step.what)));
