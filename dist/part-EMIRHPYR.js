import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-YAHLVAWF.js";
import "./part-I4ZRMVBN.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-LOCPUGGU.js";
import "./part-IEDKGYAO.js";
import "./part-QDZKVD6Y.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
