import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-3U47VM5L.js";
import "./part-KQTQPXFH.js";
import "./part-SA2MA5RJ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-DKR4LDDX.js";
import "./part-4ZOK346Z.js";
import "./part-3XYBPPBZ.js";
import "./part-K57TGJMH.js";
import "./part-6UQ3A36I.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-YCJUB3SC.js";
import "./part-NARU6NO6.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
