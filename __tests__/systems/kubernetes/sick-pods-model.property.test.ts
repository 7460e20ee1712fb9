import fc from 'fast-check';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { nodeList, parseFleet } from '../../../src/cases/fleet.js';
import { planned, podOf, workload } from './plans.js';

const limit = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.integer({ min: 1, max: 100 }).map((percent) => `${percent}%`),
);

function up(value: number | string, whole: number): number {
  return typeof value === 'number' ? value : Math.ceil((Number(value.replace('%', '')) * whole) / 100);
}

/** The numbers of a new image over pods of which some have long not been ready. */
function rolled(
  kind: 'DaemonSet' | 'StatefulSet',
  size: number,
  isSick: (n: number) => boolean,
  spec: object,
  version: string,
): PlannedGroup {
  const first = kind === 'DaemonSet' ? 1 : 0;
  const pods = Array.from({ length: size }, (_, i) => podOf(kind, i + first, 'one', !isSick(i + first)));
  const base = workload(kind, { spec });
  return planned({
    base,
    head: workload(kind, { spec, image: 'app:2' }),
    snapshot: nodeList(parseFleet(`${size} nodes`), [
      workload(kind, { spec, status: { currentRevision: 'one', updateRevision: 'one' } }),
      ...pods,
    ]),
    config: `version: 1\nsystems: {kubernetes: {version: "${version}"}}\n`,
  });
}

describe('sick pods model: a DaemonSet with pods that do not work is planned as the reference says', () => {
  const shape = fc.record({
    nodes: fc.integer({ min: 1, max: 9 }),
    sick: fc.integer({ min: 0, max: 4 }),
    most: limit,
    isFixed: fc.boolean(),
  });

  test('their pods go at once, and count against maxUnavailable from the fix on', () => {
    fc.assert(
      fc.property(shape, ({ nodes, sick, most, isFixed }) => {
        fc.pre(sick <= nodes);
        const spec = { updateStrategy: { rollingUpdate: { maxUnavailable: most } } };
        const group = rolled(
          'DaemonSet',
          nodes,
          (n) => n > nodes - sick,
          spec,
          isFixed ? '1.34.0' : '1.28.0',
        );
        const allowed = up(most, nodes);
        const others = Math.min(nodes - sick, isFixed ? Math.max(0, allowed - sick) : allowed);
        expect(group.batches[0]?.size).toBe(sick + others);
        expect(group.peakAtOnce).toBe(Math.max(sick + others, Math.min(allowed, nodes)));
        expect(group.worstLoss).toBe(Math.max(sick + others, Math.min(allowed, nodes)));
        expect(group.outcome).toBe('complete');
        expect(group.batches.flatMap(({ targets }) => targets)).toHaveLength(nodes);
      }),
      { numRuns: 20 },
    );
  });

  test('with surge nothing that works goes first, however many do not', () => {
    fc.assert(
      fc.property(shape, ({ nodes, sick, most }) => {
        fc.pre(sick <= nodes);
        const spec = { updateStrategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: most } } };
        const group = rolled('DaemonSet', nodes, (n) => n > nodes - sick, spec, '1.34.0');
        expect([group.peakAtOnce, group.outcome]).toEqual([sick, 'complete']);
        expect(group.batches[0]?.size).toBe(sick + Math.min(nodes - sick, up(most, nodes)));
      }),
      { numRuns: 20 },
    );
  });
});

describe('sick pods model: a StatefulSet with a pod that does not work is planned as the reference says', () => {
  const shape = fc.record({
    replicas: fc.integer({ min: 1, max: 6 }),
    partition: fc.integer({ min: 0, max: 6 }),
    sick: fc.option(fc.integer({ min: 0, max: 5 })),
    policy: fc.constantFrom('OrderedReady', 'Parallel'),
  });

  test('OrderedReady never begins, Parallel goes past it, and the partition keeps what is below it', () => {
    fc.assert(
      fc.property(shape, ({ replicas, partition, sick, policy }) => {
        fc.pre(sick === null || sick < replicas);
        const spec = {
          replicas,
          serviceName: 'app',
          podManagementPolicy: policy,
          updateStrategy: { rollingUpdate: { partition } },
        };
        const group = rolled('StatefulSet', replicas, (n) => n === sick, spec, '1.34.0');
        const wanted = Math.max(0, replicas - partition);
        const isStuck = sick !== null && policy === 'OrderedReady' && wanted > 0;
        const order = Array.from({ length: isStuck ? 0 : wanted }, (_, i) => [`app-${replicas - 1 - i}`]);
        expect(group.batches.map(({ targets }) => targets)).toEqual(order);
        // The sick pod is out until its turn comes, and for good where none does.
        const isFirst = sick === replicas - 1 && policy === 'Parallel';
        const before = sick === null ? 0 : 1;
        expect(group.peakAtOnce).toBe(order.length === 0 ? before : isFirst ? 1 : before + 1);
        // As kubectl's rollout status has it, which waits for every pod, those below the partition too.
        const staysSick = isStuck || (sick !== null && sick < partition);
        if (wanted > 0) expect(group.outcome).toBe(staysSick ? 'stuck' : 'complete');
      }),
      { numRuns: 30 },
    );
  });
});
