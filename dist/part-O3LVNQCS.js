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
import "./part-GHPD364H.js";
import {
  gateExitCode,
  gateReport,
  renderGate,
  renderWhen,
  startTimes
} from "./part-7OGOIGHZ.js";
import {
  loadReviewed
} from "./part-6UPY5ZYG.js";
import {
  decider
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
import {
  HOUR_MS
} from "./part-G3VZYYLT.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/gate-command.ts
async function gateCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null && args.reviewed !== null)
    refuseInputs(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
  const reviewed = args.reviewed === null ? null : loadReviewed(args.reviewed);
  const decideAt = decider(read.inputs, { digest: args.expectDigest, reviewed });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? "full";
  const text = renderGate(report, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(args.plan.output, text, kindOf(args.format), gateExitCode(report.decision), output);
}
async function whenCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  const from = read.inputs[0].at;
  const times = startTimes(
    decider(read.inputs, NOTHING_REVIEWED),
    from,
    from + Math.max(HOUR_MS, args.forMs)
  );
  const text = renderWhen(times, args.format, terminalOptions(args.plan.output, output));
  const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? COULD_NOT_JUDGE : 1;
  return deliver(args.plan.output, text, kindOf(args.format), code, output);
}
var NOTHING_REVIEWED = { digest: null, reviewed: null };
function kindOf(format) {
  return format === "json" ? "json" : "lines";
}
export {
  gateCommand,
  whenCommand
};
