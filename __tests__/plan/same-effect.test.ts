import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { budget, nodePool, textOf } from './measure/world-objects.js';

const NO_NODE_OF_IT = nodeList([{ labels: {} }]);
const [POOL, NO_NODE] = [nodePool('1', 'a'), { matchLabels: { a: 'b' } }];

/** A Plan of no node with this delay. */
function delayed(postCompleteDelay: string): object {
  return {
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade' },
    spec: { nodeSelector: NO_NODE, version: 'v1', upgrade: { image: 'a/b' }, postCompleteDelay },
  };
}

function isSame(base: object, head: object | null): boolean | undefined {
  const { plan } = planOf({
    base: textOf([base]),
    head: textOf(head ? [head] : []),
    snapshot: NO_NODE_OF_IT,
  });
  return plan.policies[0]?.sameEffect;
}

test.each<[string, object, object | null, boolean]>([
  [
    'another text that does the same is no other effect',
    POOL,
    { ...POOL, metadata: { name: 'default', labels: { a: 'b' } } },
    true,
  ],
  ['what is deleted has another effect, though it has no node', POOL, null, false],
  ['so has a budget of no pod', budget('db', 'db', { maxUnavailable: 1 }), null, false],
  [
    'so has a Plan that is stored and upgrades nothing, though no number moves',
    delayed('0s'),
    delayed('x'),
    false,
  ],
  ['a fault that was there before is none of the change', delayed('x'), delayed('y'), true],
])('same effect: %s', (_claim, base, head, expected) => {
  expect(isSame(base, head)).toBe(expected);
});
