import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-CCKYGCQ2.js";
import "./part-C3GFHCGV.js";
import "./part-DBQEMBWI.js";
import "./part-3XOSZOXC.js";
import "./part-Z6WTI433.js";
import "./part-JH4MECGX.js";
import "./part-QY3GAI25.js";
import "./part-W3WYXDK6.js";
import "./part-JDZJBUON.js";
import "./part-N2K7L2J4.js";
import "./part-E4PH6KZA.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
