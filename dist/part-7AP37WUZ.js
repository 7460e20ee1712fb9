import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-DPA3EGTT.js";
import "./part-H4YUC3EF.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-WGDLOVSZ.js";
import "./part-BXTYT5OH.js";
import "./part-GVZEY7SZ.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
