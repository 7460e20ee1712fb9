import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-2JHYRAEW.js";
import "./part-ZO6SO5JU.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-C2CDNLCC.js";
import {
  refuseInputs
} from "./part-V7YKG37U.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-QUH66DDE.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-KDEW4PWD.js";
import "./part-LILVAHLZ.js";
import {
  heldByClusters,
  makeRun
} from "./part-VA3WT5VP.js";
import "./part-M33D5YQR.js";
import "./part-QEYRXS2B.js";
import "./part-QOUBAGQG.js";
import "./part-RRTILHPA.js";
import "./part-HL57LJEV.js";
import "./part-GGLF342B.js";
import "./part-2VDNVF4N.js";
import "./part-ES5QFKBO.js";
import "./part-HOIG5QHX.js";
import "./part-ZUAHR437.js";
import "./part-QRN4P2V5.js";
import "./part-KXVC5PAN.js";
import "./part-D32SKTHY.js";
import "./part-TGYID3L5.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-NYC5U2TZ.js";
import "./part-Z6WTI433.js";
import "./part-WAEZ6BAB.js";
import "./part-I4UCKJ24.js";
import "./part-5HABKAEU.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-TA5GPGBL.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-YDFCYFKN.js";
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
