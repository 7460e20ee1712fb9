import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-ZCFFYN6B.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  DRIFT_FORMATS
} from "./part-IT2YXLS7.js";
import "./part-7TZAUNE6.js";
import "./part-Z7RIBB7E.js";
import "./part-Q2RCLFNC.js";
import "./part-QRN4P2V5.js";
import "./part-KQTQPXFH.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-HL37XCDY.js";
import "./part-Z6WTI433.js";
import "./part-DKR4LDDX.js";
import "./part-J5CQ6HA6.js";
import "./part-4ZOK346Z.js";
import "./part-K57TGJMH.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-NYB2NCL3.js";
import "./part-YCJUB3SC.js";
import "./part-NARU6NO6.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-arguments.ts
var DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: "string" } };
function parseDriftArguments(argv) {
  const values = readOptions(argv, DRIFT_OPTIONS);
  const format = oneOf("--format", values.format ?? "text", DRIFT_FORMATS);
  for (const option of ["base", "base-ref", "scenario", "seed", "fail-on"])
    if (values[option] !== void 0)
      throw new UsageError(`--${option} is for plan, not for drift: no policy file changes in a drift`);
  const { before } = values;
  if (before === void 0)
    throw new UsageError("drift needs --before FILE: the snapshot or the JSON report of the last time");
  return { plan: planArguments({ ...values, format: "text" }, "drift"), format, before };
}
export {
  parseDriftArguments
};
