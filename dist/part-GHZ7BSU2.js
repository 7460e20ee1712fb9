import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-KDUDCB3P.js";
import "./part-W3WYXDK6.js";
import "./part-76HQL5SA.js";
import "./part-XWRFHCCA.js";
import "./part-D46URHGO.js";
import "./part-Z6WTI433.js";
import "./part-GHEZLTRI.js";
import "./part-J5CQ6HA6.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-NYB2NCL3.js";
import "./part-SE4FU5XD.js";
import "./part-IAQGXBXE.js";
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
