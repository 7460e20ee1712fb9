import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-32BV75N2.js";
import "./part-26BMYOH2.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-36WSCL7Y.js";
import "./part-GDBAPSZI.js";
import "./part-SO44FOHA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-GEGQAKG2.js";
import "./part-SNFJC42C.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
