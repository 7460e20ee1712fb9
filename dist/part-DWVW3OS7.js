import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-3IQSKIE4.js";
import "./part-IE2AA3M5.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-WUCRFTNB.js";
import {
  refuseInputs
} from "./part-CFQMPMUT.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-VI32IOBZ.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-LRVFUHEX.js";
import "./part-NY6TICID.js";
import {
  heldByClusters,
  makeRun
} from "./part-BLC3HWFY.js";
import "./part-L4GNZK4Z.js";
import "./part-MJ5VJRAG.js";
import "./part-664QRSRR.js";
import "./part-25KY5NV4.js";
import "./part-HL57LJEV.js";
import "./part-3TGGUZV7.js";
import "./part-ZL3Q7XW3.js";
import "./part-3S3KCIM4.js";
import "./part-U52YIYHU.js";
import "./part-YAJMEX7V.js";
import "./part-XXZMOGTI.js";
import "./part-AAQPD6VJ.js";
import "./part-SCBKDMJR.js";
import "./part-32BV75N2.js";
import "./part-26BMYOH2.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-DZOJMQT3.js";
import "./part-Z6WTI433.js";
import "./part-36WSCL7Y.js";
import "./part-L2C4XDGV.js";
import "./part-Z7XJRAFN.js";
import "./part-J5CQ6HA6.js";
import "./part-VGCQTIYE.js";
import "./part-GDBAPSZI.js";
import "./part-SO44FOHA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-RYHH7JFH.js";
import "./part-GEGQAKG2.js";
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
