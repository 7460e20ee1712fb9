import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-KSRG3ZFT.js";
import "./part-GHPD364H.js";
import "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import "./part-C6FNRO6Y.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
