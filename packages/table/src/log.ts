import { phaseNameIn, type Room } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import type { Player } from "@chainwright/engine/state";
import { type Collector, collector, type Moment } from "@chainwright/explain";
import { type Draw, secretly, ViewerIds } from "./viewer-ids.ts";

/** What happened in a duel so far, as those who read it may know it. */
export class DuelLog {
  readonly trace: Collector;
  /** The ids of those who read it. */
  readonly viewerIds: ViewerIds;
  /** One entry for each moment of the trace; null where there is nothing to tell. */
  readonly #seen: (Moment | null)[] = [];
  /** Others who look on: they have to see whatever happens, too. */
  readonly #others: ViewerIds[] = [];
  #told = 0;

  /** @param viewers the people at the table; with none, everything is told */
  constructor(room: Room, viewers: readonly Player[], draw: Draw = secretly) {
    this.viewerIds = new ViewerIds(viewers, draw);
    this.trace = collector({
      phaseName: phaseNameIn(room),
      onMoment: (moment, duel) => {
        this.#seen.push(this.viewerIds.see(moment, duel));
        for (const viewerIds of this.#others) viewerIds.update(duel);
      },
    });
  }

  /** Somebody else looks on from now on. */
  watch(viewerIds: ViewerIds): void {
    this.#others.push(viewerIds);
  }

  /** What is new since the last call. */
  news(): Moment[] {
    const news = this.since(this.#told);
    this.#told = this.#seen.length;
    return news;
  }

  /** Everything after so many entries. */
  since(length: number): Moment[] {
    return this.between(length, this.#seen.length);
  }

  /** The entries from one number on and before another. */
  between(from: number, to: number): Moment[] {
    return this.#seen.slice(from, to).filter((moment) => moment !== null);
  }

  /** How many entries there are, also those of which there is nothing to tell. */
  get length(): number {
    return this.#seen.length;
  }

  takeBack(length: number, duel: Duel): void {
    this.trace.keep(length);
    this.#seen.length = length;
    this.#told = Math.min(this.#told, length);
    for (const viewerIds of [this.viewerIds, ...this.#others]) viewerIds.loseAll(duel);
  }
}
