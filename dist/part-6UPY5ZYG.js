import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readReviewed
} from "./part-L3XRCMSW.js";
import {
  bytesWithin
} from "./part-KAXVN3U2.js";
import {
  decodeUtf8
} from "./part-4CE7IV5R.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  visible
} from "./part-MZYUQ4PG.js";

// src/edge/reviewed-file.ts
var MOST_BYTES = 256 * 1024 ** 2;
function loadReviewed(path) {
  try {
    const bytes = bytesWithin(path, MOST_BYTES);
    if (bytes === null)
      return { unusable: `${visible(path)} is no file of at most ${MOST_BYTES / 1024 ** 2} MiB.` };
    const text = decodeUtf8(bytes);
    return text === null ? { unusable: `${visible(path)} is not UTF-8 text.` } : readReviewed(text);
  } catch (error) {
    return { unusable: `${visible(path)} cannot be read: ${reasonOf(error)}` };
  }
}

export {
  loadReviewed
};
