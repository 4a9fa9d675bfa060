import "./scripts/lib/patience.mjs";
// Tests read what is said in every language.
import "./packages/explain/src/languages/all.ts";
