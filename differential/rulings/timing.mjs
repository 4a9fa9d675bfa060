// Rules of the timing chapter, and of triggers that are met at once, as positions and plays over parts that many cards can play, with
// what the rule says must come of it. A is the turn player.
import { chain, links, nameOf, OTHER, of, title, triggered } from "./claims.mjs";

const RULES = {
  when: ["OCG-TIMING-01", "OCG-TIMING-05"],
  if: ["OCG-TIMING-02"],
  must: ["OCG-TIMING-03"],
};
const WORDS = {
  when: title("an optional “when” effect", "임의의 ‘때’ 효과", "任意の「時」の効果"),
  if: title("an optional “if” effect", "임의의 ‘경우’ 효과", "任意の「場合」の効果"),
  must: title("a mandatory effect", "강제 효과", "強制効果"),
};

/** A template for each word of a trigger on what happens to its own card. */
const byWord = (id, how, { en, ko, ja }, roles, make) =>
  Object.entries(WORDS).map(([word, says]) => ({
    id: `${id}-${word}`,
    rules: RULES[word],
    title: title(`${en}: ${says.en}`, `${ko}: ${says.ko}`, `${ja}：${says.ja}`),
    roles: { trigger: `${how}-${word}`, ...roles },
    make: (parts, table) => make(word, parts, table),
  }));

/** A chain at the end of which a trigger was met last, or not. */
function run(id, list, [holder, trigger, word], isLast) {
  const { plays, expect, cites } = triggered(holder, trigger, word, { isLast, before: [chain(list)] });
  return { id, plays: [...links(list), ...plays], expect, cites };
}

export const TIMING = [
  ...byWord(
    "destroyed",
    "destroyed",
    title(
      "A monster is destroyed at Chain Link 1 or 2",
      "몬스터가 체인 1 또는 2에서 파괴된다",
      "モンスターがチェーン1または2で破壊される",
    ),
    { by: "destroyer", quick: "quick" },
    (word, { trigger, by, quick }, table) => {
      const [holder, first] = [table.one(["A", "B"]), table.one(["A", "B"])];
      const second = OTHER[first];
      for (const seat of ["A", "B"]) for (const part of [by, quick]) table.ready(seat, part);
      table.ready(holder, trigger, "monsters");
      const [goal, about] = [of(holder, trigger), [holder, trigger, word]];
      return [
        run(
          "at-link-1",
          [
            [first, by, goal],
            [second, quick],
          ],
          about,
          true,
        ),
        run(
          "at-link-2",
          [
            [first, quick],
            [second, by, goal],
          ],
          about,
          false,
        ),
      ];
    },
  ),
  ...byWord(
    "revived",
    "revived",
    title(
      "A monster is Special Summoned from the Graveyard at Chain Link 1 or 2",
      "몬스터가 체인 1 또는 2에서 묘지로부터 특수 소환된다",
      "モンスターがチェーン1または2で墓地から特殊召喚される",
    ),
    { by: "reviver", quick: "quick" },
    (word, { trigger, by, quick }, table) => {
      const first = table.one(["A", "B"]);
      const second = OTHER[first];
      for (const seat of ["A", "B"]) {
        for (const part of [by, quick]) table.ready(seat, part);
        table.ready(seat, trigger, "graveyard");
      }
      // Each brings back their own.
      const [one, other] = [of(first, trigger), of(second, trigger)];
      return [
        run(
          "at-link-1",
          [
            [first, by, one],
            [second, quick],
          ],
          [first, trigger, word],
          true,
        ),
        run(
          "at-link-2",
          [
            [first, quick],
            [second, by, other],
          ],
          [second, trigger, word],
          false,
        ),
      ];
    },
  ),
  ...byWord(
    "discarded-as-a-cost",
    "discarded",
    title("A monster is discarded as a cost", "몬스터를 코스트로 버린다", "モンスターをコストとして捨てる"),
    { by: "discarder" },
    (word, { trigger, by }, table) => {
      const seat = by.effect.speed > 1 ? table.one(["A", "B"]) : "A";
      table.ready(seat, by);
      table.ready(seat, trigger, "hand");
      for (const one of ["A", "B"]) table.lay(one, "monsters", table.plain());
      const then = triggered(seat, trigger, word, { isLast: false, before: [[nameOf(by)]] });
      const pays = { [seat]: { activate: of(seat, by), discard: of(seat, trigger) } };
      return [{ ...then, id: "", plays: [pays, "resolve", ...then.plays] }];
    },
  ),
  ...byWord(
    "tributed-for-a-summon",
    "tributed",
    title(
      "A monster is Tributed for a Tribute Summon",
      "몬스터를 어드밴스 소환을 위해 릴리스한다",
      "モンスターをアドバンス召喚のためにリリースする",
    ),
    { monster: "one-tribute" },
    (word, { trigger, monster }, table) => {
      table.ready("A", trigger, "monsters");
      table.lay("A", "hand", monster.definition);
      const then = triggered("A", trigger, word, { isLast: false, before: [] });
      const summons = { A: { summon: of("A", monster), tribute: of("A", trigger) } };
      return [{ ...then, id: "", plays: [summons, ...then.plays, ...(word === "must" ? ["resolve"] : [])] }];
    },
  ),
  {
    id: "triggers-of-both-in-order",
    rules: ["OCG-TIMING-04", "OCG-SEGOC-01", "OCG-SEGOC-03", "OCG-SEGOC-05"],
    title: title(
      "Triggers of both players, mandatory and optional, met at once",
      "양쪽 플레이어의 강제 효과와 임의 효과가 동시에 유발된다",
      "お互いの強制効果と任意効果が同時に誘発する",
    ),
    roles: {
      ...{ sweeper: "sweeper", must: "destroyed-must", otherMust: "destroyed-must" },
      ...{ may: "destroyed-if", otherMay: "destroyed-if" },
    },
    make({ sweeper, must, otherMust, may, otherMay }, table) {
      const groups = ["must", "may"].flatMap((word) => ["A", "B"].map((seat) => ({ word, seat, parts: [] })));
      for (const [word, part] of [
        ...[may, otherMay].map((part) => ["may", part]),
        ...[must, otherMust].map((part) => ["must", part]),
      ]) {
        const seat = table.one(["A", "B"]);
        const held = groups.filter((group) => group.seat === seat).flatMap(({ parts }) => parts);
        if (held.some(({ definition }) => definition === part.definition)) continue;
        groups.find((group) => group.seat === seat && group.word === word).parts.push(part);
        table.ready(seat, part, "monsters");
      }
      table.ready("A", sweeper);
      const order = groups.flatMap(({ seat, parts }) => parts.map((part) => [seat, part]));
      return [
        {
          id: "",
          plays: [
            ...links([["A", sweeper]]),
            // The last mandatory one of a group comes by itself.
            ...groups.flatMap(({ seat, word, parts }) =>
              (word === "must" ? parts.slice(0, -1) : parts).map((part) => ({
                [seat]: { trigger: of(seat, part) },
              })),
            ),
            "resolve",
          ],
          expect: [
            { chains: [[nameOf(sweeper)], chain(order)] },
            { placers: [["A"], order.map(([seat]) => seat)] },
          ],
          cites: ["OCG-SEGOC-03"],
        },
      ];
    },
  },
];
