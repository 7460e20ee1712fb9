import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-H5N74IEI.js";
import "./part-7VWOLS2H.js";
import "./part-JA27OEPA.js";
import "./part-ROHCT6DD.js";
import "./part-D4RSUXJ5.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-Z6KSNB4O.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
