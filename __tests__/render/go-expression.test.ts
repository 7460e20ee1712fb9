import type { Json } from '../../src/manifest/manifest.js';
import { evaluated } from '../../src/argocd/go-expression.js';
import { filled } from '../../src/argocd/template.js';

const PARAMETERS = {
  name: 'WEB',
  none: '',
  count: 3,
  isOn: true,
  chart: { name: 'web', path: 'charts/web' },
  list: ['a', 'b'],
};

function fieldOf(steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>(
    (here, step) =>
      typeof here === 'object' && here !== null && !Array.isArray(here) ? here[step] : undefined,
    PARAMETERS,
  );
}

describe('an expression of Go between two braces gives', () => {
  test.each<[what: string, expression: string, expected: Json | undefined]>([
    ['a field', '.name', 'WEB'],
    ['a field of everything', '$.chart.name', 'web'],
    ['a field of a field, where it is there', 'dig "chart" "name" "no" .', 'web'],
    ['another value where a step is not there', 'dig "rollout" "tier" "10" .', '10'],
    ['a truth', 'dig "sync" "force" false .', false],
    ['nothing where a step leads into a text', 'dig "name" "x" "no" .', undefined],
    ['one of two by a condition', 'ternary "web" "no" (eq .chart.name "web")', 'web'],
    [
      'what is in parentheses in parentheses',
      'printf "%s-%s" (lower .name) (upper (lower .chart.name))',
      'web-WEB',
    ],
    ['a number in a text', 'printf "%s%d" "a" .count', 'a3'],
    ['nothing of a mark that is not told', 'printf "%x" .count', undefined],
    ['nothing of a text for each mark less one', 'printf "%s%s" .name', undefined],
    ['the last step of a path', 'base .chart.path', 'web'],
    ['the path above', '.chart.path | dir', 'charts'],
    ['a name as a name of an object may be', '"Über_web/x" | normalize', 'ber-web-x'],
    ['the first that is not empty', 'coalesce .none .chart.name', 'web'],
    ['an empty text for a key that is not there', 'get .chart "none"', ''],
    ['whether a key is there', 'hasKey .chart "none"', false],
    ['an entry of a list', 'index .list 1', 'b'],
    ['a mapping that YAML takes', 'toYaml .chart', '{"name":"web","path":"charts/web"}'],
    ['whether something is empty', 'not .none', true],
    ['the first that is empty of those that must all be there', 'and .name .none', ''],
    ['the first that is there of several', 'or .none .chart.name', 'web'],
    ['nothing where one of them is not known', 'or .none .absent', undefined],
    ['whether a text has another in it', 'contains "E" .name', true],
    ['whether a text begins so', 'hasPrefix "charts/" .chart.path', true],
    ['whether a text ends so', 'hasSuffix "charts" .chart.path', false],
    ['nothing of a text as YAML, which quotes it as it likes', 'toYaml .name', undefined],
    ['nothing of an unknown function', 'sha256sum .name', undefined],
    ['nothing of a parenthesis that stays open', 'lower (upper .name', undefined],
    ['nothing of one that closes nothing', 'lower .name)', undefined],
    ['nothing of numbers beside texts', 'eq .count "3"', undefined],
  ])('%s: %s', (_what, expression, expected) => {
    expect(evaluated(expression, fieldOf)).toEqual(expected);
  });

  test('nothing of ten thousand parentheses, in no time', () => {
    expect(evaluated('('.repeat(10_000) + '.name' + ')'.repeat(10_000), fieldOf)).toBeUndefined();
  });
});

test('everything as YAML is what a chart is given', () => {
  const values = filled('{{ toYaml . }}', PARAMETERS, true);
  expect(JSON.parse(values as string)).toEqual(PARAMETERS);
});

describe('a text with branches of Go is', () => {
  test.each<[what: string, text: string, expected: string | undefined]>([
    ['what the condition says', 'a{{ if eq .chart.name "web" }}b{{ end }}c', 'abc'],
    ['the other branch', '{{ if .none }}a{{ else }}b{{ end }}', 'b'],
    [
      'the first branch that holds',
      '{{ if .none }}a{{ else if .isOn }}b{{ else if .count }}c{{ else }}d{{ end }}',
      'b',
    ],
    ['a branch in a branch', '{{ if .isOn }}{{ if .none }}a{{ else }}b{{ end }}{{ else }}c{{ end }}', 'b'],
    ['without the space that marks take', 'a\n{{- if .isOn }} b {{- end }}\n', 'a b\n'],
    [
      'without what is not written, whatever it asks',
      '{{ if .none }}{{ .absent }}{{ sha256sum .name }}{{ end }}x',
      'x',
    ],
    ['without comments', '{{/* why */}}{{- /* how */ -}}x', 'x'],
    ['not told where a condition is not', '{{ if .absent }}a{{ end }}', undefined],
    ['not told where a branch stays open', '{{ if .isOn }}a', undefined],
    ['not told where an end ends nothing', 'a{{ end }}', undefined],
    ['not told with other actions', '{{ range .list }}a{{ end }}', undefined],
  ])('%s', (_what, text, expected) => {
    expect(filled(text, PARAMETERS, true)).toEqual(expected);
  });
});
