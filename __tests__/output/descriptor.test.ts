import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../src/output/output.js';
import { testFolder } from '../read/repository.js';

const folder = testFolder('descriptor');
const pipe = join(folder, 'pipe');
const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
/** More than a pipe holds, so that it is full before all is written. */
const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));

beforeAll(() => {
  execFileSync('mkfifo', [pipe]);
});

describe('descriptor: a pipe', () => {
  test('whose reader has gone is closed, which is no failure', () => {
    const reader = openSync(pipe, O_RDONLY | O_NONBLOCK);
    const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
    closeSync(reader);
    expect(writeWhole(writer, BYTES)).toEqual({ kind: 'closed' });
    closeSync(writer);
  });

  test('that is full and does not block is waited for, and every byte arrives once', async () => {
    const own = openSync(pipe, O_RDONLY | O_NONBLOCK);
    const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
    const copy = join(folder, 'copy');
    const slow = spawn('sh', ['-c', 'exec < "$1"; echo; sleep 0.1; exec cat > "$2"', 'sh', pipe, copy]);
    // It holds the pipe open by now.
    await once(slow.stdout, 'data');
    closeSync(own);
    const delivery = writeWhole(writer, BYTES);
    closeSync(writer);
    await once(slow, 'close');
    expect(delivery).toEqual({ kind: 'delivered' });
    expect(readFileSync(copy).equals(BYTES)).toBe(true);
  });
});

test('descriptor: a descriptor that is none is a failure with its reason', () => {
  expect(writeWhole(9_999, BYTES)).toEqual({
    kind: 'failed',
    error: expect.objectContaining({ code: 'EBADF' }),
  });
});

test('descriptor: nothing to write is delivered', () => {
  expect(writeWhole(9_999, Buffer.alloc(0))).toEqual({ kind: 'delivered' });
});
