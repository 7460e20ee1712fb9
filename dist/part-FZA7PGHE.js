import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-3FUGKFJO.js";
import "./part-L7QLI4UO.js";
import "./part-SCBKDMJR.js";
import "./part-HTW4XSYF.js";
import "./part-Z6WTI433.js";
import "./part-6IZ2CXRQ.js";
import "./part-GOHOCLE5.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-N2K7L2J4.js";
import "./part-VLC2NHDB.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
