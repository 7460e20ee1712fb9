import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-XFSQ7SRJ.js";
import "./part-YLPMTUZK.js";
import "./part-JPR74ZHV.js";
import "./part-XS4ZT534.js";
import "./part-Z6WTI433.js";
import "./part-ZID3N2W3.js";
import "./part-QDQ5KMWC.js";
import "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import "./part-R2ANEUOF.js";
import "./part-GVZEY7SZ.js";
import "./part-N46VG7HW.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
