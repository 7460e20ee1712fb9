import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-S2JXVJVP.js";
import "./part-W3WYXDK6.js";
import "./part-A7XYCGDY.js";
import "./part-SCBKDMJR.js";
import "./part-3VLAM2N6.js";
import "./part-Z6WTI433.js";
import "./part-2TCBAXWB.js";
import "./part-NFL63FPB.js";
import "./part-RYHH7JFH.js";
import "./part-EMI2Q4MX.js";
import "./part-SNFJC42C.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
