import { type Effect, type EventPattern, isReference, type MaterialWay } from "@chainwright/card-ir";
import {
  type CardSet,
  type DestructionReplacement,
  type Duel,
  type Game,
  hasRoom,
  type MoveTest,
} from "@chainwright/engine/board";
import {
  countersOn,
  endReplacement,
  move,
  movingOf,
  noteMoved,
  sayReplaced,
} from "@chainwright/engine/changes";
import { causesOf, means, someCard } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  FACE,
  FRAME,
  LINKS,
  type LinkId,
  MANNER,
  MAY,
  NOBODY,
  NOW,
  PASS,
  type Player,
  type ZoneId,
} from "@chainwright/engine/state";
import type { Step } from "@chainwright/kernel";
import { saysMore } from "../ir-schema/ir-schema.ts";
import { onlyZones } from "../nouns/face-up-places.ts";
import { soleZone } from "../nouns/zones.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { meansThisCard } from "../words/this-card.ts";

type Moved = Extract<EventPattern, { event: "moved" }>;

/**
 * "When this card would be put into …": whether a move is meant. What happens to other cards is replaced in this way
 * only where players may have to choose among replacements.
 */
export function compileReplaced(
  game: Game,
  effect: Effect,
  scope: Scope,
  builder: ProgramBuilder,
): MoveTest | null {
  const { replaces } = effect;
  if (replaces?.event !== "moved" && replaces?.event !== "left-field") return null;
  const amongMoves = game.chooseReplacement?.of === "moves";
  // Without such choices the others are continuous effects.
  if ((replaces.event === "left-field" || !meansThisCard(replaces.subject)) && !amongMoves) return null;
  const isMeant =
    replaces.event === "left-field"
      ? compileReplacedLeaving(replaces, scope)
      : compileReplacedMove(replaces, scope);
  const cards = destroyedInstead(effect, scope);
  if (cards !== null)
    return (duel, context, moving) =>
      isMeant(duel, context, moving) && someCard(cards, duel, context, () => true);
  const enough = countersInstead(effect, builder);
  if (enough !== null)
    return (duel, context, moving) => isMeant(duel, context, moving) && enough(duel, context.card);
  return isMeant;
}

/** "…, remove 2 counters from this card instead": with fewer, nothing takes the place. */
function countersInstead(
  { optional, resolution }: Effect,
  builder: ProgramBuilder,
): ((duel: Duel, card: CardId) => boolean) | null {
  const [only] = resolution;
  if (optional || only?.step.verb !== "remove-counter") return null;
  const { counter, count, from } = only.step;
  if (counter === undefined || typeof count !== "number" || !meansThisCard(from))
    throw new NotCarriedOut("counters of other cards that are removed instead without being asked");
  builder.addWord(counter);
  return (duel, card) => countersOn(duel, card, duel.catalogue.word(counter)) >= count;
}

/** "…, destroy that equipped monster instead": without one, nothing takes the place. */
function destroyedInstead({ optional, resolution }: Effect, scope: Scope): CardSet | null {
  const [only] = resolution;
  if (optional || only?.step.verb !== "destroy" || !isReference(only.step.what)) return null;
  return only.step.what.ref === "own-equip" || only.step.what.ref === "equipped-monster"
    ? scope.noun(only.step.what)
    : null;
}

function compileReplacedLeaving(
  { event: _, subject, ...more }: Extract<EventPattern, { event: "left-field" }>,
  scope: Scope,
): MoveTest {
  if (saysMore(more)) throw new NotCarriedOut("a replacement of what leaves by certain causes");
  const about = scope.noun(subject);
  return (duel, context, { card, to }) =>
    about.test(duel, context, card) &&
    duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
    duel.game.zones[to]?.field !== true;
}

function compileReplacedMove(
  { event: _, subject, manner, from, to: place, by, agent, alone, material, ...more }: Moved,
  scope: Scope,
): MoveTest {
  if (saysMore(more)) throw new NotCarriedOut("a replacement of what certain cards do, or of certain uses");
  onlyZones(from, place);
  const about = scope.noun(subject);
  const needed = manner.reduce(
    (bits, one) => bits | (one in NAMED ? NAMED[one as keyof typeof NAMED] : 0),
    0,
  );
  const causes = causesOf(by);
  if (material?.includes("fusion"))
    throw new NotCarriedOut("a replacement of what becomes of Fusion Materials");
  return (duel, context, { card, to, manner: how, cause, among }) =>
    (material === undefined || isForSummon(duel, cause, material)) &&
    (alone !== true || among !== true) &&
    (causes === 0 || (cause.why & causes) !== 0) &&
    (place === undefined || (duel.zonesOf(place) & (1 << to)) !== 0) &&
    (from === undefined || (duel.zonesOf(from) & (1 << duel.state.get(CARD.zone, card))) !== 0) &&
    (how & needed) === needed &&
    (agent === undefined ||
      // "By battle or your opponent's card effect": whose it is, is said of the effect.
      (cause.why & causes & CAUSE.battle) !== 0 ||
      (cause.agent !== NOBODY && means(agent, context.player, cause.agent as Player))) &&
    about.test(duel, context, card);
}

/** Whether something moves because it is used for the Summon of a monster of one of these kinds. */
const isForSummon = (duel: Duel, { why, card }: Cause, kinds: readonly MaterialWay[]): boolean =>
  (why & CAUSE.summon) !== 0 &&
  card !== undefined &&
  kinds.some((kind) => duel.game.isOfKind(duel, card, kind));

/** "If a “X” monster(s) you control would be destroyed by card effect, you can banish this card from your GY instead." */
export function compileStandIn(game: Game, ir: Effect, scope: Scope): DestructionReplacement | null {
  const { replaces, optional, resolution } = ir;
  if (!optional || game.chooseReplacement?.of !== "destructions" || replaces?.event !== "moved") return null;
  const { subject, manner, from, to } = replaces;
  if (manner.join() !== "destroyed" || from !== undefined || to !== undefined) return null;
  // What is destroyed all the same, only that it goes elsewhere.
  if (resolution.some(({ step }) => step.verb === "move" && step.manner === "place")) return null;
  // "Exactly 1" is the only one as well, as the cards' rulings have it.
  const isSole = replaces.alone === true || (!isReference(subject) && subject.quantity.kind === "precisely");
  if (!isReference(subject) && !ONE_OR_SOME.has(subject.quantity.kind) && !isSole)
    throw new NotCarriedOut(`what takes the place of the destruction of "${subject.quantity.kind}"`);
  return {
    isMeant: compileReplacedMove(isSole ? { ...replaces, alone: true } : replaces, scope),
    several: !isReference(subject) && subject.quantity.kind === "some",
    takesItself: resolution.some(({ step }) => "what" in step && meansThisCard(step.what)),
  };
}

const ONE_OR_SOME: ReadonlySet<string> = new Set(["a", "some"]);

/** What a move has to be where the words say it; to be "put" or "sent" somewhere is to go there, however. */
const NAMED = {
  destroyed: MANNER.destroyed,
  discarded: MANNER.discarded,
  banished: MANNER.banished,
  returned: MANNER.returned,
} as const;

/** What a replacement does, and the end of its link. @throws NotCarriedOut for a choice that the engine cannot offer. */
export function replacementSteps(
  game: Game,
  ir: Effect,
  resolution: readonly Step<Duel>[],
  builder: ProgramBuilder,
): readonly Step<Duel>[] {
  if (!ir.optional || game.chooseReplacement?.of === "moves") return [...resolution, endReplacement];
  const [only, ...others] = ir.resolution;
  if (only?.step.verb !== "move" || only.step.manner !== "place" || only.step.as || others.length > 0)
    throw new NotCarriedOut("a replacement that its player may choose");
  const { to } = only.step;
  const question = builder.addQuestion(MAY);
  return [
    (duel, frame) => {
      const player = duel.state.get(LINKS.player, duel.state.get(FRAME.r0, frame) as LinkId);
      if (hasRoom(duel, player, soleZone(duel, to))) duel.ask(question, player, frame);
      else duel.state.write(NOW.answer, PASS);
    },
    (duel, frame) => goOn(duel, frame, duel.state.read(NOW.answer) === PASS ? null : soleZone(duel, to)),
    endReplacement,
  ];
}

/** "… place it …, instead of sending it to the GY": the move happens after all, or with another zone at its end. */
function goOn(duel: Duel, frame: Parameters<Step<Duel>>[1], instead: ZoneId | null): void {
  const { state } = duel;
  const own = state.get(FRAME.r0, frame) as LinkId;
  const card = state.get(LINKS.card, own);
  const moving = movingOf(duel, frame, card);
  const { to, bottom, manner, cause } = moving;
  const stamp = state.get(CARD.stamp, card);
  if (instead !== null) sayReplaced(duel, moving, duel.law.replaced);
  const done =
    instead === null
      ? move(duel, card, { zone: to, ...(bottom ? { where: "bottom" } : {}) }, manner, cause)
      : move(
          duel,
          card,
          { zone: instead, player: state.get(LINKS.player, own), face: FACE.up },
          (manner & ~MANNER.sent) | MANNER.placed,
          cause,
        );
  if (done) noteMoved(duel, moving, stamp);
}
