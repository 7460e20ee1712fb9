import type { PlannedGroup, PlannedPolicy } from '../../../src/plan/model.js';
import type { Report } from '../../../src/plan/finding.js';

const API = 'placement.kubernetes-fleet.io/v1beta1';

export function policy({ plan }: Report, name: string, kind?: string): PlannedPolicy {
  const found = plan.head.policies.find(
    ({ ref }) => ref.name === name && (kind === undefined || ref.kind === kind),
  );
  if (!found) throw new Error(`no policy ${name}`);
  return found;
}

export function group(report: Report, name: string): PlannedGroup {
  const found = report.plan.head.policies
    .flatMap(({ effect }) => effect.groups)
    .find((one) => one.name === name);
  if (!found) throw new Error(`no group ${name}`);
  return found;
}

/** `bind 3 4, remove 1`: the clusters of each batch by what becomes of the placement there. */
export function rounds({ batches, joining = [], leaving = [] }: PlannedGroup): string[] {
  return batches.map(({ targets }) => {
    const parts = {
      bind: targets.filter((target) => joining.includes(target)),
      update: targets.filter((target) => !joining.includes(target) && !leaving.includes(target)),
      remove: targets.filter((target) => leaving.includes(target)),
    };
    return Object.entries(parts)
      .flatMap(([what, names]) => (names.length > 0 ? [`${what} ${names.join(' ')}`] : []))
      .join(', ');
  });
}

export const RESOURCES = 'resourceSelectors: [{group: apps, version: v1, kind: Deployment, name: web}]';

/** A ResourcePlacement, whose resources are tracked; `policy` and `strategy` in flow style. */
export function placement(policy: string, strategy = '{type: RollingUpdate}', resources = RESOURCES): string {
  return `apiVersion: ${API}
kind: ResourcePlacement
metadata: {name: app, namespace: team}
spec:
  ${resources}
  policy: ${policy}
  strategy: ${strategy}
`;
}

/** A ClusterResourcePlacement of a namespace with all that is in it. */
export function clusterPlacement(policy: string, strategy = '{type: RollingUpdate}'): string {
  return `apiVersion: ${API}
kind: ClusterResourcePlacement
metadata: {name: app}
spec:
  resourceSelectors: [{group: "", version: v1, kind: Namespace, name: test-ns}]
  policy: ${policy}
  strategy: ${strategy}
`;
}

/** The same placement with one namespace more, so that other resources are placed and none is taken away. */
export function widened(text: string): string {
  const first = '{group: "", version: v1, kind: Namespace, name: test-ns}';
  return text.replaceAll(`[${first}]`, `[${first}, ${first.replace('test-ns', 'more-ns')}]`);
}

export function strategy(...stages: readonly string[]): string {
  return `apiVersion: ${API}
kind: ClusterStagedUpdateStrategy
metadata: {name: staged}
spec: {stages: [${stages.join(', ')}]}
`;
}

export function run(state = 'Run', name = 'release'): string {
  return `apiVersion: ${API}
kind: ClusterStagedUpdateRun
metadata: {name: ${name}}
spec: {placementName: app, stagedRolloutStrategyName: staged, state: ${state}}
`;
}

export const EXTERNAL = clusterPlacement('{placementType: PickAll}', '{type: External}');

export function files(...texts: readonly string[]): string {
  return texts.join('---\n');
}

/** A live binding of the ClusterResourcePlacement `app`; its resource snapshot is `app-INDEX-snapshot`. */
export function liveBinding(cluster: string, index: number, available: boolean, state = 'Bound'): object {
  const condition = { type: 'Available', status: available ? 'True' : 'False', observedGeneration: 1 };
  return {
    apiVersion: API,
    kind: 'ClusterResourceBinding',
    metadata: { name: `app-${cluster}`, generation: 1, labels: { 'kubernetes-fleet.io/parent-CRP': 'app' } },
    spec: { state, targetCluster: cluster, resourceSnapshotName: `app-${index}-snapshot` },
    status: {
      conditions: [{ ...condition, reason: available ? 'AllWorkAreAvailable' : 'ResourceNotAvailableYet' }],
    },
  };
}
