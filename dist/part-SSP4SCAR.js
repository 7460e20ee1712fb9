import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-B2FM2I7V.js";
import "./part-W3HXLX73.js";
import "./part-SCBKDMJR.js";
import "./part-EOXLEDUH.js";
import "./part-ZUK32GCU.js";
import "./part-PJAYTURQ.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-MY256LDX.js";
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
