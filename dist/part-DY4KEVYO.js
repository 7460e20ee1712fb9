import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-OFIRKRSZ.js";
import "./part-W3WYXDK6.js";
import "./part-4C3J723Q.js";
import "./part-SCBKDMJR.js";
import "./part-CTTBF4RB.js";
import "./part-Z6WTI433.js";
import "./part-R2L4JUUT.js";
import "./part-NFL63FPB.js";
import "./part-RYHH7JFH.js";
import "./part-GLGJPC7N.js";
import "./part-JNMPWA3N.js";
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
