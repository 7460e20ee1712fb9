import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-E6MPUMSK.js";
import "./part-M5TCV7EI.js";
import "./part-JPR74ZHV.js";
import "./part-U2KBFHFF.js";
import "./part-Z6WTI433.js";
import "./part-WGDLOVSZ.js";
import "./part-LF6IQS6T.js";
import "./part-BXTYT5OH.js";
import "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import "./part-IYU7KHAC.js";
import "./part-GVZEY7SZ.js";
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
