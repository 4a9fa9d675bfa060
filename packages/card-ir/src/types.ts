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
