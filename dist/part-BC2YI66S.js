import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-CLPUSFNC.js";
import "./part-Q4VLKFCT.js";
import "./part-SCBKDMJR.js";
import "./part-QORCL64N.js";
import "./part-Z6WTI433.js";
import "./part-VN2DOQHW.js";
import "./part-LF6IQS6T.js";
import "./part-GLCPI7G6.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-DJJ5WZP5.js";
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
