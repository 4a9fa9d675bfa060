import type { Grammar } from "../../grammar.ts";

/** What changes on cards that stay where they are: battle positions, faces, counters, control; and attacks. */
export function ocgChanges(g: Grammar): void {
  positions(g);
  counters(g);
  attacks(g);
}

/** "changed to face-up Defense Position", "flipped face-down" */
function positions(g: Grammar): void {
  const changed = { event: "position-changed" };
  g.rule("passive-now", "flipped {face:face}", { event: "turned" });
  g.rule("passive-now", "changed to[[ face-up]] {to:position}", changed);
  const faceDown = "changed to face-down Defense Position";
  g.rule("passive-now", faceDown, { event: "turned", face: "down" }, { wording: "changed" });
  g.rule("event", "the battle position of {subject:obj} is changed", changed);
  for (const owner of ["group[sg]", "possessor"])
    g.rule("event", `{subject:${owner}}'s battle position is changed`, changed, {
      wording: "owner",
      rule: "event: whose battle position is changed",
    });
}

/** "The 4th Spell Counter is placed on this card", "the last Spell Counter(s) is removed from …", "control of this card changes" */
function counters(g: Grammar): void {
  g.words(
    "nth",
    Object.fromEntries(
      ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"].map((nth, i) => [nth, i + 1]),
    ),
  );
  const placed = { event: "counter-placed" };
  const removed = { event: "counter-removed" };
  g.rule("one-counter[O]", "@a {counter:counter[O]}", {}, { wording: "one-O" });
  g.rule("nth-counter", "{nth:nth} {counter:counter[sg]}");
  g.rule("event", "{...:one-counter[O]} is placed on {subject:obj}", placed);
  g.rule("event", "the {...:nth-counter} is placed on {subject:obj}", placed);
  g.rule("event", "{subject:subj[sg]} has @a {...:nth-counter} placed on it", placed, { wording: "has" });
  g.rule("event", "{...:one-counter[O]} is removed from {subject:obj}", removed);
  const lastOne = "the last {counter:counter[O]} is removed from {subject:obj}";
  g.rule("event", lastOne, { ...removed, last: true }, { wording: "last-O" });
  g.rule("event", "[[the ]]control of {subject:obj} changes", { event: "control-changed" });
}

/** "You declare an attack", "a monster is targeted for an attack", "an attack is declared involving this card" */
function attacks(g: Grammar): void {
  const declared = { event: "attack-declared" };
  const monster = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  for (const [words, n, by] of [
    ["you", "pl", "you"],
    ["your opponent", "sg", "opponent"],
  ] as const)
    g.rule(
      "event[H]",
      `${words} {...:attacking-by[${n},H]}`,
      { ...declared, subject: { ...monster, traits: [{ trait: "controlled", by }] } },
      { wording: "declares", rule: "event[H]: a player declares an attack" },
    );
  g.rule("attacking-by[N,H]", "{...:declaring[H,N]}");
  g.rule("attacking-by[N,H]", "<targets/target|targeted> {target:obj} for an attack");
  const players = { quantity: { kind: "a" }, where: [] };
  g.rule("subj[sg]", "{...:some-player}'s {...:cards[sg]}", players, { wording: "players" });
  const targeted = "{target:subj[sg]} is targeted for an attack";
  g.rule("event", `${targeted} by {subject:obj}`, declared, { wording: "targeted-by" });
  g.rule("event", targeted, { ...declared, subject: monster }, { wording: "targeted" });
  g.rule("event", "{subject:subj[sg]} targets {target:obj} for an attack", declared, { wording: "targets" });
  const passive = "an attack <is|was> declared";
  g.rule("event[H]", passive, { ...declared, subject: monster }, { wording: "passive" });
  const either = { ...declared, either: true };
  g.rule("event", "an attack is declared involving {subject:subj[sg]}[[ and {target:obj}]]", either);
  g.rule("event", "an attack is declared involving 2 {subject:of-both}", { ...either, both: true });
  g.rule("of-both", "{...:cards[pl]}", { quantity: { kind: "a" }, where: [] });
  g.noted("of-both");
}
