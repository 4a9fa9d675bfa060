import { OCG_TYPES } from "@chainwright/card-ir";

/** Types that only Rush Duel has. */
const RUSH_TYPES: readonly string[] = [
  ...["Celestial Warrior", "Cyborg", "Galaxy", "High Dragon", "Magical Knight", "Omega Psychic", "Yokai"],
];

export const TYPES: readonly string[] = [...OCG_TYPES, ...RUSH_TYPES].sort();

export const ATTRIBUTES: readonly string[] = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];
