import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  parsePlanArguments,
  planArguments,
  readOptions
} from "./part-X5Z5QKTD.js";
import "./part-UKLNU5EN.js";
import "./part-SCBKDMJR.js";
import "./part-CWB4NIVV.js";
import "./part-Z6WTI433.js";
import "./part-LUIE6TVD.js";
import "./part-PVKPUJVQ.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-LID7E23E.js";
import "./part-VLC2NHDB.js";
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
