import type { Duel, Law, Rules } from "@chainwright/engine/state";

/** The points of Duel Masters' own mechanisms at which a rule is at work or a reason is given. */
export interface DmLaw extends Law {
  // Why something cannot be done.
  readonly civilization: readonly number[];
  readonly summoningSickness: readonly number[];
  readonly tapped: readonly number[];
  readonly cannotAttack: readonly number[];
  readonly attackTarget: readonly number[];
  readonly mustAttack: readonly number[];
  readonly cannotBlock: readonly number[];
  readonly noEvolutionBase: readonly number[];
  readonly notBroken: readonly number[];
  // What the game does.
  readonly untap: readonly number[];
  readonly drawStep: readonly number[];
  readonly noFirstDraw: readonly number[];
  readonly charge: readonly number[];
  readonly manyCivilizations: readonly number[];
  readonly payment: readonly number[];
  readonly paidLess: readonly number[];
  readonly summon: readonly number[];
  readonly cast: readonly number[];
  readonly attack: readonly number[];
  readonly block: readonly number[];
  readonly battle: readonly number[];
  readonly slayer: readonly number[];
  readonly breakShields: readonly number[];
  readonly directAttack: readonly number[];
  readonly shieldTrigger: readonly number[];
  readonly waits: readonly number[];
  readonly turnPlayerFirst: readonly number[];
  readonly conditionAtResolution: readonly number[];
  readonly powerZero: readonly number[];
  readonly emptyDeck: readonly number[];
  readonly evolution: readonly number[];
  readonly pileMoves: readonly number[];
  readonly starEvolution: readonly number[];
  readonly exLife: readonly number[];
  readonly invasion: readonly number[];
  readonly invasionZero: readonly number[];
  readonly gStrike: readonly number[];
  readonly strikeBack: readonly number[];
  readonly ninjaStrike: readonly number[];
  readonly guardman: readonly number[];
  readonly psychic: readonly number[];
  readonly grSummon: readonly number[];
  readonly grReturns: readonly number[];
  readonly zoneFull: readonly number[];
  readonly unlocked: readonly number[];
}

/** The rules of Duel Masters. */
export interface DmRules extends Rules {
  readonly law: DmLaw;
}

/** The law of a duel that is known to be one of Duel Masters. */
export const dmLaw = (duel: Duel): DmLaw => (duel.rules as DmRules).law;
