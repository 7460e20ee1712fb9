import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

type Metadata = Readonly<Record<string, unknown>>;

const SNAPSHOT = nodeList(parseFleet('3 nodes'));

function budget(metadata: Metadata = {}, maxUnavailable = 1): object {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'prod', ...metadata },
    spec: { maxUnavailable, selector: { matchLabels: { app: 'web' } } },
  };
}

const pool = (metadata: Metadata = {}): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'a', ...metadata },
  spec: {
    template: {
      spec: {
        requirements: [],
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'a' },
      },
    },
  },
});
const namespace = (metadata: Metadata = {}): object => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: 'prod', ...metadata },
});
const labelled = (key: string, value: string): Metadata => ({ labels: { [key]: value } });
const MODE = 'addonmanager.kubernetes.io/mode';
const annotated = (key: string, value: string): Metadata => ({ annotations: { [key]: value } });

function moved(base: readonly object[] | null, head: readonly object[]): string[] {
  const { plan } = planOf({ base: base && textOf(base), head: textOf(head), snapshot: SNAPSHOT });
  return plan.problems.flatMap(({ code, severity }) => (code === 'moved-delivery' ? [severity] : []));
}

const HOOK = annotated('argocd.argoproj.io/hook', 'Skip');
const STOPPED = annotated('kustomize.toolkit.fluxcd.io/reconcile', 'disabled');
const OWNED = { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'gone', uid: '1' }] };

test.each<[claim: string, metadata: Metadata]>([
  ['a hook of Argo CD', HOOK],
  ['a hook of Helm', annotated('helm.sh/hook', 'pre-install')],
  ['local only', annotated('config.kubernetes.io/local-config', 'true')],
  ['made anew by Argo CD', annotated('argocd.argoproj.io/sync-options', 'Replace=true, Force=true')],
  ['made anew by kapp', annotated('kapp.k14s.io/update-strategy', 'always-replace')],
  ['made anew by kapp where it must', annotated('kapp.k14s.io/update-strategy', 'fallback-on-replace')],
  ['made anew by Flux', annotated('kustomize.toolkit.fluxcd.io/force', 'Enabled')],
  ['owned by something', OWNED],
  ['that kube-janitor deletes', annotated('janitor/ttl', '1h')],
  ['that it deletes at an instant', annotated('janitor/expires', '2026-12-01')],
  ['that Kyverno deletes', labelled('cleanup.kyverno.io/ttl', '2m')],
  ['that k8s-ttl-controller deletes', annotated('k8s-ttl-controller.twin.sh/ttl', '1h')],
  ['for some clusters alone', annotated('configsync.gke.io/cluster-name-selector', 'a')],
])(
  'an object that the change makes %s is not judged, and neither is one that is so no more',
  (_, metadata) => {
    expect(moved([budget()], [budget(metadata)])).toEqual(['error']);
    expect(moved([budget(metadata)], [budget()])).toEqual(['error']);
  },
);

test.each<[claim: string, metadata: Metadata]>([
  ['Flux', STOPPED],
  ['Flux by server-side apply', annotated('kustomize.toolkit.fluxcd.io/ssa', 'IfNotPresent')],
  ['kpt', annotated('client.lifecycle.config.k8s.io/mutation', 'ignore')],
  ['kapp', annotated('kapp.k14s.io/noop', '')],
  ['kapp, which looks whether it is there,', annotated('kapp.k14s.io/exists', '')],
  ['Flux 1', annotated('fluxcd.io/ignore', 'true')],
  ['Flux 1 by its older name', annotated('flux.weave.works/ignore', 'sync_only')],
  ['Config Sync', annotated('configmanagement.gke.io/managed', 'disabled')],
  ['kube-downscaler, which sets replicas,', annotated('downscaler/uptime', 'never')],
  [
    'kube-downscaler by its other name for hours',
    annotated('downscaler/downscale-period', 'Sat-Sun 00:00-24:00 UTC'),
  ],
  ['Keel, which puts images in,', annotated('keel.sh/policy', 'all')],
  ['Keel by a label', labelled('keel.sh/policy', 'force')],
  ['Flux 1, which puts images in,', annotated('fluxcd.io/automated', 'true')],
  ['the addon manager', labelled(MODE, 'EnsureExists')],
  ['kapp by its strategy', annotated('kapp.k14s.io/update-strategy', 'skip')],
])('what %s leaves alone from now on is a warning, and an edit beside it is not judged', (_, metadata) => {
  expect(moved([budget()], [budget(metadata)])).toEqual(['warning']);
  const { verdict } = planOf({
    base: textOf([budget()]),
    head: textOf([budget(metadata)]),
    snapshot: SNAPSHOT,
  });
  expect(verdict).toBe('warn');
  expect(moved([budget()], [budget(metadata, 2)])).toEqual(['error']);
});

describe('an edit of what the tool leaves as it is starts nothing, and is told as that', () => {
  test.each<[claim: string, metadata: Metadata, problems: string[]]>([
    ['Flux', STOPPED, ['warning']],
    [
      'Flux, which only creates it',
      annotated('kustomize.toolkit.fluxcd.io/ssa', 'IfNotPresent'),
      ['warning'],
    ],
    ['kapp', annotated('kapp.k14s.io/update-strategy', 'skip'), ['warning']],
    ['the addon manager', labelled(MODE, 'EnsureExists'), ['warning']],
    ['what stays out of the cluster', annotated('config.kubernetes.io/local-config', 'true'), ['warning']],
    ['but not of kube-downscaler, which sets replicas alone', annotated('downscaler/uptime', 'never'), []],
    ['nor of Keel, which sets images alone', annotated('keel.sh/policy', 'all'), []],
  ])('%s', (_, metadata, problems) => {
    expect(moved([budget(metadata)], [budget(metadata, 2)])).toEqual(problems);
    expect(moved([budget(metadata)], [budget(metadata)])).toEqual([]);
  });
});

test.each<[claim: string, base: object[] | null, head: object[], problems: string[]]>([
  ['that both sides give alike', [budget(HOOK)], [budget(HOOK, 2)], []],
  // aws/karpenter-provider-aws#3895
  ...(
    [
      ['of a hook that Helm makes anew', annotated('helm.sh/hook', 'post-install,post-upgrade'), ['error']],
      ['of a hook that Argo CD makes anew', annotated('argocd.argoproj.io/hook', 'Sync'), ['error']],
      [
        'of an object that Argo CD replaces by force',
        annotated('argocd.argoproj.io/sync-options', 'Replace=true,Force=true'),
        ['error'],
      ],
      [
        'of an object that kapp replaces',
        annotated('kapp.k14s.io/update-strategy', 'always-replace'),
        ['error'],
      ],
      ['of an object that kapp edits', annotated('kapp.k14s.io/update-strategy', 'fallback-on-update'), []],
      ['of a hook of the first installation', annotated('helm.sh/hook', 'pre-install'), []],
      [
        'of a hook that stays',
        { annotations: { 'helm.sh/hook': 'pre-upgrade', 'helm.sh/hook-delete-policy': 'hook-failed' } },
        [],
      ],
    ] as const
  ).flatMap(
    ([claim, metadata, problems]) =>
      [
        [`${claim}, edited`, [budget(metadata)], [budget(metadata, 2)], [...problems]],
        [`${claim}, left as it is`, [budget(metadata)], [budget(metadata)], []],
      ] as [string, object[], object[], string[]][],
  ),
  ['of another kind', [budget(HOOK)], [budget(annotated('helm.sh/hook', 'post-install'))], ['error']],
  ['of an object that is new', [], [budget(HOOK)], ['error']],
  ['without a base', null, [budget(HOOK)], ['warning']],
  ['of an object that goes', [budget(HOOK)], [], []],
  ['that the addon manager applies by', [budget()], [budget(labelled(MODE, 'Reconcile'), 2)], []],
  ['that it applies by, taken off', [budget(labelled(MODE, 'Reconcile'))], [budget()], ['error']],
  [
    'that it applies by, for the one to leave it alone',
    [budget(labelled(MODE, 'Reconcile'))],
    [budget(labelled(MODE, 'EnsureExists'))],
    ['error'],
  ],
  [
    'of kube-downscaler for a namespace',
    [budget(), namespace()],
    [budget(), namespace(annotated('downscaler/force-downtime', 'true'))],
    ['warning'],
  ],
  [
    'of kube-janitor for a namespace',
    [budget(), namespace()],
    [budget(), namespace(annotated('janitor/ttl', '1d'))],
    ['error'],
  ],
  ['of kube-janitor for what it never looks at', [pool()], [pool(annotated('janitor/ttl', '1d'))], []],
  ['of Kyverno, which does', [pool()], [pool(labelled('cleanup.kyverno.io/ttl', '1d'))], ['error']],
  ['of kube-janitor to keep it', [budget()], [budget(annotated('janitor/ttl', 'forever'))], []],
  ['of Argo CD for a namespace', [budget(), namespace()], [budget(), namespace(HOOK)], []],
  [
    'that kept kube-downscaler away',
    [budget(annotated('downscaler/exclude', 'true'))],
    [budget()],
    ['error'],
  ],
  ['that keeps it away', [budget()], [budget(annotated('downscaler/exclude', 'true'))], []],
  ['of Keel for nothing', [budget()], [budget(annotated('keel.sh/policy', 'never'), 2)], []],
  ['of a tool that is not meant', [budget()], [budget(annotated('fluxcd.io/ignore', 'false'), 2)], []],
  [
    'that is only compared otherwise',
    [budget()],
    [budget(annotated('argocd.argoproj.io/compare-options', 'IgnoreExtraneous'), 2)],
    [],
  ],
  [
    'that keeps the object',
    [budget()],
    [budget(annotated('argocd.argoproj.io/sync-options', 'Prune=false'))],
    [],
  ],
  [
    'that says the default',
    [budget()],
    [budget(annotated('kustomize.toolkit.fluxcd.io/reconcile', 'enabled'))],
    [],
  ],
  [
    'of something that is not planned',
    [budget()],
    [budget(), { apiVersion: 'batch/v1', kind: 'Job', metadata: { name: 'x', ...HOOK } }],
    [],
  ],
])('an order %s', (_, base, head, problems) => {
  expect(moved(base, head)).toEqual(problems);
});

test.each<[claim: string, base: Metadata | null, head: Metadata, told: readonly string[]]>([
  ['a resourceVersion that the change writes', {}, { resourceVersion: '7' }, ['error']],
  ['a uid that the change writes', {}, { uid: '0b1f' }, ['error']],
  ['a new object with a resourceVersion', null, { resourceVersion: '7' }, ['error']],
  ['a new object with a uid, which the server replaces', null, { uid: '0b1f' }, []],
  ['another resourceVersion', { resourceVersion: '7' }, { resourceVersion: '8' }, []],
  ['one that is taken off', { resourceVersion: '7', uid: '0b1f' }, {}, []],
  ['an empty one', {}, { resourceVersion: '' }, []],
])('What the API server takes for a condition: %s', (_claim, base, head, told) => {
  expect(moved(base ? [budget(base)] : [], [budget(head)])).toEqual(told);
});
