import type { Constant, Grammar } from "../../grammar.ts";
import { WHO } from "./bans.ts";
import { BAN } from "./protection.ts";

/** What counts as Tributes beside one's own monsters, and what cannot be Tributed. */
export function rushTributes(g: Grammar): void {
  const anyway = { act: "tribute-for-tribute-summon" };
  g.rule("pred[N]", "cannot be Tributed for a Tribute Summon", { ...BAN, ...anyway });
  g.rule("pred[N]", "cannot be Tributed for the Tribute Summon of a monster in Attack Position", {
    ...BAN,
    act: "tribute-for-attack-position",
  });
  for (const [who, player] of WHO)
    g.rule(`ban[${player}]`, `${who} cannot Tribute {what:np} for a Tribute Summon`, {
      verb: "forbid",
      player,
      ...anyway,
    });
  const would = "if you would Tribute Summon";
  for (const [summoned, noted] of [
    ["{for:group[sg]}", ""],
    ["{for:named-only}", "named"],
  ] as const)
    for (const position of ["", " in {position:position}"]) {
      const rule = (words: string, fields: Constant, wording: string): void => {
        const option = wording === "" ? {} : { wording };
        g.rule("lasting-step[sg]", `${would} ${summoned}${position}, ${words}`, fields, option);
      };
      rule(
        "you can Tribute {what:ref[sg]} instead of 1 monster on your field",
        { verb: "lend-tribute" },
        noted,
      );
      rule(
        "you can treat {what:ref[sg]} as {count:int2} Tributes",
        { verb: "worth-tributes" },
        `would${noted}`,
      );
    }
  const fewer = "can be treated as {count:int2} Tributes for the Tribute Summon of";
  g.rule("pred[N]", `${fewer} {for:group[sg]}`, { verb: "worth-tributes" });
  g.rule("pred[N]", `${fewer} {for:group[sg]} in {position:position}`, { verb: "worth-tributes" });
  g.rule("pred[N]", `${fewer} {for:named-only}`, { verb: "worth-tributes" }, { wording: "named" });
  g.rule(
    "pred[N]",
    `${fewer} {for:named-only} in {position:position}`,
    { verb: "worth-tributes" },
    { wording: "named" },
  );
  const worth = "can also be treated as {count:int2} Tributes for the Tribute Summon of {for:group[sg]}";
  g.rule("pred[N]", worth, { verb: "worth-tributes" }, { wording: "also" });
  g.rule("pred[N]", `${worth} in {position:position}`, { verb: "worth-tributes" }, { wording: "also" });
}
