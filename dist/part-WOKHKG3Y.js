import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-E2R4TYPD.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-67VXABYQ.js";
import "./part-JJ2M5QMV.js";
import {
  makeRun
} from "./part-Z6GDEUS7.js";
import "./part-TYVJUGQQ.js";
import "./part-5SCURPXA.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-SYC3LKVY.js";
import "./part-TJHOYXR6.js";
import "./part-PDZWMEQP.js";
import {
  deliver
} from "./part-2YOFU7NH.js";
import "./part-7DVCWQZG.js";
import "./part-NF4W2FRD.js";
import "./part-TT35HUFR.js";
import "./part-E6OMUUQN.js";
import "./part-V6GSN5ZC.js";
import "./part-3DRGWT3C.js";
import "./part-VBPBVUFP.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-VCAQEOPC.js";
import "./part-IR5EIKEW.js";
import {
  refuseInputs
} from "./part-KOSMHD2D.js";
import "./part-JYOKSGIV.js";
import "./part-UV6OIBUW.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ITNBTKUJ.js";
import "./part-D5UOE6YJ.js";
import "./part-LJOIO45Z.js";
import "./part-4FWBOH2D.js";
import "./part-VGCQTIYE.js";
import "./part-LBI4IMOT.js";
import "./part-SCBKDMJR.js";
import "./part-BEJDWQJ6.js";
import "./part-JA7QV5FY.js";
import "./part-32HVN6KR.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-PPFIJT56.js";
import "./part-EIJJOJPP.js";
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
