import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-DHKQGEER.js";
import "./part-EBHCJNKX.js";
import "./part-SCBKDMJR.js";
import "./part-M2PZ5RWT.js";
import "./part-4WGX5LV4.js";
import "./part-KRDQVIHW.js";
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
