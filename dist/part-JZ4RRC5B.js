import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-SHYJC337.js";
import "./part-KXCXDSIU.js";
import "./part-KJ2MM6VT.js";
import "./part-V6GSN5ZC.js";
import "./part-IIQ4NBNR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-GJ4FPOHL.js";
import "./part-EY2VAS6E.js";
import "./part-SCBKDMJR.js";
import "./part-2M53VTA6.js";
import "./part-Z6WTI433.js";
import "./part-NT6SFOPH.js";
import "./part-LF6IQS6T.js";
import "./part-B2PJNIHZ.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-CRGXBZ7T.js";
import "./part-XH266NA5.js";
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
