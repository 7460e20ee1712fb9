import { type Delivery, type Output, outputTo } from '../../src/output/output.js';

/** An output that keeps what it is given; standard output answers with `delivery`, and a person may watch standard error. */
export function memoryOutput(
  delivery: Delivery = { kind: 'delivered' },
  isWatched = false,
  now?: () => number,
): {
  readonly output: Output;
  readonly stdout: () => string;
  readonly stderr: () => string;
} {
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  const output = outputTo(
    {
      stdout: (bytes) => {
        out.push(bytes);
        return delivery;
      },
      stderr: (bytes) => {
        err.push(bytes);
        return { kind: 'failed', error: new Error('no reader') };
      },
    },
    { isTerminal: false, columns: 100, isWatched, ...(now && { now }) },
  );
  const text = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString('utf8');
  return { output, stdout: () => text(out), stderr: () => text(err) };
}
