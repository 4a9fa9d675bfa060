import { details } from "virtual:scenarios/details";
import type { GameId } from "@chainwright/card-ir";
import { NEWEST, RULES, type RuleRecord, validityIn } from "@chainwright/rulebook";
import { use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useInLanguages } from "../common/in-languages.ts";
import { SearchBar } from "../common/search-bar.tsx";
import { inWords } from "../dates.ts";
import { gameName, loadSpoken, useLanguage, wordFor } from "../language.tsx";
import { GAMES, hrefOf, type RouteOf } from "../route.ts";
import { files } from "../scenarios.ts";
import { loadTitles } from "../titles.ts";
import { groupsOf, type RuleGroup } from "./groups.ts";
import { FoldedRule } from "./rule.tsx";
import "../styles/rules.css";

interface RulesPageProps {
  readonly route: RouteOf<"rules">;
}

/** The days on which rules begin or end at the games' home, the newest rules last. */
const DAYS: readonly string[] = [
  ...new Set(RULES.flatMap(({ from, until }) => [from, until].filter((day) => day !== undefined))),
]
  .sort()
  .concat(NEWEST);

/** Every rule of every game, by date. */
export function RulesPage({ route }: RulesPageProps) {
  const { lang, t } = useLanguage();
  const [query, setQuery] = useState("");
  const named = route.rule === undefined ? undefined : RULES.find(({ id }) => id === route.rule);
  const [game, setGame] = useState<GameId | undefined>(named?.game as GameId | undefined);
  const [day, setDay] = useState(NEWEST);
  const wanted = useDeferredValue(query);
  const [languages, widen] = useInLanguages(loadSpoken);
  const groups = useMemo(
    () => groupsOf(RULES.slice(1), { query: wanted, game, languages }),
    [wanted, game, languages],
  );
  const count = groups.reduce((sum, { rules }) => sum + rules.length, 0);
  const search = (text: string): void => {
    setQuery(text);
    widen();
  };
  useEffect(() => {
    document.title = `${t.pages.rules} – Chainwright`;
  }, [t]);
  useEffect(() => {
    if (route.rule !== undefined) document.getElementById(route.rule)?.scrollIntoView({ block: "center" });
  }, [route.rule]);
  return (
    <div className="rulebook">
      <h1>{t.rules.title}</h1>
      <p className="intro">{t.rules.intro}</p>
      {route.rule !== undefined && named === undefined ? (
        <p className="notice bad" role="alert">
          {t.rules.missing(route.rule)}
        </p>
      ) : null}
      <SearchBar query={query} hint={t.rules.searchHint} search={search} game={game} choose={setGame}>
        <label className="day">
          <span>
            {t.page.rulesOf}: <output>{day === NEWEST ? t.rules.newest : inWords(day, lang)}</output>
          </span>
          <input
            type="range"
            min={0}
            max={DAYS.length - 1}
            value={DAYS.indexOf(day)}
            aria-valuetext={day === NEWEST ? t.rules.newest : inWords(day, lang)}
            onChange={(event) => setDay(DAYS[event.currentTarget.valueAsNumber] ?? NEWEST)}
          />
        </label>
      </SearchBar>
      <p className="summary" role="status">
        {t.rules.shown(count, RULES.length - 1)}
      </p>
      {count === 0 ? <p className="empty">{t.rules.none}</p> : null}
      {inOrder(groups, day).map((group) => (
        <Group key={group.key} group={group} day={day} named={named?.id} />
      ))}
    </div>
  );
}

/** Game by game; chapters of which nothing holds on the day come last. */
function inOrder(groups: readonly RuleGroup[], day: string): readonly RuleGroup[] {
  const isPast = ({ rules }: RuleGroup): boolean => !rules.some((rule) => holdsOn(rule, day));
  return groups.toSorted(
    (a, b) => Number(isPast(a)) - Number(isPast(b)) || GAMES.indexOf(a.game) - GAMES.indexOf(b.game),
  );
}

interface GroupProps {
  readonly group: RuleGroup;
  readonly day: string;
  readonly named: string | undefined;
}

function Group({ group: { key, game, rules }, day, named }: GroupProps) {
  const { t } = useLanguage();
  const title = wordFor(t.rules.groups, key);
  return (
    <section aria-label={`${gameName(t, game)}: ${title}`}>
      <h2>
        {title} <span className="soft">{gameName(t, game)}</span>
      </h2>
      {rules.map((rule) => (
        <Entry key={rule.id} rule={rule} day={day} isNamed={rule.id === named} />
      ))}
    </section>
  );
}

/** Whether a rule holds on a day, at home or in a region of its own. */
function holdsOn(rule: RuleRecord, day: string): boolean {
  const days = validityIn(rule, null) ?? rule;
  return (days.from === undefined || days.from <= day) && (days.until === undefined || day < days.until);
}

interface EntryProps {
  readonly rule: RuleRecord;
  readonly day: string;
  readonly isNamed: boolean;
}

function Entry({ rule, day, isNamed }: EntryProps) {
  const { lang, t } = useLanguage();
  const holds = holdsOn(rule, day);
  return (
    <div id={rule.id} className="rule-entry" data-holds={holds} data-named={isNamed || undefined}>
      <FoldedRule id={rule.id} open={isNamed} note={holds ? undefined : t.rules.notInForce}>
        <ShownBy rule={rule} />
        <p>
          <a href={hrefOf({ page: "rules", rule: rule.id, lang })}>{t.rules.link}</a>
        </p>
      </FoldedRule>
    </div>
  );
}

/** The scenarios that are about a rule. */
function ShownBy({ rule }: { rule: RuleRecord }) {
  const { lang, t } = useLanguage();
  const titles = use(loadTitles(lang));
  if (!rule.enforce) return <p className="soft">{t.rules.nothingToEnforce}</p>;
  const about = files.filter(({ id }) => details[id]?.rules.includes(rule.id));
  if (about.length === 0) return <p className="soft">{t.rules.noScenario}</p>;
  return (
    <>
      <p className="soft">{t.rules.shownBy}</p>
      <ul className="shown-by">
        {about.map((file) => (
          <li key={file.id}>
            <a href={hrefOf({ page: "scenario", id: file.id, lang })}>{titles[file.id]?.title}</a>{" "}
            <code className="soft">{file.id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
