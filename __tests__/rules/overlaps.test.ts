import type { Finding } from '../../src/plan/finding.js';
import type { Overlap } from '../../src/plan/model.js';
import { combinedPeakAboveLimit } from '../../src/rules/fleet/combined-peak-above-limit.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

function isOverlap({ evidence }: Pick<Finding, 'evidence'>): boolean {
  return evidence['cause'] === 'overlap';
}

describe('combined-peak-above-limit: what next rollouts take beyond their own limits depends on the hour', () => {
  const pool = (...budgets: readonly string[]): string =>
    `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: general}\nspec:\n  disruption: {budgets: [${budgets.join(', ')}]}\n` +
    '  template: {spec: {expireAfter: Never, terminationGracePeriod: 24h, nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}, requirements: []}}\n';
  const agent =
    '---\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: agent, namespace: ops}\nspec:\n  minReadySeconds: 20\n' +
    '  updateStrategy: {rollingUpdate: {maxUnavailable: 1}}\n  selector: {matchLabels: {app: agent}}\n' +
    '  template: {metadata: {labels: {app: agent}}, spec: {containers: [{name: agent, image: "a:1", readinessProbe: {tcpSocket: {port: 1}, periodSeconds: 10}}]}}\n';
  const { plan } = planOf({
    base: pool('{nodes: "1"}') + agent,
    head: pool('{nodes: "2"}') + agent,
    snapshot: nodeList(
      parseFleet('10 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true\n30 nodes other=true'),
    ),
  });
  /** The magnitude and the severity, where so many of the two are out at some hour. */
  const weighed = (ofPool: number, ofAgent: number, isPossible = true) => {
    const overlaps = plan.head.combined.overlaps.map((overlap): Overlap => {
      const policies = overlap.policies.map((one) => ({
        ...one,
        atOnce: one.ref.kind === 'NodePool' ? ofPool : ofAgent,
      }));
      const [a, b] = policies;
      if (!a || !b) return overlap;
      return { ...overlap, policies: [a, b], togetherAtOnce: ofPool + ofAgent, isPossible };
    });
    const side = { ...plan.head, combined: { ...plan.head.combined, overlaps } };
    return [
      ...combinedPeakAboveLimit.evaluate({
        plan,
        side,
        options: combinedPeakAboveLimit.options.parse({ limit: '30%' }),
        base: null,
      }),
    ]
      .filter(isOverlap)
      .map(({ magnitude, severity }) => [magnitude, severity]);
  };

  test.each<[string, unknown[], unknown[]]>([
    ['two of the pool and one pod are what their limits allow', weighed(2, 1), [[3, 'warning']]],
    ['a second pod that a drained node lost counts for no more', weighed(2, 2), [[3, 'warning']]],
    ['fewer that meet are fewer', weighed(1, 1), [[2, 'warning']]],
    ['what something starts counts as it is', weighed(2, 2, false), [[4, 'error']]],
  ])('%s', (_claim, found, expected) => {
    expect(found).toEqual(expected);
  });
});
