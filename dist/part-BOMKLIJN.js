import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-2YLUX67E.js";
import "./part-3ZMN4AVY.js";
import "./part-J5UCHH3Y.js";
import "./part-V6GSN5ZC.js";
import "./part-PYVLP5ZB.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-XFSQ7SRJ.js";
import "./part-YLPMTUZK.js";
import "./part-JPR74ZHV.js";
import "./part-XS4ZT534.js";
import "./part-Z6WTI433.js";
import "./part-ZID3N2W3.js";
import "./part-QDQ5KMWC.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import "./part-R2ANEUOF.js";
import "./part-GVZEY7SZ.js";
import "./part-N46VG7HW.js";
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
