import type { Paths } from '../read/repository.js';
import { manifestsIn, sidesIn, sources, textOf } from './sides.js';
import { useTools } from './tools.js';
import { messageOf } from '../messages.js';

beforeAll(useTools, 60_000);

const TEMPLATE = `# {{ .Chart.Name }}
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: {{ .Release.Name }}-agent
  namespace: {{ .Release.Namespace }}
spec:
  updateStrategy:
    rollingUpdate:
      maxUnavailable: {{ .Values.maxUnavailable }}
`;

const CHART: Paths = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: agent\nversion: 1.0.0\n',
  'chart/values.yaml': 'maxUnavailable: 1\n',
  'chart/templates/agent.yaml': TEMPLATE,
  'chart/templates/test.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: try, annotations: {helm.sh/hook: test}}\n',
  'prod.yaml': 'maxUnavailable: 20%\n',
};

const ASKS = '{{ $text := .Files.Get "envs/prod.yaml" }}\n';
const SUBCHART: Paths = { 'chart/charts/cache/Chart.yaml': 'apiVersion: v2\nname: cache\nversion: 1.0.0\n' };

const maxUnavailable = /maxUnavailable: (.*)/;

describe('helm: a chart', () => {
  test.each([
    ['its own values', {}, '1'],
    ['a file of values', { values: 'prod.yaml' }, '20%'],
    ['what is set', { values: 'prod.yaml', set: { maxUnavailable: 3 } }, '3'],
  ])('is rendered with %s', async (_claim, more, expected) => {
    const sides = await sidesIn(sources({ helm: { chart: 'chart', ...more } }), CHART);
    expect(maxUnavailable.exec(textOf(sides))?.[1]).toBe(expected);
  });

  test('has its places in the template', async () => {
    const { head } = await sidesIn(sources({ helm: { chart: 'chart', namespace: 'gpu' } }), CHART);
    const [manifest] = manifestsIn(head.files);
    expect(manifest?.namespace).toBe('gpu');
    expect(manifest?.place).toMatchObject({ file: 'chart/templates/agent.yaml', line: 3 });
    expect(manifest?.placeOf(['spec'])).toMatchObject({ file: 'chart/templates/agent.yaml', line: 3 });
  });

  test.each([
    ['values of another environment in its folder', 'chart/values-prod.yaml', {}, false],
    ['values of a folder in it', 'chart/values/prod.yaml', {}, false],
    ['values of its environments', 'chart/envs/prod.yaml', {}, false],
    ['values of a chart in it that are not given to that', 'chart/charts/cache/values-prod.yaml', {}, false],
    ['a schema of its values', 'chart/values.schema.json', {}, true],
    ['a chart in it', 'chart/charts/cache/values.yaml', {}, true],
    ['a file that a template may ask for', 'chart/envs/prod.yaml', { 'chart/templates/a.yaml': ASKS }, true],
  ])('counts %s as rendered: %s, %j, %s', async (_claim, path, more, expected) => {
    const tree: Paths = { ...CHART, ...SUBCHART, [path]: '{}', ...more };
    const { head } = await sidesIn(sources({ helm: { chart: 'chart' } }), tree);
    expect([head.problems, head.renderedPaths.includes(path)]).toEqual([[], expected]);
  });

  test('takes charts beside it that it depends on, and refuses a dependency cycle', async () => {
    const parent = {
      'parent/Chart.yaml': `apiVersion: v2
name: parent
version: 1.0.0
dependencies: [{name: agent, version: 1.0.0, repository: "file://../chart"}]
`,
    };
    const sides = await sidesIn(sources({ helm: { chart: 'parent' } }), { ...CHART, ...parent });
    expect(sides.head.problems).toEqual([]);
    expect(sides.head.files.map(({ path }) => path)).toEqual(['chart/templates/agent.yaml']);
    const circle = {
      ...CHART,
      ...parent,
      'chart/Chart.yaml': parent['parent/Chart.yaml'].replace('../chart', '../parent'),
    };
    const { head } = await sidesIn(sources({ helm: { chart: 'parent' } }), circle);
    expect(head.problems).toMatchObject([{ code: 'chart-dependency', severity: 'error' }]);
  });

  test('whose dependency is not fetched is named at its line', async () => {
    const remote = `apiVersion: v2
name: agent
version: 1.0.0
dependencies:
  - {name: cache, version: 1.0.0, repository: "https://charts.example.com"}
`;
    const { head } = await sidesIn(sources({ helm: { chart: 'chart' } }), {
      ...CHART,
      'chart/Chart.yaml': remote,
      'chart/charts/cache-of-another/values.yaml': '{}',
    });
    expect(head.problems).toMatchObject([
      { code: 'not-rendered', severity: 'warning', place: { file: 'chart/Chart.yaml', line: 5 } },
    ]);
  });

  test('that does not render is an error at the line of its template', async () => {
    const broken = { ...CHART, 'chart/templates/agent.yaml': 'kind: {{ fail "not like this" }}\n' };
    const { head } = await sidesIn(sources({ helm: { chart: 'chart' } }), broken);
    expect(head.problems).toMatchObject([
      { code: 'helm-failed', place: { file: 'chart/templates/agent.yaml', line: 1 } },
    ]);
    expect(messageOf(head.problems[0])).toContain('not like this');
  });
});
