import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-Z5Y4WN6A.js";
import "./part-V4NJHEIR.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-6LVQFVPK.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-DNVU7IO6.js";
import "./part-XHMZ7I64.js";
import {
  makeRun
} from "./part-QJCJ3QHL.js";
import "./part-XX5OBQ7U.js";
import "./part-TKDOLSHJ.js";
import "./part-M3AVGXFP.js";
import "./part-5DGJF643.js";
import "./part-CNEJMB2Y.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-JMZYLAPB.js";
import "./part-4EMHRIBO.js";
import "./part-VYQDFK7J.js";
import "./part-V6GSN5ZC.js";
import "./part-RXMXTHO4.js";
import "./part-EO7JZTC3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-6UOT4MOV.js";
import "./part-LDHSRXH3.js";
import "./part-6RFJMXLZ.js";
import {
  refuseInputs
} from "./part-HPVV72DS.js";
import "./part-EPQHYLY2.js";
import "./part-6GSHMDTL.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-VG3ERZLX.js";
import "./part-MHNKKQMX.js";
import "./part-CUS2ET6B.js";
import "./part-3UWJNNRH.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-UKLNU5EN.js";
import "./part-SCBKDMJR.js";
import "./part-CWB4NIVV.js";
import "./part-Z6WTI433.js";
import "./part-LUIE6TVD.js";
import "./part-PVKPUJVQ.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-LID7E23E.js";
import "./part-VLC2NHDB.js";
import "./part-LCCEA4HQ.js";
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
