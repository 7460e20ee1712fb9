import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-IATUAKKJ.js";
import "./part-7VWOLS2H.js";
import "./part-OV3PWDJ4.js";
import "./part-TA7BLW3S.js";
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
