import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-KXVC5PAN.js";
import "./part-D32SKTHY.js";
import "./part-TGYID3L5.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-WAEZ6BAB.js";
import "./part-TA5GPGBL.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-YDFCYFKN.js";
import "./part-DFEAG53P.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
