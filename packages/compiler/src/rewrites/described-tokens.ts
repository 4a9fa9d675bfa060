import { type CardText, type Clause, eachNode, isReference, type Step } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";

type TokenStep = Extract<Step, { verb: "summon-token" }>;

/** The Tokens that a text describes. */
function tokensOf(text: CardText): readonly TokenStep["token"][] {
  const tokens: TokenStep["token"][] = [];
  eachNode(text, (node) => {
    if (node.verb === "summon-token") tokens.push((node as unknown as TokenStep).token);
  });
  return tokens;
}

/** The name that is all that is said of what a step Special Summons: not from where, as there are no such cards. */
function bareName(step: Step): string | undefined {
  if (step.verb !== "special-summon" || isReference(step.what)) return;
  if (step.from !== undefined || step.besides !== undefined) return;
  const { traits, where, quantity } = step.what;
  const [first] = traits;
  if (traits.length !== 1 || where.length > 0 || quantity.kind !== "exactly") return;
  return first?.trait === "name" && first.not !== true ? first.name : undefined;
}

/** "Special Summon 1 “X Token”.": of those that the text has described elsewhere. */
export function describingTokens(text: CardText): (clauses: readonly Clause[]) => readonly Clause[] {
  const tokens = tokensOf(text);
  return (clauses) =>
    clauses.map((clause) => {
      const name = bareName(clause.step);
      if (name === undefined) return clause;
      const token = tokens.find((one) => one.name === name || `${one.name}s` === name);
      const { step } = clause;
      if (token === undefined || step.verb !== "special-summon" || isReference(step.what))
        throw new NotCarriedOut("a Special Summon of what lies nowhere");
      const { quantity } = step.what;
      const { position, slot } = step;
      if (
        quantity.kind !== "exactly" ||
        (position !== undefined && position !== "attack" && position !== "defense")
      )
        throw new NotCarriedOut("a Token in such a position");
      const made: TokenStep = {
        verb: "summon-token",
        count: quantity.n,
        token,
        ...(position ? { position } : {}),
        ...(slot === undefined ? {} : { slot }),
      };
      return { ...clause, step: made };
    });
}
