import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DRIFT_FORMATS
} from "./part-SFCW7IU5.js";
import "./part-Z4XI3EG6.js";
import "./part-S6U23674.js";
import "./part-V6GSN5ZC.js";
import "./part-7XHD4QD3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import {
  PLAN_OPTIONS,
  oneOf,
  planArguments,
  readOptions
} from "./part-CLPUSFNC.js";
import "./part-Q4VLKFCT.js";
import "./part-SCBKDMJR.js";
import "./part-QORCL64N.js";
import "./part-Z6WTI433.js";
import "./part-VN2DOQHW.js";
import "./part-LF6IQS6T.js";
import "./part-GLCPI7G6.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-DJJ5WZP5.js";
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
