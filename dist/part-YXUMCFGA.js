import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-TOLHI3JO.js";
import "./part-WCT2777Y.js";
import "./part-7ZUV3NCV.js";
import "./part-N4I3NJJH.js";
import "./part-TNWYT26D.js";
import "./part-4YQU2IEC.js";
import "./part-ZIWNO45R.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-S3TJTDDM.js";
import "./part-IAQGXBXE.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
