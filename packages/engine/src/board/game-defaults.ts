import { lookup } from "@chainwright/card-ir";
import type { GamePlacement } from "../game/placement.ts";
import type { TurnChanges } from "../game/rules.ts";
import { NOW } from "../state/schema.ts";
import { POSITION } from "../state/vocabulary.ts";
import type { Duel } from "./duel.ts";
import type { Game, Rules } from "./duel-types.ts";
import { freeSlot } from "./zone-contents.ts";

/** For games whose texts speak of no columns. */
export const NO_COLUMNS: Pick<Game, "columnAt" | "zonesInColumn" | "zonesBeside" | "placesOfSpell"> = {
  placesOfSpell: () => 0,
  columnAt: () => -1,
  zonesInColumn: () => 0,
  zonesBeside: () => 0,
};

/** For games in which a monster may come to any free place, and no effect conducts a Normal Summon or Sets a card. */
export const ANY_SUMMON: GamePlacement<Duel> &
  Pick<
    Game,
    "maySpecialSummon" | "couldBeSummoned" | "byMaterials" | "normalSummon" | "setting" | "activatingThere"
  > = {
  takenSlots: () => 0,
  summonSlots(duel, player) {
    const zone = duel.game.zone.summon;
    if (duel.game.zones[zone]?.slots === 0) return 1;
    const slot = freeSlot(duel, player, zone);
    return slot < 0 ? 0 : 1 << slot;
  },
  placeMatters: null,
  zonesPointedTo: null,
  ...NO_COLUMNS,
  maySpecialSummon: () => true,
  couldBeSummoned: () => true,
  byMaterials: null,
  normalSummon: null,
  setting: null,
  activatingThere: null,
};

/** For games without keywords, in which a Special Summon is all there is to come into play. */
export const NO_KEYWORDS: Pick<
  Game,
  | "keywords"
  | "abilityOf"
  | "arrivesAs"
  | "putIntoPlay"
  | "grSummon"
  | "insteads"
  | "chooseReplacement"
  | "maySubstitute"
  | "countUse"
  | "isOccasion"
  | "canPay"
> = {
  keywords: [],
  abilityOf: () => null,
  arrivesAs: () => POSITION.attack,
  putIntoPlay: null,
  canPay: null,
  insteads: [],
  chooseReplacement: null,
  maySubstitute: null,
  countUse: null,
  isOccasion: null,
  grSummon: null,
};

/** For games without a chain: nothing is answered by its speed, and an effect is of the kind that its text says. */
export const NO_CHAIN: Pick<
  Game,
  | "speedOf"
  | "kindOf"
  | "isByChoice"
  | "effectProperties"
  | "isDormant"
  | "notReturned"
  | "actsOnSettledDestruction"
> = {
  speedOf: () => 0,
  kindOf: (_, effect) => effect.kind,
  isByChoice: (_, effect) => effect.optional,
  effectProperties: () => 0,
  isDormant: () => false,
  notReturned: () => null,
  actsOnSettledDestruction: () => false,
};

function notInThisGame(): never {
  throw new Error("no effect of this game ends a phase, or calculates damage at once");
}

/** For games in which effects leave the turn as it is. */
export const NO_EARLY_END: TurnChanges<Duel> = {
  endBattlePhase: notInThisGame,
  becomeEndPhase: notInThisGame,
  calculateDamage: notInThisGame,
};

/** For games whose texts name whole phases: whether it is that one now. */
export const isPhaseOf =
  (phases: Readonly<Record<string, number>>): Rules["isMoment"] =>
  (duel, word, at) =>
    at === undefined && lookup<number>(phases, word) === duel.state.read(NOW.phase);
