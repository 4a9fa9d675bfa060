import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/gallery.css";
import "./styles/scenario.css";
import "./styles/analysis.css";
import "./styles/result.css";
import "./styles/rules.css";
import "./styles/editor.css";
import "./styles/reader.css";
import "./styles/board.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/decks.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Where the browser has no such thing, or does not let this page have it, the page only needs the network.
if (import.meta.env.PROD) navigator.serviceWorker?.register("sw.js").catch(() => {});
