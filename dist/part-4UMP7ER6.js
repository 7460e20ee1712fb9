import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-ZLKGGAPE.js";
import "./part-P26FRVCT.js";
import "./part-DCL7HCDG.js";
import "./part-IPBSFLKF.js";
import "./part-WEQH3R63.js";
import "./part-RDHDPOBX.js";
import "./part-O7B7UGEJ.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-KFUXZDHG.js";
import "./part-DFEAG53P.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
