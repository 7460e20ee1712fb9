import fc from 'fast-check';
import type { Binding } from '../../../src/systems/kubefleet/controller/bindings.js';
import { type ClusterOutcome, rollOut } from '../../../conformance/kubefleet/roll-out.js';
import { pickN, reconcile, rolling } from './placements.js';

const limit = fc.oneof(
  fc.nat(6),
  fc.nat(100).map((percent) => `${percent}%`),
);
const limits = fc.record({ maxUnavailable: limit, maxSurge: limit }).map(rolling);
const placement = fc.record({
  state: fc.constantFrom('Scheduled', 'Bound', 'Unscheduled'),
  stale: fc.boolean(),
  health: fc.constantFrom(
    'ready',
    'ready',
    'ready',
    'notAvailableYet',
    'failed',
    'untracked',
    'diffReported',
  ),
  deleting: fc.constant(false),
  availableSince: fc.constant(null),
});
const world = fc
  .array(placement, { maxLength: 12 })
  .map((all): Binding[] => all.map((one, index) => ({ ...one, cluster: `c${index}` })));
const outcome = fc.constantFrom<ClusterOutcome | undefined>(
  undefined,
  undefined,
  'never',
  'applyFails',
  'untracked',
);
const outcomes = fc
  .array(outcome, { minLength: 12, maxLength: 12 })
  .map((all) => new Map(all.flatMap((one, index) => (one ? [[`c${index}`, one] as const] : []))));

const ready = (bindings: readonly Binding[]) =>
  bindings.filter(
    ({ state, health }) => state !== 'Scheduled' && ['ready', 'untracked', 'diffReported'].includes(health),
  );

test('rollout: voluntary removals and updates never leave fewer than minAvailable ready, nor take any where there are fewer', () => {
  fc.assert(
    fc.property(fc.nat(12), limits, world, (count, rollingUpdate, bindings) => {
      const step = reconcile(pickN(count), rollingUpdate, bindings, 0);
      const taken = new Set([...step.remove, ...step.update]);
      const left = ready(bindings).filter((one) => !taken.has(one.cluster)).length;
      const before = ready(bindings).length;
      expect(left).toBeGreaterThanOrEqual(Math.min(before, step.ceilings.minAvailable));
    }),
  );
});

test('rollout: no step binds beyond target plus surge, counting everything that could become ready', () => {
  fc.assert(
    fc.property(fc.nat(12), limits, world, (count, rollingUpdate, bindings) => {
      const step = reconcile(pickN(count), rollingUpdate, bindings, 0);
      if (step.bind.length === 0) return;
      expect(step.counts.canBeReady + step.bind.length).toBeLessThanOrEqual(step.ceilings.maxReady);
    }),
  );
});

test('rollout: every candidate is picked, blocked or kept, once', () => {
  fc.assert(
    fc.property(fc.nat(12), limits, world, (count, rollingUpdate, bindings) => {
      const step = reconcile(pickN(count), rollingUpdate, bindings, 0);
      const named = [...step.remove, ...step.update, ...step.bind, ...step.blocked, ...step.kept].sort();
      const candidates = bindings
        .filter((one) => one.state !== 'Bound' || one.stale)
        .map((one) => one.cluster);
      expect(named).toEqual(candidates.sort());
    }),
  );
});

test('rollout: a rollout ends, and what it calls complete has nothing stale and nothing unready', () => {
  fc.assert(
    fc.property(fc.nat(12), limits, world, outcomes, (count, rollingUpdate, bindings, ends) => {
      const rollout = rollOut({ policy: pickN(count), rolling: rollingUpdate, bindings }, ends);
      expect(rollout.rounds.length).toBeLessThanOrEqual(4 * bindings.length + 2);
      if (rollout.outcome !== 'complete') return;
      expect(rollout.last.hasCandidates).toBe(false);
      expect(rollout.final.notReady).toEqual([]);
    }),
  );
});

test('rollout: a larger maxUnavailable never updates fewer clusters in a step', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(5), world, (count, small, bindings) => {
      const size = (maxUnavailable: number) => {
        const step = reconcile(pickN(count), rolling({ maxUnavailable }), bindings, 0);
        return step.update.length + step.remove.length;
      };
      expect(size(small + 1)).toBeGreaterThanOrEqual(size(small));
    }),
  );
});

test('rollout: a reconcile leaves every binding that it did not name as it is', () => {
  fc.assert(
    fc.property(fc.nat(12), limits, world, (count, rollingUpdate, bindings) => {
      const step = reconcile(pickN(count), rollingUpdate, bindings, 0);
      const named = new Set([...step.remove, ...step.update, ...step.bind]);
      const before = new Map(bindings.map((one) => [one.cluster, one]));
      for (const after of step.bindings)
        if (!named.has(after.cluster)) expect(after).toBe(before.get(after.cluster));
    }),
  );
});
