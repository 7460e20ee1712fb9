import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { budget, nodePool, textOf } from './measure/world-objects.js';

const NO_NODE_OF_IT = nodeList([{ labels: {} }]);
const POOL = nodePool('1', 'a') as { spec: { template: { spec: object } } };

/** A pool that asks for these zones, each by a requirement of its own. */
function inZones(...zones: string[]): object {
  const requirements = zones.map((zone) => ({
    key: 'topology.kubernetes.io/zone',
    operator: 'In',
    values: [zone],
  }));
  const template = { spec: { ...POOL.spec.template.spec, requirements } };
  return { ...POOL, spec: { ...POOL.spec, template } };
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
    'so has one that is stored and can make no node, though no number moves',
    inZones('a'),
    inZones('a', 'b'),
    false,
  ],
  ['a fault that was there before is none of the change', inZones('a', 'b'), inZones('b', 'a'), true],
])('same effect: %s', (_claim, base, head, expected) => {
  expect(isSame(base, head)).toBe(expected);
});
