import type { Join } from "@chainwright/card-ir";
import { noteOccasion } from "@chainwright/engine/battle";
import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  setTurnBit,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { endResolving, forgetLinks, move, resolveNow, turnFace } from "@chainwright/engine/changes";
import { effectOf, happen, openLink, someEvent } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  BY_RULE,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  LINKS,
  type LinkId,
  MANNER,
  NO_CARD,
  NO_LINK,
  NOW,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { isMeaningless } from "./activation-legality.ts";
import { rushLaw } from "./cited-rules.ts";
import { noteUnfitEquips } from "./equip.ts";
import { rushRoutines } from "./registry.ts";
import { placeSpellTrap } from "./spell-trap-placement.ts";
import { ZONE } from "./zones.ts";

/**
 * A card or effect is used: it is placed or turned face-up, its requirement is met, and it is carried out at once and
 * wholly. Nobody can answer in between, and all of it is one timing.
 */
export const activate = rushRoutines.define("use", ["card", "effect", "player", "link"], {
  activate(duel, frame) {
    const { state } = duel;
    const card = state.get(activate.reg.card, frame) as CardId;
    const index = state.get(activate.reg.effect, frame);
    const player = state.get(activate.reg.player, frame) as Player;
    const from = state.get(CARD.zone, card);
    const cause = byRule(player);
    if (from === ZONE.hand) placeSpellTrap(duel, player, card, FACE.up);
    else turnFace(duel, card, FACE.up, cause);
    const link = openLink(duel, card, index, player);
    state.set(LINKS.zone, link, from);
    state.set(activate.reg.link, frame, link);
    noteOccasion(duel, link, NO_LINK);
    const effect = effectOf(duel, link);
    if (duel.trace !== null) {
      const rules = [...rulesOfUse(duel, card, effect), ...rulesOfTiming(duel, player, card, effect)];
      duel.point(TRACE.activated, rules, link, card, index * 2 + player);
    }
    setTurnBit(duel, card, TURN.used, effect.choiceGroup);
    setTurnBit(duel, card, TURN.activated, effect.index);
    duel.call(effect.cost, link);
  },
  resolve(duel, frame) {
    resolveNow(duel, linkOf(duel, frame));
  },
  settled(duel, frame) {
    const { state } = duel;
    const link = linkOf(duel, frame);
    const card = state.get(LINKS.card, link);
    const effect = effectOf(duel, link);
    endResolving(duel, link);
    noteParts(duel, link, effect);
    noteUnfitEquips(duel);
    if (effect.kind === "activation" && isSpent(duel, link)) {
      duel.point(TRACE.spent, duel.law.spentCards, card);
      move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE);
    }
    const how = effect.kind === "activation" ? 1 : 0;
    const agent = state.get(activate.reg.player, frame);
    // What waits for a use of a card comes when all of it is done.
    const from = state.get(LINKS.zone, link);
    happen(duel, { kind: EVENT.activated, card, how, from }, byRule(agent));
    forgetLinks(duel, link);
  },
});

const linkOf = (duel: Duel, frame: Parameters<Duel["jump"]>[0]): LinkId =>
  duel.state.get(activate.reg.link, frame) as LinkId;

/** Whether the used card is still there and does not stay: a Field Spell does, and what is equipped. */
function isSpent(duel: Duel, link: LinkId): boolean {
  const { state } = duel;
  const card = state.get(LINKS.card, link);
  const onField = state.get(CARD.zone, card) === ZONE.spell;
  return (
    onField &&
    state.get(CARD.stamp, card) === state.get(LINKS.stamp, link) &&
    state.get(CARD.host, card) === NO_CARD
  );
}

/** The rules by which a card of its kind is used as it is. */
function rulesOfUse(duel: Duel, card: CardId, effect: CompiledEffect): readonly number[] {
  const law = rushLaw(duel);
  const definition = definitionOf(duel, card);
  const { facts } = definition.card;
  const rules = [...law.activated];
  if (facts.kind === "trap") rules.push(...law.trapUsed);
  else if (facts.kind === "spell") {
    const has = (kind: string): boolean => facts.categories.includes(kind);
    rules.push(...(has("field") ? law.fieldUsed : has("equip") ? law.equipUsed : law.spellUsed));
  }
  const { conditions, cost } = effect.ir;
  if (conditions.length > 0 || cost.length > 0) rules.push(...law.requirement);
  if (
    definition.effects.some(
      ({ index, choiceGroup }) => index !== effect.index && choiceGroup === effect.choiceGroup,
    )
  )
    rules.push(...law.choiceDeclared);
  const isMonster = effect.kind !== "activation";
  if (isMonster && turnBit(duel, card, TURN.activated, effect.index)) rules.push(...law.usedAgain);
  if (isMeaningless(duel, effect)) rules.push(...duel.rulesAbout(definition));
  return rules;
}

/** The rules by which a Trap answers what it answers. */
function rulesOfTiming(
  duel: Duel,
  player: Player,
  card: CardId,
  { trigger, index }: CompiledEffect,
): readonly number[] {
  if (trigger === null) return [];
  const { state } = duel;
  const law = rushLaw(duel);
  const context = effectContext(card, index, player);
  const rules = [...law.oneTrap];
  const last = state.read(NOW.lastAtom);
  const window = state.read(NOW.window);
  const byEffect = (event: EventId): boolean =>
    (state.get(EVENT_LOG.cause, event) & (CAUSE.effect | CAUSE.cost)) !== 0;
  if (someEvent(duel, window, (event) => byEffect(event) && trigger.event(duel, context, event))) {
    rules.push(...law.oneTiming);
    const isLast = (event: EventId): boolean =>
      state.get(EVENT_LOG.kind, event) !== EVENT.activated && state.get(EVENT_LOG.atom, event) === last;
    if (!someEvent(duel, window, (event) => isLast(event) && trigger.event(duel, context, event)))
      rules.push(...law.neverMissed);
  }
  return rules;
}

const LINKED: ReadonlySet<Join | undefined> = new Set<Join>(["then", "and-if-you-do", "and"]);

/** Says by which rules the parts of an effect were carried out, and where its cards went. */
function noteParts(duel: Duel, link: LinkId, { ir }: CompiledEffect): void {
  if (duel.trace === null) return;
  const { state } = duel;
  const law = rushLaw(duel);
  const joins = ir.resolution.slice(1).map(({ join }) => join);
  const rules: number[] = [];
  if (joins.length > 0) rules.push(...law.severalParts);
  if (joins.some((join) => LINKED.has(join))) rules.push(...law.linkedParts);
  if (joins.includes("next")) rules.push(...law.separateParts);
  const moved = (from: number, to: number): boolean =>
    someEvent(
      duel,
      state.read(NOW.timing),
      (event) =>
        state.get(EVENT_LOG.kind, event) === EVENT.moved &&
        state.get(EVENT_LOG.link, event) === link &&
        (from === 0 || state.get(EVENT_LOG.from, event) === from) &&
        state.get(EVENT_LOG.to, event) === to &&
        (state.get(EVENT_LOG.how, event) & MANNER.drawn) === 0,
    );
  if (moved(ZONE.hand, ZONE.graveyard)) rules.push(...law.sentFromHand);
  if (moved(ZONE.deck, ZONE.graveyard) || moved(ZONE.deck, ZONE.hand)) rules.push(...law.takenFromTop);
  if (moved(0, ZONE.deck)) rules.push(...law.toDeckBottom);
  duel.point(TRACE.alsoBy, rules);
}
