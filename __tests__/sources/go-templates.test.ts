import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { filled } from '../../src/sources/application-set.js';
import { Renderer } from '../../src/sources/renderer.js';
import { RenderError } from '../../src/sources/source.js';
import { useTools } from '../render/tools.js';
import { treeOf } from './tree-of.js';

const PARAMETERS = {
  name: 'WEB',
  none: '',
  count: 3,
  isOn: true,
  chart: { name: 'web', path: 'charts/web' },
  list: ['a', 'b'],
};

let renderer: Renderer;

beforeAll(() => {
  useTools();
  renderer = new Renderer(treeOf({}));
}, 60_000);

afterAll(() => {
  renderer.remove();
});

function fill(value: Json, sets: readonly JsonObject[] = [PARAMETERS]) {
  const results = filled(renderer, value, sets, true);
  return results.catch((error: unknown) => {
    if (error instanceof RenderError) return null;
    throw error;
  });
}

const FILLED: Readonly<Record<string, string>> = {
  '{{ .name }}': 'WEB',
  '{{ .path.basename }}': 'a',
  '{{ index .path.segments 1 }}': 'a',
  '{{ dig "chart" "name" "no" . }}': 'web',
  '{{ dig "rollout" "tier" "10" . }}': '10',
  '{{ ternary "web" "no" (eq .chart.name "web") }}': 'web',
  '{{ printf "%s-%s" (lower .name) (upper (lower .chart.name)) }}': 'web-WEB',
  '{{ .chart.path | base }}': 'web',
  '{{ "Über_web/x" | normalize }}': 'ber-web-x',
  '{{ normalize .name }}': 'web',
  '{{ coalesce .none .chart.name }}': 'web',
  '{{ hasKey .chart "none" }}': 'false',
  '{{ index .list 1 }}': 'b',
  '{{ .count }}': '3',
  'a{{ if eq .chart.name "web" }}b{{ end }}c': 'abc',
  '{{ if .none }}a{{ else if .isOn }}b{{ else }}c{{ end }}': 'b',
  'a\n{{- if .isOn }} b {{- end }}\n': 'a b\n',
  '{{ range .list }}-{{ . }}{{ end }}': '-a-b',
  '{{/* why */}}x': 'x',
  normalize: 'normalize',
};

test('Go templates: Helm evaluates functions, branches and lists', async () => {
  const set = { ...PARAMETERS, path: { basename: 'a', segments: ['apps', 'a'] } };
  expect(await fill(Object.keys(FILLED), [set])).toEqual([Object.values(FILLED)]);
});

test('Go templates: keys, lists and several sets are filled in at once', async () => {
  const value = { 'a-{{ .n }}': ['{{ .n }}', 1, null] };
  expect(await fill(value, [{ n: 'x' }, { n: 'y' }])).toEqual([
    { 'a-x': ['x', 1, null] },
    { 'a-y': ['y', 1, null] },
  ]);
});

test.each([
  ['a parameter that no generator gives', '{{ .absent }}'],
  ['a function that Argo CD alone has', '{{ slugify 10 .name }}'],
  ['an action that is not closed', '{{ if .isOn }}a'],
  ['the environment', '{{ env "HOME" }}'],
  ['a template that never ends', '{{ define "x" }}{{ include "x" . }}{{ end }}{{ include "x" . }}'],
])('Go templates: %s is unknown', async (_claim, text) => {
  expect(await fill(text)).toBeNull();
});

test('plain templates: a parameter that no generator gives stays', async () => {
  const sets = [{ name: 'web', path: { basename: 'a', '': 'apps/a' } }];
  const value = '{{name}} {{ path }} {{path.basename}} {{absent}}';
  expect(await filled(renderer, value, sets, false)).toEqual(['web apps/a a {{absent}}']);
});
