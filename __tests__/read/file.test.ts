import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bytesOf, isShellPipe, readStream } from '../../src/read/file.js';
import { READ_LIMITS } from '../../src/read/root.js';
import { testFolder } from './repository.js';

const folder = testFolder('file');
const at = (name: string): string => join(folder, name);
writeFileSync(at('a.yaml'), 'text');
writeFileSync(at('large.yaml'), 'a text');
symlinkSync(at('a.yaml'), at('link.yaml'));
mkdirSync(at('folder'));

const LIMITS = { ...READ_LIMITS, bytesPerFile: 5 };

test.each([
  ['a link that took the place of a file', 'link.yaml'],
  ['a folder', 'folder'],
  ['a file above the limit', 'large.yaml'],
  ['nothing', 'none.yaml'],
])('file: %s is not read', (_claim, name) => {
  expect(bytesOf(at(name), name, LIMITS)).toMatchObject({ severity: 'error' });
});

test('file: a file that no memory holds is refused by its size, before it is read', () => {
  truncateSync(at('a.yaml'), 2 ** 42);
  const read = bytesOf(at('a.yaml'), 'a.yaml', LIMITS);
  writeFileSync(at('a.yaml'), 'text');
  expect(read).toMatchObject({ code: 'too-large' });
});

test.each([
  ['nothing', '', 'empty-input'],
  ['empty lines', '\n \n', 'empty-input'],
  ['a text', 'text', undefined],
])('file: what comes out of a pipe is read, and %s differs from no policies', (_claim, text, code) => {
  writeFileSync(at('stream'), text);
  const read = readStream(at('stream'), 'standard input', READ_LIMITS);
  expect(typeof read === 'string' ? undefined : read.code).toBe(code);
});

test('file: a file is', () => {
  expect(bytesOf(at('a.yaml'), 'a.yaml', LIMITS)).toEqual(Buffer.from('text'));
});

const MEMORY = '/dev/shm';

(existsSync(MEMORY) ? test : test.skip)(
  'a pipe of a folder in memory, below /dev, is none of a shell',
  () => {
    const below = mkdtempSync(join(MEMORY, 'fleetplan-pipe-'));
    try {
      execFileSync('mkfifo', [join(below, 'pipe.yaml')]);
      expect(isShellPipe(join(below, 'pipe.yaml'))).toBe(false);
    } finally {
      rmSync(below, { recursive: true });
    }
  },
);
