import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-R7HBLKO4.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  lastReport,
  unchanged
} from "./part-6BHXN5MN.js";
import "./part-DXDFP6EA.js";
import {
  makeRun
} from "./part-6A2FLVAH.js";
import "./part-PQM2FZ32.js";
import "./part-C6JY7II5.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-Z5T3A6V3.js";
import "./part-N6QSNEQ4.js";
import "./part-LMOVZ37H.js";
import {
  deliver
} from "./part-W2WQSGC2.js";
import "./part-V6UC4QQC.js";
import "./part-N2FREA27.js";
import "./part-6FHBPI75.js";
import "./part-2FAQB7YN.js";
import "./part-V6GSN5ZC.js";
import "./part-SQJHX5XJ.js";
import "./part-6DLZZGHC.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-2J3P4T2I.js";
import "./part-HZ643D23.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import "./part-ZSZ4AXLH.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-KEHCAWN6.js";
import "./part-44AV6LIV.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import "./part-K2J7FO32.js";
import "./part-SCBKDMJR.js";
import "./part-VSWXRC6P.js";
import "./part-OS5DNVPY.js";
import "./part-RBBXBHKX.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-command.ts
async function driftCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null, headRef: null }, []);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(args.before, "--before", inputs).catch((error) => {
    throw error instanceof Error && error.name === "Error" ? new UsageError(error.message) : error;
  });
  const drift = driftReport(makeRun(inputs), last);
  const detail = read.config.comment.detail ?? "full";
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  const kind = args.format === "json" ? "json" : "lines";
  return deliver(args.plan.output, text, kind, driftExitCode(drift), output);
}
export {
  driftCommand
};
