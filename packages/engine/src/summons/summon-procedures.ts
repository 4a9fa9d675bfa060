import type { SummonRule } from "@chainwright/card-ir";
import type { Routine, Routines } from "@chainwright/kernel";
import { summonForbiddenBy } from "../applying/forbidden-acts.ts";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect, Definition, Materials } from "../board/duel-types.ts";
import { eachWatched, holderOf, isBanishedDown, shuffle, USERS } from "../board/zone-contents.ts";
import { move } from "../changes/card-moves.ts";
import { effectOf, openLink, setFlag } from "../history/chain-links.ts";
import { forgetRecords } from "../history/step-records.ts";
import { noteUsed } from "../history/summon-materials.ts";
import { effectContext } from "../program/effect-context.ts";
import { playerOf, summonsTo, waysMask } from "../program/ir-vocabulary.ts";
import { ACT, type Action, action } from "../state/action.ts";
import type { Cause } from "../state/cause.ts";
import { allowed, no, type Why } from "../state/illegality-reasons.ts";
import type { Questions } from "../state/question.ts";
import { CARD, type CardId, LINKS, type LinkId, NO_CARD, RECORD, type RecordId } from "../state/schema.ts";
import { LINK, MANNER, type Player, WAY } from "../state/vocabulary.ts";
import { askMaterial, forgetPicked, isPossible, pick, pickMaterial, whichMaterial } from "./materials.ts";
import { tributePool } from "./tributes.ts";

/** The first sentence of a text that says this of how the card is Summoned. */
export function ruleOf({ summonRules }: Definition, rule: SummonRule["rule"]): SummonRule | undefined {
  for (const one of summonRules) if (one.rule === rule) return one;
  return undefined;
}

/** Whether a card lies where a player could Special Summon it from. */
export const isHeldBy = (duel: Duel, player: Player, card: CardId, zones: number): boolean =>
  (zones & (1 << duel.state.get(CARD.zone, card))) !== 0 &&
  holderOf(duel, card) === player &&
  !isBanishedDown(duel, card);

/** Offers every Special Summon that the text of a monster lets its player conduct; the second number is the effect's, from 1. */
export function offerProcedures(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachWatched(duel, player, USERS, (card) => {
    for (const { kind, index } of duel.definition(duel.state.get(CARD.def, card)).effects)
      if (kind === "procedure") offer(action(ACT.special, card, index + 1));
  });
}

/** The field to which a monster comes that a player Summons as its text says: "… to your opponent's field by …". */
export const sideOf = (procedure: CompiledEffect | undefined, player: Player): Player =>
  procedure === undefined ? player : playerOf(summonsTo(procedure.ir.to), player);

/** "You can Special Summon this card (from your hand) by …": whether it is held, its conditions hold and its cost can be paid. */
export function checkProcedure(
  duel: Duel,
  player: Player,
  card: CardId,
  index: number,
  why: Why | null,
): boolean {
  const effect = duel.definition(duel.state.get(CARD.def, card)).effects[index];
  if (effect?.kind !== "procedure" || !isHeldBy(duel, player, card, effect.range)) {
    no(why, duel.law.wrongPlace, card, index);
    return false;
  }
  const forbidding = summonForbiddenBy(duel, card, player, WAY.special | waysMask(effect.ir.ways ?? []));
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return false;
  const context = effectContext(card, index, player);
  for (const condition of effect.conditions) if (!condition(duel, context, why)) return false;
  for (const check of effect.checks) if (!check(duel, context, why)) return false;
  // What is taken makes room where there is none: see `Part.paysForSummon`.
  const slots = duel.game.summonSlots(duel, sideOf(effect, player), card, effect.makesRoom(duel, context));
  if ((slots & (effect.summonZones?.(duel, context) ?? ~0)) === 0 && no(why, duel.law.noRoom, card))
    return false;
  return allowed(why);
}

/** What was taken as payment: not what was only shown or changed, for one. */
function takenFor({ state }: Duel, monster: CardId, link: LinkId): readonly CardId[] {
  const taken: CardId[] = [];
  for (let row = 0 as RecordId, n = state.count(RECORD); row < n; row++) {
    const card = state.get(RECORD.card, row);
    const isOf = state.get(RECORD.link, row) === link && state.get(RECORD.done, row) > 0;
    if (isOf && card !== NO_CARD && state.get(CARD.broughtBy, card) === monster) taken.push(card);
  }
  return taken;
}

/** Pays what such a Summon takes: a routine of the monster, its player and the effect's number, from 1. */
export function definePayment(routines: Routines<Duel>): Routine<Duel> {
  const paying = routines.define("pay for a Summon", ["card", "player", "by", "link"], {
    pay(duel, frame) {
      const { state } = duel;
      const { card, player, by } = paying.reg;
      const index = state.get(by, frame) - 1;
      const link = openLink(
        duel,
        state.get(card, frame) as CardId,
        index,
        state.get(player, frame) as Player,
      );
      setFlag(duel, link, LINK.chainless);
      state.set(paying.reg.link, frame, link);
      duel.call(effectOf(duel, link).cost, link);
    },
    paid(duel, frame) {
      const link = duel.state.get(paying.reg.link, frame) as LinkId;
      const monster = duel.state.get(paying.reg.card, frame) as CardId;
      noteUsed(duel, monster, takenFor(duel, monster, link), true);
      duel.state.truncate(LINKS, link);
      forgetRecords(duel, link);
    },
  });
  return paying;
}

/** "Tribute Summon this card by Tributing …": what the text names, face-down monsters among it. */
export const namedTributes = (rules: (duel: Duel) => readonly number[]): Materials => ({
  recipe: (duel, player, card) => ({
    groups: duel
      .definition(duel.state.get(CARD.def, card))
      .normalSummons.flatMap(({ tributes }) => tributes ?? []),
    total: null,
    value: () => 0,
    otherValue: () => 0,
    suffices: (_, leaving) => duel.game.summonSlots(duel, player, card, leaving) !== 0,
  }),
  pool: tributePool,
  rules,
});

/** Whether there are materials for a monster; `using`: cards that have to be among them. */
export const haveMaterials = (
  duel: Duel,
  { recipe, pool }: Materials,
  player: Player,
  card: CardId,
  using: readonly CardId[] = [],
): boolean =>
  isPossible(
    duel,
    effectContext(card, 0, player),
    recipe(duel, player, card),
    pool(duel, player, card),
    using,
  );

/** The choice of materials for a monster, as `whichMaterial` asks for it. */
export const choiceFor = (duel: Duel, materials: Materials, player: Player, monster: CardId) => ({
  monster,
  context: effectContext(monster, 0, player),
  recipe: materials.recipe(duel, player, monster),
  pool: materials.pool(duel, player, monster),
  rules: materials.rules(duel, monster),
});

/**
 * The choice of materials, as a routine of the monster, its player and a card that has to be among them (0: none).
 * Those that were chosen are the picked cards afterwards.
 */
export function defineMaterials(
  routines: Routines<Duel>,
  questions: Questions<Duel>,
  materials: Materials,
): Routine<Duel> {
  const next = questions.define(
    whichMaterial((duel, frame, player) =>
      choiceFor(duel, materials, player, duel.state.get(choosing.reg.card, frame) as CardId),
    ),
  );
  const choosing = routines.define("choose materials", ["card", "player", "using"], {
    begin(duel, frame) {
      forgetPicked(duel);
      const using = duel.state.get(choosing.reg.using, frame) as CardId;
      if (using !== NO_CARD) pick(duel, using);
    },
    ask(duel, frame) {
      const player = duel.state.get(choosing.reg.player, frame) as Player;
      if (!askMaterial(duel, next, frame, player)) duel.jump(frame, choosing.at.over);
    },
    chosen(duel, frame) {
      if (pickMaterial(duel)) duel.jump(frame, choosing.at.ask);
    },
    over() {},
  });
  return choosing;
}

/** A material goes to the Graveyard, or where the text of the monster says. */
export function leaveForSummon(
  duel: Duel,
  material: CardId,
  manner: SummonRule["manner"],
  cause: Cause,
): void {
  const { banished, deck, graveyard } = duel.game.zone;
  if (manner === "banish") move(duel, material, { zone: banished }, MANNER.material | MANNER.banished, cause);
  else if (manner === "shuffle" || manner === "bottom") {
    const owner = duel.state.get(CARD.owner, material);
    const where = manner === "bottom" ? "bottom" : "top";
    move(duel, material, { zone: deck, where }, MANNER.material | MANNER.returned, cause);
    if (manner === "shuffle") shuffle(duel, owner, deck);
  } else {
    const tributed = manner === "tribute" ? MANNER.tributed : 0;
    move(duel, material, { zone: graveyard }, MANNER.material | MANNER.sent | tributed, cause);
  }
}
