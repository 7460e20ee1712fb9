import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-XZOXQA4Q.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-PCQ6OOJO.js";
import "./part-VKAOUYZV.js";
import {
  makeRun
} from "./part-UXGIO222.js";
import "./part-TYVJUGQQ.js";
import "./part-YN2LTW4D.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-ZL3ZMHJJ.js";
import "./part-BZMGDEMY.js";
import "./part-YPRSLZLG.js";
import {
  deliver
} from "./part-UAQLGB62.js";
import "./part-W7DXMFVY.js";
import "./part-ZTQON5ZT.js";
import "./part-TT35HUFR.js";
import "./part-F7AH3QJ4.js";
import "./part-V6GSN5ZC.js";
import "./part-FTQRGOSW.js";
import "./part-6IWPLB7F.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-TUXEFI42.js";
import "./part-IR5EIKEW.js";
import {
  refuseInputs
} from "./part-KOSMHD2D.js";
import "./part-XK6IXGRL.js";
import "./part-UV6OIBUW.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-4G32LFTJ.js";
import "./part-UMM6VMAH.js";
import "./part-4FWBOH2D.js";
import "./part-VGCQTIYE.js";
import "./part-W3HXLX73.js";
import "./part-SCBKDMJR.js";
import "./part-EOXLEDUH.js";
import "./part-ZUK32GCU.js";
import "./part-PJAYTURQ.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
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
