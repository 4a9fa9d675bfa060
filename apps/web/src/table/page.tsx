import type { Engine } from "../engine.ts";
export function TablePage(_: { readonly engine: Engine }) {
  return null;
}
