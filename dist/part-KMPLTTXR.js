import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-FTQRGOSW.js";
import "./part-6IWPLB7F.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-ZUK32GCU.js";
import "./part-PJAYTURQ.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
