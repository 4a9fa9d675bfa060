import type * as game from "../game/game.ts";
import type * as moves from "../game/moves.ts";
import type * as rules from "../game/rules.ts";
import type * as cardSet from "../program/card-set.ts";
import type * as continuousEffect from "../program/continuous-effect.ts";
import type * as definition from "../program/definition.ts";
import type * as effect from "../program/effect.ts";
import type * as effectContext from "../program/effect-context.ts";
import type * as effectReplacement from "../program/effect-replacement.ts";
import type * as materialRequirements from "../program/material-requirements.ts";
import type * as trigger from "../program/trigger.ts";
import type * as question from "../state/question.ts";
import type * as trace from "../state/trace.ts";
import type { Duel } from "./duel.ts";

// The folders below are written for any kind of duel, since a duel holds what they describe: rules and cards, whose functions
// take a duel again. This is what everybody else means by these names.

export type Question = question.Question<Duel>;

export type Trace = trace.Trace<Duel>;

export type Game = game.Game<Duel>;

export type RuleReplacement = moves.RuleReplacement<Duel>;

export type Rules = rules.Rules<Duel>;

export type CardSet = cardSet.CardSet<Duel>;

export type ContinuousAction = continuousEffect.ContinuousAction<Duel>;
export type ContinuousEffect = continuousEffect.ContinuousEffect<Duel>;
export type ContinuousEffectOf<K extends number> = continuousEffect.ContinuousEffectOf<Duel, K>;
export type LinkTest = continuousEffect.LinkTest<Duel>;
export type NumberFunction = continuousEffect.NumberFunction<Duel>;
export type UseLimit = continuousEffect.UseLimit<Duel>;

export type ActivationAllowed = definition.ActivationAllowed<Duel>;
export type Catalogue = definition.Catalogue<Duel>;
export type Copy = definition.Copy<Duel>;
export type Definition = definition.Definition<Duel>;
export type KeywordParameters = definition.KeywordParameters<Duel>;
export type NumberedPart = definition.NumberedPart<Duel>;
export type NormalSummonWay = definition.NormalSummonWay<Duel>;
export type OwnEquip = definition.OwnEquip<Duel>;
export type TreatedAs = definition.TreatedAs<Duel>;

export type CompiledEffect = effect.CompiledEffect<Duel>;
export type Lending = effect.Lending<Duel>;
export type Lent = effect.Lent<Duel>;
export type NegationProtection = effect.NegationProtection<Duel>;
export type ResponseBan = effect.ResponseBan<Duel>;
export type SummonGrant = effect.SummonGrant<Duel>;
export type Target = effect.Target<Duel>;

export type CardTest = effectContext.CardTest<Duel>;
export type Check = effectContext.Check<Duel>;

export type CostReplacement = effectReplacement.CostReplacement<Duel>;
export type DestructionReplacement = effectReplacement.DestructionReplacement<Duel>;
export type MoveTest = effectReplacement.MoveTest<Duel>;

export type MaterialRequirement = materialRequirements.MaterialRequirement<Duel>;
export type Materials = materialRequirements.Materials<Duel>;

export type TriggerCondition = trigger.TriggerCondition<Duel>;
