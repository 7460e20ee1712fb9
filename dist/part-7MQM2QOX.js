import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-VYIH44KD.js";
import "./part-QA425PLT.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-YMPCZZHS.js";
import "./part-6H43MAAW.js";
import "./part-RO2KCMXK.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
