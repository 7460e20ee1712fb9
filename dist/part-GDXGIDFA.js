import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5MRXTOQT.js";
import "./part-REGOEMPE.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-LOQMM44C.js";
import {
  refuseInputs
} from "./part-WATR5JX6.js";
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
} from "./part-6P46OSTF.js";
import "./part-6UPY5ZYG.js";
import {
  heldByClusters,
  makeRun
} from "./part-L3XRCMSW.js";
import "./part-IBMCJAKM.js";
import "./part-7TL2VO2P.js";
import "./part-KAXVN3U2.js";
import "./part-MZZCQZ7O.js";
import "./part-HL57LJEV.js";
import "./part-RFUITXZZ.js";
import "./part-QFXSIKZR.js";
import "./part-4CE7IV5R.js";
import "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-WVYOWS5I.js";
import "./part-H3PE34FM.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import "./part-A7SDHDU3.js";
import "./part-2IS2RWRI.js";
import "./part-VGCQTIYE.js";
import "./part-C6FNRO6Y.js";
import "./part-PWGRHSRB.js";
import "./part-XCPVTUVG.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
import "./part-MZYUQ4PG.js";
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
