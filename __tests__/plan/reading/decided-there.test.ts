import { describe, expect, test } from '@jest/globals';
import { decidedThere } from '../../../src/manifest/delivery/decided-there.js';
import { decidedThereProblems } from '../../../src/plan/reading/decided-there.js';

const POOL = 'apiVersion: karpenter.sh/v1\nkind: NodePool\n';

function told(text: string | null, before: string | null = POOL, path = 'chart/templates/a.yaml') {
  const problems = decidedThereProblems([{ path, before, text, isTakenOut: false }]);
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`);
}

const RED = ['error decided-in-cluster chart/templates/a.yaml'];
const when = (condition: string) =>
  `{{ if ${condition} }}\n${POOL}a: 1\n{{ else }}\n${POOL}a: 100\n{{ end }}\n`;

describe('what a template asks of the cluster, the clock or chance is an error where the change brings it', () => {
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
    expect(told(when(condition))).toEqual(RED);
    expect(told(when(condition), null)).toEqual(RED);
    expect(told(`{{- if .Values.x -}}{{ else if ${condition} }}${POOL}{{- end -}}`)).toEqual(RED);
    expect(told(`{{ with ${condition} }}${POOL}{{ end }}`)).toEqual(RED);
  });

  test.each([
    ['in a value', `${POOL}a: {{ now | unixEpoch }}\n`],
    ['over several lines', `${POOL}{{-\n  if\n  lookup "v1"\n  "Node" "" ""\n-}}\n{{ end }}\n`],
    ['by way of a variable', `${POOL}{{ $x := lookup "v1" "Node" "" "" }}{{ if $x }}a: 1{{ end }}`],
    ['within a block that is not', `{{ if .Values.x }}{{ if .Release.IsUpgrade }}${POOL}{{ end }}{{ end }}`],
  ])('%s', (_where, text) => {
    expect(told(text)).toEqual(RED);
  });
});

describe('where the change edits what such a condition decides', () => {
  test('the edit is an error, whichever branch it is in', () => {
    const before = when('.Release.IsUpgrade');
    expect(told(before.replace('a: 100', 'a: 50'), before)).toEqual(RED);
    expect(told(before.replace('a: 1\n', 'a: 2\n'), before)).toEqual(RED);
  });

  test('an edit of anything else is none', () => {
    const before = `${POOL}{{ if .Release.IsUpgrade }}a: 1{{ end }}\nb: 1\n`;
    expect(told(before.replace('b: 1', 'b: 2'), before)).toEqual([]);
    expect(told(before, before)).toEqual([]);
    expect(told(POOL, before)).toEqual([]);
    expect(told(null, before)).toEqual([]);
  });
});

describe('nothing is said of', () => {
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
    expect(told(text)).toEqual([]);
  });
});

test('a file without planned objects, which others may take a part of, is told once for all of them', () => {
  const file = (path: string) => ({
    path,
    before: null,
    text: '{{ define "x" }}{{ lookup "v1" "Node" "" "" }}{{ end }}',
    isTakenOut: false,
  });
  const problems = decidedThereProblems([file('chart/templates/_a.tpl'), file('chart/templates/_b.tpl')]);
  expect(problems).toMatchObject([
    { severity: 'warning', code: 'decided-in-cluster', place: { file: 'chart/templates/_a.tpl' } },
  ]);
  expect(problems[0]?.message).toContain('`{{ lookup "v1" "Node" "" "" }}`');
  expect(problems[0]?.message).toContain('as 1 more do');
});

test('a hidden character in a name is shown', () => {
  const [problem] = decidedThereProblems([
    {
      path: 'chart/templates/a\u202e.yaml',
      before: null,
      text: when('.Release.IsUpgrade'),
      isTakenOut: false,
    },
  ]);
  expect(problem?.message).toContain('a\\u{202e}.yaml');
});

test('a block without an end is left to Helm', () => {
  expect(decidedThere('{{ if lookup }}')).toEqual([]);
  expect(decidedThere('{{ end }}{{ else }}')).toEqual([]);
});

describe('what is another at each render in a template that a planned object takes from now on', () => {
  const file = (path: string, text: string, before: string | null = text) => ({
    ...{ path: `chart/templates/${path}`, before, text, isTakenOut: false },
  });
  const tls = file(
    '_h.tpl',
    '{{ define "tls" }}{{ genCA "web" 365 }}{{ end }}{{ define "all" }}{{ include "tls" . }}{{ end }}',
  );
  const version = file('_v.tpl', '{{ define "api" }}{{ .Capabilities.KubeVersion.Version }}{{ end }}');
  const pool = (name: string) => `${POOL}a: {{ include "${name}" . | sha256sum }}\n`;

  test.each<[claim: string, before: string | null, after: string, isTold: boolean]>([
    ['is told', POOL, pool('tls'), true],
    ['is told by way of another one', POOL, pool('all'), true],
    ['is told of a new object', null, pool('tls'), true],
    ['was there before', pool('all'), pool('tls'), false],
    ['is none where only the version of the cluster decides', POOL, pool('api'), false],
    ['is none where nothing is taken', pool('tls'), POOL, false],
  ])('%s', (_claim, before, after, isTold) => {
    const problems = decidedThereProblems([file('a.yaml', after, before)], [tls, version]);
    expect(problems.map(({ severity }) => severity)).toEqual(isTold ? ['error'] : []);
  });
});

describe('where else in a chart such a part comes to objects that are planned', () => {
  const ASKED = '{{ if .Release.IsUpgrade }}100%{{ else }}2{{ end }}';
  const helper = (name: string): string => `{{ define "${name}" }}${ASKED}{{ end }}`;
  const file = (path: string, text: string, before: string | null = null) => ({
    path,
    before,
    text,
    isTakenOut: false,
  });
  const pool = (value: string) =>
    file('c/templates/pool.yaml', `${POOL}a: ${value}\n`, `${POOL}a: ${value}\n`);
  const judged = (changed: ReturnType<typeof file>, ...unchanged: ReturnType<typeof file>[]) =>
    decidedThereProblems([changed], unchanged).map(({ severity }) => severity);

  test.each([
    [
      'a value that is read as a template',
      file('c/values.yaml', `nodes: '${ASKED}'`),
      pool('{{ tpl .Values.nodes . }}'),
    ],
    [
      'a file of the chart that is',
      file('c/files/a.txt', ASKED),
      pool('{{ tpl (.Files.Get "files/a.txt") . }}'),
    ],
    [
      'values of a chart of which no template is known',
      file('prod/values.yaml', `nodes: '${ASKED}'`),
      file('x', ''),
    ],
    [
      'a template that is taken by name',
      file('c/templates/_a.tpl', helper('n')),
      pool('{{ include "n" . }}'),
    ],
    ['in marks of another kind', file('c/templates/_a.tpl', helper('n')), pool('{{ include `n` . }}')],
    [
      'by a name that is put together',
      file('c/templates/_a.tpl', helper('n')),
      pool('{{ include (print "n") . }}'),
    ],
  ])('%s: an error', (_claim, changed, around) => {
    expect(judged(changed, around)).toEqual(['error']);
  });

  test('a template that another one takes for it', () => {
    const between = file('c/templates/_b.tpl', '{{ define "b" }}{{ template "n" . }}{{ end }}');
    const changed = file('c/templates/_a.tpl', helper('n'));
    expect(judged(changed, between, pool('{{ include "b" . }}'))).toEqual(['error']);
    expect(judged(changed, between, pool('2'))).toEqual(['warning']);
  });

  test('a value that another template reads so', () => {
    const between = file('c/templates/_b.tpl', '{{ define "b" }}{{ tpl .Values.a . }}{{ end }}');
    const changed = file('c/values.yaml', `a: '${ASKED}'`);
    expect(judged(changed, between, pool('{{ include "b" . }}'))).toEqual(['error']);
    expect(judged(changed, between, pool('2'))).toEqual(['warning']);
  });

  test.each([
    [
      'a template that nothing planned takes',
      file('c/templates/_a.tpl', helper('n')),
      pool('{{ include "m" . }}'),
    ],
    [
      'one beside the one that is taken',
      file('c/templates/_a.tpl', `{{ define "m" }}2{{ end }}${helper('n')}`),
      pool('{{ include "m" . }}'),
    ],
    [
      'a file whose checksum is taken',
      file('c/templates/secret.yaml', ASKED),
      pool('{{ include (print $.Template.BasePath "/secret.yaml") . | sha256sum }}'),
    ],
  ])('%s: told', (_claim, changed, around) => {
    expect(judged(changed, around)).toEqual(['warning']);
  });
});

test.each([
  ['now | unixEpoch', true],
  ['randAlphaNum 5', true],
  ['uuidv4', true],
  ['lookup "v1" "Namespace" "" "kube-system"', false],
  ['.Release.Revision', false],
])('what is another at each render restarts pods again and again: %s', (asked, isSaid) => {
  const text = `${POOL}a: {{ ${asked} }}\n`;
  const problems = decidedThereProblems([
    { path: 'chart/templates/a.yaml', before: POOL, text, isTakenOut: false },
  ]);
  expect(problems.map(({ message }) => message.includes('It is another at each render'))).toEqual([isSaid]);
});
