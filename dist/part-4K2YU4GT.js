import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-7NU5HKZ3.js";
import "./part-W3WYXDK6.js";
import "./part-4P5KMGNZ.js";
import "./part-XWRFHCCA.js";
import "./part-4KZLKWXI.js";
import "./part-Z6WTI433.js";
import "./part-MJHBQHQY.js";
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
