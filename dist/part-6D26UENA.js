import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5AYMDUFD.js";
import "./part-HYYMU5CX.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-MPZKLCHM.js";
import {
  lastReport,
  unchanged
} from "./part-77WOGXLB.js";
import "./part-WGREQUGR.js";
import {
  heldByClusters,
  makeRun
} from "./part-JNQYP32Q.js";
import "./part-S2NLQKY5.js";
import "./part-XNB4X6VQ.js";
import "./part-M6PSFYBZ.js";
import "./part-M5MMIOLP.js";
import "./part-URMNAOVJ.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-SHYJC337.js";
import "./part-KXCXDSIU.js";
import "./part-KJ2MM6VT.js";
import "./part-V6GSN5ZC.js";
import "./part-UCB2W3QT.js";
import "./part-IIQ4NBNR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-2X2LPFND.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-RBW2GHMO.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-R3GUQYPG.js";
import "./part-PPMAKKAH.js";
import "./part-VDZLNXZX.js";
import "./part-J6PT4MN3.js";
import "./part-GVVFJTVD.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-EY2VAS6E.js";
import "./part-SCBKDMJR.js";
import "./part-2M53VTA6.js";
import "./part-Z6WTI433.js";
import "./part-NT6SFOPH.js";
import "./part-LF6IQS6T.js";
import "./part-B2PJNIHZ.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-CRGXBZ7T.js";
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
