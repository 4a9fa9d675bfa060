import { use } from "react";
import { isReadyFor, loadReader } from "./reader.ts";

/** Has a component wait for what it takes to play a scenario file. */
export function useReadyFor(file: string): void {
  if (!isReadyFor(file)) use(loadReader());
}
