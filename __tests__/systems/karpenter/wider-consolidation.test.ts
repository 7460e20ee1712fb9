import { describe, expect, test } from '@jest/globals';
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
      'as Underutilized, nodes that run pods included',
    ],
    ['at all', pool(ALL, 'Never'), pool(ALL, '1h'), 'as Underutilized and Empty'],
    ['empty nodes at all', pool(EMPTY, 'Never'), pool(EMPTY, '1h'), 'as Empty'],
    ['sooner', pool(ALL, '1h'), pool(ALL, '30s'), 'where it was 1 h'],
    [
      'without a wait',
      pool(ALL, '1h'),
      pool(ALL, '0s'),
      'at once when a pod has come or gone, where it was after 1 h',
    ],
    ['for little', pool('Balanced', '1h'), pool(ALL, '1h'), 'as Underutilized where that saves little'],
  ])('%s', (_name, base, head, words) => {
    const { says, same } = saidOf(base, head);
    expect(says).toContain(words);
    expect(same).toBe(false);
  });

  // Source: ministryofjustice/modernisation-platform-environments#7329.
  test.each<[string, object, string, boolean]>([
    ['a Job is at work there, and nothing keeps it', {}, 'Running', true],
    ['its pod may not be disrupted', { 'karpenter.sh/do-not-disrupt': 'true' }, 'Running', false],
    ['it is over', {}, 'Succeeded', false],
  ])('nodes of Jobs are counted where %s', (_claim, annotations, phase, isTold) => {
    const ownerReferences = [{ apiVersion: 'batch/v1', kind: 'Job', name: 'build', controller: true }];
    const fleet = parseFleet(FLEET);
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'build-x', namespace: 'ci', annotations, ownerReferences },
      spec: { nodeName: 'node-0001' },
      status: { phase },
    };
    const { findings } = planOf({
      base: pool(EMPTY, '1h'),
      head: pool(ALL, '1h'),
      snapshot: nodeList(fleet, [pod]),
    });
    const told = findings.find(({ rule }) => rule === 'consolidation-widened')?.message ?? '';
    expect(told.includes('1 node with pods of Jobs that nothing keeps there: `ci/build-x`')).toBe(isTold);
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
    expect(plan.head.policies[0]?.change?.says).toContain(
      `Consolidation takes nodes otherwise from now on: ${edit}.`,
    );
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
    expect(says).toContain('as Underutilized, nodes that run pods included, each after 30 s');
  });
});

const TYPE = 'node.kubernetes.io/instance-type';
const CPU = 'karpenter.k8s.aws/instance-cpu';
const of = (key: string, operator: string, ...values: string[]): Supply => ({
  requirements: [{ key, operator, values }],
});

describe('requirements that let a pool make other nodes let consolidation replace those that run', () => {
  const labelled = `${FLEET} ${TYPE}=c5.large ${CPU}=8`;

  // Source: kubernetes-sigs/karpenter#2549: a key that no node has is one that all nodes drift by.
  test.each([
    ['no node drifts by it', of(TYPE, 'In', 'c5.large', 'm6a.large'), true],
    ['all nodes drift by another requirement of the same edit', of('example.com/flex', 'In', 'false'), false],
  ])('that none drifts is said where %s', (_claim, head, isSaid) => {
    const { says } = saidOf(pool(ALL, '1h', of(TYPE, 'In', 'c5.large')), pool(ALL, '1h', head), labelled);
    expect(says).toContain('may replace running nodes by others that are cheaper');
    expect(says.includes('No node drifts')).toBe(isSaid);
  });

  // aws/karpenter-provider-aws#4356
  test.each([
    [
      'a further instance type',
      of(TYPE, 'In', 'c5.large'),
      of(TYPE, 'In', 'c5.large', 'm6a.large'),
      'm6a.large',
    ],
    ['a list that is gone', of(TYPE, 'In', 'c5.large'), {}, 'In c5.large -> any'],
    [
      'one that is no longer kept out',
      of(TYPE, 'NotIn', 't3.nano', 't3.micro'),
      of(TYPE, 'NotIn', 't3.nano'),
      'NotIn t3.nano',
    ],
    ['a lower bound that sinks', of(CPU, 'Gt', '7'), of(CPU, 'Gt', '3'), 'Gt 7 -> Gt 3'],
    ['an upper bound that rises', of(CPU, 'Lt', '9'), of(CPU, 'Lt', '17'), 'Lt 9 -> Lt 17'],
    ['a list that becomes a bound', of(CPU, 'In', '8'), of(CPU, 'Gt', '1'), 'In 8 -> Gt 1'],
  ])('%s', (_name, base, head, words) => {
    const { says, same } = saidOf(pool(ALL, '1h', base), pool(ALL, '1h', head), labelled);
    expect(says).toContain('may replace running nodes by others that are cheaper');
    expect(says).toContain(words);
    expect(same).toBe(false);
  });

  test.each([
    ['fewer types', of(TYPE, 'In', 'c5.large', 'm6a.large'), of(TYPE, 'In', 'c5.large')],
    [
      'the same in another order',
      of(TYPE, 'In', 'c5.large', 'm6a.large'),
      of(TYPE, 'In', 'm6a.large', 'c5.large'),
    ],
    [
      'a zone more, of the same types',
      of('topology.kubernetes.io/zone', 'In', 'a'),
      of('topology.kubernetes.io/zone', 'In', 'a', 'b'),
    ],
    ['a bound that narrows', of(CPU, 'Gt', '3'), of(CPU, 'Gt', '7')],
  ])('%s is not told', (_name, base, head) => {
    expect(saidOf(pool(ALL, '1h', base), pool(ALL, '1h', head), labelled).says).toBe('');
  });

  test('where consolidation takes empty nodes only, none that runs is replaced', () => {
    const [base, head] = [of(TYPE, 'In', 'c5.large'), of(TYPE, 'In', 'c5.large', 'm6a.large')];
    expect(saidOf(pool(EMPTY, '1h', base), pool(EMPTY, '1h', head), labelled).says).toBe('');
  });
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
    expect(plan.policies[0]?.head?.change?.says).toContain('It makes nodes otherwise from now on: ');
  });

  test('the same limit written otherwise is none', () => {
    const [base, head] = [{ limits: { cpu: '48' } }, { limits: { cpu: 48 } }];
    expect(saidOf(pool(EMPTY, '1h', base), pool(EMPTY, '1h', head)).same).toBe(true);
  });
});
