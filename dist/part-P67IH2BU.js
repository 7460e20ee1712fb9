import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-OETESXRQ.js";
import "./part-W3WYXDK6.js";
import "./part-EUVK54BV.js";
import "./part-SCBKDMJR.js";
import "./part-4GPNFO3W.js";
import "./part-Z6WTI433.js";
import "./part-RDHDPOBX.js";
import "./part-NFL63FPB.js";
import "./part-RYHH7JFH.js";
import "./part-KFUXZDHG.js";
import "./part-DFEAG53P.js";
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
