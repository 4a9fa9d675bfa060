import { scenariosHoldInEveryWay } from "./checks.ts";

scenariosHoldInEveryWay(2);
