import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-HYOP2HFI.js";
import "./part-LWYIUMUQ.js";
import "./part-MJHBQHQY.js";
import "./part-WYRZJOUQ.js";
import "./part-PDWO5ZZS.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-SE4FU5XD.js";
import "./part-IAQGXBXE.js";
import "./part-MCBWSS73.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
