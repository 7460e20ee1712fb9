import fc from 'fast-check';
import { deploymentRounds } from '../../../conformance/kubernetes/deployment/rounds.js';
import {
  type DeploymentStrategy,
  limitsOf,
} from '../../../src/systems/kubernetes/controller/deployment/state.js';
import type { PodOutcome } from '../../../conformance/kubernetes/rounds-left.js';
import { deploymentRun } from './build.js';

const intOrPercent = fc.oneof(
  fc.nat(6),
  fc.nat(100).map((percent) => `${percent}%`),
);
const rolling = fc.record({
  type: fc.constant('RollingUpdate' as const),
  maxSurge: intOrPercent,
  maxUnavailable: intOrPercent,
});
const outcomes = fc.array(fc.constantFrom<PodOutcome>('never', 1, 2, 3), { maxLength: 30 });
const anyRun = fc.record({ replicas: fc.nat(25), strategy: rolling, fates: outcomes });

function roll(replicas: number, strategy: DeploymentStrategy, fates: readonly PodOutcome[]) {
  return deploymentRounds(
    deploymentRun({ replicas, strategy }, { outcome: ({ number }) => fates[number - 1] ?? 1 }),
  );
}

describe('a rolling update from a healthy start', () => {
  test('never has fewer available pods than minAvailable', () => {
    fc.assert(
      fc.property(anyRun, ({ replicas, strategy, fates }) => {
        const run = roll(replicas, strategy, fates);
        expect(run.lowestAvailable).toBeGreaterThanOrEqual(run.limits.minAvailable);
      }),
    );
  });

  test('never has more pods by size than maxTotal', () => {
    fc.assert(
      fc.property(anyRun, ({ replicas, strategy, fates }) => {
        const run = roll(replicas, strategy, fates);
        expect(run.highestTotal).toBeLessThanOrEqual(run.limits.maxTotal);
      }),
    );
  });

  test('completes when every new pod gets ready, at whatever pace', () => {
    fc.assert(
      fc.property(anyRun, ({ replicas, strategy, fates }) => {
        const slow = fates.filter((fate) => fate !== 'never');
        expect(roll(replicas, strategy, slow).outcome).toBe('complete');
      }),
    );
  });

  test('is stuck for a reason when a new pod never gets ready', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), rolling, (replicas, strategy) => {
        const run = roll(
          replicas,
          strategy,
          Array.from({ length: 200 }, () => 'never' as const),
        );
        expect(run.outcome).toBe('stuck');
        expect(run.why?.code).toBe('new-not-available');
        expect(run.end.available).toBe(run.limits.minAvailable);
      }),
    );
  });

  test('comes back to the old version from any bad one', () => {
    fc.assert(
      fc.property(anyRun, fc.integer({ min: 2, max: 6 }), ({ replicas, strategy, fates }, round) => {
        const run = deploymentRounds(
          deploymentRun(
            { replicas, strategy },
            {
              outcome: ({ template, number }) => (template === 'v2' ? (fates[number - 1] ?? 'never') : 1),
              events: [{ round, set: { template: 'v1' } }],
            },
          ),
        );
        expect(run.outcome).toBe('complete');
        expect(run.lowestAvailable).toBeGreaterThanOrEqual(run.limits.minAvailable);
      }),
    );
  });
});

describe('whatever happens', () => {
  const events = fc.array(
    fc.record({
      round: fc.integer({ min: 1, max: 6 }),
      set: fc.oneof(
        fc.record({ replicas: fc.nat(25) }),
        fc.record({ template: fc.constantFrom('v1', 'v2', 'v3') }),
        fc.record({ paused: fc.boolean() }),
        fc.record({
          strategy: fc.oneof<fc.Arbitrary<DeploymentStrategy>[]>(rolling, fc.constant({ type: 'Recreate' })),
        }),
      ),
    }),
    { maxLength: 5 },
  );

  test('a run comes to rest, its counts add up, and sizes stay whole', () => {
    fc.assert(
      fc.property(anyRun, events, ({ replicas, strategy, fates }, edits) => {
        const run = deploymentRounds(
          deploymentRun(
            { replicas, strategy },
            { outcome: ({ number }) => fates[number - 1] ?? 1, events: edits },
          ),
        );
        for (const { steps, after } of run.rounds)
          for (const counts of [...steps, after]) {
            expect(counts.old + counts.new).toBe(counts.total);
            expect(counts.unavailable).toBe(counts.total - counts.available);
            expect(counts.available).toBeGreaterThanOrEqual(0);
          }
        for (const { to } of run.rounds.flatMap(({ steps }) => steps.flatMap(({ scale }) => scale)))
          expect(Number.isInteger(to) && to >= 0).toBe(true);
      }),
    );
  });

  test('the limits of a round are those of the spec at that time', () => {
    fc.assert(
      fc.property(fc.nat(25), fc.nat(25), rolling, (before, after, strategy) => {
        const events = [{ round: 2, set: { replicas: after } }];
        const run = deploymentRounds(deploymentRun({ replicas: before, strategy }, { events }));
        const { spec } = deploymentRun({ replicas: after, strategy });
        expect(run.rounds[1]?.limits).toEqual(limitsOf(spec));
      }),
    );
  });
});
