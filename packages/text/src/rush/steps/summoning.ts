import type { Grammar } from "../../grammar.ts";

/** Special Summons and what is Set; Summons that take materials are in `materials.ts`. */
export function rushSummoning(g: Grammar): void {
  const summon = { verb: "special-summon", faceUp: true };
  g.rule("step[F]", "<Special Summon> {what:obj} face-up to {to:place[on]}", summon);
  g.rule("step[F]", "<Special Summon> {what:obj} face-up on {to:place[on]}", summon, { wording: "on" });
  g.rule("step[F]", "<Special Summon> {what:obj}, face-up to {to:place[on]}", summon, { wording: "comma" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} face-up", summon, { wording: "end" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} in face-up {position:position}", summon);
  g.rule("step[F]", "<Special Summon> {what:obj} in face-up {position:position} to {to:place[on]}", summon, {
    wording: "before",
  });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]}", { verb: "special-summon" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} in {position:position}", {
    verb: "special-summon",
  });
  g.rule("step[F]", "<Special Summon> {what:obj} face-up", summon, { wording: "short" });
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} to {to:place[on]} in face-down {position:face-down-position}",
    { verb: "special-summon" },
  );
  g.words("face-down-position", { "Defense Position": "face-down-defense" });
  g.rule(
    "step[F]",
    "<Special Summon> {what.quantity:quantity[M]} {what.traits*:pre} {what.noun:noun[M]} face-up {what.where:from-list} to {to:place[on]}",
    summon,
    { wording: "face-up-from" },
  );
  g.rule("from-list", "{+:trait-from}");
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]}, face-up", summon, {
    wording: "comma-end",
  });
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} in face-down {position:face-down-position} to {to:place[on]}",
    { verb: "special-summon" },
    { wording: "before" },
  );
  const many = "{what.quantity:quantity[sg]} {what.traits*:pre} {what.noun:noun[sg]} {what.where:post}";
  const but = ", except {what.except:group[sg]}";
  g.rule(
    "step[F]",
    `<Special Summon> ${many} to {to:place[on]} in face-up {position:position}${but}`,
    { verb: "special-summon", faceUp: true },
    { wording: "but" },
  );
  g.rule("step[F]", "<Set> {what:obj} to {to:place[in]}", { verb: "set" });
  g.rule("step[F]", "<Set> {what:obj} in {to:place[in]}", { verb: "set" }, { wording: "in" });
  g.rule("step[F]", "<Set> {what:obj} on {to:place[on]}", { verb: "set" });
  g.rule("named-only", "{traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] });
  g.noted("named-only");
}
