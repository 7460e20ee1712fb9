import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-NQH25YNL.js";
import "./part-GHPD364H.js";
import "./part-GXWMQZKK.js";
import "./part-JKTRSXXB.js";
import "./part-CXZDCE2B.js";
import "./part-7NROGIMS.js";
import "./part-OV3PWDJ4.js";
import "./part-J5CQ6HA6.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-AKPJ4IHL.js";
import "./part-HVG253A7.js";
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
