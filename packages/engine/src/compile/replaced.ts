import type { Effect } from "@chainwright/card-ir";
import type { Step } from "@chainwright/kernel";
import { PASS } from "../action.ts";
import { move } from "../atoms.ts";
import type { Duel, Game } from "../duel.ts";
import { hasRoom } from "../piles.ts";
import { endReplacement, movingOf, noteMoved, sayReplaced } from "../replace.ts";
import { CARD, FRAME, LINKS, type LinkId, NOW, type ZoneId } from "../schema.ts";
import { FACE, MANNER } from "../vocabulary.ts";
import { MAY } from "./clauses.ts";
import type { Part } from "./part.ts";
import type { Sink } from "./sink.ts";
import { NotCarriedOut } from "./using.ts";
import { soleZone } from "./verbs/common.ts";

/** What a replacement does, and the end of its link. @throws NotCarriedOut for a choice that the engine cannot offer. */
export function replacementSteps(
  game: Game,
  ir: Effect,
  resolution: Part,
  sink: Sink,
): readonly Step<Duel>[] {
  if (!ir.optional || game.chooseReplacement !== null) return [...resolution.steps, endReplacement];
  const [only, ...others] = ir.resolution;
  if (only?.step.verb !== "move" || only.step.manner !== "place" || others.length > 0)
    throw new NotCarriedOut("a replacement that its player may choose");
  const { to } = only.step;
  const question = sink.addQuestion(MAY);
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
          manner & ~MANNER.sent,
          cause,
        );
  if (done) noteMoved(duel, moving, stamp);
}
