import type { Grammar } from "../../grammar.ts";

/** What counts as Tributes beside one's own monsters. */
export function rushTributes(g: Grammar): void {
  g.rule("tributed-for", "{for:group[sg]}[[ in {position:position}]]");
  g.rule("tributed-for", "{for:named-only}[[ in {position:position}]]", {}, { wording: "named" });
  const would = "if you would Tribute Summon {...:tributed-for}, you can";
  g.rule("lasting-step[sg]", `${would} Tribute {what:ref[sg]} instead of 1 monster on your field`, {
    verb: "lend-tribute",
  });
  const worth = { verb: "worth-tributes" };
  g.rule("lasting-step[sg]", `${would} treat {what:ref[sg]} as {count:int2} Tributes`, worth, {
    wording: "would",
  });
  const summon = "as {count:int2} Tributes for the Tribute Summon of {...:tributed-for}";
  g.rule("pred[N]", `can[[ also]] be treated ${summon}`, worth);
  g.words("who-can", { "you can": "you", "both players can": "both" });
  g.rule("player-ban", "{player:who-can} Normal Summon {what:free} {...:fewer-tributes}", {
    verb: "fewer-tributes",
  });
  g.rule("fewer-tributes", "without Tributing", { count: "all" });
  g.rule("fewer-tributes", "for {count:int} less Tribute");
}
