import type { Card, Clause, Effect, Limit } from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { withAnsweredDamage } from "../rewrites/answered-damage.ts";
import { describingTokens } from "../rewrites/described-tokens.ts";
import { withBattleOfItsTime } from "../rewrites/end-of-battle.ts";
import { withEquipCardsOwnLeaving } from "../rewrites/lost-equipped-monster.ts";
import { withOtherThanNamed } from "../rewrites/other-than-named.ts";
import { withRepeatedProhibitions } from "../rewrites/repeated-prohibitions.ts";
import { withAllTraits } from "../rewrites/step-traits.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { paidActivations } from "./activation-rules.ts";
import { keywordsOf } from "./card-sentences.ts";
import { drawbacksOf, limitsOfProcedures, proceduresOf, withSummonOfThisWay } from "./summon-procedures.ts";
import { effectsOf, limitsOf } from "./text-effects.ts";

/** The effects of a card: those of its text, and what can be done with it besides. */

/** "You can only activate 1 “X” per turn.", of a card whose activation its text does not speak of. */
const limitsOfActivation = ({ program }: Card, { kind }: Effect): readonly Limit[] =>
  kind === "activation" ? limitsOf(program).filter(({ scope }) => scope === "card") : [];

const isContinuous = ({ effect }: WholeEffect): boolean => effect.kind === "continuous";

/** An activation that asks for what a continuous effect of its card asks for beforehand. */
const requiring = (activation: Effect, { effect }: WholeEffect): Effect => ({
  ...activation,
  conditions: [...effect.conditions, ...activation.conditions],
  cost: [...effect.cost, ...activation.cost],
});

/** A continuous effect as it is when the card has been used. */
const onceUsed = (effect: Effect): Effect => ({ ...effect, conditions: [], cost: [] });

function ofItsKind(game: Game, card: Card, effect: Effect): Effect {
  const kind = game.kindOf(card, effect);
  if (kind === "trigger" && effect.conditions.some((one) => one.kind === "would-take"))
    throw new NotCarriedOut("a trigger of damage that is still to come");
  return { ...effect, kind };
}

/** "Destroy this card during your 2nd End Phase after activation.": how long it stays, and nothing that is used by itself. */
const onlyEnds = ({ kind, conditions, cost, resolution }: Effect): boolean =>
  kind === "activation" &&
  conditions.length === 0 &&
  cost.length === 0 &&
  resolution.every(
    ({ step }) =>
      step.verb === "later" &&
      step.then.every((then) => "what" in then.step && isThisCardAlone(then.step.what)),
  );

/** An activation, and how long its card stays then. */
const ending = (activation: Effect, { effect }: WholeEffect): Effect => ({
  ...activation,
  resolution: [
    ...activation.resolution,
    ...effect.resolution.map((clause): Clause => ({ ...clause, join: "next" })),
  ],
});

/** "When this card is activated: You can target …": what its player may leave out of the activation of a card that stays. */
const isExtra = ({ optional, cost }: Effect): boolean => optional && cost.length > 0;

/** "When this card is activated: You can add …": whether it is done is settled when it resolves. */
function declinedWhenDone(game: Game, card: Card, effect: Effect): Effect {
  const [first, ...others] = effect.resolution;
  const stays = game.activationByKind(card) !== null;
  if (!effect.optional || !stays || effect.cost.length > 0 || first === undefined) return effect;
  return { ...effect, resolution: [{ ...first, optional: true }, ...others] };
}

/** The activation of a card by its kind along with one of its effects: one link, which uses that effect. */
const activatedAlong =
  (game: Game, card: Card, played: Effect | null, activatedWith: number) =>
  (one: WholeEffect): readonly WholeEffect[] => {
    if (played === null || played.resolution.length > 0) return [];
    if (game.usedOnActivation?.(card, one.effect) !== true) return [];
    // What limits the activation of the card is counted where that is.
    const limits = one.limits.filter(({ scope }) => scope !== "card");
    return [{ ...one, effect: { ...one.effect, kind: "activation" }, limits, activatedWith }];
  };

/** What can be used of a card, in the order of its text. */
export function wholeEffects(game: Game, card: Card): readonly WholeEffect[] {
  const all = effectsOf(card);
  const ends = all.filter(({ effect }) => onlyEnds(effect));
  const others = all.filter((one) => !ends.includes(one));
  const activations = others.filter(({ effect }) => effect.kind === "activation");
  if (ends.length > 0 && (activations.length > 1 || activations.some(({ effect }) => effect.optional)))
    throw new NotCarriedOut("how long a card stays that may be activated for more");
  const said = others.map((one) =>
    activations.includes(one)
      ? { ...one, effect: declinedWhenDone(game, card, ends.reduce(ending, one.effect)) }
      : one,
  );
  const played = said.some((one) => one.effect.kind === "activation" && !isExtra(one.effect))
    ? null
    : game.activationByKind(card);
  const byKind = played === null ? null : ends.reduce(ending, played);
  const abilities = keywordsOf(card).flatMap((keyword) => game.abilityOf(keyword) ?? []);
  const atUse = game.requirementsAtUse && byKind !== null ? said.filter(isContinuous) : [];
  const activation = byKind === null ? [] : [atUse.reduce(requiring, byKind)];
  // "When this card is activated: You can …": with it or without, it is one activation that limits count.
  const chosen = said.find(({ effect }) => effect.kind === "activation");
  const more = [...activation, ...proceduresOf(card), ...drawbacksOf(card), ...abilities];
  const whole: readonly WholeEffect[] = [
    ...said.map((one) => (atUse.includes(one) ? { ...one, effect: onceUsed(one.effect) } : one)),
    ...more.map((effect, i) => ({
      effect,
      limits: effect.kind === "procedure" ? limitsOfProcedures(card) : limitsOfActivation(card, effect),
      provisos: [],
      resolving: [],
      assurances: [],
      choiceGroup: (effect.kind === "activation" ? chosen?.choiceGroup : undefined) ?? said.length + i,
    })),
  ];
  const tokens = describingTokens(card.program);
  const used = [...whole, ...paidActivations(card, whole)].map(({ effect: written, ...rest }) => {
    const own = withSummonOfThisWay(
      card,
      withEquipCardsOwnLeaving(ofItsKind(game, card, withBattleOfItsTime(withAnsweredDamage(written)))),
    );
    const effect = withOtherThanNamed(game, card, own);
    const cost = withAllTraits(effect.cost);
    const said = withAllTraits(tokens(effect.resolution));
    const resolution = effect.kind === "continuous" ? said : withRepeatedProhibitions(said);
    return { ...rest, effect: { ...effect, cost, resolution } };
  });
  return [...used, ...used.flatMap(activatedAlong(game, card, byKind, said.length))];
}
