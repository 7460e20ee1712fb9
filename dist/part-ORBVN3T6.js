import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5IHOZQSP.js";
import "./part-RCP2D7KL.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-R6Y2AQOD.js";
import {
  refuseInputs
} from "./part-BZQWZTKS.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import {
  driftExitCode,
  driftReport,
  lastReport,
  renderDrift,
  unchanged
} from "./part-GSKWIVFA.js";
import "./part-MWWHH2QY.js";
import {
  heldByClusters,
  makeRun
} from "./part-AQVYCR5I.js";
import "./part-UM33Y5VH.js";
import "./part-FGNZ6LY5.js";
import "./part-HDSMVQJJ.js";
import "./part-PS7AHATF.js";
import "./part-HL57LJEV.js";
import "./part-YATMNEDL.js";
import "./part-N2SREINU.js";
import "./part-DSD6PYGW.js";
import "./part-GXWMQZKK.js";
import "./part-JKTRSXXB.js";
import "./part-IATUAKKJ.js";
import "./part-7VWOLS2H.js";
import "./part-CXZDCE2B.js";
import "./part-7NROGIMS.js";
import "./part-OV3PWDJ4.js";
import "./part-A7SDHDU3.js";
import "./part-FZQGOWAI.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-TA7BLW3S.js";
import "./part-V7ZSVKUW.js";
import "./part-ERTRCOBU.js";
import "./part-S44DRB3S.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import "./part-AKPJ4IHL.js";
import "./part-HVG253A7.js";
import "./part-HGX7INL6.js";
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
