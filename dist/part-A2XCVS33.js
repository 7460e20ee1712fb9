import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-W7HOQOEY.js";
import "./part-S5S4YGG4.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-UOZZEFFU.js";
import "./part-32HVN6KR.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
