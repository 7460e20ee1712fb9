import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-DPN3HP47.js";
import "./part-LWYIUMUQ.js";
import "./part-DTFTFQBM.js";
import "./part-ZLD2L52N.js";
import "./part-HGPL332U.js";
import "./part-FCFKYZOL.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-YVKE3FDJ.js";
import "./part-BDDIGGHY.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
