import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-OBLAHXR2.js";
import "./part-LBI4IMOT.js";
import "./part-SCBKDMJR.js";
import "./part-BEJDWQJ6.js";
import "./part-JA7QV5FY.js";
import "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-PPFIJT56.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
