import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-QYZGWL3Q.js";
import "./part-X5Y2GKPC.js";
import "./part-SCBKDMJR.js";
import "./part-HOVIP3P7.js";
import "./part-OKIR3OJZ.js";
import "./part-PPEZLI3Y.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
