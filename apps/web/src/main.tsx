import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { Boundary } from "./boundary.tsx";
import { reportAll } from "./failures.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/gallery.css";

reportAll();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Boundary title="Chainwright">
      <Suspense>
        <App />
      </Suspense>
    </Boundary>
  </StrictMode>,
);

// Where the browser has no such thing, or does not let this page have it, the page only needs the network.
if (import.meta.env.PROD) navigator.serviceWorker?.register("sw.js").catch(() => {});
