import type { CardProblem } from "@chainwright/formats";

/** What the worker is asked to do: to read a file of cards, or to read the texts of a pool again. */
export interface Job {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly from: "file" | "pool";
  /** Whose readings these will be. */
  readonly reader: string;
  /** Where SQLite is loaded from, should the file need it. */
  readonly sqliteFile: string;
}

/** What the worker says on the way, and in the end. */
export type JobNews =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | {
      readonly kind: "done";
      /** The compiled pool; none where the file has no cards. */
      readonly pool?: Uint8Array<ArrayBuffer>;
      readonly problems: readonly CardProblem[];
    }
  | { readonly kind: "failed"; readonly message: string };
