import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-IYWRF6NK.js";
import "./part-PYVLP5ZB.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-ZID3N2W3.js";
import "./part-QDQ5KMWC.js";
import "./part-GVZEY7SZ.js";
import "./part-N46VG7HW.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
