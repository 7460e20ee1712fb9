import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-RS3BGSVO.js";
import "./part-2A4TVDAJ.js";
import "./part-YMPCZZHS.js";
import "./part-EUH2XBDM.js";
import "./part-WEQH3R63.js";
import "./part-OKIR3OJZ.js";
import "./part-PPEZLI3Y.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
