import { writeSync } from 'node:fs';
import { codeOf } from './file-errors.js';

/** What became of bytes that were written to a stream. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** The reader has gone, as with `| head`: what it took is all that it wanted. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: unknown };

const WAIT_MS = 5;
const ALARM = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes all bytes before it returns, so that nothing is under way when the process ends. The streams of Node.js report a
 * closed pipe or a full disk later, as an event that ends the process with exit code 1, and take a part that was written for
 * the whole; this answers with what happened.
 */
export function writeWhole(descriptor: number, bytes: Uint8Array): Delivery {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EPIPE') return { kind: 'closed' };
      if (code !== 'EAGAIN') return { kind: 'failed', error };
      // Another process has set the pipe or terminal not to block, and its reader is slow.
      Atomics.wait(ALARM, 0, 0, WAIT_MS);
    }
  }
  return { kind: 'delivered' };
}
