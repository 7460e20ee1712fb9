import { cluster, groupsOf, pool } from './clusters.js';

/** A NodeWright with node b in this state of its interrupt. */
const tuning = (state: string): object => ({
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'NodeWright',
  metadata: { name: 'tuning', creationTimestamp: '2026-11-01T00:00:00Z' },
  spec: { packages: { tune: { version: '1.0.0', image: 'e/t', interrupt: { type: 'reboot' } } } },
  status: {
    status: 'in_progress',
    nodeStatus: { b: 'in_progress' },
    nodeState: {
      b: { 'tune|1.0.0': { name: 'tune', version: '1.0.0', image: 'e/t', stage: 'interrupt', state } },
    },
  },
});

// Karpenter counts a node that is not ready against a budget: kubernetes-sigs/karpenter, pkg/controllers/disruption/helpers.go.
describe('a node that is not ready uses up a budget of 1', () => {
  test.each<[string, readonly object[], string, boolean]>([
    ['for as long as a NodeWright reboots it', [tuning('in_progress')], 'complete', true],
    ['for good, where its interrupt is over', [tuning('complete')], 'stuck', false],
    ['for good, where nobody reboots it', [], 'stuck', false],
  ])('%s', (_claim, live, outcome, goesLater) => {
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{}, { ready: false }, {}, {}], live));
    expect(group?.outcome).toBe(outcome);
    const [first] = group?.batches ?? [];
    expect(first !== undefined && first.start > Date.parse('2026-11-24T08:00:00Z')).toBe(goesLater);
  });
});
