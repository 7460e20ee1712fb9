import { toPlain } from '../../src/text/render.js';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeCommand } from '../../src/edge/merge-command.js';
import { loadLegs } from '../../src/inputs/report-files.js';
import { outputTo } from '../../src/output/output.js';
import { report } from '../merge/legs.js';
import { temporaryFolder } from '../read/repository.js';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('merge-files');
  writeFileSync(join(folder, 'good.json'), JSON.stringify(report('a')));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const DONE = { kind: 'delivered' } as const;
const TERMINAL = { isTerminal: false, isWatched: false, columns: 80 };

const MOST_BYTES = 64 * 1024 ** 2;

/** Why nothing is taken from a file; `read` where something is. */
const fate = (name: string): string[] =>
  loadLegs([name], folder).map((leg) => ('why' in leg ? toPlain(leg.why) : 'read'));

test('report files: a report is read', () => {
  expect(fate('good.json')).toEqual(['read']);
});

// What comes through an artifact is as long as its author likes.
test('report files: a file over the limit is not read, and says so', () => {
  writeFileSync(join(folder, 'long.json'), '');
  truncateSync(join(folder, 'long.json'), MOST_BYTES + 1);
  expect(fate('long.json')).toEqual(['is not a file of at most 64 MiB']);
});

test('report files: a link is not followed', () => {
  symlinkSync(join(folder, 'good.json'), join(folder, 'link.json'));
  expect(fate('link.json')).toEqual(['is not a file of at most 64 MiB']);
});

// Opening one for reading waits until a process writes, which may be never.
test('report files: a pipe is not waited for', () => {
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  expect(fate('pipe.json')).toEqual(['is not a file of at most 64 MiB']);
});

// A cluster without a report must not be missing from the merged one in silence.
test.each([
  ['a file that is not there', 'none.json', 'cannot be read: '],
  ['a folder without a report', 'empty', 'contains no JSON file'],
  ['a glob that names none', 'west-*.json', 'contains no JSON file'],
])('report files: %s is a broken leg', (_claim, name, why) => {
  mkdirSync(join(folder, 'empty'));
  expect(fate(name)).toEqual([expect.stringContaining(why)]);
});

test('report files: a report is written over none of those that a glob names', () => {
  const [leg, glob] = [join(folder, 'good.json'), join(folder, '*.json')];
  const output = outputTo({ stdout: () => DONE, stderr: () => DONE }, TERMINAL);
  expect(() => mergeCommand([glob, '--output', leg], output)).toThrow('is an input of this command');
});
