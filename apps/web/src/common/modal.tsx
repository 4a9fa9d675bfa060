import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../language.tsx";

interface ModalProps {
  /** What it shows; it is closed where there is nothing. */
  readonly about: unknown;
  /** The id of its heading. */
  readonly titleId: string;
  readonly className?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A box before the page. The browser's own dialog keeps the focus inside and gives it back. */
export function Modal({ about, titleId, className, close, children }: ModalProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (about === undefined) {
      box?.close();
      return;
    }
    if (box?.open === false) box.showModal();
    // It is read from its top: its first button may lie below the end of a small screen.
    box?.focus();
    box?.scrollTo(0, 0);
  }, [about]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={className}
      aria-labelledby={titleId}
      onClose={close}
      // Not in React's types yet: a click beside the dialog closes it.
      {...{ closedby: "any" }}
    >
      {children}
      <form method="dialog">
        <button type="submit">{t.card.close}</button>
      </form>
    </dialog>
  );
}
