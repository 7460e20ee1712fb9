import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-CBHEV5S6.js";
import "./part-GHPD364H.js";
import "./part-AEGUZ6VN.js";
import "./part-JKTRSXXB.js";
import "./part-Y5YLZMKN.js";
import "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import "./part-J5CQ6HA6.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-Z6KSNB4O.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
