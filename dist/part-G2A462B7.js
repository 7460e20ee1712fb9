import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-V4HUPC44.js";
import "./part-V554UVUD.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-PIKMUUTA.js";
import {
  refuseInputs
} from "./part-GV7SYYMV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-OLT3WTU4.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-WL6DTHQJ.js";
import "./part-3CPL76GT.js";
import {
  heldByClusters,
  makeRun
} from "./part-INCGJWVJ.js";
import "./part-IP2QLRUV.js";
import "./part-2PA4BB3W.js";
import "./part-JOFTOVSR.js";
import "./part-Y5OJTCL4.js";
import "./part-IDS222BE.js";
import "./part-IBDM5ESA.js";
import "./part-IWRYHH7H.js";
import "./part-DIIQBLNP.js";
import "./part-YAJMEX7V.js";
import "./part-3MKF4LAS.js";
import "./part-4C3J723Q.js";
import "./part-SCBKDMJR.js";
import "./part-3C2DMJAW.js";
import "./part-QVWBMHX7.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-CTTBF4RB.js";
import "./part-Z6WTI433.js";
import "./part-R2L4JUUT.js";
import "./part-L2C4XDGV.js";
import "./part-3Z5WVW4W.js";
import "./part-VGCQTIYE.js";
import "./part-AYQVBYRJ.js";
import "./part-TKK53ZBZ.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-RYHH7JFH.js";
import "./part-GLGJPC7N.js";
import "./part-JNMPWA3N.js";
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
