// Rules of the chain chapter, and of Spell Speeds, as positions and plays over parts that many cards can play, with what the rule says
// must come of it. A is the turn player.
import { chain, links, nameOf, OTHER, of, title } from "./claims.mjs";
import { answered, answersOpponent, canBeDestroyed } from "./roles.mjs";

const kindOf = ({ definition }) => definition.card.facts.kind;

/** Who may begin with this in A's turn. */
const starterOf = (starter, table) => (starter.effect.speed === 1 ? "A" : table.one(["A", "B"]));

/** What begins a chain, by its kind, and what negates that. */
const byKind = (make) =>
  Object.entries({ spell: "any-spell", trap: "any-trap", monster: "any-monster" }).map(([kind, starter]) =>
    make(kind, { starter, negater: `${kind}-negater` }),
  );

export const CHAIN = [
  {
    id: "chain-in-turns",
    rules: ["OCG-CHAIN-03", "OCG-CHAIN-04", "OCG-CHAIN-09"],
    title: title(
      "After each link the opponent of the player who placed it is asked first",
      "체인 블록이 쌓일 때마다 쌓은 플레이어의 상대에게 먼저 기회가 간다",
      "チェーンブロックが積まれるたびに積んだプレイヤーの相手に先に機会がある",
    ),
    roles: { starter: "starter", second: "quick", third: "quick", fourth: "quick" },
    make({ starter, ...quick }, table, dice) {
      const seats = ["A", ...Array.from({ length: 1 + dice(3) }, () => table.one(["A", "B"]))];
      const parts = [starter, ...Object.values(quick)];
      const list = seats.map((seat, i) => [seat, parts[i]]);
      for (const [seat, part] of list) table.ready(seat, part);
      // Both have something to answer with, so that it shows who is asked.
      for (const seat of ["A", "B"]) table.ready(seat, quick.second, "spells");
      const plays = list.flatMap(([seat, part], i) => {
        const before = seats[i - 1];
        return [
          ...(before === undefined ? [] : [{ asked: OTHER[before] }]),
          ...(before === seat ? [{ [OTHER[seat]]: "pass" }] : []),
          { [seat]: { activate: of(seat, part) } },
        ];
      });
      return [
        {
          id: "",
          plays: [...plays, "resolve"],
          expect: [{ chain: chain(list) }, { "placed-by": seats }, { negated: [] }],
          cites: ["OCG-CHAIN-03", "OCG-CHAIN-04"],
        },
      ];
    },
  },
  {
    id: "destroyed-while-it-waits",
    rules: ["OCG-CHAIN-06"],
    title: title(
      "A Trap chained to what destroys it has its effect, stays until its chain ends, and is destroyed",
      "자신을 파괴하는 효과에 체인된 함정은 효과를 적용하고, 필드에 남아 있다가 파괴된다",
      "自身を破壊する効果にチェーンした罠は効果を適用し、フィールドに残って破壊される",
    ),
    roles: { by: "spell-destroyer", trap: "trap" },
    make({ by, trap }, table) {
      const first = table.one(["A", "B"]);
      const second = OTHER[first];
      table.ready(first, by);
      table.ready(second, trap);
      const list = [
        [first, by, of(second, trap)],
        [second, trap],
      ];
      return [
        {
          id: "",
          plays: links(list),
          expect: [{ chain: chain(list) }, { negated: [] }, { destroyed: [nameOf(trap)] }],
          cites: ["OCG-CHAIN-06"],
        },
      ];
    },
  },
  ...byKind((kind, roles) => ({
    id: `activation-negated-${kind}`,
    rules: ["OCG-CHAIN-07", "OCG-CHAIN-08", "OCG-CHAIN-13"],
    title: title(
      "A link whose activation is negated does nothing, and is destroyed only if the text says so",
      "발동이 무효가 된 체인 블록은 아무것도 하지 않으며, 텍스트에 있을 때에만 파괴된다",
      "発動が無効になったチェーンブロックは何も行わず、テキストにある場合だけ破壊される",
    ),
    roles,
    make({ starter, negater }, table, dice) {
      const seat = starterOf(starter, table);
      const isOwn = dice(4) === 0 && !answersOpponent(negater.effect);
      const by = isOwn ? seat : OTHER[seat];
      table.ready(seat, starter);
      table.ready(by, negater);
      const destroys = negater.effect.ir.resolution.some(
        ({ step }) => step.verb === "destroy" && step.what.ref !== undefined,
      );
      const [first, ...rest] = links([
        [seat, starter],
        [by, negater],
      ]);
      return [
        {
          id: "",
          plays: [first, ...(isOwn ? [{ [OTHER[seat]]: "pass" }] : []), ...rest],
          expect: [
            { chain: [nameOf(starter), nameOf(negater)] },
            { negated: [nameOf(starter)] },
            { destroyed: destroys && canBeDestroyed(starter.effect) ? [nameOf(starter)] : [] },
            { drew: { A: 0, B: 0 } },
          ],
          cites: ["OCG-CHAIN-07"],
        },
      ];
    },
  })),
  ...byKind((kind, roles) => ({
    id: `out-of-reach-${kind}`,
    rules: ["OCG-CHAIN-10"],
    title: title(
      "What negates an activation reaches only the link directly below",
      "발동을 무효로 하는 카드는 바로 아래의 체인 블록에만 미친다",
      "発動を無効にするカードは直前のチェーンブロックにしか届かない",
    ),
    roles: { ...roles, between: "quick" },
    make({ starter, negater, between }, table) {
      if (answered(negater.effect).includes(kindOf(between))) return [];
      const seat = starterOf(starter, table);
      const by = OTHER[seat];
      table.ready(seat, starter);
      for (const part of [negater, between]) table.ready(by, part);
      const use = { player: by, activate: of(by, negater) };
      const [start, negate] = links([
        [seat, starter],
        [by, negater],
      ]);
      const [, answer] = links([
        [seat, starter],
        [by, between],
      ]);
      return [
        {
          id: "directly",
          plays: [start, { can: use }, negate, "resolve"],
          expect: [{ negated: [nameOf(starter)] }],
          cites: [],
        },
        {
          id: "a-link-between",
          plays: [start, answer, { cannot: use, because: "OCG-CHAIN-10" }, "resolve"],
          expect: [{ chain: [nameOf(starter), nameOf(between)] }, { negated: [] }],
          cites: ["OCG-CHAIN-10"],
        },
      ];
    },
  })),
  {
    id: "summon-is-no-link",
    rules: ["OCG-CHAIN-12"],
    title: title(
      "A Trap that answers a Summon is Chain Link 1",
      "소환에 대응하여 발동한 함정은 체인 1이 된다",
      "召喚に対して発動した罠はチェーン1になる",
    ),
    roles: { trap: "summon-trap", quick: "quick" },
    make({ trap, quick }, table) {
      const monster = { definition: table.plain() };
      table.lay("A", "hand", monster.definition);
      table.ready("B", trap);
      table.ready("A", quick);
      const list = [
        ["B", trap],
        ["A", quick],
      ];
      return [
        {
          id: "",
          plays: [{ A: { summon: of("A", monster) } }, ...links(list)],
          expect: [{ chain: chain(list) }, { "placed-by": ["B", "A"] }],
          cites: ["OCG-NOCHAIN-03"],
        },
      ];
    },
  },
  {
    id: "target-is-gone",
    rules: ["OCG-CHAIN-08"],
    title: title(
      "What is chosen at activation stays chosen: a target that was Tributed as a cost is not destroyed, and nothing else is",
      "발동할 때 고른 것은 바뀌지 않는다: 코스트로 릴리스된 대상도, 다른 카드도 파괴되지 않는다",
      "発動時に選んだものは変わらない：コストでリリースされた対象も、ほかのカードも破壊されない",
    ),
    roles: { by: "destroyer", tributer: "tributer" },
    make({ by, tributer }, table) {
      const first = table.one(["A", "B"]);
      const second = OTHER[first];
      const goal = { definition: table.plain() };
      table.ready(first, by);
      for (const one of [goal.definition, table.plain()]) table.lay(second, "monsters", one);
      table.ready(second, tributer);
      const list = [
        [first, by, of(second, goal)],
        [second, tributer],
      ];
      const [targets, pays] = links(list);
      pays[second].tribute = of(second, goal);
      return [
        {
          id: "",
          plays: [targets, pays, "resolve"],
          expect: [{ chain: chain(list) }, { destroyed: [] }],
          cites: [],
        },
      ];
    },
  },
  {
    id: "spell-speeds",
    rules: ["OCG-SPEED-10", "OCG-SPEED-11", "OCG-SPEED-12"],
    title: title(
      "What can be chained to what, by Spell Speed",
      "스펠 스피드에 따라 무엇에 무엇을 체인할 수 있는가",
      "スペルスピードにより何に何をチェーンできるか",
    ),
    roles: { first: "starter", counter: "counter", quick: "quick", slow: "starter" },
    make({ first, counter, quick, slow }, table) {
      const isSlow = slow.effect.speed === 1 && slow.effect.quickIf === null;
      if (!isSlow || slow.definition === first.definition) return [];
      if (!answered(counter.effect).includes(kindOf(first))) return [];
      for (const part of [first, slow, quick]) table.ready("A", part);
      for (const part of [counter, quick]) table.ready("B", part);
      const [start, negate] = links([
        ["A", first],
        ["B", counter],
      ]);
      const tooSlow = (seat, part, rule) => ({
        cannot: { player: seat, activate: of(seat, part) },
        because: rule,
      });
      return [
        {
          id: "speed-2-on-any",
          plays: [
            start,
            { can: { player: "B", activate: of("B", quick) } },
            tooSlow("A", slow, "OCG-SPEED-10"),
          ],
          expect: [],
          cites: ["OCG-SPEED-10"],
        },
        {
          id: "speed-2-on-speed-3",
          plays: [start, negate, ...["A", "B"].map((seat) => tooSlow(seat, quick, "OCG-SPEED-12"))],
          expect: [{ negated: [nameOf(first)] }],
          cites: ["OCG-SPEED-12"],
        },
      ];
    },
  },
];
