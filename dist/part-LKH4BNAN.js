import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-GCHLBGEX.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  lastReport,
  unchanged
} from "./part-ZTWU6RKM.js";
import "./part-AAAIIHG5.js";
import {
  makeRun
} from "./part-YHEMFYEQ.js";
import "./part-PQM2FZ32.js";
import "./part-3DLQ77NF.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-OO7FKM2J.js";
import "./part-23LEVK2M.js";
import "./part-BSDVH7CK.js";
import {
  deliver
} from "./part-W2WQSGC2.js";
import "./part-HLOKXLX3.js";
import "./part-UNCFMHIN.js";
import "./part-6FHBPI75.js";
import "./part-SGVBYKXS.js";
import "./part-LAI7HFWI.js";
import "./part-M5SMCWYP.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-EHC5EOP7.js";
import "./part-HZ643D23.js";
import "./part-YMPCZZHS.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import "./part-EELFVDFB.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-TTIIOPQ6.js";
import "./part-HYGNSUIZ.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import "./part-47QTLUNC.js";
import "./part-SCBKDMJR.js";
import "./part-II67OMA7.js";
import "./part-D65Y53SU.js";
import "./part-AVXPEEMN.js";
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
