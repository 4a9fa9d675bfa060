import { message } from "@chainwright/explain";
import { SEATS } from "@chainwright/scenario";
import { DEED_FORMS } from "@chainwright/table";
import { type FormEvent, useState } from "react";
import { Modal } from "../common/modal.tsx";
import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";

/** Does by hand what the texts of cards say that are played in part, where both players agree; a bot does. */
export function ByHand({ session }: { readonly session: Session }) {
  const { lang, t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const { asked, table } = session;
  const { duel } = table.match;
  if (!Object.values(table.cards.cards).some(({ byHand }) => byHand !== undefined)) return null;
  const close = () => {
    setIsOpen(false);
    setSaid(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("deed") ?? "");
    const done = session.byHand(text.replace(/^hand /, ""));
    if (done === "done") close();
    else setSaid(done === "unknown" ? t.byHand.unknown : message("ui.by-hand-impossible", lang));
  };
  const comma = message("play.comma", lang);
  const zones = duel.game.zones.slice(1).map(({ name }) => name);
  return (
    <>
      <button
        type="button"
        aria-disabled={asked === null || undefined}
        onClick={() => setIsOpen(asked !== null)}
      >
        {t.byHand.title}
      </button>
      <Modal about={isOpen || undefined} titleId="by-hand-title" close={close}>
        <h2 id="by-hand-title">{t.byHand.title}</h2>
        <form className="by-hand-form" onSubmit={submit}>
          <label>
            <span>{t.byHand.deed}</span>
            <input name="deed" required maxLength={200} autoComplete="off" placeholder={DEED_FORMS[1]} />
          </label>
          {session.seating === "two" ? (
            <label className="agreed">
              <input type="checkbox" required /> {t.byHand.agreed(SEATS[asked?.player === 0 ? 1 : 0] ?? "B")}
            </label>
          ) : null}
          <p className="actions">
            <button type="submit" className="primary">
              {t.byHand.done}
            </button>
          </p>
          <p className="said" role="status">
            {said}
          </p>
        </form>
        <p className="soft note">
          {message("ui.by-hand-help", lang, {
            forms: DEED_FORMS.join(comma),
            zones: zones.join(comma),
            counters: duel.catalogue.counterKinds.join(comma) || "–",
          })}
        </p>
      </Modal>
    </>
  );
}
