import { judgeProposal } from '../../src/config/loosened.js';
import { readConfig } from '../../src/config/read.js';
import { type Config, configSchema } from '../../src/config/schema.js';

const file = 'fleetplan.yml';

function proposed(before: string, after: string) {
  const read = readConfig(`version: 1\n${before}`, file);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  return judgeProposal({ before: read.config, file, text: `version: 1\n${after}`, isFirst: false }).settings;
}

/** What an edit of the configuration loosens, as setting, before and after. */
function loosened(before: string, after: string) {
  return proposed(before, after).map((one) => [one.setting, one.before, one.after]);
}

test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
  [
    'a rule that only told, and is off',
    'rules: {unknown-field: info}\n',
    'rules: {unknown-field: off}\n',
    ['rules.unknown-field.severity', 'info', 'off'],
  ],
  [
    'another label that windows are compared by, with nothing hidden in its name',
    '',
    'rules: {same-window-everywhere: {label: "x\\u202e"}}\n',
    ['rules.same-window-everywhere.label', 'topology.kubernetes.io/region', 'x\\u{202e}'],
  ],
  ['a snapshot that is no longer named', 'snapshot: x\n', '', ['snapshot', 'x', null]],
  [
    'a glob that takes files out',
    'policies: [a/**]\n',
    'policies: [a/**, "!a/gpu/**"]\n',
    ['policies', null, '!a/gpu/**'],
  ],
  [
    'a shorter duration',
    'durations: {default: 25m}\n',
    'durations: {default: 1m}\n',
    ['durations.default', '25m', '1m'],
  ],
])('%s is looser', (_claim, before, after, expected) => {
  expect(loosened(before, after)).toEqual([expected]);
});

test('a glob that takes more files in is none, and neither is an exclusion that goes', () => {
  expect(loosened('policies: [a/**, "!a/gpu/**"]\n', 'policies: [a/**, b/**]\n')).toEqual([]);
});

test.each([
  ['no network', '', 'remotes: none\n', 'looser'],
  ['fewer hosts', 'remotes: any\n', 'remotes: ["https://a.example"]\n', 'looser'],
  [
    'a repository less',
    'remotes: ["https://a.example", "https://b.example"]\n',
    'remotes: ["https://a.example"]\n',
    'looser',
  ],
  ['a repository more', '', 'remotes: ["oci://a.example/charts"]\n', 'moved'],
  ['every host', '', 'remotes: any\n', 'moved'],
])('remotes: %s', (_claim, before, after, kind) => {
  expect(proposed(before, after).map((one) => [one.setting, one.kind])).toEqual([['remotes', kind]]);
});

test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
  [
    'a comment that never comes',
    '',
    'comment: {summary: never}\n',
    [['comment.summary', 'always', 'never', 'shown']],
  ],
  ['no annotations', '', 'annotations: false\n', [['annotations', 'true', 'false', 'shown']]],
  ['names of nodes', '', 'comment: {detail: full}\n', [['comment.detail', null, 'full', 'shown']]],
  ['a comment on failure', '', 'comment: {summary: on-failure}\n', []],
  ['a comment again', 'comment: {summary: never}\n', '', []],
  ['no names any more', 'comment: {detail: full}\n', 'comment: {detail: counts}\n', []],
])('%s: what hides results or shows names is told', (_claim, before, after, expected) => {
  const found = proposed(before, after).map((one) => [one.setting, one.before, one.after, one.kind]);
  expect(found).toEqual(expected);
});

/** For every setting an edit that lets more through, or measures otherwise. A setting that is added has to be decided on here. */
const EDITS: Readonly<Record<keyof Config, readonly [before: string, after: string]>> = {
  version: ['', ''],
  timeZone: ['', 'timeZone: Europe/Berlin\n'],
  cluster: ['', 'cluster: a\n'],
  policies: ['policies: [a/*.yaml, b/*.yaml]\n', 'policies: [a/*.yaml]\n'],
  snapshot: ['snapshot: a\n', 'snapshot: b\n'],
  namespace: ['', 'namespace: a\n'],
  variables: ['', 'variables: {A: b}\n'],
  unjudged: ['', 'unjudged: warn\n'],
  clusters: ['clusters: [{name: a}, {name: b}]\n', 'clusters: [{name: a}]\n'],
  remotes: ['', 'remotes: none\n'],
  preset: ['', 'preset: observe\n'],
  failOn: ['', 'failOn: never\n'],
  failOnExisting: ['failOnExisting: true\n', ''],
  requirePolicies: ['requirePolicies: true\n', ''],
  horizon: ['', 'horizon: 1d\n'],
  production: ['production: [{matchLabels: {a: b}}]\n', ''],
  quorums: ['', 'quorums: []\n'],
  domains: ['domains: [a, b]\n', 'domains: [a]\n'],
  durations: ['', 'durations: {default: 1s}\n'],
  systems: ['', 'systems: {skyhook: {version: "0.14"}}\n'],
  rules: ['', 'rules: {peak-jump: warning}\n'],
  freezes: ['freezes: [{name: x, from: "2026-12-20", to: "2027-01-03"}]\n', ''],
  comment: ['', 'comment: {summary: never}\n'],
  annotations: ['', 'annotations: false\n'],
  waivers: [
    '',
    'waivers: [{rule: peak-jump, subject: a, reason: it is known, owner: "@a", expires: "2026-12-20"}]\n',
  ],
};

const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['version']);

test.each(Object.keys(configSchema.shape) as (keyof Config)[])(
  'an edit of %s is told, or has no effect',
  (name) => {
    const settings = loosened(...EDITS[name]).map(([setting]) => String(setting).split('.')[0]);
    expect(new Set(settings)).toEqual(new Set(WITHOUT_EFFECT.has(name) ? [] : [name]));
  },
);
