import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-7IUEI3VX.js";
import "./part-X3KKUVLJ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-ZO4GMQWQ.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-WMPIITUU.js";
import "./part-GPLZF7MT.js";
import {
  makeRun
} from "./part-ZSVMHAM7.js";
import "./part-5Z23PQNP.js";
import "./part-TKDOLSHJ.js";
import "./part-LU5LHJIS.js";
import "./part-ODT4ST7W.js";
import "./part-CNEJMB2Y.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-4S2OE7QJ.js";
import "./part-DWZOBZHO.js";
import "./part-KQ4OLGIW.js";
import "./part-V6GSN5ZC.js";
import "./part-DEZ4TSBM.js";
import "./part-45TFQWNF.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-VPZ3OVJH.js";
import "./part-LDHSRXH3.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-HPVV72DS.js";
import "./part-LN7SQMPM.js";
import "./part-6GSHMDTL.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-2ZXJGLZJ.js";
import "./part-K4BXRQYT.js";
import "./part-3UWJNNRH.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-L7QLI4UO.js";
import "./part-SCBKDMJR.js";
import "./part-HTW4XSYF.js";
import "./part-Z6WTI433.js";
import "./part-6IZ2CXRQ.js";
import "./part-GOHOCLE5.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-N2K7L2J4.js";
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
