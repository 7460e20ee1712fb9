import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-U7VWPBKR.js";
import "./part-3NCU55NZ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-LJNAKQJO.js";
import {
  refuseInputs
} from "./part-CVLOFBOJ.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  driftExitCode,
  driftReport,
  lastReport,
  renderDrift,
  unchanged
} from "./part-F4XSZFRE.js";
import "./part-SVA5RXOD.js";
import {
  heldByClusters,
  makeRun
} from "./part-3D7755OP.js";
import "./part-5HC54ZZW.js";
import "./part-S425OJFH.js";
import "./part-33KALMJP.js";
import "./part-HL57LJEV.js";
import "./part-67VREUSH.js";
import "./part-QXJVZF2Q.js";
import "./part-JH3TD6NY.js";
import "./part-4P5KMGNZ.js";
import "./part-XWRFHCCA.js";
import "./part-HYOP2HFI.js";
import "./part-LWYIUMUQ.js";
import "./part-4KZLKWXI.js";
import "./part-Z6WTI433.js";
import "./part-MJHBQHQY.js";
import "./part-I4UCKJ24.js";
import "./part-ZDCC6OPN.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-WYRZJOUQ.js";
import "./part-PDWO5ZZS.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-SE4FU5XD.js";
import "./part-IAQGXBXE.js";
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
