import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-XLERULG5.js";
import "./part-W3WYXDK6.js";
import "./part-LQUKX4EZ.js";
import "./part-QRN4P2V5.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-57EYEWC6.js";
import "./part-Z6WTI433.js";
import "./part-NXL6F2FR.js";
import "./part-J5CQ6HA6.js";
import "./part-NFL63FPB.js";
import "./part-NYB2NCL3.js";
import "./part-XHZDL4WA.js";
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
