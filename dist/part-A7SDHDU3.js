import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  terminal
} from "./part-BKFCZPHO.js";

// src/edge/problems.ts
function printProblems(problems, output) {
  for (const problem of problems) {
    const { place } = problem;
    const where = place ? `${place.file}:${place.line}:${place.column}: ` : "";
    output.say(`${where}${problem.severity}: ${problem.message} [${problem.code}]`);
    for (const line of problem.picture?.split("\n") ?? []) output.say(`    ${terminal(line)}`);
  }
}

export {
  printProblems
};
