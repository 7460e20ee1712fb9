import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-FTJZBHZQ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  lastReport,
  unchanged
} from "./part-U6772HOM.js";
import "./part-AAAIIHG5.js";
import {
  makeRun
} from "./part-N5SFWZJD.js";
import "./part-PQM2FZ32.js";
import "./part-ANSUDVF2.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-ETOZP5R3.js";
import "./part-23LEVK2M.js";
import "./part-42ZMNBZB.js";
import {
  deliver
} from "./part-W2WQSGC2.js";
import "./part-S5EWHUWO.js";
import "./part-XH22LGXK.js";
import "./part-6FHBPI75.js";
import "./part-SGVBYKXS.js";
import "./part-VYIH44KD.js";
import "./part-QA425PLT.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-Z2VPVUUH.js";
import "./part-HZ643D23.js";
import "./part-YMPCZZHS.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import "./part-IB4ECRFW.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-JFVKIKM2.js";
import "./part-DWHYDH35.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import "./part-VM5JNXBZ.js";
import "./part-SCBKDMJR.js";
import "./part-VGABO2LM.js";
import "./part-6H43MAAW.js";
import "./part-RO2KCMXK.js";
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
