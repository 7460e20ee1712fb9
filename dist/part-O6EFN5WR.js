import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RULES
} from "./part-Y7S3FV7U.js";
import "./part-LWYIUMUQ.js";
import "./part-I5S57VJD.js";
import "./part-AO5CFU6T.js";
import "./part-LGLRBOJS.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-MXR6B3FP.js";
import "./part-IAQGXBXE.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";
export {
  RULES
};
