import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-Q45UDZWG.js";
import "./part-SCBSKHFG.js";
import "./part-SCBKDMJR.js";
import "./part-WZV4VIZG.js";
import "./part-UOZZEFFU.js";
import "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-3TQZT4YM.js";
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
