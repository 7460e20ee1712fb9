import { beforeAll, describe, expect, test } from '@jest/globals';
import { field, numberIn } from '../../src/manifest/fields.js';
import type { Paths } from '../read/repository.js';
import { deployment, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const CHART =
  'apiVersion: v2\nname: web\nversion: 1.0.0\ndependencies:\n  - {name: cache, version: 1.0.0, repository: "oci://example.com/charts", condition: extras.cache}\n';
const VALUES = 'replicas: 3\nextras: {cache: true}\ncache: {size: 1}\nglobal: {zone: a}\n';
const OWN = deployment('web').replace('replicas: 3', 'replicas: {{ .Values.replicas }}');
const TREE: Paths = {
  'web/Chart.yaml': CHART,
  'web/values.yaml': VALUES,
  'web/templates/web.yaml': OWN,
  'web/templates/_helpers.tpl': '{{- define "web.name" -}}web{{- end -}}\n',
};

/** What is said of the head where a chart becomes another one, and the replicas that its own templates come to. */
async function said(base: Paths | null, head: Paths) {
  const sides = await sidesIn(
    sources({ helm: { chart: 'web' } }),
    { ...TREE, ...head },
    base && { ...TREE, ...base },
  );
  const replicas = manifestsIn(sides.head.files).map(({ object }) =>
    numberIn(field(object, 'spec'), 'replicas'),
  );
  return { replicas, problems: sides.head.problems.map(({ severity, code }) => `${severity} ${code}`) };
}

describe('of a chart that takes another one from a registry, its own templates are judged', () => {
  test.each<[string, Paths, number]>([
    ['a template', { 'web/templates/web.yaml': OWN.replace('{{ .Values.replicas }}', '5') }, 5],
    ['a value of its own', { 'web/values.yaml': VALUES.replace('replicas: 3', 'replicas: 5') }, 5],
    ['a comment of its values', { 'web/values.yaml': `# size\n${VALUES}` }, 3],
  ])('as the change edits %s', async (_claim, head, replicas) => {
    expect(await said({}, head)).toEqual({ replicas: [replicas], problems: [] });
  });

  test('and without a base the other one is one warning', async () => {
    expect(await said(null, {})).toEqual({ replicas: [3], problems: ['warning chart-dependency'] });
  });
});

describe('what decides about the chart from the registry is not judged', () => {
  test.each<[string, Paths]>([
    ['its version', { 'web/Chart.yaml': CHART.replace('version: 1.0.0, rep', 'version: 1.1.0, rep') }],
    ['its values', { 'web/values.yaml': VALUES.replace('size: 1', 'size: 2') }],
    ['values of all charts', { 'web/values.yaml': VALUES.replace('zone: a', 'zone: b') }],
    ['whether it is taken', { 'web/values.yaml': VALUES.replace('cache: true', 'cache: false') }],
    [
      'a template that it may call',
      { 'web/templates/_helpers.tpl': '{{- define "web.name" -}}x{{- end -}}\n' },
    ],
  ])('%s', async (_claim, head) => {
    expect((await said({}, head)).problems).toEqual(['error chart-dependency']);
  });
});

describe('a template that may come out otherwise with it is not judged', () => {
  test.each([
    ['its values', '{{ .Values.cache.size }}'],
    ['all values', '{{ len (toYaml .Values) }}'],
    ['its values by their name', '{{ index .Values "cache" "size" }}'],
    ['parts of it', '{{ len .Subcharts }}'],
    ['a template of it', '{{ include "cache.replicas" . }}'],
    ['a template that a value names', '{{ include .Values.name . }}'],
    ['what decides whether it is taken', '{{ ternary 1 2 .Values.extras.cache }}'],
  ])('by %s', async (_claim, written) => {
    const head = { 'web/templates/web.yaml': OWN.replace('{{ .Values.replicas }}', written) };
    expect(await said({}, head)).toEqual({ replicas: [], problems: ['error chart-dependency'] });
    expect(await said(head, head)).toEqual({ replicas: [], problems: ['warning chart-dependency'] });
  });

  test('nor one of a chart that takes over values of the other', async () => {
    const imports = { 'web/Chart.yaml': CHART.replace('condition:', 'import-values: [data], condition:') };
    expect(await said({}, imports)).toEqual({ replicas: [], problems: ['error chart-dependency'] });
  });
});
