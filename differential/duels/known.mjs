// The cards that both engines know, by their names and by the numbers on them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where scripts are of the cards that the other engine knows. */
const FOLDERS = ["official", "rush"];
/** A card's Tokens have the numbers after its own, and pictures of one Token several. */
const PICTURES = 8;

/** Numbers for cards without one and without a script, behind all others. */
const UNNUMBERED = 169_000_000;
/** The second line of a script names its card in English. */
const SECOND_LINE = /^.*\r?\n--(.*?)(?: \(Rush\))?\s*\n/;
/** Words for what a card is that both sides have. */
const WORDS = new Set(["normal", "effect", "continuous", "equip", "field", "quick-play", "counter"]);

export class Known {
  #names = new Map();
  #numbers = new Map();
  #scripted;

  constructor(pool, scripts) {
    this.pool = pool;
    // Rush Duel cards bear no numbers: their scripts tell.
    const rush = join(scripts, "rush");
    if (pool.game === "rush" && existsSync(rush))
      for (const file of readdirSync(rush)) {
        const [, name] = SECOND_LINE.exec(readFileSync(join(rush, file), "utf8")) ?? [];
        const code = Number(/^c(\d+)\.lua$/.exec(file)?.[1]);
        if (name !== undefined && !this.#numbers.has(name)) this.#numbers.set(name, code);
      }
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

  codeOf = (name) => this.pool.record(name)?.passcode ?? this.#numbers.get(name);

  /** Cards that no card data has, as data for the other engine; those without a number get one. */
  plain(cards) {
    return cards.flatMap(({ name, facts, passcode }) => {
      if (passcode !== undefined) return [];
      if (!this.#numbers.has(name.en)) this.#numbers.set(name.en, UNNUMBERED + this.#numbers.size);
      const code = this.codeOf(name.en);
      this.nameOf(code, name.en);
      const { kind, categories, type: race, attribute, level, atk, def } = facts;
      const type = [
        kind,
        ...categories.filter((word) => WORDS.has(word) && !(kind !== "monster" && word === "normal")),
      ];
      return [
        { code, name: name.en, type, ...(kind === "monster" ? { race, attribute, level, atk, def } : {}) },
      ];
    });
  }

  /** Whether the other engine knows a card: it needs no script for a Normal Monster. */
  isScripted = ({ name, facts }) =>
    this.codeOf(name.en) !== undefined &&
    ((facts.kind === "monster" && facts.categories.includes("normal")) ||
      this.#scripted.has(`c${this.codeOf(name.en)}.lua`));

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
