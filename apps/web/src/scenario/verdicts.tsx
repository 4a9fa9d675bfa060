import type { CardId } from "@chainwright/engine";
import { message } from "@chainwright/explain";
import { type PlaySource, SEATS, written } from "@chainwright/scenario";
import { type ActVerdict, distinct, type Table } from "@chainwright/table";
import { Against, useAgainst } from "../cards/against.tsx";
import { useLanguage } from "../language.tsx";

interface VerdictsProps {
  /** The duel at the moment that is looked at. */
  readonly table: Table;
  readonly card: CardId;
  /** Puts a play or a question into the scenario's file; left out where there is none to write in. */
  readonly write?: ((play: PlaySource) => void) | undefined;
}

/** What can be done with a card at a moment of a scenario, and why the rest cannot: the engine's verdicts. */
export function Verdicts({ table, card, write }: VerdictsProps) {
  const { lang, t } = useLanguage();
  const { match, open } = table;
  const { duel, setup } = match;
  const offered = open === null ? [] : table.options(open, lang).filter((option) => option.card === card);
  const against = useAgainst(table, card, null, offered);
  /** The file's words for a verdict. */
  const actOf = ({ player, act }: Pick<ActVerdict, "player" | "act">) =>
    write === undefined ? undefined : written(duel, setup.room, player, act);
  return (
    <section className="verdicts">
      <h3>{t.verdicts.title}</h3>
      {offered.length === 0 && against.length === 0 ? (
        <p className="soft">{message("ui.why-nothing", lang)}</p>
      ) : null}
      {open === null
        ? null
        : distinct(offered).map(({ answer, text }) => {
            const act = actOf({ player: open.player, act: answer });
            const player = SEATS[open.player];
            return (
              <div key={answer} className="verdict-line">
                <p>
                  <span className="mark" data-ok="true" aria-hidden="true">
                    ✓
                  </span>{" "}
                  {t.verdicts.can(text)}
                </p>
                {act === undefined ? null : (
                  <p className="actions">
                    <button type="button" onClick={() => write?.(player === "A" ? { A: act } : { B: act })}>
                      {t.verdicts.play}
                    </button>
                    <button type="button" onClick={() => write?.({ can: { player, ...act, at: "now" } })}>
                      {t.verdicts.ask}
                    </button>
                  </p>
                )}
              </div>
            );
          })}
      {against.map((verdict) => {
        const { player, text, reasons } = verdict;
        const source = actOf(verdict);
        return (
          <Against key={text} table={table} verdict={verdict}>
            {source === undefined || reasons.length === 0 ? null : (
              <p className="actions">
                <button
                  type="button"
                  onClick={() =>
                    write?.({
                      cannot: { player: SEATS[player], ...source, at: "now" },
                      because: [...new Set(reasons.map(({ rule }) => rule))],
                    })
                  }
                >
                  {t.verdicts.ask}
                </button>
              </p>
            )}
          </Against>
        );
      })}
    </section>
  );
}
