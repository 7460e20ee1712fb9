import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-ILTRYMRW.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  lastReport,
  unchanged
} from "./part-YH2TXLTM.js";
import "./part-DXDFP6EA.js";
import {
  makeRun
} from "./part-D5NODBML.js";
import "./part-PQM2FZ32.js";
import "./part-DXEYBKHX.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-SE2W6O3R.js";
import "./part-N6QSNEQ4.js";
import "./part-AL45L4TM.js";
import {
  deliver
} from "./part-W2WQSGC2.js";
import "./part-B6BY4FNK.js";
import "./part-I2TJKRKZ.js";
import "./part-6FHBPI75.js";
import "./part-ZLO77BYJ.js";
import "./part-V6GSN5ZC.js";
import "./part-Q24BXPS3.js";
import "./part-G2VKXJLR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-JN3YB2FV.js";
import "./part-HZ643D23.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import "./part-W5QKG5T5.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-FTKTJRLO.js";
import "./part-QUCQS6WW.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import "./part-EBHCJNKX.js";
import "./part-SCBKDMJR.js";
import "./part-M2PZ5RWT.js";
import "./part-4WGX5LV4.js";
import "./part-KRDQVIHW.js";
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
