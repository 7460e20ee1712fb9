import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-E5KNOALU.js";
import "./part-WEQH3R63.js";
import "./part-K74YZ75L.js";
import "./part-4U74K6KI.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
