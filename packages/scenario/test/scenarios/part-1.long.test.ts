import { scenariosHoldInEveryWay } from "./checks.ts";

scenariosHoldInEveryWay(1);
