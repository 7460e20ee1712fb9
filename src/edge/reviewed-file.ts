import { readReviewed, type ReviewedPlan, type UnusableReport } from '../gate/reviewed.js';
import { visible } from '../manifest/words/visible.js';
import { reasonOf } from '../output/file-errors.js';
import { decodeUtf8 } from '../read/text.js';
import { bytesWithin } from './merge-files.js';

/** Reports of 500 clusters of 2,000 nodes are smaller. */
const MOST_BYTES = 256 * 1024 ** 2;

/** The reviewed plan of a report's file; what is wrong with it, where it cannot be used. */
export function loadReviewed(path: string): ReviewedPlan | UnusableReport {
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
