import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-UCB2W3QT.js";
import "./part-IIQ4NBNR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-NT6SFOPH.js";
import "./part-B2PJNIHZ.js";
import "./part-CRGXBZ7T.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
