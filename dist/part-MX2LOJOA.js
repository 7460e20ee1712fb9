import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-3C2DMJAW.js";
import "./part-QVWBMHX7.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-R2L4JUUT.js";
import "./part-AYQVBYRJ.js";
import "./part-TKK53ZBZ.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-GLGJPC7N.js";
import "./part-JNMPWA3N.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
