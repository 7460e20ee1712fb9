import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-PGURY23U.js";
import "./part-XKTTPRBS.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-CVPLO54E.js";
import {
  refuseInputs
} from "./part-MFJ6NA73.js";
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
} from "./part-NSVZIPA5.js";
import "./part-AURP6TV4.js";
import {
  heldByClusters,
  makeRun
} from "./part-OAGIN345.js";
import "./part-ZP255VT2.js";
import "./part-W2EIUEGI.js";
import "./part-R5ZEXEHP.js";
import "./part-HL57LJEV.js";
import "./part-V63S5SCZ.js";
import "./part-S2BYAHXO.js";
import "./part-PW3N7JTL.js";
import "./part-NESHJFWS.js";
import "./part-XWRFHCCA.js";
import "./part-Y7S3FV7U.js";
import "./part-LWYIUMUQ.js";
import "./part-UIZERG76.js";
import "./part-Z6WTI433.js";
import "./part-I5S57VJD.js";
import "./part-I7CQQB55.js";
import "./part-AXXW6ICM.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-AO5CFU6T.js";
import "./part-LGLRBOJS.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-JIWSYX2Q.js";
import "./part-MXR6B3FP.js";
import "./part-IAQGXBXE.js";
import "./part-BAYKROC7.js";
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
