import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-4HMUJZIX.js";
import "./part-MRTZI2VJ.js";
import "./part-HIJNJTYP.js";
import "./part-V6GSN5ZC.js";
import "./part-I4ZRMVBN.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-JZ7JBSHB.js";
import "./part-VNTS4HEN.js";
import "./part-FLDKYUNH.js";
import "./part-N6MDTSIP.js";
import "./part-Z6WTI433.js";
import "./part-LOCPUGGU.js";
import "./part-IEDKGYAO.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-P53OVVDL.js";
import "./part-N2K7L2J4.js";
import "./part-QDZKVD6Y.js";
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
