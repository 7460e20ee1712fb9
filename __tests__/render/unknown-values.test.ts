import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Paths } from '../read/repository.js';
import { sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const CHART = sources({ helm: { chart: 'chart', values: ['prod.yaml'] } });
const TEMPLATE = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: {{ .Values.space | default "shop" }}}
spec:
  replicas: {{ .Values.web.replicas }}
  {{- if .Values.web }}
  minReadySeconds: 5
  {{- end }}
  template: {spec: {nodeSelector: {{ toJson .Values.nodeSelector }}}}
`;
const TREE: Paths = {
  'chart/Chart.yaml':
    'apiVersion: v2\nname: shop\nversion: 0.1.0\ndependencies: [{name: cache, version: 0.1.0, condition: withCache}]\n',
  'chart/charts/cache/Chart.yaml': 'apiVersion: v2\nname: cache\nversion: 0.1.0\n',
  'chart/templates/web.yaml': TEMPLATE,
  'chart/values.yaml': 'web: {replicas: 4}\nnodeSelector: {pool: a}\nextra: {}\n',
};

/** What is told of values that the change gives the chart, with their places. */
async function told(values: string, before = 'web: {replicas: 3}\n', more: Paths = {}) {
  const tree = { ...TREE, ...more };
  const { head } = await sidesIn(CHART, { ...tree, 'prod.yaml': values }, { ...tree, 'prod.yaml': before });
  return head.problems.map(
    ({ severity, code, place, message }) =>
      `${severity} ${code} ${place?.file}:${place?.line} ${/no value (\S+):/.exec(message)?.[1]}`,
  );
}

describe('a key of values that a chart does not know is told at its place', () => {
  test.each([
    ['at the top', 'web: {replicas: 3}\nwbe: {replicas: 9}\n', 'prod.yaml:2 wbe'],
    ['below a key that it knows', 'web:\n  replicas: 3\n  replcas: 9\n', 'prod.yaml:3 web.replcas'],
  ])('%s', async (_claim, values, expected) => {
    expect(await told(values)).toEqual([`warning unknown-value ${expected}`]);
  });

  test.each([
    ['a default of the chart', 'web: {replicas: 9}\n'],
    ['a name that only a template has', 'space: other\n'],
    ['one for all charts, and for one that it depends on', 'global: {a: 1}\ncache: {size: 2}\n'],
    ['a condition of a dependency', 'withCache: true\n'],
    ['below a mapping that a template takes as a whole', 'nodeSelector: {disk: ssd}\n'],
    ['below a mapping that is empty', 'extra: {disk: ssd}\n'],
  ])('but not %s', async (_claim, values) => {
    expect(await told(values)).toEqual([]);
  });

  test('not where both sides have it, and not where the change takes it out', async () => {
    expect(await told('wbe: 1\nweb: {replicas: 4}\n', 'wbe: 1\n')).toEqual([]);
    expect(await told('web: {replicas: 4}\n', 'wbe: 1\n')).toEqual([]);
  });

  test.each<[string, Paths]>([
    [
      'its schema has it',
      { 'chart/values.schema.json': '{"type":"object","properties":{"wbe":{"type":"object"}}}' },
    ],
    ['a template takes all values', { 'chart/templates/all.yaml': '# {{ toJson .Values }}\n' }],
    ['a part of the chart is packed', { 'chart/files/other.tgz': 'x' }],
  ])('nor where %s', async (_claim, more) => {
    expect(await told('wbe: {a: 1}\n', undefined, more)).toEqual([]);
  });

  test('where a template is about a mapping, and asks for its keys by their names', async () => {
    const scope = (asked: string): Paths => ({
      'chart/templates/web.yaml': `kind: A\n{{- with .Values.web }}\na: {{ .replicas }}{{ if .x }}${asked}{{ end }}\n{{- end }}\nb: {{ . | len }}\n`,
    });
    const values = 'web: {replicas: 3, replcas: 9}\n';
    expect(await told(values, undefined, scope(''))).toEqual([
      'warning unknown-value prod.yaml:1 web.replcas',
    ]);
    expect(await told(values, undefined, scope('{{ toYaml . }}'))).toEqual([]);
  });

  test('without a base, and of parameters', async () => {
    const policies = sources({ helm: { chart: 'chart', set: { 'web.replcas': '9', 'web.replicas': '9' } } });
    const { head } = await sidesIn(policies, TREE);
    expect(head.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning unknown-value',
    ]);
    expect(head.problems[0]?.message).toContain('web.replcas');
  });

  test('in a release of Flux at the release', async () => {
    const release = (values: string): string =>
      `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: shop}\nspec:\n  chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}\n  values: ${values}\n`;
    const tree = {
      ...TREE,
      'clusters/repository.yaml':
        'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "https://git.example.com/a"}\n',
    };
    const { head } = await sidesIn(
      sources({ flux: 'clusters' }),
      { ...tree, 'clusters/web.yaml': release('{wbe: 2}') },
      { ...tree, 'clusters/web.yaml': release('{}') },
    );
    expect(head.problems.map(({ code, place }) => `${code} ${place?.file}`)).toContain(
      'unknown-value clusters/web.yaml',
    );
  });
});
