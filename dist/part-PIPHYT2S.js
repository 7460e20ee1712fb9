import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-EUPLO5WQ.js";
import "./part-7XHD4QD3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-VN2DOQHW.js";
import "./part-GLCPI7G6.js";
import "./part-DJJ5WZP5.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
