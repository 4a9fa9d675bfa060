import type { GameId } from "@chainwright/card-ir";
import type { Action, Decision, Duel } from "@chainwright/engine";
import { NOW, phaseNameIn, type Room, WIN } from "@chainwright/engine";
import {
  type Moment,
  type Names,
  optionSentence,
  questionSentence,
  type Saying,
  sentence,
} from "@chainwright/explain";
import type { Match } from "@chainwright/players";
import { writeProfile } from "@chainwright/rulebook";
import { SEATS } from "@chainwright/scenario";
import type { Io, Look } from "./look.ts";

/** Writes what happens in a duel for machines: one JSON document a line (docs/play.md). */
export class Events {
  readonly #saying: Saying;
  readonly #game: GameId;

  constructor(
    readonly io: Io,
    readonly look: Look,
    room: Room,
    names: Names,
  ) {
    const { placeName } = room;
    this.#game = room.game.id;
    this.#saying = { language: look.language, names, phaseName: phaseNameIn(room), placeName };
  }

  write(type: string, data: object): void {
    this.io.out(`${JSON.stringify({ type, ...data })}\n`);
  }

  start({ setup, bodies }: Match): void {
    this.write("start", {
      game: setup.room.game.id,
      rules: writeProfile(setup.rules),
      seed: setup.seed,
      bodies: bodies.map(({ card, reason }) => ({ card: card.name.en, reason })),
    });
  }

  moments(moments: readonly Moment[]): void {
    for (const moment of moments) {
      const text = sentence(moment, this.look.language, this.#saying.names, this.#game);
      this.write("moment", { ...moment, text });
    }
  }

  asked(duel: Duel, open: Decision, options: readonly object[]): void {
    const { player, question } = open;
    const text = questionSentence(duel, open, this.#saying);
    this.write("asked", { player: SEATS[player], question, text, options });
  }

  /** An answer, in the words of the state in which it is asked for; it is written when what is given back is called. */
  answered(duel: Duel, open: Decision, answer: Action): () => void {
    const text = this.#option(duel, open, answer);
    return () => this.write("answer", { player: SEATS[open.player], question: open.question, answer, text });
  }

  end(match: Match): void {
    const result = match.duel.state.read(NOW.result);
    const winner =
      result === WIN.none ? null : result === WIN.draw ? "draw" : SEATS[result === WIN.player0 ? 0 : 1];
    const fingerprint = match.fingerprints.at(-1) ?? null;
    this.write("end", { winner, answers: match.answers.length, fingerprint });
  }

  #option(duel: Duel, open: Decision, answer: Action): string {
    return optionSentence(duel, open.question, open.player, answer, this.#saying);
  }
}
