import { Choice } from "../common/choice.tsx";
import { useLanguage, wordFor } from "../language.tsx";
import { RESPONDS, type Respond, type Session, stopKey } from "./session.ts";

/** When one is asked whether to respond: what holds everywhere, and where one always wants to be asked. */
export function Responding({ session }: { session: Session }) {
  const { t } = useLanguage();
  const { wishes } = session;
  return (
    <>
      <Choice<Respond>
        title={t.table.respond}
        options={RESPONDS.filter((one) => one !== "strict" || session.seating === "two").map((one) => [
          one,
          t.table.responds[one],
        ])}
        value={wishes.respond}
        choose={(respond) => {
          session.wishes = { ...wishes, respond };
        }}
      />
      <details className="stops">
        <summary>
          {t.table.stopAt} {wishes.stops.length === 0 ? null : <b>{wishes.stops.length}</b>}
        </summary>
        <Stops session={session} />
      </details>
    </>
  );
}

function Stops({ session }: { session: Session }) {
  const { t } = useLanguage();
  const { wishes, table } = session;
  const { room } = table.match.setup;
  const toggle = (key: string) => {
    const { stops } = wishes;
    session.wishes = {
      ...wishes,
      stops: stops.includes(key) ? stops.filter((one) => one !== key) : [...stops, key],
    };
  };
  return (
    <div className="stops-list">
      <p className="soft">{t.table.stopsNote}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.table.ownTurn}</th>
            <th scope="col">{t.table.otherTurn}</th>
          </tr>
        </thead>
        <tbody>
          {room.stops.map(({ name }) => {
            const title = wordFor(t.table.stops, name, room.game.id);
            return (
              <tr key={name}>
                <th scope="row">{title}</th>
                {[true, false].map((isOwn) => (
                  <td key={String(isOwn)}>
                    <input
                      type="checkbox"
                      aria-label={`${title}, ${isOwn ? t.table.ownTurn : t.table.otherTurn}`}
                      checked={wishes.stops.includes(stopKey(name, isOwn))}
                      onChange={() => toggle(stopKey(name, isOwn))}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
