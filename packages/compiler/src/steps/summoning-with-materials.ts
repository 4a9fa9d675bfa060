import { isReference, type NounPhrase, type Step, type Trait } from "@chainwright/card-ir";
import { forbiddenBy, isNegated, isNoMaterial, placeGivenTo, statOf } from "@chainwright/engine/applying";
import { move } from "@chainwright/engine/changes";
import { nextMoment, noteUsed, record } from "@chainwright/engine/history";
import {
  type Cards,
  type Definition,
  definitionOf,
  linkOf,
  MANY,
  type Recipe,
  someCard,
  type Using,
  usingOf,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  FACE,
  FRAME,
  firstOf,
  kindOf,
  MANNER,
  NO_CARD,
  NOW,
  no,
  POSITION,
  type Question,
  RECORD,
  STAT,
  shuffle,
  TRACE,
  WAY,
  type Why,
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
import { notToBeSummoned } from "../runtime/summonable.ts";
import type { Part } from "./effect-part.ts";
import {
  cannotGo,
  compileExtraMaterials,
  type ExtraMaterials,
  extraMaterialsAllowed,
  usedAs,
  wayOf,
} from "./extra-materials.ts";
import { entireTribute, graveTributes } from "./ritual-tributes.ts";
import type { Verbs } from "./step-helpers.ts";
import { askPosition, askZones } from "./summon-position-and-zone.ts";

type MaterialStep = Extract<Step, { verb: "fusion-summon" | "ritual-summon" }>;

/** A Summon by an effect that takes materials. */
interface Plan {
  readonly summoned: Cards;
  readonly pool: Cards;
  /** What may be used beside those. */
  readonly more: readonly ExtraMaterials[];
  readonly way: number;
  readonly manner: number;
  /** The materials go into the Deck, shuffled or to its bottom, or are banished. */
  readonly shuffles?: true;
  readonly bottom?: true;
  readonly banishes?: true;
  /** The kind of monsters that are Summoned so, whether the text says it or not. */
  readonly kind: "fusion" | "ritual";
  readonly law: "fusionSummon" | "ritualSummon";
  /** One of the materials at least, and what none of them may be. */
  readonly including: Cards | null;
  readonly barring: Cards | null;
  /** The record of the materials, where words speak of them later. */
  readonly record: number | null;
  /** `POSITION`; null where the player says. */
  readonly position: number | null;
  readonly ignoring?: true;
  /** What it takes to Summon this monster. */
  recipe(duel: Duel, using: Using, card: CardId): Recipe;
}

/** What is Summoned comes from there, whether the text says so or not. */
const fromPlace =
  (trait: Trait) =>
  (what: NounPhrase): NounPhrase =>
    isReference(what) || what.where.some((one) => one.trait === "in" || one.trait === "from")
      ? what
      : { ...what, where: [...what.where, trait] };

export const fromExtraDeck = fromPlace({ trait: "in", place: { of: "you", names: ["extra-deck"] } });
export const fromHand = fromPlace({ trait: "from", place: { of: "you", names: ["hand"] } });

/** "… can only be done with the above Fusion Materials": nothing is used in the place of one. */
const takesSubstitutes = ({ summonRules }: Definition): boolean =>
  summonRules.every(({ rule, above }) => rule !== "named-materials" && above !== true);

/** Where it says so: in the hand, face-up on the field, or in the GY. */
function isSubstitute(duel: Duel, card: CardId): boolean {
  if (definitionOf(duel, card).summonRules.every(({ rule }) => rule !== "fusion-substitute")) return false;
  const { state, game } = duel;
  const zone = state.get(CARD.zone, card);
  const isOnField = game.zones[zone]?.field === true;
  if (isOnField) return state.get(CARD.face, card) === FACE.up && !isNegated(duel, card);
  return (duel.zonesOf({ names: ["hand", "graveyard"] }) & (1 << zone)) !== 0;
}

/** What both Summons of a text say of the materials. */
function materialsOf(
  part: Part,
  step: MaterialStep,
): Pick<Plan, "including" | "barring" | "more" | "record" | "shuffles" | "bottom" | "banishes"> {
  const noun = (np: NounPhrase | undefined): Cards | null => (np === undefined ? null : part.scope.noun(np));
  return {
    including: noun(step.including),
    barring: noun(step.barring),
    more: compileExtraMaterials(step.also, part.scope),
    record: step.materialSlot === undefined ? null : part.scope.slotOf(step.materialSlot),
    ...(step.manner === "shuffle" ? { shuffles: true as const } : {}),
    ...(step.manner === "put" ? { bottom: true as const } : {}),
    ...(step.manner === "banish" ? { banishes: true as const } : {}),
  };
}

/** Whether as many cards are taken as the words say, of each kind, and the one that has to be among them. */
function asSaid(
  { pool, including, more }: Pick<Plan, "pool" | "including" | "more">,
  duel: Duel,
  using: Using,
  cards: readonly CardId[],
): boolean {
  const named = more.length === 0 ? cards : cards.filter((card) => pool.test(duel, using, card));
  if (cards.length < pool.min || named.length > pool.max) return false;
  if (!extraMaterialsAllowed({ pool, more }, duel, using, cards)) return false;
  const includes = (one: Cards): boolean =>
    cards.filter((card) => one.test(duel, using, card)).length >= one.min;
  if (including !== null && !includes(including)) return false;
  return pool.complete?.(duel, using, named) ?? true;
}

/** The monster that is being Summoned, in the frame of the effect. */
export const MONSTER = FRAME.r2;

export const monsterAt = (duel: Duel, frame: FrameId): CardId => duel.state.get(MONSTER, frame) as CardId;

/** Its player chooses one material after the other until there are enough. */
export function askForMaterials(part: Part, question: Question): void {
  const ask = part.steps.length;
  part.add((duel, using, frame) => {
    if (!askMaterial(duel, question, frame, using.player)) duel.jump(frame, ask + 2);
  });
  part.add((duel, _, frame) => {
    if (pickMaterial(duel)) duel.jump(frame, ask);
  });
}

function poolOf(duel: Duel, using: Using, plan: Plan, monster: CardId): CardId[] {
  const pool: CardId[] = [];
  const { neverMadeOf } = definitionOf(duel, monster);
  const refused = (card: CardId): boolean =>
    card === monster ||
    using.leaving?.includes(card) === true ||
    plan.barring?.test(duel, using, card) === true ||
    neverMadeOf.some((test) => test(duel, using, card));
  plan.pool.each(duel, using, (card) => {
    const kept = plan.banishes === true && forbiddenBy(duel, "banish", card, using.player, 0) !== NO_CARD;
    const barred =
      kept ||
      ((plan.way & WAY.fusion) !== 0
        ? isNoMaterial(duel, using.player, card, "fusion", monster)
        : (plan.manner & MANNER.tributed) !== 0 &&
          forbiddenBy(duel, "tribute-otherwise", card, using.player) !== NO_CARD);
    if (!barred && !refused(card)) pool.push(card);
  });
  for (const more of plan.more) {
    if (!more.allowed(duel, using, monster)) continue;
    more.pool.each(duel, using, (card) => {
      const barred =
        cannotGo(more, duel, using, card) ||
        more.fits?.(duel, using, card, monster) === false ||
        plan.pool.test(duel, using, card) ||
        ((plan.way & WAY.fusion) !== 0 && isNoMaterial(duel, using.player, card, "fusion", monster));
      if (!barred && !refused(card) && !pool.includes(card)) pool.push(card);
    });
  }
  return pool;
}

/** Whether the cards that have to be among the materials can be any of the recipe: without that there is no use in looking. */
function hasIncluded(
  { including }: Plan,
  duel: Duel,
  using: Using,
  recipe: Recipe,
  pool: readonly CardId[],
): boolean {
  return (
    including === null ||
    pool.some(
      (card) =>
        including.test(duel, using, card) && recipe.groups.some((group) => group.test(duel, using, card)),
    )
  );
}

const isBarred = (
  duel: Duel,
  using: Using,
  { way, ignoring }: Plan,
  monster: CardId,
  why: Why | null,
): boolean => notToBeSummoned(duel, using, monster, why, using.player, way, ignoring);

function canBeSummoned(duel: Duel, using: Using, plan: Plan, monster: CardId): boolean {
  if (!duel.game.isOfKind(duel, monster, plan.kind) || isBarred(duel, using, plan, monster, null))
    return false;
  const recipe = plan.recipe(duel, using, monster);
  const pool = poolOf(duel, using, plan, monster);
  return hasIncluded(plan, duel, using, recipe, pool) && isPossible(duel, using, recipe, pool);
}

/** Chooses the monster and its materials, takes these, and Summons it. */
function summonWithMaterials(part: Part, plan: Plan, slot: number): void {
  const anyPossible = (duel: Duel, using: Using): boolean =>
    someCard(
      plan.summoned,
      duel,
      using,
      (monster) => using.leaving?.includes(monster) !== true && canBeSummoned(duel, using, plan, monster),
    );
  if (part.role === "resolution")
    part.scope.needed.push(plan.summoned, plan.pool, ...plan.more.map(({ pool }) => pool));
  part.check((duel, using, why) => {
    if (anyPossible(duel, using)) return true;
    // Those that the words mean are there, but something else stands against them.
    if (why !== null)
      plan.summoned.each(duel, using, (monster) => void isBarred(duel, using, plan, monster, why));
    return !no(why, duel.law[plan.law], using.card, using.effect);
  });
  const at = (duel: Duel, frame: FrameId): Using => usingOf(duel, linkOf(duel, frame));
  const chooseMonster = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      plan.summoned.each(duel, at(duel, frame), (monster) => offer(action(ACT.choose, monster)));
    },
    check(duel, frame, _player, choice, why) {
      const monster = firstOf(choice) as CardId;
      const fits = kindOf(choice) === ACT.choose && canBeSummoned(duel, at(duel, frame), plan, monster);
      return fits || !no(why, duel.law[plan.law], monster);
    },
  });
  const chooseMaterial = part.builder.addQuestion(
    whichMaterial((duel, frame) => {
      const using = at(duel, frame);
      const monster = monsterAt(duel, frame);
      const recipe = plan.recipe(duel, using, monster);
      return { monster, using, recipe, pool: poolOf(duel, using, plan, monster), law: duel.law[plan.law] };
    }),
  );
  let last = 0;
  part.add((duel, using, frame) => {
    forgetPicked(duel);
    if (anyPossible(duel, using)) duel.ask(chooseMonster, using.player, frame);
    else duel.jump(frame, last);
  });
  part.add((duel, _, frame) => {
    duel.state.set(MONSTER, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
  askForMaterials(part, chooseMaterial);
  part.add((duel, using, frame) => {
    const { deck, graveyard, banished } = duel.game.zone;
    const intoDeck = plan.shuffles === true || plan.bottom === true;
    const banishes = plan.banishes === true;
    const to = { zone: banishes ? banished : intoDeck ? deck : graveyard };
    const manner = plan.manner | (banishes ? MANNER.banished : intoDeck ? MANNER.returned : MANNER.sent);
    if ((plan.way & WAY.proper) !== 0) noteUsed(duel, monsterAt(duel, frame), picked(duel));
    let shuffled = plan.shuffles === true;
    // Where each of them goes is told before any of them has gone.
    const used = picked(duel).map((card) => [card, usedAs(plan, duel, using, card)] as const);
    for (const [card, as] of used) {
      const row = plan.record === null ? null : record(duel, using.link, plan.record, card);
      const other = as === null ? null : wayOf(as, duel);
      shuffled ||= as?.manner === "shuffle";
      const kept = plan.manner & MANNER.material;
      const done =
        other === null
          ? move(duel, card, to, manner, part.causeOf(using))
          : move(duel, card, { zone: other.zone }, other.manner | kept, part.causeOf(using));
      if (row === null) continue;
      duel.state.set(RECORD.done, row, done ? 1 : 0);
      duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
    }
    if (shuffled) for (const player of [0, 1] as const) shuffle(duel, player, deck);
    forgetPicked(duel);
    // The Summon comes after its materials have gone.
    nextMoment(duel);
    record(duel, using.link, slot, monsterAt(duel, frame));
  });
  if (plan.position === null) askPosition(part);
  askZones(part, slot);
  part.doTo(slot, (duel, using, monster, frame) => {
    const position = plan.position ?? duel.state.get(FRAME.r1, frame);
    const from = duel.state.get(CARD.zone, monster);
    const places = placeGivenTo(duel, monster);
    const cause = part.causeOf(using);
    const came = comeIntoPlay(duel, monster, using.player, position, plan.way, cause, from, places);
    if (came) duel.point(TRACE.alsoBy, duel.law[plan.law]);
    return came;
  });
  last = part.steps.length;
}

/** Verbs that Summon with materials. */
export const summoningVerbs: Verbs = {
  "fusion-summon"(part, step, slot) {
    const words = materialsOf(part, step);
    const said = part.scope.noun(step.using);
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
      law: "fusionSummon",
      recipe: (duel, using, card) => ({
        groups: definitionOf(duel, card).materials,
        ...(step.special !== true && takesSubstitutes(definitionOf(duel, card))
          ? { standsIn: isSubstitute }
          : {}),
        total: null,
        value: () => 0,
        otherValue: () => 0,
        suffices: (_, cards) =>
          duel.game.summonSlots(duel, using.player, card, cards) !== 0 &&
          asSaid({ pool, ...words }, duel, using, cards),
      }),
    };
    summonWithMaterials(part, plan, slot);
  },

  "ritual-summon"(part, step, slot) {
    const levels = step.levels === undefined ? null : part.scope.value(step.levels);
    const pool = part.scope.noun(step.using);
    const said = materialsOf(part, step);
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
      law: "ritualSummon",
      recipe: (duel, using, card) => ({
        groups: [{ settled: false, min: 1, max: MANY, test: () => true, each: () => {} }],
        total: levels?.(duel, using) ?? statOf(duel, card, stat),
        ...(step.compare === "at-least" ? { orMore: true as const } : {}),
        value: (_, tribute) => statOf(duel, tribute, stat),
        otherValue: (_, tribute) =>
          entireTribute(duel, using, tribute, card, levels?.(duel, using) ?? statOf(duel, card, stat)),
        suffices: (_, cards) =>
          duel.game.summonSlots(duel, using.player, card, cards) !== 0 &&
          asSaid({ pool, ...words }, duel, using, cards),
      }),
    };
    summonWithMaterials(part, plan, slot);
  },

  "gr-summon"(part, step, slot) {
    const count = part.scope.value(step.count);
    part.add((duel, using) => {
      const { grSummon } = duel.game;
      if (grSummon === null) return;
      for (let i = count(duel, using); i > 0; i--) duel.call(grSummon, using.player, using.link);
      part.done(duel, using, slot);
    });
  },
};
