import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-GJ4FPOHL.js";
import "./part-EY2VAS6E.js";
import "./part-SCBKDMJR.js";
import "./part-2M53VTA6.js";
import "./part-Z6WTI433.js";
import "./part-NT6SFOPH.js";
import "./part-LF6IQS6T.js";
import "./part-B2PJNIHZ.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-CRGXBZ7T.js";
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
