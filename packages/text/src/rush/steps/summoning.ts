import type { Grammar } from "../../grammar.ts";
import { anybody } from "./moving.ts";

/** Special Summons and what is Set; Summons that take materials are in `materials.ts`. */
export function rushSummoning(g: Grammar): void {
  const summon = { verb: "special-summon" };
  anybody(g, "<Special Summon>", "{...:arriving}", summon);
  g.rule(
    "act[F]",
    "<Special Summon> {what:so-many-cards} face-up {what.where:from-list} {...:onto}",
    { ...summon, faceUp: true },
    { wording: "face-up-from" },
  );
  g.rule("so-many-cards", "{...:counted-out[M]}");
  g.rule("counted-out[M]", "{quantity:quantity[M]} {...:cards[M]}");
  g.rule("from-list", "{+:trait-from}");
  g.rule("arriving", "[[{...:lying-so} & {...:onto}]]");
  g.rule("arriving", "face-up on {to:place[on]}", { faceUp: true }, { wording: "on" });
  g.rule("lying-so", "face-up", { faceUp: true });
  g.rule("lying-so", "in face-up {position:position}", { faceUp: true });
  g.rule("lying-so", "in {position:position}");
  g.rule("lying-so", "in face-down {position:face-down-position}");
  g.words("face-down-position", { "Defense Position": "face-down-defense" });
  g.rule("onto", "to {to:place[on]}");
  anybody(g, "<Set>", "{...:set-place}", { verb: "set" });
  g.rule("set-place", "<<to|in>> {to:place[in]}");
  g.rule("set-place", "<<on|to>> {to:place[on]}");
  g.rule("named-only", "{traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] });
  g.noted("named-only", "so-many-cards");
}
