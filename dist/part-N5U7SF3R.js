import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-MYNREVV2.js";
import "./part-FBQUU43R.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-2TCBAXWB.js";
import "./part-RKIFMLMP.js";
import "./part-ER47J6PK.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-EMI2Q4MX.js";
import "./part-SNFJC42C.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
