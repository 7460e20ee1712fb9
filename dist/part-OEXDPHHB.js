import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  loadReviewed
} from "./part-RPUVMPKA.js";
import {
  makeRun
} from "./part-NQB4G6T3.js";
import {
  readReviewed
} from "./part-VDBZLJBQ.js";
import {
  loadSnapshot
} from "./part-KBHVZMFJ.js";
import {
  renderRun
} from "./part-QAYBXO6A.js";
import {
  visible
} from "./part-IAQGXBXE.js";

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
  if (run.verdict !== "unknown") {
    const last = readReviewed(renderRun(run, "json"));
    if (snapshot.takenAt !== null || "unusable" in last) return last;
    return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
  }
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
