import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COULD_NOT_JUDGE,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  saveFile
} from "./part-4CE7IV5R.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  codeOf,
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  errorAt
} from "./part-MZYUQ4PG.js";

// src/edge/deliver.ts
function deliver(path, text, kind, code, output) {
  if (path === null) return codeAfter(output.print(text, kind), code, output);
  return saved(path, text, output) ? code : COULD_NOT_JUDGE;
}
function saved(path, text, output) {
  try {
    saveFile(path, text);
    return true;
  } catch (error) {
    if (codeOf(error) === "EPIPE") return true;
    const message = `The report can not be written to ${path}: ${reasonOf(error)}`;
    const problem = errorAt(null, "unwritable-output", message);
    printProblems([problem], output);
    return false;
  }
}

export {
  deliver
};
