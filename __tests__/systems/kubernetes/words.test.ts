import { brakesPhrase } from '../../../src/report/numbers/brakes.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { planned, podOf, workload } from './plans.js';

const TEN = nodeList(parseFleet('10 nodes'));
const update = (strategy: object, kind = 'DaemonSet'): object =>
  kind === 'DaemonSet'
    ? workload(kind, { spec: { updateStrategy: { rollingUpdate: strategy } } })
    : workload(kind, { spec: { replicas: 8, strategy: { rollingUpdate: strategy } } });

describe('only a percentage is rounded', () => {
  test.each([
    ['DaemonSet', { maxUnavailable: 1 }, 'maxUnavailable 1 is 1 of 10 nodes: '],
    ['DaemonSet', { maxUnavailable: '15%' }, 'maxUnavailable 15% is 2 of 10 nodes (rounds up): '],
    ['Deployment', { maxUnavailable: 10, maxSurge: 0 }, 'maxUnavailable 10 is 8 of 8, maxSurge 0 is 0: '],
    [
      'Deployment',
      { maxUnavailable: '30%', maxSurge: 1 },
      'maxUnavailable 30% is 2 of 8 (rounds down), maxSurge 1 is 1: ',
    ],
  ])('%s %j', (kind, strategy, note) => {
    const { notes } = planned({ head: update(strategy, kind), snapshot: TEN });
    expect(notes.join('\n')).toContain(note);
  });
});

test.each([
  [{ maxUnavailable: '5%', maxSurge: 0 }, true],
  [{ maxUnavailable: '13%', maxSurge: 0 }, false],
  [{ maxUnavailable: '100%', maxSurge: 0 }, false],
])('limits that both come to 0, %j', (strategy, isRaised) => {
  const notes = planned({ head: update(strategy, 'Deployment'), snapshot: TEN }).notes.join('\n');
  expect(notes.includes('Both limits come to 0')).toBe(isRaised);
});

test.each([
  [8, 7, '1 pod goes at once'],
  [7, 8, '1 pod more starts'],
  [8, 6, '2 pods go at once'],
])('replicas %i -> %i in words', (from, to, words) => {
  const side = (replicas: number): object => workload('Deployment', { spec: { replicas } });
  expect(planned({ base: side(from), head: side(to), snapshot: TEN }).says).toContain(words);
});

test('a domain of anti-affinity goes by its short name', () => {
  const term = { topologyKey: 'topology.kubernetes.io/zone', labelSelector: { matchLabels: { app: 'app' } } };
  const pod = { affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } } };
  const snapshot = nodeList(
    parseFleet('1 node topology.kubernetes.io/zone=a\n1 node topology.kubernetes.io/zone=b'),
  );
  const { group } = planned({ head: workload('Deployment', { pod, spec: { replicas: 2 } }), snapshot });
  expect(group.why).toContain('on topology.kubernetes.io/zone allows one pod a zone,');
});

describe('fixes that fit a workload', () => {
  const rack = (n: number): string => `2 nodes topology.kubernetes.io/rack=r${n}`;
  const snapshot = nodeList(parseFleet([1, 2, 3, 4, 5].map(rack).join('\n')));
  const findingOf = (head: object, rule: string, fleet: object = snapshot) =>
    planOf({ head: JSON.stringify(head), snapshot: fleet }).findings.find((finding) => finding.rule === rule);

  test('a DaemonSet has no compartments, and its order is not that of creation', () => {
    const finding = findingOf(update({ maxUnavailable: 2 }), 'failure-domain-at-once');
    expect(finding?.message).toContain('A DaemonSet takes nodes in no order');
    expect(finding?.remediation).toContain('Set maxUnavailable below');
    expect(`${finding?.message} ${finding?.remediation}`).not.toMatch(/compartment|creation/);
  });

  test('a limit that is low enough is not advised again: what is out already is', () => {
    const status = { desiredNumberScheduled: 4, updatedNumberScheduled: 4, numberAvailable: 1 };
    const live = workload('DaemonSet', { status });
    const pods = [1, 2, 3, 4].map((n) => podOf('DaemonSet', n, 'old', n === 1));
    const fleet = nodeList(parseFleet('4 nodes'), [live, ...pods]);
    const head = workload('DaemonSet', { image: 'app:2' });
    expect(findingOf(head, 'peak-above-limit', fleet)?.remediation).toBe(
      'Bring back what is out already; maxUnavailable is low enough.',
    );
  });
});

test.each([
  ['without a readinessProbe', {}, 'only a pod that does not start'],
  ['with one', { readinessProbe: { httpGet: { path: '/', port: 80 } } }, 'a failure'],
])('what holds a bad version %s', (_claim, container, words) => {
  const { group } = planned({ head: workload('DaemonSet', { container }), snapshot: TEN });
  expect(JSON.stringify(brakesPhrase(group))).toContain(words);
});
