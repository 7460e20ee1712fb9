import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-FKFQZVIR.js";
import "./part-GS6TH4JY.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-VGUHZ4SJ.js";
import {
  refuseInputs
} from "./part-ORETHAKX.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-MTXKDZAR.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-4WZGW3ZM.js";
import "./part-DZELJJBF.js";
import {
  heldByClusters,
  makeRun
} from "./part-HXZORVZK.js";
import "./part-7MPSRZDN.js";
import "./part-2UEXB4CW.js";
import "./part-Q3VY3WDK.js";
import "./part-24QQ4VIQ.js";
import "./part-HL57LJEV.js";
import "./part-AX377AJB.js";
import "./part-I3PCYDRS.js";
import "./part-L4ATFQEH.js";
import "./part-IP6KVQ4T.js";
import "./part-G2DQAGOB.js";
import "./part-QRN4P2V5.js";
import "./part-YB7KTMBY.js";
import "./part-LLA5G3W2.js";
import "./part-GZ3GDUZB.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-GG62QMMQ.js";
import "./part-Z6WTI433.js";
import "./part-RV7R2WKH.js";
import "./part-I4UCKJ24.js";
import "./part-B3TGGI2F.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-5XHLMJ3F.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-MWX75Q7Q.js";
import "./part-DFEAG53P.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-command.ts
async function driftCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null }, []);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(args.before, "--before", inputs).catch((error) => {
    throw error instanceof Error && error.name === "Error" ? new UsageError(error.message) : error;
  });
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const detail = read.config.comment.detail ?? "full";
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  const kind = args.format === "json" ? "json" : "lines";
  return deliver(args.plan.output, text, kind, driftExitCode(drift), output);
}
export {
  driftCommand
};
