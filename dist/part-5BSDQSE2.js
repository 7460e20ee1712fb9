import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-VXWFWEI4.js";
import "./part-W3WYXDK6.js";
import "./part-EOPQZV6N.js";
import "./part-XWRFHCCA.js";
import "./part-KZQZARXJ.js";
import "./part-Z6WTI433.js";
import "./part-OQP55O4W.js";
import "./part-J5CQ6HA6.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-JIWSYX2Q.js";
import "./part-RSBVS7ZN.js";
import "./part-CIOFUJWV.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
