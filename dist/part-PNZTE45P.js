import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  loadReviewed
} from "./part-CEHWM67J.js";
import {
  makeRun
} from "./part-AGDFWG6D.js";
import {
  readReviewed
} from "./part-7TZAUNE6.js";
import {
  loadSnapshot
} from "./part-OBBGBFDU.js";
import {
  renderRun
} from "./part-Q2RCLFNC.js";
import {
  visible
} from "./part-NARU6NO6.js";

// src/edge/last-report.ts
import { closeSync, openSync, readSync } from "node:fs";
function unchanged(inputs) {
  const [first, ...rest] = inputs.map((input) => ({ ...input, base: input.head }));
  if (first === void 0) throw new RangeError("a run over no cluster");
  return [first, ...rest];
}
async function lastReport(path, called, inputs) {
  if (isReport(path)) return loadReviewed(path);
  const [input, ...others] = inputs;
  if (others.length > 0)
    throw new Error(
      `${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`
    );
  const { snapshot, problems } = await loadSnapshot([path]);
  const at = snapshot.takenAt ?? input.at;
  const run = makeRun([{ ...input, snapshot, snapshotProblems: problems, at }]);
  if (run.verdict !== "unknown") return readReviewed(renderRun(run, "json"));
  const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === "error");
  return { unusable: `cannot be made of ${visible(path)}: ${first?.message ?? "it could not be judged."}` };
}
function isReport(path) {
  try {
    const descriptor = openSync(path, "r");
    try {
      const head = Buffer.alloc(64);
      const length = readSync(descriptor, head);
      return /^\s*\{\s*"schemaVersion"/.test(head.toString("utf8", 0, length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}

export {
  unchanged,
  lastReport
};
