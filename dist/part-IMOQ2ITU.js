import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-ZN276N2I.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-BF2CWQGK.js";
import {
  loadReviewed
} from "./part-ZNNCECEA.js";
import {
  makeRun
} from "./part-QDY5H2SG.js";
import "./part-QJHQWDTP.js";
import {
  readReviewed
} from "./part-KMX7A7IN.js";
import "./part-RS3BGSVO.js";
import "./part-2A4TVDAJ.js";
import "./part-LM2WZLY4.js";
import "./part-YMPCZZHS.js";
import {
  loadSnapshot
} from "./part-HV2ZOZCL.js";
import "./part-SUT5O7KL.js";
import "./part-ASMTH2XP.js";
import {
  deliver,
  terminalOptions
} from "./part-NBNTHWOR.js";
import "./part-PQM2FZ32.js";
import "./part-6FHBPI75.js";
import "./part-SGVBYKXS.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-HZ643D23.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import {
  renderRun
} from "./part-X5Y2GKPC.js";
import "./part-SCBKDMJR.js";
import "./part-HOVIP3P7.js";
import "./part-OKIR3OJZ.js";
import "./part-PPEZLI3Y.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
import {
  visible
} from "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-command.ts
import { closeSync, openSync, readSync } from "node:fs";
async function driftCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null, headRef: null }, []);
  const [first, ...rest] = read.inputs.map(unchanged);
  if (first === void 0) throw new RangeError("a run over no cluster");
  const inputs = [first, ...rest];
  const drift = driftReport(makeRun(inputs), await lastOf(args.before, inputs));
  const detail = read.config.comment.detail ?? "full";
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(
    args.plan.output,
    text,
    args.format === "json" ? "json" : "lines",
    driftExitCode(drift),
    output
  );
}
function unchanged(input) {
  return { ...input, base: input.head };
}
async function lastOf(path, inputs) {
  if (isReport(path)) return loadReviewed(path);
  const [input, ...others] = inputs;
  if (others.length > 0)
    throw new UsageError(
      "--before is a snapshot, which is of one cluster, and the configuration lists several; choose one with --cluster, or give the last JSON report"
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
  driftCommand
};
