import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-Q24BXPS3.js";
import "./part-G2VKXJLR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-4WGX5LV4.js";
import "./part-KRDQVIHW.js";
import "./part-7XPTHSX2.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
