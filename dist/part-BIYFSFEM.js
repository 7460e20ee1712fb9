import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-SQJHX5XJ.js";
import "./part-6DLZZGHC.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-OS5DNVPY.js";
import "./part-RBBXBHKX.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
