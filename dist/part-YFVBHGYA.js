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
} from "./part-VXWFWEI4.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-EOPQZV6N.js";
import "./part-XWRFHCCA.js";
import "./part-KZQZARXJ.js";
import "./part-Z6WTI433.js";
import "./part-OQP55O4W.js";
import "./part-J5CQ6HA6.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-JIWSYX2Q.js";
import "./part-RSBVS7ZN.js";
import "./part-CIOFUJWV.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-arguments.ts
var DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: "string" } };
function parseDriftArguments(argv) {
  const values = readOptions(argv, DRIFT_OPTIONS);
  const format = oneOf("--format", values.format ?? "text", PLACELESS_FORMATS);
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
