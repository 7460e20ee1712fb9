import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLACELESS_FORMATS
} from "./part-2A25ZMIZ.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-KSRG3ZFT.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import "./part-C6FNRO6Y.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-arguments.ts
var DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: "string" } };
function parseDriftArguments(argv) {
  const values = readOptions(argv, DRIFT_OPTIONS);
  const format = oneOf("--format", values.format ?? "text", PLACELESS_FORMATS);
  for (const option of ["base", "base-ref", "scenario", "fail-on"])
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
