import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-3DRGWT3C.js";
import "./part-VBPBVUFP.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-JA7QV5FY.js";
import "./part-32HVN6KR.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
