import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-UHZN7JZY.js";
import "./part-LHC62TDQ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-JH4MECGX.js";
import "./part-QY3GAI25.js";
import "./part-E4PH6KZA.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
