import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-DEZ4TSBM.js";
import "./part-45TFQWNF.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-6IZ2CXRQ.js";
import "./part-GOHOCLE5.js";
import "./part-VLC2NHDB.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
