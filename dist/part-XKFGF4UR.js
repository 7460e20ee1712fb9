import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-XP7QWRN6.js";
import "./part-TZGC6GKJ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-6TS7II3H.js";
import {
  refuseInputs
} from "./part-HY2VBWXD.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-OZZPD2RB.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-PMXZAFET.js";
import "./part-3CTUGUSL.js";
import {
  heldByClusters,
  makeRun
} from "./part-LIT3FVAY.js";
import "./part-ZSM3ADYA.js";
import "./part-J6WVL5RH.js";
import "./part-NRGOXSPS.js";
import "./part-EYYS6NHQ.js";
import "./part-NQKIZCUO.js";
import "./part-7GHUCOBK.js";
import "./part-JGS6XDNB.js";
import "./part-ZBX7KYXQ.js";
import "./part-YAJMEX7V.js";
import "./part-XXZMOGTI.js";
import "./part-A7XYCGDY.js";
import "./part-SCBKDMJR.js";
import "./part-MYNREVV2.js";
import "./part-FBQUU43R.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-3VLAM2N6.js";
import "./part-Z6WTI433.js";
import "./part-2TCBAXWB.js";
import "./part-L2C4XDGV.js";
import "./part-JNPCZUDJ.js";
import "./part-VGCQTIYE.js";
import "./part-RKIFMLMP.js";
import "./part-ER47J6PK.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-RYHH7JFH.js";
import "./part-EMI2Q4MX.js";
import "./part-SNFJC42C.js";
import "./part-XH266NA5.js";
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
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const detail = read.config.comment.detail ?? "full";
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  const kind = args.format === "json" ? "json" : "lines";
  return deliver(args.plan.output, text, kind, driftExitCode(drift), output);
}
export {
  driftCommand
};
