import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-EFUTSLBB.js";
import "./part-AIDVFH6K.js";
import "./part-SCBKDMJR.js";
import "./part-7SO4DVCX.js";
import "./part-UOZZEFFU.js";
import "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-ERTPD5MH.js";
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
