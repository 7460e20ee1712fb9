import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-5AF2KCI2.js";
import "./part-7VWOLS2H.js";
import "./part-OV3PWDJ4.js";
import "./part-LBBKIPHA.js";
import "./part-V7ZSVKUW.js";
import "./part-ERTRCOBU.js";
import "./part-S44DRB3S.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-AKPJ4IHL.js";
import "./part-HVG253A7.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
