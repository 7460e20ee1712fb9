import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-3X3IOT23.js";
import "./part-UTR6AATP.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-5LRSHKA3.js";
import {
  refuseInputs
} from "./part-KAT2VDFD.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-PNZTE45P.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-IT2YXLS7.js";
import "./part-CEHWM67J.js";
import {
  heldByClusters,
  makeRun
} from "./part-AGDFWG6D.js";
import "./part-7TZAUNE6.js";
import "./part-V3BAGNDB.js";
import "./part-OBBGBFDU.js";
import "./part-W7RRSOZM.js";
import "./part-HL57LJEV.js";
import "./part-WIGOPSON.js";
import "./part-4SV2EVDF.js";
import "./part-Z7RIBB7E.js";
import "./part-LFYQOMDK.js";
import "./part-Q2RCLFNC.js";
import "./part-QRN4P2V5.js";
import "./part-3U47VM5L.js";
import "./part-KQTQPXFH.js";
import "./part-SA2MA5RJ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-HL37XCDY.js";
import "./part-Z6WTI433.js";
import "./part-DKR4LDDX.js";
import "./part-I4UCKJ24.js";
import "./part-2TQIVQFD.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-4ZOK346Z.js";
import "./part-3XYBPPBZ.js";
import "./part-K57TGJMH.js";
import "./part-6UQ3A36I.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-YCJUB3SC.js";
import "./part-NARU6NO6.js";
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
