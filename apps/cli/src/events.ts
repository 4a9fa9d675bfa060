import type { GameId } from "@chainwright/card-ir";
import { NOW, WIN } from "@chainwright/engine/state";
import { type Moment, type Names, sentence } from "@chainwright/explain";
import type { Match } from "@chainwright/players";
import { writeProfile } from "@chainwright/rulebook";
import { SEATS } from "@chainwright/scenario";
import type { Asked, Option } from "@chainwright/table";
import type { Io, Look } from "./look.ts";

/** Writes what happens in a duel for machines: one JSON document a line (docs/play.md). */
export class Events {
  /** @param isOpen nobody who reads it plays: what a player could reckon hidden cards from is told as well */
  constructor(
    readonly io: Io,
    readonly look: Look,
    readonly game: GameId,
    readonly names: Names,
    readonly isOpen: boolean,
  ) {}

  write(type: string, data: object): void {
    this.io.out(`${JSON.stringify({ type, ...data })}\n`);
  }

  start({ setup, bodies, duel }: Match): void {
    this.write("start", {
      game: setup.room.game.id,
      rules: writeProfile(setup.rules),
      ...(this.isOpen ? { seed: setup.seed } : {}),
      // By name: the order in which cards are numbered is that of the decks.
      bodies: bodies
        .map(({ card, reason }) => ({ card: card.name.en, reason }))
        .sort((a, b) => (a.card < b.card ? -1 : 1)),
      inPart: duel.catalogue.definitions
        .flatMap(({ card: { name, text, byHand } }) =>
          byHand === undefined
            ? []
            : [
                {
                  card: name.en,
                  byHand: byHand.map(({ span, ...more }) => ({ words: text.slice(...span), ...more })),
                },
              ],
        )
        .sort((a, b) => (a.card < b.card ? -1 : 1)),
    });
  }

  moments(moments: readonly Moment[]): void {
    for (const moment of moments) {
      const text = sentence(moment, this.look.language, this.names, this.game);
      this.write("moment", { ...moment, text });
    }
  }

  asked({ player, question, text }: Asked, options: readonly Option[]): void {
    this.write("asked", { player: SEATS[player], question, text, options });
  }

  answer({ player, question }: Asked, { answer, text }: Option): void {
    this.write("answer", { player: SEATS[player], question, answer, text });
  }

  end(match: Match): void {
    const result = match.duel.state.read(NOW.result);
    const winner =
      result === WIN.none ? null : result === WIN.draw ? "draw" : SEATS[result === WIN.player0 ? 0 : 1];
    const state = { answers: match.answers.length, fingerprint: match.fingerprints.at(-1) ?? null };
    this.write("end", { winner, ...(this.isOpen ? state : {}) });
  }
}
