import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run as runMain } from "../src/main.ts";

/** Mystical Space Typhoon and Raigeki Break on one chain: enough for what the command line has to show. */
export const CHAIN = `id: TEST-CHAIN
title: { en: Break answers Typhoon, ko: 썬더 브레이크로 대응한다, ja: サンダー・ブレイクで応じる }
game: ocg
rules: 2014-03-21
players:
  A: { hand: [Mystical Space Typhoon], monsters: [Gemini Elf] }
  B: { hand: [Sangan], spells: [{ card: Raigeki Break, set: true }] }
plays:
  - A: { activate: Mystical Space Typhoon, target: Raigeki Break }
  - cannot: { player: B, activate: Sangan }
  - B: { activate: Raigeki Break, target: Gemini Elf }
  - resolve
expect:
  - chain: [Mystical Space Typhoon, Raigeki Break]
  - destroyed: [Gemini Elf, Raigeki Break]
cites: [OCG-CHAIN-04]
`;

export const FAILING = CHAIN.replace("TEST-CHAIN", "TEST-FAILING").replace(
  "destroyed: [Gemini Elf, Raigeki Break]",
  "destroyed: [Sangan]",
);

export const IMPOSSIBLE = `id: TEST-IMPOSSIBLE
title: Nothing to activate
game: ocg
rules: 2014-03-21
players: { A: { hand: [Gemini Elf] } }
plays:
  - A: { attack: Gemini Elf }
`;

/** What a board shows beside names: zones, arrows, scales, materials, owners, equips, counters. */
export const TABLE = `id: TEST-TABLE
title: A full table
game: ocg
rules: 2024-01-01
players:
  A:
    hand: [Black Pendant, Breaker the Magical Warrior]
    monsters:
      - { card: LANphorhynchus, zone: extra-left }
      - { card: Evolzar Dolkka, materials: [Sangan], zone: zone-3 }
      - { card: Vorse Raider, owner: B }
    pendulum: [Flash Knight]
plays:
  - A: { activate: Black Pendant, target: Vorse Raider }
  - resolve
  - A: { summon: Breaker the Magical Warrior, zone: zone-5 }
`;

export const UNKNOWN_CARD = CHAIN.replace("[Sangan]", "[Sangn]");

/** A hand trigger on a chain: possible since the answer of 2012-05-19. */
export const DATED = `id: TEST-DATED
title: Battle Fader is chained from the hand
game: ocg
rules: 2014-03-21
turn: { player: A, phase: battle, number: 3 }
players:
  A: { hand: [Mystical Space Typhoon], monsters: [Gemini Elf] }
  B: { hand: [Battle Fader], spells: [{ card: Raigeki Break, set: true }] }
plays:
  - A: { attack: Gemini Elf }
  - A: { activate: Mystical Space Typhoon, target: Raigeki Break }
  - B: { activate: Battle Fader }
  - resolve
expect:
  - chain: [Mystical Space Typhoon, Battle Fader]
`;

export const VARIANTS = `${CHAIN}variants:
  - id: alone
    title: Typhoon alone
    plays:
      - A: { activate: Mystical Space Typhoon, target: Raigeki Break }
      - resolve
    expect:
      - destroyed: [Raigeki Break]
`;

/** A folder of its own with these files; `remove` when done. */
export function folderWith(files: Readonly<Record<string, string>>): {
  at(name: string): string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), "chainwright-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { at: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly env?: Record<string, string>;
  readonly tty?: boolean;
  /** Lines of input; afterwards there are no more. */
  readonly input?: Iterable<string> | ((prompt: string) => string | null);
  /** Is told what is shown, as it is. */
  readonly watch?: (text: string) => void;
}

/** What whoever runs the tests has imported must make no difference. */
export const NO_CACHE = { CHAINWRIGHT_CACHE: join(tmpdir(), "chainwright-no-cache") };

/** Runs the command line with an environment of its own. */
export async function run(
  argv: string[],
  { env = {}, tty = false, input = [], watch = () => {} }: Around = {},
): Promise<Ran> {
  let [out, err] = ["", ""];
  const lines = typeof input === "function" ? null : input[Symbol.iterator]();
  const code = await runMain(argv, {
    out: (text) => {
      out += text;
      watch(text);
    },
    err: (text) => {
      err += text;
    },
    ask: async (prompt) => {
      if (lines === null) return (input as (prompt: string) => string | null)(out + prompt);
      const { done, value } = lines.next();
      return done ? null : value;
    },
    stopping: async () => false,
    env: { ...NO_CACHE, ...env },
    tty,
  });
  return { code, out, err };
}
