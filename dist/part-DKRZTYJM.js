import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-GMOS7AQZ.js";
import "./part-VRCKGQTA.js";
import "./part-SA2MA5RJ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-NXL6F2FR.js";
import "./part-DGF36L6C.js";
import "./part-KLRKBONP.js";
import "./part-6UQ3A36I.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-XHZDL4WA.js";
import "./part-NARU6NO6.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
