import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-YB7KTMBY.js";
import "./part-LLA5G3W2.js";
import "./part-GZ3GDUZB.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-RV7R2WKH.js";
import "./part-5XHLMJ3F.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-MWX75Q7Q.js";
import "./part-DFEAG53P.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
