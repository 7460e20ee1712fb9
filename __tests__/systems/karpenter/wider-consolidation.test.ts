import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const FLEET =
  '4 nodes karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';

interface Supply {
  readonly requirements?: readonly object[];
  readonly limits?: object;
  readonly weight?: number;
}

function pool(consolidationPolicy: string, consolidateAfter: string, supply: Supply = {}): string {
  return JSON.stringify({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        spec: {
          expireAfter: 'Never',
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [
            { key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] },
            ...(supply.requirements ?? []),
          ],
        },
      },
      ...(supply.limits ? { limits: supply.limits } : {}),
      ...(supply.weight === undefined ? {} : { weight: supply.weight }),
      disruption: { consolidationPolicy, consolidateAfter, budgets: [{ nodes: '1' }] },
    },
  });
}

const EMPTY = 'WhenEmpty';
const ALL = 'WhenEmptyOrUnderutilized';

function saidOf(base: string, head: string, fleet = FLEET) {
  const { plan, findings } = planOf({ base, head, snapshot: nodeList(parseFleet(fleet)) });
  const found = findings.filter(({ rule }) => rule === 'consolidation-widened');
  return { says: found.map(({ message }) => message).join(), same: plan.policies[0]?.sameEffect };
}

describe('an edit that lets consolidation do more is a change of effect', () => {
  test.each([
    [
      'nodes that run pods too',
      pool(EMPTY, '1h'),
      pool(ALL, '1h'),
      'as Underutilized, nodes with running pods included',
    ],
    ['at all', pool(ALL, 'Never'), pool(ALL, '1h'), 'as Underutilized and Empty'],
    ['empty nodes at all', pool(EMPTY, 'Never'), pool(EMPTY, '1h'), 'as Empty'],
    ['sooner', pool(ALL, '1h'), pool(ALL, '30s'), '(before: 1 h)'],
    ['without a wait', pool(ALL, '1h'), pool(ALL, '0s'), 'as soon as a pod comes or leaves (before: 1 h)'],
    ['for little', pool('Balanced', '1h'), pool(ALL, '1h'), 'Underutilized nodes for a small saving'],
  ])('%s', (_name, base, head, words) => {
    const { says, same } = saidOf(base, head);
    expect(says).toContain(words);
    expect(same).toBe(false);
  });

  test.each([
    ['that lets it do less', pool(ALL, '1h'), pool(EMPTY, '2h')],
    ['that switches it off', pool(ALL, '1h'), pool(ALL, 'Never')],
    ['of nothing', pool(ALL, '1h'), pool(ALL, '60m')],
  ])('one %s is not told', (_name, base, head) => {
    expect(saidOf(base, head).says).toBe('');
  });

  test.each([
    ['weighs more', pool(ALL, '1h'), pool('Balanced', '1h'), `consolidationPolicy ${ALL} -> Balanced`],
    ['leaves more', pool(ALL, '1h'), pool(EMPTY, '1h'), `consolidationPolicy ${ALL} -> ${EMPTY}`],
    ['is switched off', pool(ALL, '1h'), pool(ALL, 'Never'), 'consolidateAfter 1 h -> Never'],
  ])('one by which it %s breaks no rule, and is named as no same effect', (_name, base, head, edit) => {
    const { plan, findings } = planOf({ base, head, snapshot: nodeList(parseFleet(FLEET)) });
    expect(plan.policies[0]?.sameEffect).toBe(false);
    expect(plan.head.policies[0]?.change?.says).toContain(`Consolidation settings change: ${edit}.`);
    expect(findings.filter(({ status }) => status === 'new')).toEqual([]);
  });

  test.each([
    ['its weight', { weight: 80 }, []],
    ['its limits', { limits: { cpu: '10' } }, []],
    [
      'its requirements',
      { requirements: [{ key: 'a/b', operator: 'Exists' }] },
      ['selector-matches-nothing'],
    ],
  ])('an edit of %s alone leaves a pool that is scaled to zero as it is', (_name, supply, rules) => {
    const snapshot = nodeList(parseFleet('2 nodes'));
    const { findings } = planOf({ base: pool(ALL, '1h'), head: pool(ALL, '1h', supply), snapshot });
    expect(findings.flatMap(({ rule, status }) => (status === 'new' ? [rule] : []))).toEqual(rules);
  });

  test('a pool without nodes has none that could be taken', () => {
    expect(saidOf(pool(EMPTY, '1h'), pool(ALL, '1h'), '2 nodes').says).toBe('');
  });

  test('both at once are told together', () => {
    const { says } = saidOf(pool(EMPTY, '1h'), pool(ALL, '30s'));
    expect(says).toContain('as Underutilized, nodes with running pods included, each 30 s after');
  });
});

const TYPE = 'node.kubernetes.io/instance-type';
const of = (key: string, operator: string, ...values: string[]): Supply => ({
  requirements: [{ key, operator, values }],
});

describe('an edit that reaches only nodes that come is no edit without effect', () => {
  test.each([
    ['fewer types', of(TYPE, 'In', 'c5.large', 'm6a.large'), of(TYPE, 'In', 'c5.large')],
    ['a limit that falls', { limits: { cpu: '48' } }, { limits: { cpu: '32' } }],
    ['a limit that is gone', { limits: { cpu: '48' } }, {}],
    ['another weight', { weight: 1 }, { weight: 50 }],
  ])('%s', (_name, base, head) => {
    const { plan } = planOf({
      base: pool(EMPTY, '1h', base),
      head: pool(EMPTY, '1h', head),
      snapshot: nodeList(parseFleet(`${FLEET} ${TYPE}=c5.large`)),
    });
    expect(plan.policies[0]?.sameEffect).toBe(false);
    expect(plan.policies[0]?.head?.change?.says).toContain('New nodes will differ: ');
  });

  test('the same limit written otherwise is none', () => {
    const [base, head] = [{ limits: { cpu: '48' } }, { limits: { cpu: 48 } }];
    expect(saidOf(pool(EMPTY, '1h', base), pool(EMPTY, '1h', head)).same).toBe(true);
  });
});
