import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-RCJJCVWQ.js";
import "./part-XZSD6ND6.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-4BM3EZT2.js";
import {
  refuseInputs
} from "./part-7CYKNPWR.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-OEXDPHHB.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-GVLHKBGZ.js";
import "./part-RPUVMPKA.js";
import {
  heldByClusters,
  makeRun
} from "./part-NQB4G6T3.js";
import "./part-VDBZLJBQ.js";
import "./part-TS47A4VN.js";
import "./part-KBHVZMFJ.js";
import "./part-F5G6GDNE.js";
import "./part-HL57LJEV.js";
import "./part-BWXKN5NE.js";
import "./part-FU3CBSIC.js";
import "./part-ZRNS6WG7.js";
import "./part-LFBDNJF5.js";
import "./part-QAYBXO6A.js";
import "./part-MQM73VSL.js";
import "./part-TOLHI3JO.js";
import "./part-WCT2777Y.js";
import "./part-7ZUV3NCV.js";
import "./part-XH4X7CQV.js";
import "./part-Z6WTI433.js";
import "./part-N4I3NJJH.js";
import "./part-I4UCKJ24.js";
import "./part-XHEQCKHK.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-TNWYT26D.js";
import "./part-4YQU2IEC.js";
import "./part-ZIWNO45R.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-S3TJTDDM.js";
import "./part-IAQGXBXE.js";
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
