import { beforeAll, expect, test } from '@jest/globals';
import { withoutEffect } from '../../../src/plan/reading/without-effect.js';
import { deployment, sidesIn, sources } from '../../render/sides.js';
import { useTools } from '../../render/tools.js';

beforeAll(useTools, 60_000);

type Files = Readonly<Record<string, string>>;

const OBJECTS = {
  'base/a.yaml': deployment('web').replace('image: web', 'image: web:1'),
  'base/s.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {type: ClusterIP}\n',
  'base/kustomization.yaml': 'resources: [a.yaml, s.yaml]\n',
};
const OVER = (more: string): Files => ({
  'prod/kustomization.yaml': `resources: [../base]\n${more}`,
});
const patched = (kind: string, name: string, path: string): string =>
  `patches:\n- target: {kind: ${kind}, name: ${name}}\n  patch: |-\n    - {op: replace, path: ${path}, value: 60}\n`;
const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/a.yaml': deployment('web').replace(/replicas: \d+/, 'replicas: {{ .Values.replicas }}'),
  'chart/values.yaml': 'replicas: 3\n',
  'chart/values-dev.yaml': 'replicas: 1\n',
};

test.each<[claim: string, before: Files, after: Files, says: RegExp | null]>([
  [
    'a patch of nothing',
    OVER(''),
    OVER(patched('Deployment', 'wbe', '/spec/replicas')),
    /prod\/kustomization\.yaml/,
  ],
  [
    'an image of nothing',
    OVER(''),
    OVER('images: [{name: other, newTag: "2"}]\n'),
    /edits prod.*of it differs/,
  ],
  ['a patch of what is there', OVER(''), OVER(patched('Deployment', 'web', '/spec/replicas')), null],
  ['a patch of what is planned nowhere', OVER(''), OVER(patched('Service', 'web', '/spec/type')), null],
  ['a comment', OVER(''), OVER('# another one\n'), null],
  ['nothing', OVER(''), OVER(''), null],
  [
    'a value that no template takes',
    {},
    { 'chart/values.yaml': 'replicas: 3\nreplicaCount: 9\n' },
    /chart\/values\.yaml/,
  ],
  ['a value that one takes', {}, { 'chart/values.yaml': 'replicas: 9\n' }, null],
  ['values of another cluster', {}, { 'chart/values-dev.yaml': 'replicas: 2\n' }, null],
])('what is edited and makes nothing else is said: %s', async (_claim, before, after, says) => {
  const tree = { ...OBJECTS, ...OVER(''), ...CHART };
  const policies = sources({ kustomize: 'prod' }, { helm: { chart: 'chart', release: 'web' } });
  const { base, head } = await sidesIn(policies, { ...tree, ...after }, { ...tree, ...before });
  const outside = Object.keys({ ...before, ...after }).map((path) => {
    const texts = [
      { ...tree, ...before },
      { ...tree, ...after },
    ].map((files: Files) => files[path] ?? null);
    return { path, before: texts[0] ?? null, text: texts[1] ?? null, isTakenOut: false };
  });
  const told = withoutEffect(base, { ...head, outside });
  if (says === null) expect(told).toBeNull();
  else expect(told).toMatch(says);
});

test('without a base, or where nothing is rendered, nothing is said', async () => {
  const { head } = await sidesIn(sources({ kustomize: 'prod' }), { ...OBJECTS, ...OVER('') });
  const outside = [{ path: 'prod/kustomization.yaml', before: 'a: 1\n', text: 'a: 2\n', isTakenOut: false }];
  expect(withoutEffect(null, { ...head, outside })).toBeNull();
  expect(withoutEffect(head, { ...head, outside, renderedPaths: [] })).toBeNull();
});
