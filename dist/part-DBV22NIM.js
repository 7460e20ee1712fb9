import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-KUUTKVE5.js";
import "./part-X3ROFFHR.js";
import "./part-4PRBHNZ5.js";
import "./part-V6GSN5ZC.js";
import "./part-LHC62TDQ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-CCKYGCQ2.js";
import "./part-C3GFHCGV.js";
import "./part-DBQEMBWI.js";
import "./part-3XOSZOXC.js";
import "./part-Z6WTI433.js";
import "./part-JH4MECGX.js";
import "./part-QY3GAI25.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-JDZJBUON.js";
import "./part-N2K7L2J4.js";
import "./part-E4PH6KZA.js";
import "./part-LCCEA4HQ.js";
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
