import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-ZCFFYN6B.js";
import "./part-W3WYXDK6.js";
import "./part-Q2RCLFNC.js";
import "./part-QRN4P2V5.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-HL37XCDY.js";
import "./part-Z6WTI433.js";
import "./part-DKR4LDDX.js";
import "./part-J5CQ6HA6.js";
import "./part-NFL63FPB.js";
import "./part-NYB2NCL3.js";
import "./part-YCJUB3SC.js";
import "./part-NARU6NO6.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
