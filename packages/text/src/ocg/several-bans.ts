import type { Grammar } from "../grammar.ts";

/** What a player cannot do, several of it at once: "your opponent cannot activate monster effects or declare an attack". */
export function ocgSeveralBans(g: Grammar): void {
  for (const act of ["any-attack", "attack-with", "use-act", "use-act-of", "target-act", "act-on"])
    g.rule("other-act", `{...:${act}}`);
  g.rule("other-act", "{...:any-attack}, except {...:but-attack}", {}, { wording: "but" });
  for (const act of ["monster-act", "summon-from-extra", "other-act"]) g.rule("first-act", `{...:${act}}`);
  const noted = { wording: "one-of-several" };
  const forbid = { verb: "forbid" };
  for (const [when, until] of [
    ["held", { until: "while-face-up" }],
    ["timed", {}],
  ] as const) {
    for (const [which, act] of [
      ["first", "first-act"],
      ["then", "other-act"],
      ["nor", "first-act"],
    ] as const)
      g.rule(`${when}-${which}-step`, `{...:${act}}`, { ...forbid, ...until }, noted);
    g.rule(`${when}-first`, `{step:${when}-first-step}`);
    for (const which of ["then", "nor"])
      g.rule(`${when}-${which}`, `{step:${when}-${which}-step}`, { join: "and" });
    // Of two Summons "or" would leave open which of them is said of the monsters after the second.
    const after = (first: string, category: string): void => {
      const who = `{*step.player:cannot} {+:${first}}`;
      g.rule(category, `${who}[[,]] or {+:${when}-then}`);
      // What is excepted of the first may close with a comma, which is this one.
      g.rule(category, `${who}, nor {+:${when}-nor}`, undefined, { wording: "nor" });
      g.rule(category, `${who} nor {+:${when}-then}`, undefined, { wording: "nor-close" });
      g.rule(category, `${who}, {+:${when}-then}, or {+:${when}-then}`);
    };
    after(`${when}-first`, `${when}-bans`);
    for (const join of ["also", "but"]) {
      g.rule(`${when}-${join}`, `{step:${when}-first-step}`, { join }, { rule: `${when}-{joined}` });
      after(`${when}-${join}`, `${when}-bans-${join}`);
    }
    // "The activation of your cards … cannot be negated, also your opponent cannot activate … when a monster is Summoned this way."
    g.rule(`${when}-firm-step`, "{...:firm-activations}", until, noted);
    g.rule(`${when}-quiet-step`, "{...:silence} when {answering:so-summoned-then}", until, noted);
    g.rule(`${when}-quiet`, `{step:${when}-quiet-step}`, { join: "also" });
    g.rule(`${when}-firm`, `{step:${when}-firm-step}`);
    g.rule(`${when}-bans`, `{+:${when}-firm}, also {+:${when}-quiet}`);
    for (const join of ["also", "but"]) {
      g.rule(`${when}-firm-${join}`, `{step:${when}-firm-step}`, { join }, { rule: `${when}-firm-{joined}` });
      g.rule(`${when}-bans-${join}`, `{+:${when}-firm-${join}}, also {+:${when}-quiet}`);
      g.noted(`${when}-firm-${join}`);
    }
    g.noted(`${when}-firm`, `${when}-quiet`);
    for (const item of ["first", "then", "nor", "also", "but"]) g.noted(`${when}-${item}`);
  }
  // Those that share a time are a part by itself: what comes after them has its own.
  for (const time of ["time[T]", "duration"]) {
    const said = (how: string) => ({ wording: `bans-${time === "duration" ? "lasting" : "T"}${how}` });
    const until = `{*step.until:${time}}`;
    g.rule("bans-together", `${until}, {++:timed-bans}`, undefined, said("-front"));
    g.rule("bans-together", `{++:timed-bans}[[,]] ${until}`, undefined, said(""));
    g.rule(
      "bans-together",
      `{++:timed-bans} ${until}, except {*step.except:barred}`,
      undefined,
      said("-except"),
    );
    for (const join of ["also", "but"]) {
      const bans = `{++:timed-bans-${join}}`;
      const more = `more-bans-${join}`;
      g.rule(more, `[[,]] ${until}[[,]] ${bans}`, undefined, said("-front"));
      g.rule(more, `${bans}[[,]] ${until}`, undefined, said(""));
      g.rule(more, `${bans} ${until}, except {*step.except:barred}`, undefined, said("-except"));
    }
  }
  for (const more of ["", " {++:links}"]) {
    for (const join of ["also", "but"])
      for (const bans of [`held-bans-${join}`, `more-bans-${join}`])
        g.rule("links", `, ${join} {++:${bans}}${more}`);
    for (const bans of ["held-bans", "bans-together"]) g.rule("resolution", `{++:${bans}}${more}`);
  }
  for (const holds of ["standing", "holding"]) g.rule(holds, "{++:held-bans}");
}
