import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readReviewed
} from "./part-CQWHMOPT.js";
import {
  decodeUtf8
} from "./part-DG3EICVC.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  visible
} from "./part-CIOFUJWV.js";

// src/edge/reviewed-file.ts
import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
var MOST_BYTES = 256 * 1024 ** 2;
function loadReviewed(path) {
  try {
    const bytes = bytesOf(path);
    if (bytes === null)
      return { unusable: `${visible(path)} is no file of at most ${MOST_BYTES / 1024 ** 2} MiB.` };
    const text = decodeUtf8(bytes);
    return text === null ? { unusable: `${visible(path)} is not UTF-8 text.` } : readReviewed(text);
  } catch (error) {
    return { unusable: `${visible(path)} cannot be read: ${reasonOf(error)}` };
  }
}
function bytesOf(path) {
  const descriptor = openSync(path, "r");
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

export {
  loadReviewed
};
