import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-BF2CWQGK.js";
import "./part-KMX7A7IN.js";
import "./part-2A4TVDAJ.js";
import "./part-SGVBYKXS.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-QYZGWL3Q.js";
import "./part-X5Y2GKPC.js";
import "./part-SCBKDMJR.js";
import "./part-HOVIP3P7.js";
import "./part-OKIR3OJZ.js";
import "./part-PPEZLI3Y.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
import "./part-7XPTHSX2.js";
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
