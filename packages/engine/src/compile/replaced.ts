import { type Effect, isReference } from "@chainwright/card-ir";
import type { Step } from "@chainwright/kernel";
import { PASS } from "../action.ts";
import { move } from "../atoms.ts";
import type { Duel, Game } from "../duel.ts";
import { hasRoom } from "../piles.ts";
import { endReplacement, type Moving, movingOf, noteMoved, sayReplaced } from "../replace.ts";
import { CARD, FRAME, LINKS, type LinkId, NOW, type ZoneId } from "../schema.ts";
import { CAUSE, FACE, MANNER, NOBODY, type Player } from "../vocabulary.ts";
import { MAY } from "./clauses.ts";
import { causesOf } from "./doing.ts";
import type { CompiledEffect } from "./effect.ts";
import { isSelf } from "./event-subjects.ts";
import { compileNoun } from "./nouns.ts";
import type { Part } from "./part.ts";
import type { Sink } from "./sink.ts";
import type { Slots } from "./slots.ts";
import { NotCarriedOut } from "./using.ts";
import { soleZone } from "./verbs/common.ts";
import { means } from "./words.ts";

/**
 * "When this card would be put into …": whether a move is meant. What happens to other cards is replaced in this way
 * only where players may have to choose among replacements.
 */
export function compileReplaced(game: Game, { replaces }: Effect, slots: Slots): CompiledEffect["replaces"] {
  if (replaces?.event !== "moved" && replaces?.event !== "left-field") return null;
  const { subject } = replaces;
  // Without such choices the others are continuous effects.
  if ((replaces.event === "left-field" || !isSelf(subject)) && game.chooseReplacement === null) return null;
  const about = compileNoun(subject, slots);
  const leaves = (duel: Duel, { card, to }: Moving): boolean =>
    duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true && duel.game.zones[to]?.field !== true;
  if (replaces.event === "left-field")
    return (duel, using, moving) => about.test(duel, using, moving.card) && leaves(duel, moving);
  const { to: place, manner, from, agent } = replaces;
  if (replaces.byCard !== undefined || replaces.byEffectOf !== undefined)
    throw new NotCarriedOut("a replacement of what certain cards do");
  const needed = manner.reduce(
    (bits, one) => bits | (one in NAMED ? NAMED[one as keyof typeof NAMED] : 0),
    0,
  );
  const by = causesOf(replaces);
  return (duel, using, { card, to, manner: how, cause }) =>
    (by === 0 || (cause.why & by) !== 0) &&
    (place === undefined || (duel.zonesOf(place) & (1 << to)) !== 0) &&
    (from === undefined || (duel.zonesOf(from) & (1 << duel.state.get(CARD.zone, card))) !== 0) &&
    (how & needed) === needed &&
    (agent === undefined || (cause.agent !== NOBODY && means(agent, using.player, cause.agent as Player))) &&
    about.test(duel, using, card);
}

/**
 * "If a “X” monster(s) you control would be destroyed by card effect, you can banish this card from your GY instead.":
 * whether it is about such a destruction.
 */
export function compileStandIn(game: Game, ir: Effect, slots: Slots): CompiledEffect["standsIn"] {
  const { replaces, optional, resolution } = ir;
  if (!optional || game.chooseStandIn === null || replaces?.event !== "moved") return null;
  if (replaces.manner.join() !== "destroyed" || replaces.from !== undefined || replaces.to !== undefined)
    return null;
  // What is destroyed all the same, only that it goes elsewhere.
  if (resolution.some(({ step }) => step.verb === "move" && step.manner === "place")) return null;
  if (replaces.byCard !== undefined || replaces.byEffectOf !== undefined)
    throw new NotCarriedOut("what takes the place of destruction by certain cards");
  const { subject, agent } = replaces;
  if (!isReference(subject) && !ONE_OR_SOME.has(subject.quantity.kind))
    throw new NotCarriedOut(`what takes the place of the destruction of "${subject.quantity.kind}"`);
  const about = compileNoun(subject, slots);
  const by = causesOf(replaces);
  return (duel, using, { card, cause }) =>
    (by === 0 || (cause.why & by) !== 0) &&
    (agent === undefined ||
      // "By battle or your opponent's card effect": the words after "or" are about effects.
      (by !== CAUSE.effect && (cause.why & CAUSE.battle) !== 0) ||
      (cause.agent !== NOBODY && means(agent, using.player, cause.agent as Player))) &&
    about.test(duel, using, card);
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
