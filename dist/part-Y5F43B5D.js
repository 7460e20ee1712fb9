import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-RXMXTHO4.js";
import "./part-EO7JZTC3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-LUIE6TVD.js";
import "./part-PVKPUJVQ.js";
import "./part-VLC2NHDB.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
