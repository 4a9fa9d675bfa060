import { useState } from "react";
import { usePictureUrl } from "./source.ts";
import "../styles/pictures.css";

interface PictureProps {
  readonly passcode: number | undefined;
  /** Empty where the card's name stands beside it. */
  readonly alt: string;
}

/** The reader's own picture of a card; nothing where there is none, and then the card is as we draw it. */
export function Picture({ passcode, alt }: PictureProps) {
  const url = usePictureUrl(passcode);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return null;
  return (
    <img
      className="picture"
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(url)}
    />
  );
}
