import type { Grammar } from "../../grammar.ts";

/** Battle positions. */
export function rushPositions(g: Grammar): void {
  const change = { verb: "change-position" };
  g.rule("step[F]", "<change> {what:obj} to face-up {to:position}", { ...change, faceUp: true });
  g.rule("step[F]", "<change> {what:obj} to {to:position}", change);
  g.rule("step[F]", "<change> {what:obj} to face-down Defense Position", {
    ...change,
    to: "face-down-defense",
  });
  g.rule("step[F]", "<change> {what:obj} to face-up Attack Position or face-down Defense Position", {
    ...change,
    to: "up-attack-or-down-defense",
  });
  g.rule("step[F]", "<change> {what:obj} to face-up Attack Position or face-up Defense Position", {
    ...change,
    to: "any-face-up",
  });
  const toOther = { ...change, to: "other" };
  const explained =
    " (Attack Position becomes face-up Defense Position, Defense Position becomes face-up Attack Position)";
  g.rule("step[F]", "<change> the battle position of {what:obj}", toOther);
  g.rule("step[F]", "<change> the battle positions of {what:obj}", toOther, { wording: "positions" });
  g.rule("step[F]", `<change> the battle position of {what:obj}${explained}`, toOther, {
    wording: "explained",
  });
  g.rule("step[F]", `<change> the battle positions of {what:obj}${explained}`, toOther, {
    wording: "positions-explained",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} (Attack Position to face-up Defense Position, Defense Position to face-up Attack Position)",
    toOther,
    { wording: "explained-to" },
  );
  g.rule("step[F]", "<change> {what:owner} battle position", toOther, { wording: "owner" });
  g.rule("step[F]", `<change> {what:owner} battle position${explained}`, toOther, {
    wording: "owner-explained",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} to face-up Attack Position or face-down Defense Position",
    {
      ...change,
      to: "up-attack-or-down-defense",
    },
    { wording: "position-of" },
  );
  const reminder =
    "(you can choose a monster in either face-up Defense Position or face-down Defense Position. also, you can choose a monster on your field)";
  g.rule(
    "step[F]",
    `<change> {what:obj} to face-up {to:position} ${reminder}`,
    { verb: "change-position", faceUp: true },
    { wording: "which" },
  );
  g.rule("step[F]", "<change> {what:obj} to face-up Defense Position or face-down Defense Position", {
    ...change,
    to: "any-defense",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} to face-down Defense Position",
    { ...change, to: "face-down-defense" },
    { wording: "position-of" },
  );
  reckoned(g);
}

/** "…, up to [the number of …]" at the end. */
function reckoned(g: Grammar): void {
  const many = "{what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}";
  const most = "up to {what.quantity.amount:bracket}";
  const quantity = { "what.quantity.kind": "reckoned", "what.quantity.least": "one" };
  const noted = { wording: "reckoned" };
  const positions = { verb: "change-position", faceUp: true, ...quantity };
  g.rule("step[F]", `<change> ${many} to face-up {to:position}, ${most}`, positions, noted);
}
