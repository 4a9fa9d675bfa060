import { speak } from "../messages.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

/** For programs that speak every language: it is enough to import this. */
speak("en", en);
speak("ko", ko);
speak("ja", ja);
