/** Types of monsters in the OCG. */
export const OCG_TYPES: readonly string[] = [
  ...[
    "Aqua",
    "Beast",
    "Beast-Warrior",
    "Creator God",
    "Cyberse",
    "Dinosaur",
    "Divine-Beast",
    "Dragon",
    "Fairy",
  ],
  ...[
    "Fiend",
    "Fish",
    "Illusion",
    "Insect",
    "Machine",
    "Plant",
    "Psychic",
    "Pyro",
    "Reptile",
    "Rock",
    "Sea Serpent",
  ],
  ...["Spellcaster", "Thunder", "Warrior", "Winged Beast", "Wyrm", "Zombie"],
];

/** Types that only Rush Duel has. */
const RUSH_TYPES: readonly string[] = [
  ...["Celestial Warrior", "Cyborg", "Galaxy", "High Dragon", "Magical Knight", "Omega Psychic", "Yokai"],
];

export const TYPES: readonly string[] = [...OCG_TYPES, ...RUSH_TYPES].sort();

/** What a card is, as players declare it. */
export const CARD_TYPES: readonly string[] = ["Monster", "Spell", "Trap"];

export const ATTRIBUTES: readonly string[] = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];
