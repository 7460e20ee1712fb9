import fc from 'fast-check';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { toPlain } from '../../../src/text/render.js';
import { readPolicy } from '../../../src/systems/kubefleet/objects/policy.js';
import {
  initializeRun,
  preconditionFault,
  readStages,
} from '../../../src/systems/kubefleet/controller/stages.js';
import { isDone, pass, startRun } from '../../../src/systems/kubefleet/controller/update-run.js';
import { playRun } from '../../../conformance/kubefleet/update-run-passes.js';

const FLEET = [
  { name: 'c1', labels: { env: 'canary', order: '10' } },
  { name: 'c2', labels: { env: 'canary', order: '9' } },
  { name: 'c3', labels: { env: 'canary', order: '-1' } },
  { name: 'p1', labels: { env: 'prod' } },
];

function initialize(stages: JsonObject[], scheduled = FLEET.map((one) => one.name)) {
  return initializeRun(readStages({ stages }), FLEET, scheduled);
}

test('initializeRun: a concurrency that is no number fails it', () => {
  const initialized = initialize([{ name: 'a', maxConcurrency: 'all' }]);
  expect(initialized.faults[0]).toMatchObject({ error: 'invalidMaxConcurrency' });
});

test('deletion stage: removes all at once, and ends when each is removed', () => {
  const removed = new Set<string>();
  const view = {
    progress: (one: string) => (removed.has(one) ? ('removed' as const) : ('updating' as const)),
    isApproved: () => false,
  };
  const first = pass(startRun('r', [], ['b', 'a']), view, 0);
  expect(first.started).toEqual(['a', 'b']);
  removed.add('a');
  const second = pass(first.run, view, 1);
  expect([second.finished, second.run.inProgress, isDone(second.run)]).toEqual([['a'], ['b'], false]);
  removed.add('b');
  expect(isDone(pass(second.run, view, 2).run)).toBe(true);
});

describe('staged: how a run goes', () => {
  const all = { name: 'all', labelSelector: {} };

  test('a timed wait counts from the moment the stage began to wait', () => {
    const initialized = initialize(
      [{ ...all, afterStageTasks: [{ type: 'TimedWait', waitTime: '1h' }] }],
      ['p1'],
    );
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
        );
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

describe('staged: what a run needs before its stages are looked at', () => {
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
    [
      'and no more of them',
      { ...placement, bindings: [...placement.bindings, { state: 'Bound' as const }] },
      true,
      'differs from numberOfClusters',
    ],
    ['the strategy must exist', placement, false, 'its strategy does not exist'],
  ])('%s', (_name, of, hasStrategy, fault) => {
    const found = preconditionFault(of, hasStrategy);
    expect(found === null ? '' : toPlain(found)).toMatch(fault === '' ? /^$/ : fault);
  });
});
