import { isReference, type Step } from "@chainwright/card-ir";
import { FACE_DOWN_DEFENSE, forbiddenBy } from "@chainwright/engine/applying";
import type { Duel, Question } from "@chainwright/engine/board";
import { becomeEffectMonster, changePosition, hasPositions, setAgain } from "@chainwright/engine/changes";
import type { EffectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  FACE,
  FRAME,
  firstOf,
  NO_CARD,
  NOW,
  no,
  POSITION,
  WITHOUT_FLIPS,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { onlyToBeSet, sideToSet } from "./setting.ts";
import { chooserOf, type Verbs } from "./step-helpers.ts";
import { askSpellZones, zoneAsked } from "./summon-position-and-zone.ts";

/** How a monster may lie, where its player decides. */
type OpenPosition = "up-attack-or-down-defense" | "any-face-up" | "any-defense" | "any";

const OPEN: ReadonlySet<unknown> = new Set<OpenPosition>([
  "up-attack-or-down-defense",
  "any-face-up",
  "any-defense",
  "any",
]);

export const isOpenPosition = (position: unknown): position is OpenPosition => OPEN.has(position);

/** A way to lie, and the answer that means it. */
interface Lying {
  readonly number: number;
  readonly position: number;
  readonly face: number;
}

const UP_ATTACK: Lying = { number: POSITION.attack, position: POSITION.attack, face: FACE.up };
const UP_DEFENSE: Lying = { number: POSITION.defense, position: POSITION.defense, face: FACE.up };
const DOWN_DEFENSE: Lying = { number: FACE_DOWN_DEFENSE, position: POSITION.defense, face: FACE.down };

const WAYS_TO_LIE: Readonly<Record<OpenPosition, readonly Lying[]>> = {
  "up-attack-or-down-defense": [UP_ATTACK, DOWN_DEFENSE],
  "any-face-up": [UP_ATTACK, UP_DEFENSE],
  "any-defense": [UP_DEFENSE, DOWN_DEFENSE],
  any: [UP_ATTACK, UP_DEFENSE, DOWN_DEFENSE],
};

export const waysToLie = (to: OpenPosition): readonly Lying[] => WAYS_TO_LIE[to];

/** In which of them, as a question. */
export const howToLie = (ways: readonly Lying[]): Omit<Question, "id"> => ({
  name: "position",
  candidates(_duel, _frame, _player, offer) {
    for (const { number } of ways) offer(action(ACT.number, number));
  },
  check: (duel, _frame, _player, choice, why) =>
    ways.some(({ number }) => choice === action(ACT.number, number)) || !no(why, duel.law.notAChoice),
});

/** Has the player say in which of them; what was said is found by the answer that is returned. */
function askHowToLie(part: Part, to: OpenPosition): (duel: Duel, frame: FrameId) => Lying | undefined {
  const ways = waysToLie(to);
  const question = part.builder.addQuestion(howToLie(ways));
  part.add((duel, context, frame) => duel.ask(question, context.player, frame));
  part.add((duel, _, frame) => {
    duel.state.set(FRAME.r1, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
  return (duel, frame) => ways.find(({ number }) => number === duel.state.get(FRAME.r1, frame));
}

/** "… to face-up Attack Position or face-down Defense Position": its player says which for each. */
function changeToChosen(
  part: Part,
  step: Extract<Step, { verb: "change-position" }>,
  to: OpenPosition,
  slot: number,
): void {
  const chosen = askHowToLie(part, to);
  part.onEach(step.what, slot, (duel, context, card, frame) => {
    const way = chosen(duel, frame);
    if (way === undefined) return false;
    if (forbiddenBy(duel, "turn-by-effect", card, context.player, part.cause, context.card) !== NO_CARD)
      return false;
    return changePosition(duel, card, way.position, way.face, part.causeOf(context));
  });
}

/** "Activate 1 Field Spell directly from your Deck": what can be activated is offered, and no more is done until it is. */
function activateThere(part: Part, { what, player }: Extract<Step, { verb: "set" }>, slot: number): void {
  if (player !== undefined) throw new NotCarriedOut("a card that another player activates");
  part.exclude(
    (duel, context, card) =>
      duel.game.activatingThere?.check(duel, context.player, card, context.card) !== true,
  );
  part.onEach(
    what,
    slot,
    (duel, context, card) =>
      duel.game.activatingThere?.activate(duel, context.player, card, part.causeOf(context)) === true,
  );
}

/** Verbs that change how cards lie: positions and faces. */
export const turningVerbs: Verbs = {
  "become-effect-monster"(part, step, slot) {
    part.onEach(step.what, slot, (duel, _, card) => becomeEffectMonster(duel, card));
  },
  tap: (part, step, slot) =>
    part.onEach(
      step.what,
      slot,
      (duel, context, card) => {
        const position = step.untap === true ? POSITION.attack : POSITION.defense;
        return changePosition(duel, card, position, FACE.up, part.causeOf(context));
      },
      chooserOf(step.player),
    ),

  "change-position"(part, step, slot) {
    if (isOpenPosition(step.to)) {
      if (step.withoutFlips) throw new NotCarriedOut("monsters turned face-up in a position of choice");
      changeToChosen(part, step, step.to, slot);
      return;
    }
    if (isReference(step.what) && step.what.ref === "this-card" && step.to !== "other") {
      const wanted = step.to === "attack" ? POSITION.attack : POSITION.defense;
      const turnsDown = step.to === "face-down-defense";
      part.check(
        (duel, context, why) =>
          duel.state.get(CARD.position, context.card) !== wanted ||
          (turnsDown && duel.state.get(CARD.face, context.card) === FACE.up) ||
          !no(why, duel.law.wouldDoNothing, context.card, context.effect),
      );
    }
    part.exclude((duel, _, card) => !hasPositions(duel, card));
    const how = step.withoutFlips ? WITHOUT_FLIPS : 0;
    part.onEach(step.what, slot, (duel, context, card) => {
      const attack =
        step.to === "other" ? duel.state.get(CARD.position, card) === POSITION.defense : step.to === "attack";
      const position = attack ? POSITION.attack : POSITION.defense;
      const face = step.to === "face-down-defense" ? FACE.down : FACE.up;
      if (forbiddenBy(duel, "turn-by-effect", card, context.player, part.cause, context.card) !== NO_CARD)
        return false;
      return changePosition(duel, card, position, face, part.causeOf(context), how);
    });
  },

  set(part, step, slot) {
    // "Set this card instead of sending it to the GY": it lies there anew, so that it is not spent.
    if (step.stays === true) {
      part.onEach(step.what, slot, (duel, context, card) => setAgain(duel, card, part.causeOf(context)));
      return;
    }
    if (step.activated === true) {
      activateThere(part, step, slot);
      return;
    }
    const { player = "you", to } = step;
    // "Set the other": a monster would be Special Summoned face-down.
    if (isReference(step.what) && step.what.ref === "excavated" && to === undefined)
      throw new NotCarriedOut("Setting what may be a monster");
    // A monster that lies there would be turned face-down.
    if (!isReference(step.what) && step.what.noun === "monster")
      throw new NotCarriedOut("Setting what is a monster");
    const face = step.faceUp === true ? FACE.up : FACE.down;
    if (to?.of !== undefined && to.of !== player)
      throw new NotCarriedOut(`a card that ${player} Set on a field of "${to.of}"`);
    const sideOf = sideToSet(step);
    const canBeSet = onlyToBeSet(part, step);
    const causeOf = part.causeOfTaking(step.what);
    // The first of several may take the last zone.
    const act = (duel: Duel, context: EffectContext, card: CardId): boolean =>
      canBeSet(duel, context, card) &&
      duel.game.setting?.set(
        duel,
        sideOf(duel, context, card),
        card,
        face,
        causeOf(context),
        zoneAsked(duel, card),
      ) === true;
    part.fill(step.what, slot, chooserOf(step.player));
    askSpellZones(part, slot, sideOf);
    part.doTo(slot, act);
  },
};
