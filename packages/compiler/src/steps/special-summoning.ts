import { isReference, type NounPhrase, type Reference } from "@chainwright/card-ir";
import { attributeOf, placeGivenTo, summonForbiddenBy, typeOf } from "@chainwright/engine/applying";
import {
  type CardSet,
  type Check,
  type Duel,
  definitionOf,
  hasRoom,
  roomIn,
} from "@chainwright/engine/board";
import { attachWhole, createCard, hasPositions, NOWHERE } from "@chainwright/engine/changes";
import { addLingering, eachRecord, record } from "@chainwright/engine/history";
import {
  type EffectContext,
  playerOf,
  type StepOf,
  someCard,
  statNumber,
  WAYS,
} from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Cause,
  CONTINUOUS_ACTION,
  FACE,
  FRAME,
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
import { compileZonesSaid } from "../nouns/zones.ts";
import { wordDeclared } from "../runtime/declared-values.ts";
import { treatAsKind } from "../runtime/durations.ts";
import { leavingFor } from "../runtime/summonable.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { askHowToLie } from "./face-and-position.ts";
import { notToBeSummonedBy, sideOf, type Verbs } from "./step-helpers.ts";
import { askPosition, askZones } from "./summon-position-and-zone.ts";

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

/** The words "this card", "it" … must mean a card that is there to be acted on. */
function mustBeThere(part: Part, what: NounPhrase, test: Check): void {
  if (!isReference(what) || what.ref !== "this-card") return;
  part.check(
    (duel, context, why) =>
      test(duel, context, why) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
  );
}

/** The face-up monsters that become the material of another. */
function lyingOf(duel: Duel, context: EffectContext, over: CardSet): readonly CardId[] {
  const lying: CardId[] = [];
  over.each(duel, context, (card) => {
    const lies = duel.state.get(CARD.zone, card) === duel.game.zone.summon;
    if (lies && duel.state.get(CARD.face, card) === FACE.up) lying.push(card);
  });
  return lying;
}

/** What leaves its zone to be the material of the monster that is Summoned: beforehand, one that may be targeted for that. */
function makingWay(part: Part, over: Reference): (duel: Duel, context: EffectContext) => readonly CardId[] {
  const meant = part.scope.noun(over);
  const aimed =
    over.slot === undefined ? undefined : part.scope.payments.get(part.scope.slotOf(over.slot))?.cards;
  return (duel, context) => {
    const own = ({ state }: Duel, card: CardId): boolean =>
      state.get(CARD.controller, card) === context.player;
    const cards = context.link === NO_LINK && aimed !== undefined ? aimed : meant;
    return lyingOf(duel, context, cards)
      .filter((card) => own(duel, card))
      .slice(0, 1);
  };
}

/** A face-up monster with all that lies under it becomes the material of another; false where it is not there any more. */
function putUnder(duel: Duel, context: EffectContext, over: CardSet, monster: CardId, cause: Cause): boolean {
  const lying = lyingOf(duel, context, over);
  for (const card of lying) attachWhole(duel, card, monster, cause);
  return lying.length > 0;
}

/** For how many monsters there is room on a field. */
const freeFor = (duel: Duel, player: Player): number => roomIn(duel, player, duel.game.zone.summon);

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

/** Special Summons, of cards and of Tokens. */
export const specialSummoningVerbs: Verbs = {
  "special-summon"(part, step, slot) {
    const player = step.player === "opponent" ? step.player : undefined;
    const whose = sideOf(step);
    const fits = player === "opponent" ? whose === player : whose === "you" || whose === "opponent";
    if (!fits) throw new NotCarriedOut(`a Special Summon by ${player ?? "you"} to a field of "${whose}"`);
    const side = (context: EffectContext): Player => playerOf(whose, context.player);
    const makesWay = step.over === undefined ? leavingFor : makingWay(part, step.over);
    const barred = notToBeSummonedBy(step, makesWay);
    part.check((duel, context, why) => {
      const makesRoom = whose === "you" && makesWay(duel, context).length > 0;
      if (makesRoom || hasRoom(duel, side(context), duel.game.zone.summon)) return true;
      return !no(why, duel.law.noRoom, context.card, context.effect);
    });
    part.exclude(barred);
    mustBeThere(
      part,
      step.what,
      (duel, context, why) =>
        duel.state.get(CARD.zone, context.card) !== duel.game.zone.summon &&
        !barred(duel, context, context.card, why),
    );
    const open =
      step.position === "up-attack-or-down-defense" || step.position === "any-defense" ? step.position : null;
    if (open !== null && player !== undefined)
      throw new NotCarriedOut("a Special Summon by others in a position of their choice");
    const chosenWay = open === null ? null : askHowToLie(part, open);
    if (step.position === undefined) askPosition(part, player);
    part.fill(
      step.what,
      slot,
      player,
      (duel, context) =>
        freeFor(duel, side(context)) + (step.over === undefined ? 0 : makesWay(duel, context).length),
    );
    const pointed = compileZonesSaid(step.to, part.scope);
    // "In its same column": that of the card itself.
    const pointedHere =
      pointed &&
      ((duel: Duel, context: EffectContext, card: CardId) => pointed(duel, context, side(context), card));
    if (pointedHere !== null) {
      // Which zones a monster can be in hangs on whether it comes from the Extra Deck.
      const coming = isReference(step.what) ? null : part.scope.noun(step.what);
      const hasRoom = (duel: Duel, context: EffectContext, card: CardId): boolean =>
        (pointedHere(duel, context, card) & duel.game.summonSlots(duel, side(context), card)) !== 0;
      part.check(
        (duel, context, why) =>
          (coming === null
            ? hasRoom(duel, context, context.card)
            : someCard(coming, duel, context, (card) => hasRoom(duel, context, card))) ||
          !no(why, duel.law.noRoom, context.card, context.effect),
      );
    }
    askZones(part, slot, side, pointedHere ?? undefined, step.over === undefined ? undefined : makesWay);
    const over = step.over === undefined ? null : part.scope.noun(step.over);
    const counted = step.treated === undefined ? 0 : WAYS[step.treated] | WAY.proper;
    const said = step.position === "face-down-defense" ? FACE.down : FACE.up;
    const causeOf = part.causeOfTaking(step.what);
    part.doTo(slot, (duel, context, card, frame) => {
      const lying = chosenWay?.(duel, frame);
      const chosen = lying?.position ?? duel.state.get(FRAME.r1, frame);
      // What has no Defense Position comes face-up, whichever was chosen.
      const face = hasPositions(duel, card) ? (lying?.face ?? said) : FACE.up;
      const isOpen = step.position === undefined || open !== null;
      const position = isOpen ? chosen : POSITION[step.position === "attack" ? "attack" : "defense"];
      if (barred(duel, context, card, null)) return false;
      const { summonRules } = definitionOf(duel, card);
      const proper = card === context.card || summonRules.some(({ rule }) => rule === "only-by-effect");
      const way = WAY.special | (proper ? WAY.proper : 0) | counted;
      if (pointedHere !== null && ((placeGivenTo(duel, card) ?? 0) & pointedHere(duel, context, card)) === 0)
        return false;
      const cause = causeOf(context);
      const from = duel.state.get(CARD.zone, card);
      if (over !== null && !putUnder(duel, context, over, card, cause)) return false;
      const places = placeGivenTo(duel, card);
      const came = comeIntoPlay(duel, card, side(context), position, way, cause, from, places, face);
      if (came && step.tuner === true) treatAsKind(duel, context, card, "tuner");
      return came;
    });
  },

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
    if (step.position === undefined) askPosition(part);
    askZones(part, slot, whose);
    const said = step.position === undefined ? null : POSITION[step.position];
    const taken = step.like === undefined ? [] : takenFrom(step.like, part);
    const level = step.level === undefined ? null : part.scope.value(step.level);
    part.doTo(slot, (duel, context, token, frame) => {
      const position = said ?? duel.state.get(FRAME.r1, frame);
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
