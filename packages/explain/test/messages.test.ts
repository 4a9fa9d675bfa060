import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import {
  catalogueOf,
  isMessageKey,
  type MessageKey,
  message,
  phaseTitle,
  placeName,
  seatName,
  statName,
  wayName,
  zoneTitle,
} from "../src/index.ts";

interface Node {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}
/** Kinds of nodes in a parsed message: 0 is literal text, 7 is "#". */
const LITERAL = 0;
const POUND = 7;

function walk(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    for (const option of Object.values(node.options ?? {})) {
      walk(option.value, visit);
    }
  }
}

function parsed(text: string): { readonly values: readonly string[]; readonly literals: string } {
  const values = new Set<string>();
  let literals = "";
  walk(new IntlMessageFormat(text, "en").getAst() as unknown as readonly Node[], (node) => {
    if (node.type === LITERAL) literals += ` ${String(node.value)}`;
    else if (node.type !== POUND) values.add(String(node.value));
  });
  return { values: [...values].sort(), literals };
}

/** The same in every language: abbreviations, and the commands that are typed. */
const ALIKE = /\b(LP|EX|YAML|TCG|GR|why|undo|hand|chain|board|log|options|quit|help)/g;

const catalogues = {
  en: catalogueOf("en").messages,
  ko: catalogueOf("ko").messages,
  ja: catalogueOf("ja").messages,
};

const keys = Object.keys(catalogues.en) as MessageKey[];

describe("catalogues", () => {
  it.each(["ko", "ja"] as const)("%s has the keys of the English one, in its order", (language) => {
    expect(Object.keys(catalogues[language])).toEqual(keys);
  });

  it.each(["ko", "ja"] as const)("%s uses the same arguments", (language) => {
    for (const key of keys) {
      expect(parsed(catalogues[language][key]).values, key).toEqual(parsed(catalogues.en[key]).values);
    }
  });

  it.each(["ko", "ja"] as const)("%s has no English text", (language) => {
    for (const key of keys) {
      expect(parsed(catalogues[language][key]).literals.replaceAll(ALIKE, ""), key).not.toMatch(
        /[A-Za-z]{2,}/,
      );
    }
  });

  it("writes both forms of a particle only in pairs that are known", () => {
    const pairs = keys.flatMap((key) => catalogues.ko[key].match(/\[[^\]]*\]/g) ?? []);
    expect(new Set(pairs)).toEqual(new Set(["[은/는]", "[이/가]", "[을/를]", "[과/와]", "[으로/로]"]));
  });
});

describe("what a game says in words of its own", () => {
  const said = (["en", "ko", "ja"] as const).flatMap((language) =>
    Object.values(catalogueOf(language).ownWords).flatMap((words) =>
      Object.entries(words).map(([key, text]) => [key, language, text] as const),
    ),
  );

  it.each(said)("%s in %s uses arguments that the message has", (key, language, text) => {
    expect(isMessageKey(key)).toBe(true);
    const { values } = parsed(catalogues[language][key as MessageKey]);
    expect(values).toEqual(expect.arrayContaining([...parsed(text).values]));
  });

  it("is said in that game only", () => {
    expect(phaseTitle("draw", "ja", "duel-masters")).toBe("ドローステップ");
    expect(phaseTitle("draw", "ja", "ocg")).toBe("ドローフェイズ");
    expect(zoneTitle("deck", "ja", "duel-masters")).toBe("山札");
  });
});

describe("names and headings", () => {
  it("gives names in each language", () => {
    expect(zoneTitle("graveyard", "ko")).toBe("묘지");
    expect(placeName("graveyard", "en")).toBe("the Graveyard");
    expect(phaseTitle("main1", "ja")).toBe("メインフェイズ1");
    expect(wayName("xyz", "ko")).toBe("엑시즈 소환");
    expect(statName("atk", "ja")).toBe("攻撃力");
    expect(seatName("A", "ko")).toBe("플레이어 A");
  });

  it("gives back names that the catalogue does not know", () => {
    expect(zoneTitle("limbo", "ko")).toBe("limbo");
  });

  it("counts", () => {
    expect(message("ui.cards", "en", { count: 0 })).toBe("no cards");
    expect(message("ui.cards", "en", { count: 1 })).toBe("1 card");
    expect(message("ui.cards", "ko", { count: 3 })).toBe("3장");
    expect(message("ui.cards", "ja", { count: 0 })).toBe("カードなし");
  });

  it("wants every argument", () => {
    expect(() => message("ui.turn", "en")).toThrow(/turn/);
  });
});
