import type { Card, Clause, TokenFacts } from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { isNoTrap } from "../rewrites/parenthetical-text.ts";

/** Cards that are not in a Deck but come of the texts of others: Tokens, and Traps as monsters. */

/** A clause, and what is done by the effects that it applies. */
const withApplied = (clause: Clause): readonly Clause[] =>
  clause.step.verb === "apply" ? clause.step.modes.flatMap(({ resolution }) => resolution) : [clause];

/** What the effects of a card do when they resolve, whether they can be carried out or not. */
const resolutionsOf = ({ program }: Card): readonly Clause[] =>
  program.sentences.flatMap((one) => {
    if (one.sentence === "rider") return one.clauses;
    if (one.sentence !== "effect") return [];
    return [one, ...(one.modes ?? [])].flatMap(({ resolution }) => resolution.flatMap(withApplied));
  });

export function tokensIn(card: Card): readonly TokenFacts[] {
  return resolutionsOf(card).flatMap(({ step }) => (step.verb === "summon-token" ? [step.token] : []));
}

const tunerIf = (tuner: true | undefined): readonly string[] => (tuner === true ? ["tuner"] : []);

/** What a Trap is as a monster, where its text makes it one; its name and text stay what they are. */
export function monsterIn(card: Card): Card | null {
  for (const { step } of resolutionsOf(card)) {
    if (step.verb !== "special-summon" || step.as === undefined) continue;
    const { kind, tuner, notTrap = isNoTrap(card), ...stats } = step.as;
    const categories = [kind, ...tunerIf(tuner), ...(notTrap ? [] : ["trap-monster"])];
    return { ...card, facts: { kind: "monster", categories, ...stats } };
  }
  return null;
}

export function tokenCard(game: Game, token: TokenFacts): Card {
  const { name, tuner, level = 1, ...facts } = token;
  return {
    game: game.id,
    name: { en: name },
    facts: { kind: "monster", categories: ["normal", ...tunerIf(tuner), "token"], level, ...facts },
    text: "",
    program: { sentences: [] },
    handWritten: false,
  };
}
