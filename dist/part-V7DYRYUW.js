import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-GKSMZNDB.js";
import "./part-LWYIUMUQ.js";
import "./part-OQP55O4W.js";
import "./part-7UVKYDEQ.js";
import "./part-PMMK3JFQ.js";
import "./part-NKA5SVIM.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-RSBVS7ZN.js";
import "./part-CIOFUJWV.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
