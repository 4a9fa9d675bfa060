import { scenariosHold } from "./checks.ts";

scenariosHold(4);
