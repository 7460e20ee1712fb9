import fc from 'fast-check';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { toPlain } from '../../../src/text/render.js';
import { readPolicy } from '../../../src/systems/kubefleet/objects/policy.js';
import {
  concurrencyOf,
  initializeRun,
  readStages,
} from '../../../src/systems/kubefleet/controller/stages.js';
import { preconditionFault } from '../../../src/systems/kubefleet/rollout/stages.js';
import { type Pass, pass, startRun } from '../../../src/systems/kubefleet/controller/update-run.js';
import { playRun, type RunOutcome } from '../../../conformance/kubefleet/update-run-passes.js';

const FLEET = [
  { name: 'c1', labels: { env: 'canary', order: '10' } },
  { name: 'c2', labels: { env: 'canary', order: '9' } },
  { name: 'c3', labels: { env: 'canary', order: '-1' } },
  { name: 'p1', labels: { env: 'prod' } },
];
const select = (env: string) => ({ labelSelector: { matchLabels: { env } } });

function initialize(stages: JsonObject[], scheduled = FLEET.map((one) => one.name), toDelete: string[] = []) {
  return initializeRun(readStages({ stages }), FLEET, scheduled, toDelete);
}

function play(
  stages: JsonObject[],
  outcomes: Record<string, RunOutcome> = {},
  approve = true,
  toDelete: string[] = [],
) {
  const initialized = initialize(stages, undefined, toDelete);
  if (!initialized.ok) throw new Error(initialized.error);
  const run = startRun('r', initialized.stages, initialized.deletionStage);
  return playRun(run, new Map(Object.entries(outcomes)), approve);
}

function line(one: Pass): string {
  const parts = [`${one.stage ?? ''}:`];
  if (one.finished.length > 0) parts.push(`done ${one.finished.join(',')}`);
  if (one.started.length > 0) parts.push(`start ${one.started.join(',')}`);
  if (one.waitingFor) parts.push(`wait ${one.approvalRequest ?? ''} ${one.timedWaitMs ?? ''}`);
  if (one.stageDone) parts.push(one.skipped ? 'skipped' : 'over');
  return parts.join(' ').replace(/ +/g, ' ').trim();
}

describe('which clusters a stage takes', () => {
  test('an absent selector takes none, an empty one takes all: the opposite of a placement', () => {
    const initialized = initialize([{ name: 'none' }, { name: 'all', labelSelector: {} }]);
    expect(initialized).toMatchObject({
      ok: true,
      stages: [{ clusters: [] }, { clusters: ['c1', 'c2', 'c3', 'p1'] }],
    });
  });

  test('the sorting label is an integer, ascending: -1 before 9 before 10', () => {
    const initialized = initialize(
      [{ name: 'a', sortingLabelKey: 'order', ...select('canary') }],
      ['c1', 'c2', 'c3'],
    );
    expect(initialized).toMatchObject({ ok: true, stages: [{ clusters: ['c3', 'c2', 'c1'] }] });
  });

  test('clusters that are not scheduled are left alone', () => {
    expect(initialize([{ name: 'all', labelSelector: {} }], ['p1'])).toMatchObject({
      stages: [{ clusters: ['p1'] }],
    });
  });

  test.each([
    [
      'a cluster without the sorting label fails it',
      [{ name: 'a', labelSelector: {}, sortingLabelKey: 'order' }],
      'sortingLabelNotInteger',
      ['p1'],
    ],
    [
      'a cluster in two stages fails it',
      [
        { name: 'a', labelSelector: {} },
        { name: 'b', ...select('prod') },
      ],
      'clusterInTwoStages',
      ['p1'],
    ],
    [
      'scheduled clusters in no stage fail it, all of them named',
      [{ name: 'a', ...select('prod') }],
      'clusterInNoStage',
      ['c1', 'c2', 'c3'],
    ],
    ['no stages at all leave every cluster out', [], 'clusterInNoStage', ['c1', 'c2', 'c3', 'p1']],
    [
      'an unknown operator fails it',
      [{ name: 'a', labelSelector: { matchExpressions: [{ key: 'a', operator: 'Near' }] } }],
      'invalidLabelSelector',
      [],
    ],
    [
      'a wait before a stage fails it',
      [{ name: 'a', beforeStageTasks: [{ type: 'TimedWait', waitTime: '1m' }] }],
      'invalidBeforeStageTasks',
      [],
    ],
    [
      'two approvals before a stage fail it',
      [{ name: 'a', beforeStageTasks: [{ type: 'Approval' }, { type: 'Approval' }] }],
      'invalidBeforeStageTasks',
      [],
    ],
    [
      'two tasks of one type after a stage fail it',
      [{ name: 'a', afterStageTasks: [{ type: 'Approval' }, { type: 'Approval' }] }],
      'invalidAfterStageTasks',
      [],
    ],
    [
      'a wait of nothing fails it',
      [{ name: 'a', afterStageTasks: [{ type: 'TimedWait', waitTime: '0s' }] }],
      'invalidAfterStageTasks',
      [],
    ],
    [
      'a wait without a time fails it',
      [{ name: 'a', afterStageTasks: [{ type: 'TimedWait' }] }],
      'invalidAfterStageTasks',
      [],
    ],
    [
      'a concurrency that is no number fails it',
      [{ name: 'a', maxConcurrency: 'all' }],
      'invalidMaxConcurrency',
      [],
    ],
  ])('%s', (_name, stages, error, clusters) => {
    expect(initialize(stages)).toMatchObject({ ok: false, error, clusters });
  });

  test.each([
    ['30% of 3 rounds DOWN to 0 and is raised to 1', '30%', 3, 1],
    ['50% of 5 rounds down to 2, where a rolling update would take 3', '50%', 5, 2],
    ['a count above the stage is not clamped', 9, 2, 9],
  ])('%s', (_name, value, clusters, slots) => {
    expect(concurrencyOf(value, clusters)).toBe(slots);
  });

  test('clusters that are to go come last, by name', () => {
    expect(initialize([{ name: 'a', labelSelector: {} }], ['p1'], ['z', 'b'])).toMatchObject({
      deletionStage: ['b', 'z'],
    });
  });
});

describe('how a run goes', () => {
  const all = { name: 'all', labelSelector: {} };

  test('the window slides: a finished cluster frees its slot in the same pass', () => {
    const played = play([{ ...all, maxConcurrency: 2 }], { c1: 'never' });
    expect(played.passes.map(line)).toEqual([
      'all: start c1,c2',
      'all: done c2 start c3',
      'all: done c3 start p1',
      'all: done p1',
    ]);
    expect(played).toMatchObject({ outcome: 'stuck', unfinished: ['c1'] });
  });

  test('a failed apply keeps its slot and the run waits for ever', () => {
    const played = play([all], { c1: 'applyFails' });
    expect(played).toMatchObject({ outcome: 'stuckOnError', unfinished: ['c1', 'c2', 'c3', 'p1'] });
  });

  test('an untrackable cluster counts at once: unavailablePeriodSeconds is not used', () => {
    expect(play([all], { c1: 'untracked', c2: 'untracked' }).outcome).toBe('succeeded');
  });

  test('a wait and an approval after a stage run in parallel', () => {
    const tasks = [{ type: 'TimedWait', waitTime: '10m' }, { type: 'Approval' }];
    const stages = [
      { name: 'a', ...select('canary'), maxConcurrency: 3, afterStageTasks: tasks },
      { name: 'b', ...select('prod') },
    ];
    expect(play(stages).passes.map(line)).toEqual([
      'a: start c1,c2,c3',
      'a: done c1,c2,c3 wait r-after-a 600000',
      'a: over',
      'b: start p1',
      'b: done p1 over',
    ]);
  });

  test('an approval that never comes holds the run', () => {
    const played = play([{ ...all, beforeStageTasks: [{ type: 'Approval' }] }], {}, false);
    expect(played.passes.map(line)).toEqual(['all: wait r-before-all']);
    expect(played.outcome).toBe('waitingForApproval');
  });

  test("an Approval's waitTime that got past the CRD is stripped, not waited for", () => {
    const played = play([
      { ...all, maxConcurrency: 4, afterStageTasks: [{ type: 'Approval', waitTime: '9h' }] },
    ]);
    expect(played.passes.map(line)).toEqual([
      'all: start c1,c2,c3,p1',
      'all: done c1,c2,c3,p1 wait r-after-all',
      'all: over',
    ]);
  });

  test('a stage without clusters is skipped with all its tasks, approvals included', () => {
    const empty = {
      name: 'none',
      beforeStageTasks: [{ type: 'Approval' }],
      afterStageTasks: [{ type: 'Approval' }],
    };
    const played = play([empty, { ...all, maxConcurrency: 4 }], {}, false);
    expect(played.passes.map(line)[0]).toBe('none: skipped');
    expect(played.outcome).toBe('succeeded');
  });

  test('removals come after all stages, all at once', () => {
    const played = play([{ ...all, maxConcurrency: 4 }], {}, true, ['y', 'x']);
    expect(played.passes.map(line).slice(-2)).toEqual(['(deletion): start x,y', '(deletion): done x,y']);
  });

  test('a timed wait counts from the moment the stage began to wait', () => {
    const initialized = initialize(
      [{ ...all, afterStageTasks: [{ type: 'TimedWait', waitTime: '1h' }] }],
      ['p1'],
    );
    if (!initialized.ok) throw new Error(initialized.error);
    const view = { progress: () => 'finished' as const, isApproved: () => false };
    const started = pass(startRun('r', initialized.stages, []), view, 0);
    const waiting = pass(started.run, view, 1_000_000);
    expect(waiting.timedWaitMs).toBe(3_600_000);
    expect(pass(waiting.run, view, 4_599_999).timedWaitMs).toBe(1);
    expect(pass(waiting.run, view, 4_600_000).stageDone).toBe(true);
  });

  test('never more clusters in progress than the stage allows, and every cluster exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(40), (percent, size) => {
        const clusters = Array.from({ length: size }, (_, index) => ({ name: `c${index}`, labels: {} }));
        const stages = readStages({
          stages: [{ name: 'all', labelSelector: {}, maxConcurrency: `${percent}%` }],
        });
        const initialized = initializeRun(
          stages,
          clusters,
          clusters.map((one) => one.name),
          [],
        );
        if (!initialized.ok) throw new Error(initialized.error);
        const played = playRun(startRun('r', initialized.stages, []), new Map(), true);
        let busy = 0;
        for (const one of played.passes) {
          busy += one.started.length - one.finished.length;
          expect(busy).toBeLessThanOrEqual(Math.max(1, Math.floor((percent * size) / 100)));
        }
        expect(played.passes.flatMap((one) => one.started)).toHaveLength(size);
        expect(played.outcome).toBe('succeeded');
      }),
    );
  });
});

describe('what a run needs before its stages are looked at', () => {
  const placement = {
    ...{ isExternal: true, fullyScheduled: true, unschedulable: null },
    policy: readPolicy({ placementType: 'PickN', numberOfClusters: 2 }),
    bindings: (['Bound', 'Scheduled', 'Unscheduled'] as const).map((state) => ({ state })),
  };

  test.each([
    ['nothing is wrong', placement, true, ''],
    ['the placement must exist', null, true, 'its placement does not exist'],
    ['its strategy must be External', { ...placement, isExternal: false }, true, 'is not External'],
    ['its policy must be fully scheduled', { ...placement, fullyScheduled: false }, true, 'asks for more'],
    ['there must be bindings', { ...placement, bindings: [] }, true, 'has picked no cluster'],
    [
      'PickN must have as many bindings as it asks for',
      { ...placement, bindings: placement.bindings.slice(1) },
      true,
      'differs from numberOfClusters',
    ],
    ['the strategy must exist', placement, false, 'its strategy does not exist'],
  ])('%s', (_name, of, hasStrategy, fault) => {
    const found = preconditionFault(of, hasStrategy);
    expect(found === null ? '' : toPlain(found)).toMatch(fault === '' ? /^$/ : fault);
  });
});
