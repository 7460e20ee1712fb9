import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

const pool = (budget: string, expireAfter = 'Never'): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: default }
spec:
  template:
    spec:
      expireAfter: ${expireAfter}
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 0s, budgets: [${budget}] }
`;

/** What is refused of it, and the values that each refusal gives as examples. */
function refusals(head: string): string[] {
  const { findings } = planOf({ head, snapshot: nodeList([{ labels: {} }]) });
  return findings.filter(({ rule }) => rule === 'invalid-policy').map(({ message }) => message);
}

describe('what does not match a pattern is told with a value that does', () => {
  test.each([
    ['a number of nodes', pool('{ nodes: "ten" }'), '"10%" or "2"'],
    ['a duration', pool('{ nodes: "1", schedule: "@daily", duration: 8 hours }'), '8h or 1h30m'],
    ['a schedule', pool('{ nodes: "1", schedule: "often", duration: 8h }'), '"0 9 * * mon-fri" or "@daily"'],
    ['an age', pool('{ nodes: "1" }', '3 days'), '720h or Never'],
  ])('%s', (_claim, head, example) => {
    expect(refusals(head).join('\n')).toContain(`, write it as in ${example}`);
  });

  test('the values are taken', () => {
    for (const nodes of ['10%', '2'])
      for (const duration of ['8h', '1h30m'])
        for (const schedule of ['0 9 * * mon-fri', '@daily'])
          for (const age of ['720h', 'Never'])
            expect(
              refusals(pool(`{ nodes: "${nodes}", schedule: "${schedule}", duration: ${duration} }`, age)),
            ).toEqual([]);
  });
});
