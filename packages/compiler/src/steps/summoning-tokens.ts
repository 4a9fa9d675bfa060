import { isReference } from "@chainwright/card-ir";
import {
  attributeOf,
  placeGivenTo,
  positionGivenTo,
  summonForbiddenBy,
  typeOf,
} from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { createCard, NOWHERE } from "@chainwright/engine/changes";
import { addLingering, eachRecord, record } from "@chainwright/engine/history";
import { type EffectContext, playerOf, type StepOf, statNumber } from "@chainwright/engine/program";
import {
  type CardId,
  CONTINUOUS_ACTION,
  LINGERING_KIND,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  POSITION,
  UNTIL,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import { wordDeclared } from "../runtime/declared-values.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { freeFor, type Verbs } from "./step-helpers.ts";
import { askPositions, askZones } from "./summon-position-and-zone.ts";

/**
 * Whether a player may Special Summon such Tokens. There is none of them yet of which the bans could be asked: one is made in a
 * duel beside this one, where there are bans at all.
 */
function mayComeAsTokens(
  duel: Duel,
  { player, card: by }: EffectContext,
  name: string,
  why: Why | null,
): boolean {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.forbid) === 0) return true;
  const forbidding = duel.tryOut((aside) =>
    summonForbiddenBy(aside, createCard(aside, duel.catalogue.token(name), player), player, WAY.special, by),
  );
  return forbidding === NO_CARD || !no(why, duel.law.forbidden, forbidding);
}

type Tokens = StepOf<"summon-token">;

/** How many Tokens there can be, and how many there have to be for it to be worth activating. */
function howManyTokens(
  { count, upTo }: Tokens,
  part: Part,
  room: (duel: Duel, context: EffectContext) => number,
): Record<"most" | "least", (duel: Duel, context: EffectContext) => number> {
  if (count === "as-many") return { most: room, least: () => 1 };
  const amount = part.scope.value(count);
  // What is paid and targeted is not known yet, nor what its own effect does before.
  const isAhead =
    typeof count !== "number" && "of" in count && typeof count.of === "object" && isReference(count.of);
  return {
    most(duel, context) {
      const [n, there] = [amount(duel, context), room(duel, context)];
      return upTo === true ? Math.min(n, there) : n <= there ? n : 0;
    },
    least(duel, context) {
      if (isAhead && context.link === NO_LINK) return 1;
      const n = amount(duel, context);
      return upTo === true ? Math.min(n, 1) : n;
    },
  };
}

/** "With the same Level as that monster": what a Token's Level is then, as if it were printed. */
function takeStat(
  duel: Duel,
  { card: source, effect, player }: EffectContext,
  card: CardId,
  stat: "level" | "atk" | "def",
  value: number,
): void {
  addLingering(duel, {
    kind: LINGERING_KIND.originalBecome,
    card,
    source,
    effect,
    player,
    what: statNumber(stat),
    value: stat === "level" ? Math.max(1, value) : value,
    until: UNTIL.leaves,
  });
}

/** "With that monster's original Type and Attribute": what a Token takes from another card when it comes. */
function takenFrom(
  { as, declared, original, stats }: NonNullable<Tokens["like"]>,
  part: Part,
): readonly ((duel: Duel, context: EffectContext, token: CardId) => void)[] {
  if (as !== undefined && isReference(as) && as.ref === "equipped-monster" && part.scope.movesItself)
    throw new NotCarriedOut("what a monster had that the card was equipped to");
  const models = as === undefined ? null : part.scope.noun(as);
  const modelOf = (duel: Duel, context: EffectContext): CardId => {
    let found = NO_CARD;
    models?.each(duel, context, (card) => {
      found = card;
    });
    return found;
  };
  const wordOf = (duel: Duel, context: EffectContext, stat: "type" | "attribute"): string | undefined => {
    if (declared === true) return wordDeclared(duel, context, stat);
    const model = modelOf(duel, context);
    if (model === NO_CARD) return undefined;
    if (original === true) return definitionOf(duel, model).card.facts[stat];
    return stat === "type" ? typeOf(duel, model) : attributeOf(duel, model);
  };
  return stats.map((stat) => {
    if (stat === "type" || stat === "attribute")
      return (duel, context, token) => {
        const word = wordOf(duel, context, stat);
        if (word === undefined) return;
        const { card: source, effect, player } = context;
        const kind = stat === "type" ? LINGERING_KIND.typeBecome : LINGERING_KIND.attributeBecome;
        const value = duel.catalogue.word(word);
        addLingering(duel, { kind, card: token, source, effect, player, value, until: UNTIL.leaves });
      };
    if (as === undefined) throw new NotCarriedOut("a number of a Token that is declared with others");
    const number = part.scope.value({
      value: "stat",
      of: as,
      stat,
      ...(original === true ? { original } : {}),
    });
    return (duel, context, token) => takeStat(duel, context, token, stat, number(duel, context));
  });
}

/** Tokens: what they are when they come, how many there are, and to whose field. */
export const tokenVerbs: Verbs = {
  "summon-token"(part, step, slot) {
    const { name } = step.token;
    part.builder.mustDescribeToken(name);
    const { side = "you" } = step;
    if (side === "both" && (step.upTo === true || step.count === "as-many"))
      throw new NotCarriedOut("as many Tokens as its player likes on either field");
    const sides: readonly ("you" | "opponent")[] = side === "both" ? ["you", "opponent"] : [side];
    const freeOn = (duel: Duel, context: EffectContext): number =>
      Math.min(...sides.map((one) => freeFor(duel, playerOf(one, context.player))));
    const { most, least } = howManyTokens(step, part, freeOn);
    // The first half of them come to the field that is named first.
    const whose = (context: EffectContext, duel: Duel, token: CardId): Player => {
      const tokens: CardId[] = [];
      eachRecord(duel, context.link, slot, (_, card) => void tokens.push(card));
      const half = Math.floor((tokens.indexOf(token) * sides.length) / tokens.length);
      return playerOf(sides[half] ?? "you", context.player);
    };
    part.check((duel, context, why) => mayComeAsTokens(duel, context, name, why));
    part.check((duel, context, why) => {
      const n = least(duel, context);
      if (n < 1) return !no(why, duel.law.wouldDoNothing, context.card, context.effect);
      return freeOn(duel, context) >= n || !no(why, duel.law.noRoom, context.card, context.effect);
    });
    const possible = (duel: Duel, context: EffectContext): number =>
      mayComeAsTokens(duel, context, name, null) ? most(duel, context) : 0;
    const make = (duel: Duel, context: EffectContext, n: number): void => {
      for (let i = 0; i < n * sides.length; i++)
        record(duel, context.link, slot, createCard(duel, duel.catalogue.token(name), context.player));
    };
    if (step.upTo === true) askHowMany(part, possible, make);
    else part.add((duel, context) => make(duel, context, possible(duel, context)));
    askZones(part, slot, whose);
    if (step.position === undefined) askPositions(part, slot);
    const said = step.position === undefined ? null : POSITION[step.position];
    const taken = step.like === undefined ? [] : takenFrom(step.like, part);
    const level = step.level === undefined ? null : part.scope.value(step.level);
    part.doTo(slot, (duel, context, token) => {
      const position = said ?? positionGivenTo(duel, token);
      const cause = part.causeOf(context);
      const places = placeGivenTo(duel, token);
      const player = whose(context, duel, token);
      if (!comeIntoPlay(duel, token, player, position, WAY.special, cause, NOWHERE, places)) return false;
      if (level !== null) takeStat(duel, context, token, "level", level(duel, context));
      for (const take of taken) take(duel, context, token);
      return true;
    });
  },
};
