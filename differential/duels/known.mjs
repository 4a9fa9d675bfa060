// The cards that both engines know, by their names and by the numbers on them.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Where scripts are of the cards that the other engine knows. */
const FOLDERS = ["official", "rush"];
/** A card's Tokens have the numbers after its own, and pictures of one Token several. */
const PICTURES = 8;

export class Known {
  #names = new Map();
  #scripted;

  constructor(pool, scripts) {
    this.pool = pool;
    for (const name of pool.allNames) {
      const code = this.codeOf(name);
      if (code !== undefined) this.#names.set(code, name);
    }
    this.#scripted = new Set(FOLDERS.flatMap((folder) => readdirSync(join(scripts, folder))));
  }

  /** The name of a number; `name` is what the other engine calls it. */
  nameOf = (code, name) => {
    if (name !== undefined && !this.#names.has(code)) this.#names.set(code, name);
    return this.#names.get(code) ?? String(code);
  };

  codeOf = (name) => this.pool.record(name)?.passcode;

  /** Whether the other engine knows a card: it needs no script for a Normal Monster. */
  isScripted = ({ name, facts }) =>
    this.codeOf(name.en) !== undefined &&
    (facts.categories.includes("normal") || this.#scripted.has(`c${this.codeOf(name.en)}.lua`));

  /** Tokens, by the cards whose effects Summon them, as card data for the other engine. */
  tokensOf(tokensByCard) {
    return [...tokensByCard].flatMap(([card, tokens]) =>
      Array.from({ length: PICTURES }, (_, i) => {
        const { name, type, attribute, level = 1, atk, def, tuner } = tokens[Math.min(i, tokens.length - 1)];
        const code = this.codeOf(card) + i + 1;
        this.nameOf(code, name);
        const types = ["monster", "normal", "token", ...(tuner ? ["tuner"] : [])];
        return { code, name, type: types, race: type, attribute, level, atk, def };
      }),
    );
  }
}
