import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  reasonOf
} from "./part-VGCQTIYE.js";

// src/edge/exit-codes.ts
var PASS = 0;
var COULD_NOT_JUDGE = 2;
var WRONG_USAGE = 3;
function codeAfter(delivery, code, output) {
  if (delivery.kind !== "failed") return code;
  output.say(`fleetplan: standard output can not be written: ${reasonOf(delivery.error)}`);
  return COULD_NOT_JUDGE;
}

export {
  PASS,
  COULD_NOT_JUDGE,
  WRONG_USAGE,
  codeAfter
};
