import { clustersOf, NO_CLUSTER } from '../src/config/clusters.js';
import { readConfig } from '../src/config/read.js';
import { messagesOf, plainly } from './messages.js';

const read = (text: string) => readConfig(`version: 1\n${text}`, 'fleetplan.yml');

/** The problems of a configuration that cannot be used. */
function problemsOf(text: string) {
  const answer = read(text);
  return 'problems' in answer ? plainly(answer.problems) : [];
}

function configOf(text: string) {
  const answer = read(text);
  if ('problems' in answer) throw new Error(messagesOf(answer.problems).join('\n'));
  return answer.config;
}

test('sources: a file without clusters is one plan with its own settings', () => {
  const config = configOf('cluster: one\npolicies: [a/**]\n');
  expect(clustersOf(config)).toEqual([
    { config, path: [], target: { ...NO_CLUSTER, name: 'one', snapshots: [] } },
  ]);
});

test('sources: a cluster takes absent settings from the file', () => {
  const config = configOf(`policies: [shared/**]
snapshot: [fleet/all.ndjson]
namespace: apps
variables: { REGION: eu, SIZE: 3 }
clusters:
  - name: dev
    policies: [{ kustomize: overlays/dev }]
    variables: { SIZE: 1 }
  - { name: prod, snapshot: [fleet/prod.ndjson], namespace: prod }
`);
  const seen = clustersOf(config).map(({ config: one, path }) => ({
    path,
    cluster: one.cluster,
    policies: one.policies?.map(({ kind }) => kind),
    snapshot: one.snapshot,
    namespace: one.namespace,
    variables: one.variables,
  }));
  expect(seen).toEqual([
    {
      path: ['clusters', 0],
      cluster: 'dev',
      policies: ['kustomize'],
      snapshot: ['fleet/all.ndjson'],
      namespace: 'apps',
      variables: { REGION: 'eu', SIZE: '1' },
    },
    {
      path: ['clusters', 1],
      cluster: 'prod',
      policies: ['path'],
      snapshot: ['fleet/prod.ndjson'],
      namespace: 'prod',
      variables: { REGION: 'eu', SIZE: '3' },
    },
  ]);
});

test('two clusters of one name are an error: their comments and parts would be one', () => {
  expect(problemsOf('clusters: [{ name: a }, { name: a }]\n')).toMatchObject([
    { message: expect.stringContaining('clusters.1.name') as unknown },
  ]);
});

test.each([
  [
    '[{ kustomize: overlays/prod, namespace: prod }]',
    [{ kind: 'kustomize', folder: 'overlays/prod', namespace: 'prod', variables: {} }],
  ],
  ['a.yaml', [{ kind: 'path', globs: ['a.yaml'], namespace: null, variables: {} }]],
  [
    "['a/**', '!a/x/**', { path: 'b/**', namespace: b }]",
    [
      { kind: 'path', globs: ['a/**', '!a/x/**'], namespace: null, variables: {} },
      { kind: 'path', globs: ['b/**', '!a/x/**'], namespace: 'b', variables: {} },
    ],
  ],
  [
    "['!x/**', { path: 'b/**' }]",
    [{ kind: 'path', globs: ['b/**', '!x/**'], namespace: null, variables: {} }],
  ],
  [
    '[{ helm: { chart: charts/a, values: v.yaml, set: { replicas: 3 } } }]',
    [
      {
        kind: 'helm',
        chart: 'charts/a',
        values: ['v.yaml'],
        set: { replicas: '3' },
        release: 'release',
        namespace: null,
        variables: {},
      },
    ],
  ],
  [
    '[{ flux: clusters/prod }]',
    [{ kind: 'flux', folder: 'clusters/prod', destination: null, namespace: null, variables: {} }],
  ],
  [
    '[{ argocd: apps/*.yaml }]',
    [
      {
        kind: 'argocd',
        globs: ['apps/*.yaml'],
        chart: null,
        destination: null,
        namespace: null,
        variables: {},
      },
    ],
  ],
  [
    '[{ argocd: { chart: environments, values: [environments/values-prod.yaml] } }]',
    [
      {
        kind: 'argocd',
        globs: [],
        chart: {
          chart: 'environments',
          values: ['environments/values-prod.yaml'],
          set: {},
          release: 'release',
          namespace: null,
        },
        destination: null,
        namespace: null,
        variables: {},
      },
    ],
  ],
  ['[{ rendered: out }]', [{ kind: 'rendered', folder: 'out', namespace: null, variables: {} }]],
])('policies: %s', (written, sources) => {
  expect(configOf(`policies: ${written}\n`).policies).toEqual(sources);
});

test.each([
  ['policies: [{ kustomise: a }]', 'policies.0: must be a glob, or a mapping with one of path,'],
  ['policies: [{ kustomize: 3 }]', 'policies.0.kustomize: '],
  ['policies: 3', 'policies: '],
  ['policies: []', 'policies: '],
  ['policies: [{ kustomize: a, helm: { chart: b } }]', 'policies.0.helm is not a setting'],
  ['policies: [{ helm: { chart: a, valuez: b } }]', 'policies.0.helm.valuez is not a setting'],
  ['namespace: Not_A_Name', 'namespace'],
  ["variables: { 'a-b': x }", 'variables'],
])('policy sources: %s is an error at its place', (text, where) => {
  expect(problemsOf(`${text}\n`)).toMatchObject([
    { message: expect.stringContaining(where) as unknown, place: { line: 2 } },
  ]);
});
