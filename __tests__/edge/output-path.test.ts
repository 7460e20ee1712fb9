import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type NamedInputs, refuseInputs } from '../../src/edge/output-path.js';

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
  process.chdir(join(tree, 'sub'));
});

afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const NONE: NamedInputs = { snapshot: [], config: null };
const written = (
  output: string,
  inputs: NamedInputs,
  renderedPaths: readonly string[] = [],
): (() => void) => {
  const side = { label: '', files: [], problems: [], renderedPaths };
  return () => {
    refuseInputs(output, inputs, [side]);
  };
};
const LAID = 'leads through a link in the work tree';

test.each<[claim: string, output: string, why: string]>([
  ['a link in the tree, above the working directory', '../laid.md', LAID],
  ['the same by its whole path', join(tree, 'laid.md'), LAID],
  ['the same by another name of the tree', join(root, 'alias', 'laid.md'), LAID],
  ['a file in a linked folder of it', '../laid/report.md', LAID],
  ['a file above a linked folder, which the system takes from where the link leads', '../laid/../x.md', LAID],
  ['a link elsewhere that leads to one in the tree', join(elsewhere, 'back.md'), LAID],
  ['a link that leads in a circle', '../round', LAID],
  ['what git keeps for itself', '../.git/HEAD', 'lies in .git'],
  ['the same where case is not told apart', '.GIT/hooks/post-checkout', 'lies in .git'],
  ['the same through a link elsewhere', join(elsewhere, 'git', 'HEAD'), 'lies in .git'],
])('%s is not written to', (_claim, output, why) => {
  expect(written(output, NONE)).toThrow(why);
});

test.each<[claim: string, output: string]>([
  ['a file that is not there', 'report.md'],
  ['a device', '/dev/stdout'],
  ['a link that a person laid elsewhere', join(elsewhere, 'latest.md')],
  ['a link to a link elsewhere', join(elsewhere, 'newest.md')],
  ['the tree by another name', join(root, 'alias', 'report.md')],
  ['the same by steps out of the tree', relative(join(tree, 'sub'), join(elsewhere, 'latest.md'))],
])('%s may be written to', (_claim, output) => {
  expect(written(output, NONE)).not.toThrow();
});

const POLICIES: NamedInputs = { ...NONE, head: ['../policies'] };
const READ = 'would read it as an input';

test.each<[claim: string, output: string, inputs: NamedInputs, rendered: string[], why: string | null]>([
  ['a new file in the folder of the head', '../policies/report.json', POLICIES, [], READ],
  ['in that of the base', '../policies/a/b.YAML', { ...NONE, base: ['../policies'] }, [], READ],
  ['in it by a name that is never read', '../policies/report.html', POLICIES, [], null],
  ['in it, taken out', 'r.json', { ...NONE, head: ['.', '!r.json'] }, [], null],
  ['beside it', '../report.json', POLICIES, [], null],
  ['a file of a chart', '../policies/chart/NOTES.txt', POLICIES, ['../policies/chart'], 'are rendered'],
  ['a new file beside a chart', '../policies/NOTES.txt', POLICIES, ['../policies/chart'], null],
])('a report as %s', (_claim, output, inputs, rendered, why) => {
  const run = expect(written(output, inputs, rendered));
  if (why === null) run.not.toThrow();
  else run.toThrow(why);
});
