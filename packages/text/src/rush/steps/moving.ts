import type { Grammar } from "../../grammar.ts";

/** From one place to another, one frame for all: the verb (`mover[K,F]`), what, and where to (`going[K]`). */
export function rushMoving(g: Grammar): void {
  const move = { verb: "move" };
  g.rule("act[F]", "{manner:mover[K,F]} {what:obj} {...:going[K]}", move);
  g.rule("act[F]", "{manner:mover[K,F]} {...:going[K]} {what:obj}", move, { wording: "to-first" });
  // How many, and which not, is said after what is done with them.
  g.rule("act[F]", "{manner:mover[K,F]} {what:uncounted} {...:going[K]} {what.quantity:so-many}", move, {
    wording: "reckoned",
  });
  g.rule(
    "act[F]",
    "{manner:mover[K,F]} {what:group[N]} {...:going[K]}, including {what.including:last-branch}",
    move,
    {
      wording: "including",
    },
  );
  g.rule("act[F]", "{manner:mover[K,F]} {what:obj} {...:going[K]}{besides:trailing}", move);
  for (const [verb, on, manner] of [
    ["send", "to", "send"],
    ["add", "to", "add"],
    ["return", "to", "return"],
    ["shuffle", "into", "shuffle"],
    ["place", "on", "put"],
  ] as const)
    g.rule(`mover[${on},F]`, `<${verb}>`, manner);
  g.rule("going[to]", "to {to:place[in]}");
  g.rule("going[into]", "into {to:place[in]}");
  g.rule("going[on]", "on {to:deck-end}[[ {...:order}]]");
  g.rule("order", "in any order", { inOrder: true });
  g.rule("order", "in the same order", { sameOrder: true });
  g.rule("step[F]", "<place> {what:obj} on the top or bottom of {...:a-deck}[[ {...:order}]]", {
    verb: "put-in-deck",
  });
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
}
