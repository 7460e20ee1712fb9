import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assumptionsOf } from '../../src/config/settings.js';
import { defaultConfig, readConfig } from '../../src/config/read.js';
import type { Config } from '../../src/config/schema.js';
import { parseSide } from '../../src/manifest/side.js';
import type { Fleet } from '../../src/plan/fleet.js';
import { fleetOf } from '../../src/plan/fleet.js';
import type { Scope } from '../../src/plan/model.js';
import { planSide } from '../../src/plan/side.js';
import { Simulation } from '../../src/rollout/engine.js';
import { healthy } from '../../src/rollout/scenarios.js';
import type { Run } from '../../src/rollout/trace.js';
import { World } from '../../src/rollout/world.js';
import { readSnapshot } from '../../src/snapshot/read.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { SYSTEMS } from '../../src/systems/index.js';
import type { Resolution, SystemId } from '../../src/systems/system.js';

const AT = Date.parse('2026-11-23T08:00:00Z');
const RACK = 'topology.kubernetes.io/rack';
const ETCD = 'node-role.kubernetes.io/etcd';
const LOOK_AHEAD_MS = 366 * 86_400_000;

interface NodeCase {
  readonly rack: number;
  readonly pool: number;
  readonly etcd: boolean;
  readonly state: 'serves' | 'notReady' | 'cordoned';
}

interface FleetCase {
  readonly nodes: readonly NodeCase[];
  readonly skyhooks: readonly { readonly pool: number; readonly atOnce: number }[];
  readonly maintenances: readonly { readonly id: number; readonly node: number; readonly ready: boolean }[];
  readonly scheduledMinutes: number;
  readonly drainMinutes: number;
}

const fleetCase: fc.Arbitrary<FleetCase> = fc.record({
  nodes: fc.array(
    fc.record({
      rack: fc.nat(2),
      pool: fc.nat(1),
      etcd: fc.boolean(),
      state: fc.constantFrom('serves', 'serves', 'serves', 'notReady', 'cordoned'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  skyhooks: fc.array(fc.record({ pool: fc.nat(1), atOnce: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 2,
  }),
  maintenances: fc.array(fc.record({ id: fc.nat(2), node: fc.nat(11), ready: fc.boolean() }), {
    maxLength: 8,
  }),
  scheduledMinutes: fc.constantFrom(0, 10, 30),
  drainMinutes: fc.constantFrom(1, 20, 45),
});

function nodeName(i: number): string {
  return `n-${String(i).padStart(2, '0')}`;
}

function manifestsOf({ skyhooks, maintenances, nodes }: FleetCase): string {
  const objects = [
    ...skyhooks.map(({ pool, atOnce }, i) => ({
      apiVersion: 'nodewright.nvidia.com/v1alpha1',
      kind: 'NodeWright',
      metadata: { name: `tuning-${i}` },
      spec: {
        interruptionBudget: { count: atOnce },
        nodeSelectors: { matchLabels: { pool: `p${pool}` } },
        packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } },
      },
    })),
    ...maintenances.map(({ id, node, ready }, i) => ({
      apiVersion: 'ngn2.nvidia.com/v1alpha1',
      kind: 'NotifyMaintenance',
      metadata: {
        name: `m-${i}`,
        ...(ready ? { annotations: { 'maintenance/readyForMaintenance': 'true' } } : {}),
      },
      spec: {
        nodeObject: nodeName(node % nodes.length),
        maintenanceID: `fw-${id}`,
        maintenanceType: 'planned',
      },
    })),
  ];
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}

function snapshotOf({ nodes }: FleetCase): Snapshot {
  const items = nodes.map(({ rack, pool, etcd, state }, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: nodeName(i),
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels: { [RACK]: `r${rack}`, pool: `p${pool}`, ...(etcd ? { [ETCD]: 'true' } : {}) },
    },
    spec: state === 'cordoned' ? { unschedulable: true } : {},
    status: { conditions: [{ type: 'Ready', status: state === 'notReady' ? 'False' : 'True' }] },
  }));
  const bytes = Buffer.from(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  return readSnapshot([{ file: 'snapshot.json', bytes }]).snapshot;
}

function configOf({ scheduledMinutes, drainMinutes }: FleetCase): Config {
  const steps = `{ scheduled: ${scheduledMinutes}m, drain: ${drainMinutes}m, maintenance: 25m, validation: 5m, return: 0m }`;
  const read = readConfig(`version: 1\nsystems: { pika: { steps: ${steps} } }\n`, 'fleetplan.yml');
  return 'config' in read ? read.config : defaultConfig();
}

interface Outage {
  readonly target: string;
  readonly from: number;
  readonly to: number;
}

/** Straight from the trace: half-open intervals; a failure lasts for ever. */
function outagesOf(run: Run): Outage[] {
  return run.events.flatMap((event, i) => {
    if (event.kind !== 'start') return [];
    const { target, at: from } = event;
    const isItsEnd = (later: Run['events'][number]): boolean =>
      later.kind === 'succeeded' &&
      later.controller === event.controller &&
      later.group === event.group &&
      later.target === target;
    return [{ target, from, to: run.events.slice(i + 1).find(isItsEnd)?.at ?? Infinity }];
  });
}

/** In every way that controllers may find each other's nodes, in either order. */
function everyReading(resolutions: ReadonlyMap<SystemId, Resolution>, fleet: Fleet): Run[] {
  return [false, true].flatMap((showsUnready) =>
    [false, true].map((isReversed) => {
      const controllers = [...resolutions.values()].flatMap((resolution) => resolution.createControllers());
      const world = World.of(fleet.targets, showsUnready);
      const inOrder = isReversed ? [...controllers].reverse() : controllers;
      return new Simulation(world, inOrder, healthy(fleet.durationMs), AT).run(AT + LOOK_AHEAD_MS);
    }),
  );
}

function outAt(outages: readonly Outage[], outBefore: ReadonlySet<string>, instant: number): Set<string> {
  const now = outages.filter(({ from, to }) => from <= instant && instant < to);
  return new Set([...outBefore, ...now.map(({ target }) => target)]);
}

function isIn(scope: Scope, node: NodeCase | undefined): boolean {
  if (scope.kind === 'fleet') return true;
  if (scope.kind === 'quorum') return node?.etcd === true;
  return scope.key === RACK && scope.value === `r${node?.rack}`;
}

test('the combined peak is what a count over the trace gives at every instant, in the fleet, each rack and each quorum', () => {
  let together = 0;
  fc.assert(
    fc.property(fleetCase, (given) => {
      const { manifests } = parseSide([{ path: 'head.yaml', text: manifestsOf(given) }]);
      const snapshot = snapshotOf(given);
      const config = configOf(given);
      const assumptions = assumptionsOf(config, { seed: 1, scenario: 'healthy' });
      const resolutions = new Map<SystemId, Resolution>(
        SYSTEMS.map((system) => [
          system.id,
          system.resolve({
            manifests: manifests.filter(({ apiVersion, kind }) => system.claims(apiVersion, kind)),
            previous: null,
            neighbours: manifests,
            snapshot,
            options: config.systems[system.id],
            at: AT,
            until: AT + config.horizon,
          }),
        ]),
      );
      const { combined } = planSide({
        resolutions,
        snapshot,
        assumptions,
        at: AT,
        until: AT + config.horizon,
      });

      const fleet = fleetOf(snapshot, [], assumptions);
      const counts = everyReading(resolutions, fleet).flatMap((run) => {
        const instants = [...new Set([AT, ...run.events.map((event) => event.at)])];
        const outages = outagesOf(run);
        return instants.map((instant) => ({ instant, out: outAt(outages, fleet.outBefore, instant) }));
      });

      const most = Math.max(...counts.map(({ out }) => out.size));
      expect(combined.peakAtOnce).toBe(most);
      for (const { scope, members, peakAtOnce, peakAt, contributors } of combined.scopes) {
        const inScope = (name: string): boolean => isIn(scope, given.nodes[Number(name.slice(2))]);
        expect(members).toBe(given.nodes.filter((node) => isIn(scope, node)).length);
        const sizes = counts.map(({ instant, out }) => ({ instant, size: [...out].filter(inScope).length }));
        const peak = Math.max(...sizes.map(({ size }) => size));
        expect(peakAtOnce).toBe(peak);
        if (peak === 0) continue;
        expect(sizes.filter(({ size }) => size === peak).map(({ instant }) => instant)).toContain(peakAt);
        // A node that two hold is counted once in the peak, and once with each of them.
        expect(contributors.reduce((sum, { out }) => sum + out, 0)).toBeGreaterThanOrEqual(peak);
        expect(contributors.every(({ out }) => out <= peak)).toBe(true);
      }
      if (combined.contributors.filter(({ policy }) => policy).length > 1) together++;
    }),
    { numRuns: 100 },
  );
  // The law says nothing where only one of them takes nodes.
  expect(together).toBeGreaterThan(20);
});
