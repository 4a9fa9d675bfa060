// Scripts of steps for the independent engine: a step waits there for the first prompt that it fits.

/** Other ways to say there what the step at `stuck` and its neighbours say, where it was never asked for. */
export function* rewritten(script, stuck) {
  const step = script[stuck];
  const instead = (at, ...steps) => [...script.slice(0, at), ...steps, ...script.slice(at + 1)];
  if (step.maybe) yield instead(stuck);
  // A pass that was not needed may have declined what this step is for.
  const passes = script.findLastIndex((one, i) => i < stuck && steps([one]).length > 0 && !one.maybe) + 1;
  const needed = script.slice(passes, stuck).filter((one) => !one.maybe);
  if (needed.length < stuck - passes) yield [...script.slice(0, passes), ...needed, ...script.slice(stuck)];
  yield [...script.slice(0, stuck), { player: step.player, do: "yes" }, ...script.slice(stuck)];
  // A replay asks whether to go on, and only then for the target; a card with two effects may ask which.
  for (const at of [stuck, stuck - 1]) {
    if (script[at]?.do !== "attack") continue;
    yield instead(at, { player: step.player, do: "yes" });
    yield [...script.slice(0, at), { player: step.player, do: "no" }, ...script.slice(at)];
  }
  for (const index of [0, 1]) {
    yield [...script.slice(0, stuck), { player: step.player, do: "option", index }, ...script.slice(stuck)];
  }
  // Materials are asked for one after another, and a position only where there is a choice.
  if (step.cards?.length > 1) {
    const single = step.cards.map((card) => ({ ...step, cards: [card] }));
    yield instead(stuck, ...single);
    if (single.length === 2) yield instead(stuck, ...single.reverse());
  }
  if (step.do === "position") yield instead(stuck);
  // It may belong before the other player's last step, or after their next one.
  const rest = instead(stuck);
  const others = rest.map((one, i) => (one.player === undefined || one.player === step.player ? -1 : i));
  const before = others.filter((i) => i >= 0 && i < stuck).at(-1);
  const after = others.find((i) => i >= stuck);
  if (before !== undefined) yield [...rest.slice(0, before), step, ...rest.slice(before)];
  if (after !== undefined) yield [...rest.slice(0, after + 1), step, ...rest.slice(after + 1)];
}

/** The steps for the other engine, without our questions and what is still to be worked out. */
export const steps = (script) =>
  script.flatMap(({ maybe, ...step }) => (step.asks !== undefined || step.do === "resolve" ? [] : [step]));

/** Where in a script the n-th of its steps is, from 0. */
export function placeOf(script, n) {
  let left = n;
  return script.findIndex((one) => steps([one]).length > 0 && left-- === 0);
}

/** How often a player had the chance to answer the chain that was open when the script was used up. */
export function declined({ trace }, made, player) {
  let used = 0;
  let count = 0;
  for (const entry of trace) {
    if (entry.ev === "chain-end" && used === made) break;
    if (entry.ev !== "decision") continue;
    if (entry.by === "script") used++;
    else if (
      used === made &&
      entry.player === player &&
      entry.prompt === "SELECT_CHAIN" &&
      entry.options.length > 1
    )
      count++;
  }
  return count;
}
