import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-MPNSUCQO.js";
import "./part-G4YB2HJP.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-JKU7S5QA.js";
import {
  refuseInputs
} from "./part-WEJKCVHS.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-6ZRIFXZF.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-R3FFBYSA.js";
import "./part-GMPEOVLJ.js";
import {
  heldByClusters,
  makeRun
} from "./part-CGP6GGML.js";
import "./part-ZT2W7MN2.js";
import "./part-DB23II4X.js";
import "./part-QTJAEAFW.js";
import "./part-PLIPY253.js";
import "./part-HL57LJEV.js";
import "./part-SAYPQAZG.js";
import "./part-YWI2UWRZ.js";
import "./part-AWIQ5CNZ.js";
import "./part-6OKARSWF.js";
import "./part-LQUKX4EZ.js";
import "./part-QRN4P2V5.js";
import "./part-GMOS7AQZ.js";
import "./part-VRCKGQTA.js";
import "./part-SA2MA5RJ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-57EYEWC6.js";
import "./part-Z6WTI433.js";
import "./part-NXL6F2FR.js";
import "./part-I4UCKJ24.js";
import "./part-BLXGTLMT.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-DGF36L6C.js";
import "./part-KLRKBONP.js";
import "./part-6UQ3A36I.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-XHZDL4WA.js";
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
