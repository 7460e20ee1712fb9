import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-HGOHSICE.js";
import "./part-W3WYXDK6.js";
import "./part-AAQPD6VJ.js";
import "./part-SCBKDMJR.js";
import "./part-DZOJMQT3.js";
import "./part-Z6WTI433.js";
import "./part-36WSCL7Y.js";
import "./part-NFL63FPB.js";
import "./part-RYHH7JFH.js";
import "./part-GEGQAKG2.js";
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
