import { text } from '../../src/text/text.js';
import { type ProblemCode, problemOf } from '../../src/manifest/problem.js';
import type { Side } from '../../src/guards/change.js';
import { type Files, POOL, reported, side } from './two-sides.js';
import { toPlain } from '../../src/text/render.js';

const TWICE = POOL.replace('weight: 1', 'weight: 1, weight: 1');
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\n';
const SCALER =
  'apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: h}\nspec: {minReplicas: 1, minReplicas: 1, scaleTargetRef: {kind: Deployment, name: web}}\n';

/** What is removed unread, and what is reported of the base. */
function saidOf(base: Side, head: Side): unknown {
  const all = reported(base, head);
  return {
    head: all.flatMap(({ severity, code, message }) =>
      severity === 'error' && toPlain(message).startsWith('Removed by this change: ') ? code : [],
    ),
    base: all.flatMap(({ code }) => (code.startsWith('base-') ? code : [])),
  };
}

const said = (before: Files, after: Files): unknown => saidOf(side(before), side(after));

const GONE = { head: ['duplicate-key'], base: [] };
const REPAIRED = { head: [], base: ['base-duplicate-key'] };

describe('what could not be read before and is gone is an error: the cluster may have it', () => {
  const cases: readonly (readonly [string, Files, Files, unknown])[] = [
    ['the file goes', { 'a.yaml': TWICE }, {}, GONE],
    ['another text comes into it', { 'a.yaml': TWICE }, { 'a.yaml': SERVICE }, GONE],
    [
      'another name comes into it',
      { 'a.yaml': TWICE },
      { 'a.yaml': POOL.replace('name: a', 'name: z') },
      GONE,
    ],
    [
      'a document goes from beside another',
      { 'a.yaml': `${POOL.replace('name: a', 'name: w')}---\n${TWICE}` },
      { 'a.yaml': POOL.replace('name: a', 'name: w') },
      GONE,
    ],
    ['it is repaired', { 'a.yaml': TWICE }, { 'a.yaml': POOL }, REPAIRED],
    ['it is repaired elsewhere', { 'a.yaml': TWICE }, { 'b.yaml': POOL }, REPAIRED],
    [
      'what is not planned goes',
      {
        'a.yaml':
          'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: p}\nvalue: 1\nvalue: 1\n',
      },
      {},
      { head: [], base: [] },
    ],
    [
      'what refers to a planned object is repaired',
      { 'a.yaml': SCALER },
      { 'a.yaml': SCALER.replace('minReplicas: 1, ', '') },
      REPAIRED,
    ],
  ];
  test.each(cases)('%s', (_what, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });

  test('one that is as broken as before is told once, and is not gone', () => {
    expect(said({ 'a.yaml': TWICE }, { 'a.yaml': `${TWICE}# more\n` })).toMatchObject({ head: [] });
  });

  test.each<[ProblemCode, string, Files, boolean]>([
    ['not-utf-8', 'a.yaml', {}, true],
    ['too-large', 'a.yaml', { 'a.yaml': SERVICE }, true],
    ['too-large', 'a.yaml', { 'a.yaml': POOL }, false],
    ['not-utf-8', 'picture.png', {}, false],
    ['submodule', 'pools', {}, true],
    ['submodule', 'pools', { 'pools/a.yaml': POOL }, false],
    ['symlink', 'pools', {}, false],
  ])('%s of %s, and then %j', (code, path, after, isGone) => {
    const base = { ...side({}), problems: [problemOf(path, code, text`It was not read.`)] };
    const expected = isGone ? { head: [code], base: [] } : { head: [], base: [`base-${code}`] };
    expect(saidOf(base, side(after))).toEqual(expected);
  });

  test('of two folders the same file is known by where it stands in each', () => {
    const base = {
      ...side({}),
      files: [{ path: 'base/b.yaml', key: 'b.yaml', text: SERVICE }],
      problems: [problemOf('base/a.yaml', 'not-utf-8', text`It was not read.`)],
    };
    const head = { ...side({}), files: [{ path: 'head/a.yaml', key: 'a.yaml', text: POOL }] };
    expect(saidOf(base, head)).toMatchObject({ head: [] });
  });
});
