import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { refuseInputs } from '../../src/edge/output-path.js';

const elsewhere = mkdtempSync(join(tmpdir(), 'output-'));
writeFileSync(join(elsewhere, 'report.md'), '');
symlinkSync('report.md', join(elsewhere, 'latest.md'));
/** npm lays one for each program, below the working directory of the tests. */
const LINK = 'node_modules/.bin/jest';

const written = (output: string) => (): void => {
  refuseInputs(output, { snapshot: [], config: null, headRef: null }, []);
};

test.each<[claim: string, output: string, why: string]>([
  ['a link in the working directory', LINK, 'leads through a link in the working directory'],
  ['the same by its whole path', join(process.cwd(), LINK), 'leads through a link in the working directory'],
  ['a file in a linked folder of it', `${LINK}/report.md`, 'leads through a link in the working directory'],
  ['what git keeps for itself', '.git/HEAD', 'lies in .git'],
  ['the same where case is not told apart', '.GIT/hooks/post-checkout', 'lies in .git'],
])('%s is not written to', (_claim, output, why) => {
  expect(written(output)).toThrow(why);
});

test.each<[claim: string, output: string]>([
  ['a file that is not there', 'report.md'],
  ['a device', '/dev/stdout'],
  ['a link that a person laid elsewhere', join(elsewhere, 'latest.md')],
  ['the same by steps out of the working directory', relative(process.cwd(), join(elsewhere, 'latest.md'))],
])('%s may be written to', (_claim, output) => {
  expect(written(output)).not.toThrow();
});
