import type { Report } from '../../../src/plan/finding.js';
import { renderText } from '../../../src/report/text/index.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { inShort, planned, podOf, workload } from './plans.js';

const over = (...objects: object[]): object => nodeList(parseFleet('3 nodes'), objects);

const partitioned = (partition: number, replicas = 5): object => ({
  replicas,
  updateStrategy: { rollingUpdate: { partition } },
});

describe('how many a partition lets a new template reach', () => {
  const roll = (partition: number, more: object = {}): ReturnType<typeof planned> => {
    const spec = { ...partitioned(partition), ...more };
    const base = workload('StatefulSet', { spec });
    return planned({ base, head: workload('StatefulSet', { spec, image: 'app:2' }), snapshot: over() });
  };

  test.each([
    ['without one all', roll(0), 'it is rolled over 5 replicas.'],
    [
      'those from it up',
      roll(3),
      'it is rolled over 2 of 5 replicas, as partition 3 keeps ordinals 0 to 2 on the one before until it is lowered.',
    ],
    [
      'it counts from the first ordinal',
      roll(3, { ordinals: { start: 2 } }),
      'it is rolled over 2 of 5 replicas, as partition 3 keeps ordinals 2 to 4 on the one before until it is lowered.',
    ],
    ['none above all', roll(7), 'partition 7 keeps all 5 replicas on the one before until it is lowered.'],
  ])('%s', (_name, { says }, text) => {
    expect(says).toBe(`The pod template changes (spec.containers[app].image): ${text}`);
  });
});

describe('what the edit of a limit lets go', () => {
  const file = (kind: string, spec: object): object => workload(kind, { spec, image: 'app:2' });
  const status = {
    replicas: 5,
    readyReplicas: 5,
    updatedReplicas: 1,
    currentRevision: 'old',
    updateRevision: 'new',
  };
  const onDelete = { updateStrategy: { type: 'OnDelete' } };

  test('a lowered partition goes on with the rollout that it held: a canary is promoted', () => {
    const live = workload('StatefulSet', { spec: partitioned(4), image: 'app:2', status });
    const { group, says, kind } = planned({
      base: file('StatefulSet', partitioned(4)),
      head: file('StatefulSet', partitioned(0)),
      snapshot: over(live),
    });
    expect(inShort(group)).toBe('1 1 1 1, peak 1, loss 1, complete');
    expect(kind).toBe('resumes');
    expect(says).toMatch(
      /^What held pods back is lifted: partition 4 -> 0\. A rollout is under way in the snapshot: 1 of 5 replicas/,
    );
  });

  test.each([
    ['a lowered partition', 'StatefulSet', partitioned(4), partitioned(0), 'partition 4 -> 0'],
    ['no more OnDelete', 'StatefulSet', onDelete, {}, 'updateStrategy OnDelete -> RollingUpdate'],
    ['no more OnDelete', 'DaemonSet', onDelete, {}, 'updateStrategy OnDelete -> RollingUpdate'],
    ['no longer paused', 'Deployment', { paused: true }, {}, 'it is no longer paused'],
  ])('%s of a %s: without the live object it is not known, and said', (_name, kind, was, is, what) => {
    const { says } = planned({ base: file(kind, was), head: file(kind, is), snapshot: over() });
    expect(says).toContain(`Whether merging starts pods is not known: ${what}, and`);
  });

  test.each([
    ['a raised partition', 'StatefulSet', partitioned(0), partitioned(4)],
    ['a partition lowered above all replicas', 'StatefulSet', partitioned(9), partitioned(6)],
    ['a pause', 'Deployment', {}, { paused: true }],
  ])('%s lets nothing go', (_name, kind, was, is) => {
    const { says } = planned({ base: file(kind, was), head: file(kind, is), snapshot: over() });
    expect(says).toMatch(/^No rollout: nothing starts/);
  });

  test('nothing is held where the live object is done', () => {
    const done = { ...status, updatedReplicas: 5, currentRevision: 'new' };
    const live = workload('StatefulSet', { spec: partitioned(4), image: 'app:2', status: done });
    const base = file('StatefulSet', partitioned(4));
    const { says } = planned({ base, head: file('StatefulSet', partitioned(0)), snapshot: over(live) });
    expect(says).toMatch(/^No rollout: nothing starts/);
  });
});

describe('pods that come and go without a rollout', () => {
  const sized = (replicas: number, more: object = {}): object =>
    workload('StatefulSet', { spec: { replicas, ...more } });

  test.each([
    [
      'OrderedReady shrinks one by one',
      sized(5),
      sized(2),
      'replicas 5 -> 2: 3 pods go one after the other from the highest ordinal, each once all that stay are ready; no limit of the rolling update counts.',
    ],
    [
      'OrderedReady grows one by one',
      sized(2),
      sized(5),
      'replicas 2 -> 5: 3 pods more start one after the other, each once all before it are ready.',
    ],
    [
      'Parallel does all at once',
      sized(5, { podManagementPolicy: 'Parallel' }),
      sized(2, { podManagementPolicy: 'Parallel' }),
      'replicas 5 -> 2: 3 pods go at once, whatever the limits of the rolling update say.',
    ],
  ])('%s', (_name, base, head, text) => {
    expect(planned({ base, head, snapshot: over() }).says).toContain(text);
  });

  test('another first ordinal makes new pods and deletes old ones', () => {
    const head = sized(3, { ordinals: { start: 2 } });
    const { says, kind } = planned({ base: sized(3), head, snapshot: over() });
    expect(kind).toBe('scale');
    expect(says).toContain(
      'No rollout: the pod template is the same. ordinals.start 0 -> 2: 2 pods created with volumes of their own (app-3, app-4), and 2 pods deleted (app-1, app-0).',
    );
  });

  test('pods that another first ordinal adds are not out, with or without pods in the snapshot', () => {
    const status = {
      replicas: 3,
      readyReplicas: 3,
      updatedReplicas: 3,
      currentRevision: 'r',
      updateRevision: 'r',
    };
    const live = workload('StatefulSet', { spec: { replicas: 3 }, status });
    const pods = [0, 1, 2].map((n) => podOf('StatefulSet', n, 'r'));
    const head = sized(3, { ordinals: { start: 2 } });
    for (const snapshot of [over(live), over(live, ...pods)]) {
      const { group } = planned({ base: sized(3), head, snapshot });
      expect([group.targets, group.outBefore]).toEqual([['app-2', 'app-3', 'app-4'], 0]);
    }
  });
});

// A list of nodes and pods, as drains ask for it, shows broken pods and not what they are of.
describe('a snapshot that holds the pods of a workload, and not the workload', () => {
  const PARALLEL = { replicas: 3, podManagementPolicy: 'Parallel' };
  const roll = (kind: 'StatefulSet' | 'DaemonSet', spec: object, ready: readonly boolean[]) => {
    const pods = ready.map((isReady, i) => podOf(kind, kind === 'DaemonSet' ? i + 1 : i, 'r1', isReady));
    return planned({
      base: workload(kind, { spec }),
      head: workload(kind, { spec, image: 'app:2' }),
      snapshot: over(...pods),
    }).group;
  };

  test.each<[string, 'StatefulSet' | 'DaemonSet', object, readonly boolean[], string]>([
    [
      'an ordinal that is broken holds all others in order',
      'StatefulSet',
      { replicas: 3 },
      [true, false, true],
      'stuck',
    ],
    ['pods that are well are rolled', 'StatefulSet', { replicas: 3 }, [true, true, true], 'complete'],
    ['without an order its turn comes', 'StatefulSet', PARALLEL, [true, true, false], 'complete'],
    [
      'an old broken pod of a DaemonSet is replaced at once',
      'DaemonSet',
      {},
      [true, false, true],
      'complete',
    ],
  ])('%s', (_claim, kind, spec, ready, outcome) => {
    expect(roll(kind, spec, ready).outcome).toBe(outcome);
  });
});

const WIDE = { colour: false, width: 200 };

test('a title of what may be held back says that it may roll out', () => {
  const side = (partition: number): string =>
    JSON.stringify(workload('StatefulSet', { spec: partitioned(partition), image: 'app:2' }));
  const report = planOf({ base: side(3), head: side(0), snapshot: over() });
  expect(renderText(report, WIDE)).toContain('May roll out to 5 replicas');
});

describe('OnDelete together with a new pod template', () => {
  const onDelete = (replicas: number): Report =>
    planOf({
      base: JSON.stringify(workload('StatefulSet', { spec: { replicas: 2 } })),
      head: JSON.stringify(
        workload('StatefulSet', {
          spec: { replicas, updateStrategy: { type: 'OnDelete' } },
          image: 'app:2',
        }),
      ),
      snapshot: over(),
    });
  const ignored = ({ findings }: Report): string | undefined =>
    findings.find(({ rule }) => rule === 'limit-ignored')?.message;

  test('starts nothing', () => {
    expect(ignored(onDelete(2))).toMatch(
      /none of its 2 pods gets the new version until it is deleted by hand\.$/,
    );
    expect(renderText(onDelete(2), WIDE)).toContain(
      'No rollout starts until someone deletes pods (OnDelete)',
    );
  });

  test('starts the pods of added replicas', () => {
    expect(ignored(onDelete(5))).toMatch(
      /none of its 2 pods gets .* Only the pods of the 3 added replicas have it\.$/,
    );
    expect(renderText(onDelete(5), WIDE)).toContain('Rolls out to 3 of 5 replicas');
  });
});
