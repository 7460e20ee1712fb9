import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-2LXV3EM4.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-T2MUJR7H.js";
import "./part-M2KWK7HU.js";
import {
  makeRun
} from "./part-YWLTZJ3V.js";
import "./part-TYVJUGQQ.js";
import "./part-L6YPRYUQ.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-ZXXG4J2Y.js";
import "./part-5MVXF3TP.js";
import "./part-EN7AYVDQ.js";
import {
  deliver
} from "./part-RQEL3KCN.js";
import "./part-EQZKQM5U.js";
import "./part-KX35ZBBJ.js";
import "./part-TT35HUFR.js";
import "./part-E6OMUUQN.js";
import "./part-V6GSN5ZC.js";
import "./part-W7HOQOEY.js";
import "./part-S5S4YGG4.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-ZUGATL45.js";
import "./part-IR5EIKEW.js";
import {
  refuseInputs
} from "./part-KOSMHD2D.js";
import "./part-6IYPF7ID.js";
import "./part-UV6OIBUW.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-RSWVYH2T.js";
import "./part-W5UNIVBQ.js";
import "./part-ZHVKXIQL.js";
import "./part-4FWBOH2D.js";
import "./part-VGCQTIYE.js";
import "./part-SCBSKHFG.js";
import "./part-SCBKDMJR.js";
import "./part-WZV4VIZG.js";
import "./part-UOZZEFFU.js";
import "./part-32HVN6KR.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-3TQZT4YM.js";
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
