// What templates say, in the words of a scenario file.

export const OTHER = { A: "B", B: "A" };
export const nameOf = ({ definition }) => definition.card.name.en;

/** How a file calls a card that a seat has. */
export const of = (seat, part) => `${seat}'s ${nameOf(part)}`;
export const title = (en, ko, ja) => ({ en, ko, ja });

/** What tells the runs of one position apart. */
export const RUNS = {
  "at-link-1": title("At Chain Link 1", "체인 1에서", "チェーン1で"),
  "at-link-2": title("At Chain Link 2", "체인 2에서", "チェーン2で"),
  directly: title("Directly below", "바로 아래에 있을 때", "直前にある時"),
  "a-link-between": title(
    "With a link in between",
    "사이에 체인 블록이 있을 때",
    "間にチェーンブロックがある時",
  ),
  "speed-2-on-any": title("Chained to a Spell or Trap", "마법 / 함정에 체인한다", "魔法・罠にチェーンする"),
  "speed-2-on-speed-3": title(
    "Chained to a Counter Trap",
    "카운터 함정에 체인한다",
    "カウンター罠にチェーンする",
  ),
};

/** Links, each `[seat, part, target]`, placed one after another, and resolved. */
export const links = (list) => [
  ...list.map(([seat, part, target]) => ({
    [seat]: { activate: of(seat, part), ...(target === undefined ? {} : { target }) },
  })),
  "resolve",
];
export const chain = (list) => list.map(([, part]) => nameOf(part));

/**
 * What becomes of a trigger whose condition was met, by its word: as the last thing that happened, or not. `before`: the chains until then.
 */
export function triggered(seat, trigger, word, { isLast, before }) {
  const act = { player: seat, trigger: of(seat, trigger) };
  const happens = [{ chains: [...before, [nameOf(trigger)]] }, { missed: [] }];
  if (word === "must") return { plays: [], expect: happens, cites: isLast ? [] : ["OCG-TIMING-03"] };
  if (word === "if" || isLast)
    return {
      plays: [{ can: act }, { [seat]: { trigger: of(seat, trigger) } }, "resolve"],
      expect: happens,
      cites: isLast ? [] : ["OCG-TIMING-02"],
    };
  return {
    plays: [{ cannot: act, because: "OCG-TIMING-01" }],
    expect: [{ chains: before }, { missed: [nameOf(trigger)] }],
    cites: ["OCG-TIMING-01"],
  };
}
