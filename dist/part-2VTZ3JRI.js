import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-SLFEFI4I.js";
import "./part-M5SMCWYP.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-YMPCZZHS.js";
import "./part-2GZP4RNJ.js";
import "./part-AVXPEEMN.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
