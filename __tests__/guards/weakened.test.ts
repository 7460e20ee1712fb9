import { readConfig } from '../../src/config/read.js';
import { type Config, configSchema } from '../../src/config/schema.js';
import { editsOf } from '../../src/guards/weakened.js';
import { messageOf } from '../messages.js';

const file = 'fleetplan.yml';

function proposed(before: string, after: string) {
  const read = readConfig(`version: 1\n${before}`, file);
  if ('problems' in read) throw new Error(messageOf(read.problems[0]));
  return editsOf({ before: read.config, file, text: `version: 1\n${after}`, isFirst: false }).edits;
}

/** What an edit of the configuration loosens, as setting, before and after. */
function loosened(before: string, after: string) {
  return proposed(before, after).flatMap((one) =>
    one.isLooser ? [[one.setting, one.before, one.after]] : [],
  );
}

const own = (severity = 'error', when = 'true', each = 'group'): string =>
  `rules: {custom: [{id: own, severity: ${severity}, when: "${when}", each: ${each}, message: a}]}\n`;
const edited = (field: string, ...values: string[]): string[] => [`rules.custom.own.${field}`, ...values];

test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
  [
    'a rule that only reported, and is off',
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
  ['an own rule that only warns now', own('error'), own('warning'), edited('severity', 'error', 'warning')],
  ['one that finds less', own(), own('error', 'false'), edited('when', 'true', 'false')],
  ['one of other things', own(), own('error', 'true', 'plan'), edited('each', 'group', 'plan')],
  ['a snapshot that is no longer named', 'snapshot: x\n', '', ['snapshot', 'x', null]],
  [
    'a cluster of another fleet in place of the only one',
    'policies: [a/**]\nsnapshot: x\n',
    'clusters: [{name: b, policies: [a/**], snapshot: y}]\n',
    ['snapshot', 'x', null],
  ],
])('configuration edits: %s is looser', (_claim, before, after, expected) => {
  expect(loosened(before, after)).toEqual([expected]);
});

test('configuration edits: a glob that takes more files in is not looser, and neither is an exclusion that goes', () => {
  expect(loosened('policies: [a/**, "!a/gpu/**"]\n', 'policies: [a/**, b/**]\n')).toEqual([]);
});

test.each([
  ['no network', '', 'remotes: none\n', [true]],
  ['fewer hosts', 'remotes: any\n', 'remotes: ["https://a.example"]\n', [true, false]],
  [
    'a repository less',
    'remotes: ["https://a.example", "https://b.example"]\n',
    'remotes: ["https://a.example"]\n',
    [true],
  ],
  ['a repository more', '', 'remotes: ["oci://a.example/charts"]\n', [false]],
  ['every host', '', 'remotes: any\n', [false]],
])('configuration edits: remotes, %s', (_claim, before, after, expected) => {
  expect(proposed(before, after).map(({ isLooser }) => isLooser)).toEqual(expected);
});

test.each([
  ['a comment that never comes', 'comment: {summary: never}\n', ['comment.summary', 'always', 'never']],
  ['no annotations', 'annotations: false\n', ['annotations', 'true', 'false']],
  ['a longer horizon', 'horizon: 8d\n', ['horizon', '7d', '8d']],
  ['a shorter duration', 'durations: {default: 1m}\n', ['durations.default', '20m', '1m']],
])('configuration edits: %s makes nothing looser', (_claim, after, expected) => {
  expect(proposed('', after).map((one) => [one.setting, one.before, one.after])).toEqual([expected]);
  expect(loosened('', after)).toEqual([]);
});

describe('configuration edits: files of the base under both configurations', () => {
  const edits = (before: string, after: string, lost: readonly string[]) => {
    const read = readConfig(`version: 1\n${before}`, file);
    if ('problems' in read) throw new Error(messageOf(read.problems[0]));
    const { edits } = editsOf({
      before: read.config,
      file,
      text: `version: 1\n${after}`,
      isFirst: false,
      lost,
    });
    return edits.flatMap((one) => (one.isLooser ? [one.before ?? one.after] : []));
  };
  const [plain, built] = ['policies: [k8s/**]\n', 'policies: [{kustomize: k8s}]\n'];

  test('configuration edits: another source of the same objects is not looser', () => {
    expect(edits(plain, built, [])).toEqual([]);
  });

  test('configuration edits: objects that are not evaluated any more are', () => {
    expect(edits(plain, built, ['NodePool/gpu'])).toEqual(['NodePool/gpu']);
  });

  test('configuration edits: an exclusion is, also if it excludes nothing yet', () => {
    expect(edits(plain, 'policies: [k8s/**, "!gpu/**"]\n', [])).toEqual(['!gpu/**']);
  });
});

/** An edit of every setting. */
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
  'configuration edits: one of %s is listed, or has no effect',
  (name) => {
    const settings = proposed(...EDITS[name]).map(({ setting }) => setting.split('.')[0]);
    expect(new Set(settings)).toEqual(new Set(WITHOUT_EFFECT.has(name) ? [] : [name]));
  },
);

test.each([
  [EDITS.freezes[0], '{ name: x, from: 2026-12-20T00:00:00, to: 2027-01-03T00:00:00 }'],
  ['policies: [{kustomize: a, namespace: x}]\n', 'kustomize: a, namespace: x'],
  [
    'policies: [{helm: {chart: a, values: [b.yaml], set: {c: 1}}}]\n',
    'helm: { chart: a, release: release, values: [ b.yaml ], set: { c: "1" } }',
  ],
  ['policies: [{argocd: "a/*.yaml", destination: b}]\n', 'argocd: [ a/*.yaml ], destination: [ b ]'],
  ['policies: [{path: a, variables: {X: "1"}}]\n', 'path: a, variables: { X: "1" }'],
])('configuration edits: values are YAML, as the file has them: %s', (before, shown) => {
  expect(proposed(before, '').flatMap((one) => one.before ?? [])).toEqual([shown]);
});
