import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { placeGivenTo, positionGivenTo, statOf } from "@chainwright/engine/applying";
import { type Duel, definitionOf, type Question, shuffle } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { nextMoment, noteUsed, record } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, MANY, someCard } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  FRAME,
  firstOf,
  kindOf,
  MANNER,
  NOW,
  no,
  POSITION,
  RECORD,
  STAT,
  TRACE,
  WAY,
} from "@chainwright/engine/state";
import {
  askMaterial,
  comeIntoPlay,
  forgetPicked,
  isPossible,
  picked,
  pickMaterial,
  whichMaterial,
} from "@chainwright/engine/summons";
import type { FrameId } from "@chainwright/kernel";
import { union } from "../nouns/alternatives.ts";
import type { Part } from "./effect-part.ts";
import { usedAs, wayOf } from "./extra-materials.ts";
import {
  asSaid,
  fromExtraDeck,
  hasIncluded,
  isBarred,
  isSubstitute,
  materialsSaid,
  type Plan,
  poolOf,
  takesSubstitutes,
} from "./material-plans.ts";
import { entireTribute, graveTributes } from "./ritual-tributes.ts";
import type { Verbs } from "./step-helpers.ts";
import { askPositions, askZones } from "./summon-position-and-zone.ts";

/** The monster that is being Summoned, in the frame of the effect. */
export const MONSTER = FRAME.r2;

export const monsterAt = (duel: Duel, frame: FrameId): CardId => duel.state.get(MONSTER, frame) as CardId;

/** Its player chooses one material after the other until there are enough. */
export function askForMaterials(part: Part, question: Question): void {
  const ask = part.steps.length;
  part.add((duel, context, frame) => {
    if (!askMaterial(duel, question, frame, context.player)) duel.jump(frame, ask + 2);
  });
  part.add((duel, _, frame) => {
    if (pickMaterial(duel)) duel.jump(frame, ask);
  });
}

function canBeSummoned(duel: Duel, context: EffectContext, plan: Plan, monster: CardId): boolean {
  if (!duel.game.isOfKind(duel, monster, plan.kind) || isBarred(duel, context, plan, monster, null))
    return false;
  const recipe = plan.recipe(duel, context, monster);
  const pool = poolOf(duel, context, plan, monster);
  return hasIncluded(plan, duel, context, recipe, pool) && isPossible(duel, context, recipe, pool);
}

/** Chooses the monster and its materials, takes these, and Summons it. */
function summonWithMaterials(part: Part, plan: Plan, slot: number): void {
  const anyPossible = (duel: Duel, context: EffectContext): boolean =>
    someCard(
      plan.summoned,
      duel,
      context,
      (monster) => context.leaving?.includes(monster) !== true && canBeSummoned(duel, context, plan, monster),
    );
  if (part.role === "resolution")
    part.scope.needed.push(plan.summoned, plan.pool, ...plan.more.map(({ pool }) => pool));
  part.check((duel, context, why) => {
    if (anyPossible(duel, context)) return true;
    // Those that the words mean are there, but something else stands against them.
    if (why !== null)
      plan.summoned.each(duel, context, (monster) => void isBarred(duel, context, plan, monster, why));
    return !no(why, duel.law[plan.point], context.card, context.effect);
  });
  const at = (duel: Duel, frame: FrameId): EffectContext => contextOfLink(duel, linkOf(duel, frame));
  const chooseMonster = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      plan.summoned.each(duel, at(duel, frame), (monster) => offer(action(ACT.choose, monster)));
    },
    check(duel, frame, _player, choice, why) {
      const monster = firstOf(choice) as CardId;
      const fits = kindOf(choice) === ACT.choose && canBeSummoned(duel, at(duel, frame), plan, monster);
      return fits || !no(why, duel.law[plan.point], monster);
    },
  });
  const chooseMaterial = part.builder.addQuestion(
    whichMaterial((duel, frame) => {
      const context = at(duel, frame);
      const monster = monsterAt(duel, frame);
      const recipe = plan.recipe(duel, context, monster);
      return {
        monster,
        context,
        recipe,
        pool: poolOf(duel, context, plan, monster),
        rules: duel.law[plan.point],
      };
    }),
  );
  let last = 0;
  part.add((duel, context, frame) => {
    forgetPicked(duel);
    if (anyPossible(duel, context)) duel.ask(chooseMonster, context.player, frame);
    else duel.jump(frame, last);
  });
  part.add((duel, _, frame) => {
    duel.state.set(MONSTER, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
  askForMaterials(part, chooseMaterial);
  part.add((duel, context, frame) => {
    const { deck, graveyard, banished } = duel.game.zone;
    const intoDeck = plan.shuffles === true || plan.bottom === true;
    const banishes = plan.banishes === true;
    const to = { zone: banishes ? banished : intoDeck ? deck : graveyard };
    const manner = plan.manner | (banishes ? MANNER.banished : intoDeck ? MANNER.returned : MANNER.sent);
    if ((plan.way & WAY.proper) !== 0) noteUsed(duel, monsterAt(duel, frame), picked(duel));
    let shuffled = plan.shuffles === true;
    // Where each of them goes is told before any of them has gone.
    const used = picked(duel).map((card) => [card, usedAs(plan, duel, context, card)] as const);
    for (const [card, as] of used) {
      const row = plan.record === null ? null : record(duel, context.link, plan.record, card);
      const other = as === null ? null : wayOf(as, duel);
      shuffled ||= as?.manner === "shuffle";
      const kept = plan.manner & MANNER.material;
      const done =
        other === null
          ? move(duel, card, to, manner, part.causeOf(context))
          : move(duel, card, { zone: other.zone }, other.manner | kept, part.causeOf(context));
      if (row === null) continue;
      duel.state.set(RECORD.done, row, done ? 1 : 0);
      duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
    }
    if (shuffled) for (const player of [0, 1] as const) shuffle(duel, player, deck);
    forgetPicked(duel);
    // The Summon comes after its materials have gone.
    nextMoment(duel);
    record(duel, context.link, slot, monsterAt(duel, frame));
  });
  askZones(part, slot);
  if (plan.position === null) askPositions(part, slot);
  part.doTo(slot, (duel, context, monster) => {
    const position = plan.position ?? positionGivenTo(duel, monster);
    const from = duel.state.get(CARD.zone, monster);
    const places = placeGivenTo(duel, monster);
    const cause = part.causeOf(context);
    const came = comeIntoPlay(duel, monster, context.player, position, plan.way, cause, from, places);
    if (came) duel.point(TRACE.alsoBy, duel.law[plan.point]);
    return came;
  });
  last = part.steps.length;
}

/** "using 2 monsters from your hand, Deck, or field", "using 3 or more monsters": how many it takes in all. */
function countOfMaterials(using: NounPhrase): (count: number) => boolean {
  // "1 “A” and 1 Fiend monster": how many of each kind, `asSaid` looks at.
  const isOfKinds = !isReference(using) && (using.both ?? using.each ?? using.one) !== undefined;
  const quantity = isReference(using) || isOfKinds ? undefined : using.quantity;
  if (quantity?.kind === "exactly") return (count) => count === quantity.n;
  if (quantity?.kind === "at-least") return (count) => count >= quantity.n;
  return () => true;
}

/** Verbs that Summon with materials. */
export const summoningVerbs: Verbs = {
  "fusion-summon"(part, step, slot) {
    const words = materialsSaid(part, step);
    const said = part.scope.noun(step.using);
    const isAsMany = countOfMaterials(step.using);
    // "Using this card you control and other monsters from your hand or field"
    const pinned = step.including !== undefined && isReference(step.including) ? words.including : null;
    const pool = pinned === null ? said : { ...said, ...union(pinned, said) };
    const plan: Plan = {
      summoned: part.scope.noun(fromExtraDeck(step.what)),
      pool,
      ...(step.special === true
        ? { way: WAY.special, manner: 0 }
        : { way: WAY.special | WAY.fusion | WAY.proper, manner: MANNER.material }),
      ...(step.ignoring && { ignoring: true as const }),
      ...words,
      position: step.position === undefined ? null : POSITION[step.position],
      kind: "fusion",
      point: "fusionSummon",
      recipe: (duel, context, card) => ({
        groups: definitionOf(duel, card).materials,
        ...(step.special !== true && takesSubstitutes(definitionOf(duel, card))
          ? { standsIn: isSubstitute }
          : {}),
        total: null,
        value: () => 0,
        otherValue: () => 0,
        suffices: (_, cards) =>
          isAsMany(cards.length) &&
          duel.game.summonSlots(duel, context.player, card, cards) !== 0 &&
          asSaid({ pool, ...words }, duel, context, cards),
      }),
    };
    summonWithMaterials(part, plan, slot);
  },

  "ritual-summon"(part, step, slot) {
    const levels = step.levels === undefined ? null : part.scope.value(step.levels);
    const pool = part.scope.noun(step.using);
    const said = materialsSaid(part, step);
    const tributes = step.to === undefined && step.manner === undefined;
    const stat = step.stat === "atk" ? STAT.atk : STAT.level;
    const words = tributes ? { ...said, more: [...said.more, graveTributes(part.scope)] } : said;
    const plan: Plan = {
      summoned: part.scope.noun(step.to === undefined ? step.what : fromExtraDeck(step.what)),
      pool,
      ...words,
      position: null,
      way: WAY.special | WAY.ritual | WAY.proper,
      // In Rush Duel they are materials, as those of a Fusion Summon.
      manner: tributes ? MANNER.tributed : MANNER.material,
      kind: "ritual",
      point: "ritualSummon",
      recipe: (duel, context, card) => ({
        groups: [{ settled: false, min: 1, max: MANY, test: () => true, each: () => {} }],
        total: levels?.(duel, context) ?? statOf(duel, card, stat),
        ...(step.compare === "at-least" ? { orMore: true as const } : {}),
        value: (_, tribute) => statOf(duel, tribute, stat),
        otherValue: (_, tribute) =>
          entireTribute(duel, context, tribute, card, levels?.(duel, context) ?? statOf(duel, card, stat)),
        suffices: (_, cards) =>
          duel.game.summonSlots(duel, context.player, card, cards) !== 0 &&
          asSaid({ pool, ...words }, duel, context, cards),
      }),
    };
    summonWithMaterials(part, plan, slot);
  },

  "gr-summon"(part, step, slot) {
    const count = part.scope.value(step.count);
    part.add((duel, context) => {
      const { grSummon } = duel.game;
      if (grSummon === null) return;
      for (let i = count(duel, context); i > 0; i--) duel.call(grSummon, context.player, context.link);
      part.done(duel, context, slot);
    });
  },
};
