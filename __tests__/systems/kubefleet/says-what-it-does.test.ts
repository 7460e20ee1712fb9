import { renderText } from '../../../src/report/text/index.js';
import { factOf } from '../../../src/systems/system.js';
import {
  EXTERNAL,
  clusterPlacement,
  files,
  group,
  liveBinding,
  planned,
  policy,
  run,
  strategy,
} from './planned.js';

const PICK_2 = '{placementType: PickN, numberOfClusters: 2}';
const NONE = '{rollingUpdate: {maxUnavailable: 0, maxSurge: 0}}';

const pickN = (count: number, env: string): string =>
  `{placementType: PickN, numberOfClusters: ${count}, affinity: {clusterAffinity: ` +
  `{requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {env: ${env}}}}]}}}}`;

describe('what a placement says of its limits', () => {
  const notesOf = (report: ReturnType<typeof planned>): string => policy(report, 'app').notes.join(' ');

  test('a target number of 0 is not called a standstill: everything goes at once', () => {
    const none = '{placementType: PickN, numberOfClusters: 0}';
    const report = planned('2 clusters', { base: clusterPlacement(PICK_2), head: clusterPlacement(none) });
    expect(notesOf(report)).toContain('what is placed may all go at once');
    expect(notesOf(report)).not.toContain('no update in place');
    expect(group(report, 'app').batches.map(({ size }) => size)).toEqual([2]);
  });

  test('0 and 0 hold a move up, but not the clusters beyond the target number', () => {
    const base = clusterPlacement(pickN(3, 'west'), NONE);
    const report = planned('3 clusters env=west\n2 clusters env=east', {
      base,
      head: clusterPlacement(pickN(2, 'east'), NONE),
    });
    expect(notesOf(report)).toContain('What is beyond the target number is taken away all the same');
    expect(group(report, 'app').batches.map(({ size }) => size)).toEqual([1]);
  });

  test('a short pick is held to maxUnavailable, not to what may be bound besides', () => {
    const report = planned('4 clusters', {
      base: clusterPlacement('{placementType: PickN, numberOfClusters: 2}'),
      head: clusterPlacement(
        '{placementType: PickN, numberOfClusters: 9}',
        '{rollingUpdate: {maxUnavailable: 1}}',
      ),
    });
    expect(group(report, 'app').ceiling).toMatchObject({ declared: 1, resolved: 1, enforced: 1 });
  });

  // Azure/fleet#683, #699: as a pod with a nodeName.
  test.each([
    ['PickFixed, clusterNames: [cluster-1, cluster-3]', true],
    ['PickFixed, clusterNames: [cluster-1, cluster-2]', false],
    ['PickAll', false],
  ])('a tainted cluster is picked by name: %s', (pick, isTold) => {
    const report = planned('2 clusters\n1 clusters taint=maintenance=true:NoSchedule', {
      head: clusterPlacement(`{placementType: ${pick}}`),
    });
    const told = /PickFixed looks at no taints: cluster-3 is picked .*maintenance=true:NoSchedule/;
    expect(told.test(notesOf(report))).toBe(isTold);
  });

  // kubefleet-dev/kubefleet#503: that nothing starts is no smaller loss.
  test('a placement that turns External has no title of a loss that falls', () => {
    const base = clusterPlacement('{placementType: PickAll}');
    const title = renderText(planned('3 clusters', { base, head: EXTERNAL }), {
      width: 200,
      colour: false,
    }).split('\n')[0];
    expect(title).toContain('No rollout starts on merge');
    expect(title).not.toContain('falls');
  });

  test('a placement that turns External says that there is no way back', () => {
    const report = planned('3 clusters', {
      base: clusterPlacement('{placementType: PickAll}'),
      head: EXTERNAL,
    });
    const oneWay = (one: typeof report) => one.findings.filter(({ rule }) => rule === 'limit-ignored');
    expect(oneWay(report)[0]?.message).toContain('External for good');
    expect(oneWay(planned('3 clusters', { base: EXTERNAL, head: EXTERNAL }))).toEqual([]);
  });
});

// kubefleet-dev/kubefleet, scheduler framework: with an empty list it leaves before it picks or takes away.
test('an empty list of clusters takes nothing away, and that is said', () => {
  const fixed = (names: string): string =>
    clusterPlacement(`{placementType: PickFixed, clusterNames: [${names}]}`);
  const report = planned('2 clusters', { base: fixed('cluster-1, cluster-2'), head: fixed('') });
  expect(policy(report, 'app').change?.says).toContain(
    'nothing is taken away: 2 clusters keep what they have',
  );
});

// Azure/fleet#1088: one object that is not tracked makes a cluster count as available by time alone.
test.each([
  ['a Job in the namespace', 'batch/v1', 'Job', 'time'],
  ['a Deployment in the namespace, and perhaps more', 'apps/v1', 'Deployment', 'unknown'],
])('%s, in the files, decides what "available" is worth: %s %s', (_claim, apiVersion, kind, signal) => {
  const object = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: one, namespace: test-ns}\nspec: {}\n`;
  const head = files(clusterPlacement('{placementType: PickAll}'), object);
  const report = planned('3 clusters', { base: clusterPlacement('{placementType: PickAll}'), head });
  expect(factOf(group(report, 'app'), 'availability')?.signal).toBe(signal);
});

describe('what a staged run says of itself', () => {
  const back = run().replace('state: Run', 'state: Run, resourceSnapshotIndex: "0"');

  test.each([
    ['older than what is there', 1, 'takes 2 clusters back to it: they carry 1 now.'],
    ['what is there', 0, 'It brings resource snapshot 0, whatever is edited since.'],
  ])('a run by number: %s', (_claim, carried, says) => {
    const staged = files(EXTERNAL, strategy('{name: all, labelSelector: {}}'));
    const live = ['cluster-1', 'cluster-2'].map((name) => liveBinding(name, carried, true));
    const report = planned('2 clusters', { base: staged, head: files(staged, back) }, live);
    expect(policy(report, 'release').change?.says).toContain(says);
  });

  test('in state Stop it updates nothing until a person sets it to Run', () => {
    const head = files(EXTERNAL, strategy('{name: all, labelSelector: {}}'), run('Stop'));
    const report = planned('3 clusters', { head });
    expect(policy(report, 'release').change?.says).toBe(
      'Its state is Stop: none of its 3 clusters in 1 stage is updated until a person sets it to Run.',
    );
    expect(group(report, 'all').batches).toEqual([]);
  });

  test.each(['Initialize', 'Stop'])('the change from %s to Run starts it, and is worse for that', (state) => {
    const all = strategy('{name: all, labelSelector: {}, maxConcurrency: 100%}');
    const inState = (one: string): string => files(EXTERNAL, all, run(one));
    const report = planned('3 clusters', { base: inState(state), head: inState('Run') });
    expect(policy(report, 'release').change?.says).toBe(
      `Its state goes from ${state} to Run: the run starts, over 3 clusters in 1 stage.`,
    );
    const whole = report.findings.filter(({ rule }) => rule === 'peak-above-limit');
    expect(whole.map(({ status }) => status)).toEqual([state === 'Stop' ? 'new' : 'worsened']);
    expect(report.verdict).toBe('fail');
  });

  test('a strategy that is refused is not called missing', () => {
    const refused = strategy('{name: all, labelSelector: {}, maxConcurrency: 0}');
    const report = planned('3 clusters', { head: files(EXTERNAL, refused, run()) });
    expect(policy(report, 'release').change?.says).toContain('its strategy is refused');
  });
});

describe('a move', () => {
  test('begins with the first clusters it comes to, not with those it leaves', () => {
    const limits = '{rollingUpdate: {maxUnavailable: 1, maxSurge: 1}}';
    const report = planned('3 clusters env=west\n2 clusters env=east', {
      base: clusterPlacement(pickN(3, 'west'), limits),
      head: clusterPlacement(pickN(2, 'east'), limits),
    });
    const { batches } = group(report, 'app');
    expect(batches.map(({ targets }) => targets.length)).toEqual([2, 2, 1]);
    const found = report.findings.filter(({ rule }) => rule === 'first-batch-too-large');
    expect(found).toEqual([]);
  });
});

test('a budget that outlives its placement does not make what is lost one of nodes', () => {
  const budget = `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacementDisruptionBudget
metadata: {name: app}
spec: {minAvailable: 1}
`;
  const other = clusterPlacement(PICK_2).replace('name: app', 'name: other');
  const report = planned('3 clusters', {
    base: files(clusterPlacement(PICK_2), other, budget),
    head: files(other, budget),
  });
  const [first = ''] = renderText(report, { colour: false, width: 200 }).split('\n');
  expect(first).toContain('Removes ClusterResourcePlacement/app: 2 clusters at once');
});
