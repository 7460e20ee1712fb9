import { text } from '../../src/text/text.js';
import type { SourceFile, Side } from '../../src/manifest/source-file.js';
import { errorAt } from '../../src/manifest/problem.js';
import { brokenRoot, type Root } from '../../src/read/root.js';
import { withOutside } from '../../src/sources/sides.js';
import { FILE, rootOf } from '../sources/tree-of.js';
import { sources } from './sides.js';
import { plainly } from '../messages.js';

const side = (more: Partial<Side> = {}): Side => ({
  ...{ label: 'one', files: [], problems: [], renderedPaths: [], coverage: [] },
  ...more,
});
const NEW = { 'a/new.yaml': FILE('a: 1\n') };
const BROKEN = brokenRoot(errorAt(null, 'missing-object', text`No.`));

/** The head of a change from one tree to another, in the folder `h/`. */
function headOf(
  [before, after]: readonly [Root, Root],
  {
    base = side(),
    head = side(),
    policies = sources('fleet/*.yaml'),
    others = sources('none.yaml'),
    snapshots = [''],
  } = {},
) {
  const origins = {
    base: { label: '', root: before, prefix: '' },
    head: { label: '', root: after, prefix: 'h/' },
  };
  const other = { name: null, destination: null, policies: others };
  return withOutside({ base, head }, origins, policies, { others: [other], snapshots }).head;
}

test('outside: an added file has the path of the head, a removed one that of the base too', () => {
  const added = { path: 'h/a/new.yaml', before: null, text: 'a: 1\n', isTakenOut: false };
  expect(headOf([rootOf({}), rootOf(NEW)]).outside).toEqual([added]);
  const removed = { ...added, before: 'a: 1\n', text: null, was: 'a/new.yaml' };
  expect(headOf([rootOf(NEW), rootOf({})]).outside).toEqual([removed]);
});

test('outside: a snapshot is no policy', () => {
  const [file] = headOf([rootOf({}), rootOf(NEW)], { snapshots: ['./h/a/new.yaml'] }).outside ?? [];
  expect(file?.isTakenOut).toBe(true);
});

test('outside: a tree that cannot be read is a problem, once', () => {
  const { problems } = headOf([rootOf({}), BROKEN]);
  const message = text`Changed files that no entry of policies takes could not be read: No.`;
  expect(plainly(problems)).toEqual(plainly([errorAt(null, 'missing-object', message)]));
  const known = side({ problems: [errorAt(null, 'missing-object', text`Not even this.`)] });
  expect(headOf([rootOf({}), BROKEN], { head: known }).problems).toEqual(known.problems);
  expect(headOf([rootOf({}), BROKEN], { base: known }).problems).toEqual([]);
});

test.each([
  ['taken out by a glob', sources('fleet/*.yaml', '!a/*'), sources('none.yaml'), true],
  ['taken by another cluster', sources('fleet/*.yaml'), sources('a/*.yaml'), true],
  ['not taken by another cluster', sources('fleet/*.yaml'), sources('b/*.yaml'), false],
  ['in a folder that another cluster renders', sources('fleet/*.yaml'), sources({ kustomize: 'a' }), true],
  ['beside a folder of that name', sources('fleet/*.yaml'), sources({ kustomize: 'a/n' }), false],
])('outside: a file is %s', (_claim, policies, others, expected) => {
  const { outside } = headOf([rootOf({}), rootOf(NEW)], { policies, others });
  expect(outside?.map((file) => file.isTakenOut)).toEqual([expected]);
});

test('outside: files that a side read as they are do not count, printed ones do', () => {
  const file = (path: string, renderedBy?: string): SourceFile => ({
    ...{ path, text: '' },
    ...(renderedBy === undefined ? {} : { renderedBy }),
  });
  const { outside } = headOf(
    [rootOf({ 'old.yaml': FILE('a') }), rootOf({ 'new.yaml': FILE('a'), 'made.yaml': FILE('a') })],
    {
      base: side({ files: [file('old.yaml')] }),
      head: side({ files: [file('h/new.yaml'), file('h/made.yaml', 'helm')] }),
    },
  );
  expect(outside?.map(({ path }) => path)).toEqual(['h/made.yaml']);
});
