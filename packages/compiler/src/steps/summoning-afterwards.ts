import { type Group, isReference, type NounPhrase, type Reference } from "@chainwright/card-ir";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { isOnField, nextMoment, record } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, someCard } from "@chainwright/engine/program";
import { ACT, type Action, action, type CardId, firstOf, NO_LINK, NOW, no } from "@chainwright/engine/state";
import { ALL_PICKED, choiceFor, forgetPicked, pick, whichMaterial } from "@chainwright/engine/summons";
import { askOfPaidTogether, paidCards } from "../runtime/joint-payments.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import { fromExtraDeck, fromHand } from "./material-plans.ts";
import type { Verbs } from "./step-helpers.ts";
import { askForMaterials, MONSTER, monsterAt } from "./summoning-with-materials.ts";

/** "Immediately after this effect resolves": its player chooses one that can be Summoned then, if there is any. */
function summonOneAfterwards(
  part: Part,
  cards: CardSet,
  possible: (duel: Duel, context: EffectContext, card: CardId) => boolean,
  summon: () => void,
): void {
  const any = (duel: Duel, context: EffectContext): boolean =>
    someCard(cards, duel, context, (card) => possible(duel, context, card));
  part.check(
    (duel, context, why) =>
      any(duel, context) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
  );
  const question = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      cards.each(duel, contextOfLink(duel, linkOf(duel, frame)), (card) => offer(action(ACT.choose, card)));
    },
    check(duel, frame, _player, choice, why) {
      const context = contextOfLink(duel, linkOf(duel, frame));
      const card = firstOf(choice) as CardId;
      const fits = cards.test(duel, context, card) && possible(duel, context, card);
      return fits || !no(why, duel.law.notAChoice, card);
    },
  });
  let last = 0;
  part.add((duel, context, frame) => {
    nextMoment(duel);
    if (any(duel, context)) duel.ask(question, context.player, frame);
    else duel.jump(frame, last);
  });
  part.add((duel, _, frame) => {
    duel.state.set(MONSTER, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
  summon();
  last = part.steps.length;
}

/** "Immediately after this effect resolves, Tribute Summon 1 monster from your hand." */
function normalSummonAfterwards(part: Part, what: NounPhrase, way: "normal" | "tribute", slot: number): void {
  if (!isReference(what) && what.where.some(({ trait }) => trait === "controlled"))
    throw new NotCarriedOut("a Normal Summon of a monster on the field by an effect");
  const cards = part.scope.noun(fromHand(what));
  const possible = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    duel.game.normalSummon?.check(duel, context.player, card, way === "tribute") === true;
  summonOneAfterwards(part, cards, possible, () => {
    part.add((duel, context, frame) => {
      const card = monsterAt(duel, frame);
      record(duel, context.link, slot, card, 1);
      const { normalSummon } = duel.game;
      if (normalSummon !== null) duel.call(normalSummon.routine, card, context.player);
    });
  });
}

/** What the materials have to be: all of `pinned` among them, and nothing but what is in `pool`. */
interface Said {
  readonly pinned: CardSet | null;
  readonly pool: CardSet | null;
  /** "…, including a “X” monster": one of them at least. */
  readonly included: CardSet | null;
}

const NOTHING_SAID: Said = { pinned: null, pool: null, included: null };

/** "Using monsters you control" says no more than that Summon does. */
const isOwnMonsters = ({ traits, noun, where }: Group): boolean =>
  traits.length === 0 &&
  noun === "monster" &&
  where.every((one) => one.trait === "controlled" && one.by === "you");

/** "Those targets", "this card and that target": where they are kept. */
function targetsIn(what: NounPhrase): string | undefined {
  if (!isReference(what)) return undefined;
  if (what.slot?.startsWith("target") === true) return what.slot;
  return what.and && targetsIn(what.and);
}

function materialsSaid(part: Part, used: NounPhrase | undefined, only: boolean): Said {
  if (used === undefined) return NOTHING_SAID;
  const cards = part.scope.noun(used);
  if (isReference(used)) return { ...NOTHING_SAID, pinned: cards, pool: only ? cards : null };
  if (!only && used.quantity.kind === "a") return { ...NOTHING_SAID, included: cards };
  if (only || used.quantity.kind !== "any-number")
    throw new NotCarriedOut("a Summon with a number of materials after the effect");
  return { ...NOTHING_SAID, pool: isOwnMonsters(used) ? null : cards };
}

/** The same where every card that is meant is a target, or this card: "those 2 monsters" that were targeted and Special Summoned. */
function asTargets(what: Reference, part: Part): Reference | undefined {
  const meant = what.slot === "this-card" ? what : part.scope.targetsMeant(what);
  if (meant === undefined || what.and === undefined) return meant;
  const and = isReference(what.and) ? asTargets(what.and, part) : undefined;
  return and && { ...meant, and };
}

/** Whether a step before brings what is meant. */
const comesBefore = (what: Reference, part: Part): boolean =>
  (what.slot !== undefined && part.scope.doneTo.has(what.slot)) ||
  what.slot?.startsWith("special-summon") === true ||
  (what.and !== undefined && isReference(what.and) && comesBefore(what.and, part));

/** "Using only this card and that target": only that can be targeted with which there is something to Summon. */
function mustServe(part: Part, used: NounPhrase, can: (duel: Duel, context: EffectContext) => boolean): void {
  const slot = targetsIn(used);
  if (slot === undefined) return;
  const payment = part.scope.payments.get(part.scope.slotOf(slot));
  if (payment === undefined)
    throw new NotCarriedOut("a Summon with nothing but some targets, after something else");
  if (payment.cards.max > 1) askOfPaidTogether(payment.together, can, null);
  else payment.serves.push((duel, context, card) => can(duel, { ...context, link: NO_LINK, paidWith: card }));
}

function all(cards: CardSet, duel: Duel, context: EffectContext): CardId[] {
  const found: CardId[] = [];
  cards.each(duel, context, (card) => void found.push(card));
  return found;
}

export const summoningAfterwardsVerbs: Verbs = {
  /** The Summon starts no chain of its own, and cannot be negated in the middle of one. */
  "summon-afterwards"(part, step, slot) {
    const { what, using: used, way } = step;
    if (what !== undefined && (way === "normal" || way === "tribute")) {
      if (used !== undefined)
        throw new NotCarriedOut("a Normal Summon with certain monsters after the effect");
      normalSummonAfterwards(part, what, way, slot);
      return;
    }
    if (way !== "synchro" && way !== "xyz" && way !== "link")
      throw new NotCarriedOut(`a ${way} Summon after the effect`);
    const any: Group = { quantity: { kind: "exactly", n: 1 }, traits: [], noun: "monster", where: [] };
    const said = fromExtraDeck(what ?? any);
    if (isReference(said)) throw new NotCarriedOut("a Summon after the effect of a card that is meant");
    const monsters = part.scope.noun({ ...said, traits: [{ trait: "kind", kind: way }, ...said.traits] });
    const { pool, included, ...words } = materialsSaid(part, used, step.only === true);
    const pinned = step.including === undefined ? words.pinned : part.scope.noun(step.including);
    const pinnedOf = (duel: Duel, context: EffectContext) =>
      pinned === null ? [] : all(pinned, duel, context);
    const poolOf = (duel: Duel, context: EffectContext) =>
      pool === null ? undefined : all(pool, duel, context);
    const meant = step.including ?? used;
    const later = meant !== undefined && isReference(meant) && comesBefore(meant, part) ? meant : null;
    const coming = later && asTargets(later, part);
    const comingCards = coming ? part.scope.noun(coming) : null;
    const canBring = (duel: Duel, context: EffectContext, monster: CardId): boolean => {
      if (comingCards === null || paidCards(context) === null) return true;
      const must = all(comingCards, duel, context);
      const brought = must.filter((card) => !isOnField(duel, card));
      const from = step.only === true ? must : undefined;
      return duel.game.byMaterials?.check(duel, context.player, monster, null, must, from, brought) === true;
    };
    const possible = (duel: Duel, context: EffectContext, monster: CardId): boolean => {
      // Beforehand what has to be used may not be there yet.
      if (later !== null && context.link === NO_LINK) return canBring(duel, context, monster);
      if (step.only === true && context.link === NO_LINK && paidCards(context) === null) return true;
      const must = pinnedOf(duel, context);
      const from = poolOf(duel, context);
      const can = (cards: readonly CardId[]): boolean =>
        duel.game.byMaterials?.check(duel, context.player, monster, null, cards, from) === true;
      if (included !== null) return someCard(included, duel, context, (card) => can([card]));
      return (pinned === null || must.length > 0) && can(must);
    };
    const served = coming ?? (step.only === true && later === null ? used : undefined);
    if (served !== undefined) {
      if (later === null && targetsIn(served) !== undefined && !part.isNeeded)
        throw new NotCarriedOut("a Summon with nothing but some targets, after something else");
      mustServe(part, served, (duel, context) =>
        someCard(monsters, duel, context, (monster) => possible(duel, context, monster)),
      );
    }
    const chooseIncluded = part.builder.addQuestion({
      name: "choose material",
      candidates(duel, frame, _player, offer) {
        const context = contextOfLink(duel, linkOf(duel, frame));
        included?.each(duel, context, (card) => offer(action(ACT.choose, card)));
      },
      check(duel, frame, player, choice, why) {
        const card = firstOf(choice) as CardId;
        const can =
          included?.test(duel, contextOfLink(duel, linkOf(duel, frame)), card) === true &&
          duel.game.byMaterials?.check(duel, player, monsterAt(duel, frame), null, [card]) === true;
        return can || !no(why, duel.law.notAChoice, card);
      },
    });
    const chooseMaterial = part.builder.addQuestion(
      whichMaterial((duel, frame, player) => {
        const from = poolOf(duel, contextOfLink(duel, linkOf(duel, frame)));
        const materials = duel.game.byMaterials?.materials(from);
        if (materials === undefined) throw new Error("a game without such Summons");
        return choiceFor(duel, materials, player, monsterAt(duel, frame));
      }),
    );
    summonOneAfterwards(part, monsters, possible, () => {
      part.add((duel, context, frame) => {
        record(duel, context.link, slot, monsterAt(duel, frame), 1);
        forgetPicked(duel);
        for (const card of pinnedOf(duel, context)) pick(duel, card);
      });
      if (included !== null) {
        part.add((duel, context, frame) => duel.ask(chooseIncluded, context.player, frame));
        part.add((duel) => void pick(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId));
      }
      askForMaterials(part, chooseMaterial);
      part.add((duel, context, frame) => {
        const { byMaterials } = duel.game;
        if (byMaterials !== null)
          duel.call(byMaterials.routine, monsterAt(duel, frame), context.player, 0, ALL_PICKED);
      });
    });
  },
};
