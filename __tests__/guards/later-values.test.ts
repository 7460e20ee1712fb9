import { laterValues } from '../../src/guards/later-values.js';
import { decidedThere } from '../../src/manifest/delivery/decided-there.js';
import { mayHoldPlanned } from '../../src/plan/objects/planned-kinds.js';
import { clusterDependent } from '../../src/sources/helm.js';
import { messageOf } from '../messages.js';
import { FILE, treeOf } from '../sources/tree-of.js';
import { changeOf, side } from './two-sides.js';

const POOL = 'apiVersion: karpenter.sh/v1\nkind: NodePool\n';

/** One side with a chart of one template; null: without it. */
function sideOf(path: string, text: string | null) {
  return { ...side({}), coverage: coverageOf(text === null ? {} : chartFiles(path, text), 'inputs') };
}

/** The carriers of a chart with these files. */
function coverageOf(files: Readonly<Record<string, string>>, digest: string) {
  const paths = Object.entries(files).map(([path, text]) => [`chart/${path}`, FILE(text)] as const);
  return clusterDependent(treeOf(Object.fromEntries(paths)), {
    chart: { path: 'chart', copies: [{ from: 'chart', to: 'chart' }], fetched: [] },
    files: Object.entries(files).map(([path, text]) => ({
      ...{ path, text },
      role: path.startsWith('templates/') ? 'template' : path === 'values.yaml' ? 'values' : 'file',
    })),
    ...{ release: '/web', values: [], digest, mayHoldPlanned },
  });
}

function decided(path: string, before: string | null, text: string | null) {
  return laterValues(changeOf(sideOf(path, before), sideOf(path, text)));
}

/** A file as Helm reads it; a helper is taken by a planned object beside it. */
function chartFiles(path: string, text: string) {
  return { [path.replace(/^chart\//, '')]: text, 'templates/pool.yaml': `${POOL}{{ include "x" . }}` };
}

function reported(text: string | null, before: string | null = POOL, path = 'chart/templates/a.yaml') {
  const problems = decided(path, before, text);
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`);
}

const RED = ['error decided-in-cluster chart/templates/a.yaml'];
const when = (condition: string) =>
  `{{ if ${condition} }}\n${POOL}a: 1\n{{ else }}\n${POOL}a: 100\n{{ end }}\n`;

describe('later values: what a template asks of the cluster, the clock or chance is an error where the change brings it', () => {
  test.each([
    'lookup "v1" "Namespace" "" "kube-system"',
    '(lookup "v1" "Node" "" "").items',
    '.Capabilities.APIVersions.Has "karpenter.sh/v1"',
    'not (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1")',
    'semverCompare ">=1.36-0" $.Capabilities.KubeVersion.Version',
    'get . "Capabilities"',
    '.Release.IsUpgrade',
    'not .Release.IsInstall',
    'gt .Release.Revision 1',
    'gt (now | unixEpoch | int) 1798761600',
    'eq (randNumeric 1) "7"',
    'eq (randInt 0 9) 7',
    'hasPrefix "7" (uuidv4)',
    'ne (getHostByName "example.com") ""',
  ])('{{ if %s }}', (condition) => {
    expect(reported(when(condition))).toEqual(RED);
    expect(reported(when(condition), null)).toEqual(RED);
    expect(reported(`{{- if .Values.x -}}{{ else if ${condition} }}${POOL}{{- end -}}`)).toEqual(RED);
    expect(reported(`{{ with ${condition} }}${POOL}{{ end }}`)).toEqual(RED);
  });

  test.each([
    ['in a value', `${POOL}a: {{ now | unixEpoch }}\n`],
    ['over several lines', `${POOL}{{-\n  if\n  lookup "v1"\n  "Node" "" ""\n-}}\n{{ end }}\n`],
    [
      'in a helper of a computed name',
      `${POOL}{{ include (print "web" ".x") . }}{{ define "web.x" }}{{ lookup "v1" "Node" "" "" }}{{ end }}`,
    ],
    ['by way of a variable', `${POOL}{{ $x := lookup "v1" "Node" "" "" }}{{ if $x }}a: 1{{ end }}`],
    ['within a block that is not', `{{ if .Values.x }}{{ if .Release.IsUpgrade }}${POOL}{{ end }}{{ end }}`],
  ])('%s', (_where, text) => {
    expect(reported(text)).toEqual(RED);
  });
});

describe('later values: where the change edits what such a condition decides', () => {
  test('the edit is an error, whichever branch it is in', () => {
    const before = when('.Release.IsUpgrade');
    expect(reported(before.replace('a: 100', 'a: 50'), before)).toEqual(RED);
    expect(reported(before.replace('a: 1\n', 'a: 2\n'), before)).toEqual(RED);
  });

  test('an edit of anything else is none', () => {
    const before = `${POOL}{{ if .Release.IsUpgrade }}a: 1{{ end }}\nb: 1\n`;
    expect(reported(before.replace('b: 1', 'b: 2'), before)).toEqual([]);
    expect(reported(before, before)).toEqual([]);
    expect(reported(POOL, before)).toEqual([]);
    expect(reported(null, before)).toEqual([]);
  });
});

describe('later values: nothing is said of', () => {
  test.each([
    ['a value of the chart', when('.Values.isUpgraded')],
    ['the name of the release', `${POOL}name: {{ .Release.Name }}-{{ .Release.Namespace }}`],
    ['what every cluster has', when('.Capabilities.APIVersions.Has "policy/v1"')],
    ['the same of everything', when('$.Capabilities.APIVersions.Has "policy/v1"')],
    ['a comment', `{{/* lookup is not used */}}{{- /* now */ -}}${POOL}`],
    ['a value that is called so', when('.Values.Release.IsNew')],
    ['words outside of actions', `# lookup now\n${POOL}a: {{ .Values.a }}`],
    ['a text without actions', `${POOL}note: lookup`],
  ])('%s', (_what, text) => {
    expect(reported(text)).toEqual([]);
  });
});

test.each([
  [
    'a helper, which others may take',
    'templates/_a.tpl',
    '{{ define "x" }}{{ lookup "v1" "Node" "" "" }}{{ end }}',
    1,
  ],
  ['a template of another kind', 'templates/s.yaml', 'kind: Secret\na: {{ randAlphaNum 5 }}\n', 0],
  ['values, such as the text of an alert', 'values.yaml', "a: '{{ . | first | value }}'\n", 0],
])('decided in the cluster: %s', (_claim, path, text, errors) => {
  expect(reported(text, null, path)).toHaveLength(errors);
});

test.each([
  ['evaluated by `tpl`', '{{ tpl (.Files.Get "max.txt") . }}', ['chart/max.txt']],
  ['taken as it is', '{{ .Files.Get "max.txt" }}', []],
  ['not read', '{{ tpl .Values.max . }}', []],
])('a file of the chart that asks the cluster: %s', (_claim, value, files) => {
  const sideWith = (text: string) => ({
    ...side({}),
    coverage: coverageOf({ 'templates/pool.yaml': `${POOL}max: ${value}\n`, 'max.txt': text }, text),
  });
  const problems = laterValues(changeOf(sideWith('1'), sideWith('{{ len (lookup "v1" "Node" "" "") }}')));
  expect(problems.map(({ place }) => place?.file)).toEqual(files);
});

test.each([
  ['versions of APIs alone is not named', '', []],
  ['versions of APIs and for the time is named', 'b: {{ now }}\n', ['warning decided-in-cluster']],
])('later values: an edited chart that asks for %s', (_claim, more, expected) => {
  const text = `${POOL}a: {{ .Capabilities.KubeVersion.Version }}\n${more}`;
  const of = (digest: string) => ({
    ...side({}),
    coverage: coverageOf({ 'templates/a.yaml': text }, digest),
  });
  const problems = laterValues(changeOf(of('1'), of('2')));
  expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
});

test('later values: a hidden character in a name is shown', () => {
  const [problem] = decided('chart/templates/a\u202e.yaml', null, when('.Release.IsUpgrade'));
  expect(messageOf(problem)).toContain('a\\u{202e}.yaml');
});

test('later values: a block without an end is left to Helm', () => {
  expect(decidedThere('{{ if lookup }}')).toEqual([]);
  expect(decidedThere('{{ end }}{{ else }}')).toEqual([]);
});
