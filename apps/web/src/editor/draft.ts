import type { GameId } from "@chainwright/card-ir";

/** What an empty editor begins with: small enough to be understood at a glance, and it holds. */
export const DRAFT = `id: my-question
title: Can Raigeki Break be activated without a card to discard?
game: ocg
rules: 2014-03-21
turn: { player: B, phase: main1 }
players:
  A: { monsters: [Dimensional Alchemist] }
  B: { hand: [Gemini Elf], spells: [{ card: Raigeki Break, set: true }] }
plays:
  - can: { player: B, activate: Raigeki Break }
  - B: { summon: Gemini Elf }
  - cannot: { player: B, activate: Raigeki Break }
`;

/** A board of a game with nothing on it. */
export const emptyBoard = (game: GameId): string => `id: my-position
title: My position
game: ${game}
players:
  A: {}
  B: {}
plays: []
`;
