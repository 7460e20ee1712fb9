import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { AT, cluster, pool } from '../systems/karpenter/clusters.js';

const FIXED =
  'replicas: 2\n  limits: {nodes: 2}\n  disruption: {consolidateAfter: 1h, budgets: [{nodes: "1"}]}';
/** kubernetes-sigs/karpenter#1576 */
const CLOSED = 'disruption: {budgets: [{nodes: "10%"}, {nodes: "0", reasons: [Drifted]}]}';
const KEPT = cluster([{ annotations: { 'karpenter.sh/do-not-disrupt': 'true' } }, {}]);

function statuses(rule: string, before: string, after: string, snapshot: object): string[] {
  const { findings } = planOf({ base: before, head: after, snapshot, at: AT });
  return findings.filter((finding) => finding.rule === rule).map(({ status }) => status);
}

// aws/karpenter-provider-aws#8873: what the edit is for never happens, and nothing in the cluster says so.
describe('a drift that the change starts and that never ends is no old story', () => {
  test.each([
    ['no-progress', pool({ spec: FIXED }), pool({ spec: FIXED, team: 'b' }), cluster([{}, {}])],
    ['never-allowed', pool({ spec: CLOSED }), pool({ spec: CLOSED, team: 'b' }), cluster([{}, {}])],
    ['no-progress', pool(), pool({ team: 'b' }), KEPT],
  ])('%s: worse than when it was only what the next drift would do', (rule, before, after, snapshot) => {
    expect(statuses(rule, before, after, snapshot)).toEqual(['worsened']);
    expect(statuses(rule, before, before, snapshot)).toEqual(['unchanged']);
  });
});

/** A policy of each system whose selector matches nothing, before and after an edit that asks for a rollout, and after one that does not. */
const OF_NOTHING: readonly [string, (version: string) => string, string, string][] = [
  [
    'a Plan',
    (of) =>
      `{apiVersion: upgrade.cattle.io/v1, kind: Plan, metadata: {name: os, namespace: system-upgrade}, spec: {${of}, nodeSelector: {matchLabels: {gpu: "yes"}}, upgrade: {image: example.com/os}}}`,
    'version: "1", concurrency: 2',
    'version: "2", concurrency: 2',
  ],
  [
    'a NodeWright',
    (of) =>
      `{apiVersion: nodewright.nvidia.com/v1alpha1, kind: NodeWright, metadata: {name: tuning}, spec: {nodeSelectors: {matchLabels: {gpu: "yes"}}, interruptionBudget: {count: 1}, packages: {tuning: {${of}, image: example.com/tuning}}}}`,
    'version: "1.0.0"',
    'version: "1.1.0"',
  ],
  [
    'a DaemonSet',
    (of) =>
      `{apiVersion: apps/v1, kind: DaemonSet, metadata: {name: agent, namespace: default}, spec: {selector: {matchLabels: {app: agent}}, template: {metadata: {labels: {app: agent}}, spec: {nodeSelector: {gpu: "yes"}, containers: [{name: agent, ${of}}]}}}}`,
    'image: "example.com/agent:1"',
    'image: "example.com/agent:2"',
  ],
  [
    'a placement',
    (of) =>
      `{apiVersion: placement.kubernetes-fleet.io/v1beta1, kind: ClusterResourcePlacement, metadata: {name: app}, spec: {policy: {placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {env: prd}}}]}}}}, resourceSelectors: [${of}]}}`,
    '{group: "", version: v1, kind: Namespace, name: app}',
    '{group: "", version: v1, kind: Namespace, name: app}, {group: "", version: v1, kind: Namespace, name: more}',
  ],
];

// rancher/system-upgrade-controller#147: the new version reaches no node, and the Plan says Complete.
describe('a rollout that the change asks for, of a policy that takes nothing, is no old story', () => {
  const fleet = nodeList([{ labels: { gpu: 'true' } }, { labels: { env: 'prod' }, isCluster: true }]);

  test.each(OF_NOTHING)('%s', (_kind, policy, before, after) => {
    const found = (base: string, head: string): string[] =>
      statuses('selector-matches-nothing', policy(base), policy(head), fleet);
    expect([found(before, after), found(after, after)]).toEqual([['worsened'], ['unchanged']]);
  });

  test('an edit that starts nothing leaves it as it was', () => {
    const plan = OF_NOTHING[0]?.[1] ?? String;
    const [base, head] = ['version: "1", concurrency: 2', 'version: "1", concurrency: 1'].map(plan);
    expect(statuses('selector-matches-nothing', base ?? '', head ?? '', fleet)).toEqual(['unchanged']);
  });
});
