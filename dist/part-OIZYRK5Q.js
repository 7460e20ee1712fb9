import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-JZ7JBSHB.js";
import "./part-VNTS4HEN.js";
import "./part-FLDKYUNH.js";
import "./part-N6MDTSIP.js";
import "./part-Z6WTI433.js";
import "./part-LOCPUGGU.js";
import "./part-IEDKGYAO.js";
import "./part-W3WYXDK6.js";
import "./part-P53OVVDL.js";
import "./part-N2K7L2J4.js";
import "./part-QDZKVD6Y.js";
import "./part-LCCEA4HQ.js";
import "./part-D3OZZGUA.js";
export {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
};
