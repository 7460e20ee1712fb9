import { readFileSync } from 'node:fs';
import { isObject } from '../../src/manifest/manifest.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { crd } from '../snapshot/crd.js';

const NODES = Array.from({ length: 4 }, (_, i) => ({
  labels: {
    'karpenter.sh/nodepool': 'default',
    'kubernetes.io/hostname': `node-000${i + 1}`,
    'karpenter.sh/initialized': 'true',
    'karpenter.sh/registered': 'true',
  },
}));
const MEMBERS = Array.from({ length: 3 }, () => ({ labels: { env: 'prod' }, isCluster: true }));
const ANYTHING = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };

const KINDS: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['karpenter.sh', 'NodePool', 'nodepools', ['v1', 'v1beta1']],
  ...['DeploymentPolicy', 'Skyhook'].map(
    (kind) => ['skyhook.nvidia.com', kind, `${kind.toLowerCase()}s`, ['v1alpha1']] as const,
  ),
  ['ngn2.nvidia.com', 'NotifyMaintenance', 'notifymaintenances', ['v1alpha1']],
  ['upgrade.cattle.io', 'Plan', 'plans', ['v1']],
  ...[
    'ClusterResourcePlacement',
    'ResourcePlacement',
    'ClusterStagedUpdateStrategy',
    'ClusterStagedUpdateRun',
    'ClusterResourcePlacementDisruptionBudget',
    'ClusterResourcePlacementEviction',
    'ClusterResourceOverride',
  ].map(
    (kind) => ['placement.kubernetes-fleet.io', kind, `${kind.toLowerCase()}s`, ['v1', 'v1beta1']] as const,
  ),
];

const DEFINITIONS = KINDS.map(([group, kind, plural, versions]) =>
  crd({ group, kind, plural, versions: Object.fromEntries(versions.map((name) => [name, ANYTHING])) }),
);
const snapshot = nodeList([...NODES, ...MEMBERS], DEFINITIONS);

interface Vector {
  readonly yaml?: string;
  readonly object?: unknown;
  readonly new?: unknown;
  readonly input?: { readonly manifest?: string };
  readonly verdict?: string;
  readonly expect?: { readonly admitted?: boolean; readonly accepted?: boolean };
  readonly expected?: { readonly accepted: boolean };
}

function isRefused({ verdict, expect: is, expected }: Vector): boolean {
  return (
    (verdict ?? 'accepted') !== 'accepted' || [is?.admitted, is?.accepted, expected?.accepted].includes(false)
  );
}

function refusedTexts(system: string): string[] {
  const text = readFileSync(`conformance/vectors/${system}/validation.json`, 'utf8');
  const read = JSON.parse(text) as Vector[] | { readonly cases: Vector[] };
  return (Array.isArray(read) ? read : read.cases).filter(isRefused).flatMap((vector) => {
    const written = vector.yaml ?? vector.input?.manifest;
    if (written !== undefined) return [written];
    const object = vector.object ?? vector.new;
    return isObject(object) ? [JSON.stringify(object)] : [];
  });
}

/** Objects with a value of the wrong type in each field of the spec in turn. */
function mangled(object: Record<string, unknown>): string[] {
  const spec = isObject(object['spec']) ? object['spec'] : {};
  const values = [null, 'text', -1, 1.5, true, [], {}, [null], [{}], { a: null }];
  return Object.keys(spec).flatMap((name) =>
    values.map((value) => JSON.stringify({ ...object, spec: { ...spec, [name]: value } })),
  );
}

const PLAN = {
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'p', namespace: 'system-upgrade' },
  spec: {
    concurrency: 1,
    nodeSelector: {},
    version: 'v1',
    channel: 'x',
    serviceAccountName: 's',
    secrets: [{ name: 'a', path: '/a' }],
    tolerations: [],
    window: { days: ['monday'], startTime: '01:00', endTime: '02:00' },
    prepare: { image: 'i' },
    drain: { force: true },
    upgrade: { image: 'i' },
    jobActiveDeadlineSecs: 1,
    postCompleteDelay: '1m',
    postCompleteLabels: {},
  },
};

describe('definitions without a schema: no object crashes a plan', () => {
  test.each(['karpenter', 'kubefleet', 'pika', 'skyhook'])(
    '%s: every refused object of its vectors',
    (system) => {
      const texts = refusedTexts(system);
      expect(texts.length).toBeGreaterThan(20);
      for (const head of texts)
        expect([head, typeof planOf({ head, snapshot }).verdict]).toEqual([head, 'string']);
    },
  );

  test.each([
    ['system-upgrade-controller', PLAN],
    [
      'karpenter',
      {
        apiVersion: 'karpenter.sh/v1',
        kind: 'NodePool',
        metadata: { name: 'default' },
        spec: { disruption: {}, limits: {}, replicas: 1, weight: 1, template: {} },
      },
    ],
    [
      'karpenter, a disruption',
      {
        apiVersion: 'karpenter.sh/v1',
        kind: 'NodePool',
        metadata: { name: 'default' },
        spec: {
          disruption: {
            budgets: [{ nodes: 5 }, 'x', { nodes: '10%', reasons: 'Drifted' }],
            consolidateAfter: 1,
          },
          template: { spec: { nodeClassRef: 'x', requirements: {}, taints: 'x' } },
        },
      },
    ],
    [
      'kubefleet',
      {
        apiVersion: 'placement.kubernetes-fleet.io/v1',
        kind: 'ClusterResourcePlacement',
        metadata: { name: 'p' },
        spec: { resourceSelectors: [], policy: {}, strategy: {}, revisionHistoryLimit: 1 },
      },
    ],
    [
      'skyhook',
      {
        apiVersion: 'skyhook.nvidia.com/v1alpha1',
        kind: 'Skyhook',
        metadata: { name: 's' },
        spec: { nodeSelectors: {}, packages: {}, interruptionBudget: {}, priority: 1, serial: true },
      },
    ],
    [
      'skyhook, a policy',
      {
        apiVersion: 'skyhook.nvidia.com/v1alpha1',
        kind: 'DeploymentPolicy',
        metadata: { name: 's' },
        spec: { default: {}, compartments: [] },
      },
    ],
  ])('%s: values of the wrong type in every field', (_system, object) => {
    const base = JSON.stringify(object);
    for (const head of mangled(object))
      expect([head, typeof planOf({ head, base, snapshot }).verdict]).toEqual([head, 'string']);
  });
});
