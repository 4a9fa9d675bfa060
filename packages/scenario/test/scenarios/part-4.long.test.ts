import { scenariosHoldInEveryWay } from "./checks.ts";

scenariosHoldInEveryWay(4);
