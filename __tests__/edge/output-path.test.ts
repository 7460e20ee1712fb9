import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { refuseInputs } from '../../src/edge/output-path.js';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'output-')));
const elsewhere = join(root, 'elsewhere');
const tree = join(root, 'tree');
const before = process.cwd();

beforeAll(() => {
  for (const folder of ['elsewhere/in', 'tree/.git', 'tree/sub', 'tree/policies/chart', 'tree/legs'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['elsewhere/report.md', 'tree/policies/chart/NOTES.txt', 'tree/.git/HEAD'])
    writeFileSync(join(root, file), '');
  symlinkSync('report.md', join(elsewhere, 'latest.md'));
  symlinkSync('../tree/.git', join(elsewhere, 'git'));
  symlinkSync('latest.md', join(elsewhere, 'newest.md'));
  symlinkSync(join(elsewhere, 'report.md'), join(tree, 'laid.md'));
  symlinkSync(join(elsewhere, 'in'), join(tree, 'laid'));
  symlinkSync(join(tree, 'laid.md'), join(elsewhere, 'back.md'));
  symlinkSync(tree, join(root, 'alias'));
  symlinkSync('round', join(tree, 'round'));
  symlinkSync('round', join(elsewhere, 'round'));
  process.chdir(join(tree, 'sub'));
});

afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const written = (output: string, renderedPaths: string[] = [], ofRevision: string[] = []): (() => void) => {
  const files = ofRevision.map((path) => ({ path, text: '' }));
  const side = { label: '', files, problems: [], coverage: [], renderedPaths };
  return () => {
    refuseInputs(output, [], [side], files.length > 0);
  };
};
const LAID = 'leads through a link in the work tree';

test.each<[claim: string, output: string, why: string]>([
  ['a link in the tree, above the working directory', '../laid.md', LAID],
  ['the same by its whole path', join(tree, 'laid.md'), LAID],
  ['the same by another name of the tree', join(root, 'alias', 'laid.md'), LAID],
  ['a file in a linked folder of it', '../laid/report.md', LAID],
  ['a link elsewhere that leads to one in the tree', join(elsewhere, 'back.md'), LAID],
  ['a link that leads in a circle', '../round', LAID],
  ['a circle of links elsewhere', join(elsewhere, 'round'), LAID],
  ['a file of git', '../.git/HEAD', 'lies in .git'],
  ['the same in capital letters', '.GIT/hooks/post-checkout', 'lies in .git'],
  ['the same through a link elsewhere', join(elsewhere, 'git', 'HEAD'), 'lies in .git'],
])('output path: %s is refused', (_claim, output, why) => {
  expect(written(output)).toThrow(why);
});

test.each<[claim: string, output: string]>([
  ['a file that is not there', 'report.md'],
  ['a device', '/dev/stdout'],
  ['a link elsewhere', join(elsewhere, 'latest.md')],
  ['a link to a link elsewhere', join(elsewhere, 'newest.md')],
  ['the tree by another name', join(root, 'alias', 'report.md')],
  ['the same by steps out of the tree', relative(join(tree, 'sub'), join(elsewhere, 'latest.md'))],
])('output path: %s is allowed', (_claim, output) => {
  expect(written(output)).not.toThrow();
});

test('output path: a policy of a revision is found from its root', () => {
  const chart = 'policies/chart/NOTES.txt';
  expect(written(`../${chart}`, [], [chart])).toThrow('is an input');
});

test.each<[claim: string, output: string, isWritten: boolean]>([
  ['a file of a chart is refused', '../policies/chart/NOTES.txt', false],
  ['a new file in a chart is allowed', '../policies/chart/report.json', true],
  ['a file beside a chart is allowed', '../policies/report.json', true],
])('output path: %s', (_claim, output, isWritten) => {
  const run = expect(written(output, ['../policies/chart']));
  if (isWritten) run.not.toThrow();
  else run.toThrow('are rendered');
});
