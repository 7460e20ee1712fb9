import fc from 'fast-check';
import { defaultConfig, readConfig } from '../../../src/config/read.js';
import type { Config } from '../../../src/config/schema.js';
import type { Manifest } from '../../../src/manifest/manifest.js';
import { parseSide } from '../../parse-side.js';
import { type Fleet, fleetOf } from '../../../src/plan/measure/fleet.js';
import type { Combined, Scope, SidePlan } from '../../../src/plan/model.js';
import { planSide } from '../../../src/plan/side.js';
import { UNLIMITED } from '../../../src/rollout/work.js';
import { Simulation } from '../../../src/rollout/engine.js';
import { healthy } from '../../../src/rollout/scenarios.js';
import type { Run } from '../../../src/rollout/trace.js';
import { World } from '../../../src/rollout/world.js';
import { readSnapshot } from '../../read-snapshot.js';
import type { Snapshot } from '../../../src/snapshot/snapshot.js';
import { Histories } from '../../../src/systems/history.js';
import { SYSTEMS } from '../../../src/systems/index.js';
import { kindOf } from '../../../src/systems/kinds.js';
import type { Resolution, SystemId } from '../../../src/systems/system.js';
import {
  budget,
  daemonSet,
  maintenance,
  nodePool,
  READY_POOL,
  skyhook,
  textOf,
  workload,
} from './world-objects.js';

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
  readonly skyhooks: readonly { readonly pool: number; readonly atOnce: number; readonly reboots: boolean }[];
  readonly maintenances: readonly { readonly id: number; readonly node: number }[];
  /** Karpenter's budget, and the limit of a DaemonSet; 0: there is none. */
  readonly drifting: number;
  readonly unavailable: number;
  /** Nodes with a pod of one workload each, and how many of those may be evicted at once. */
  readonly pods: readonly number[];
  readonly evictable: number;
  readonly scheduledMinutes: number;
  readonly drainMinutes: number;
}

function fleetCase(size: { min: number; max: number }, scale: number): fc.Arbitrary<FleetCase> {
  const few = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: max * scale });
  return fc.record({
    nodes: fc.array(
      fc.record({
        rack: fc.nat(scale === 1 ? 2 : 19),
        pool: fc.nat(1),
        etcd: fc.boolean(),
        state: fc.constantFrom('serves', 'serves', 'serves', 'notReady', 'cordoned'),
      }),
      { minLength: size.min, maxLength: size.max, size: 'max' },
    ),
    skyhooks: fc.array(fc.record({ pool: fc.nat(1), atOnce: few(4), reboots: fc.boolean() }), {
      maxLength: 2,
    }),
    maintenances: fc.array(fc.record({ id: fc.nat(2), node: fc.nat(size.max) }), { maxLength: 8 * scale }),
    drifting: fc.oneof(fc.constant(0), few(3)),
    unavailable: fc.oneof(fc.constant(0), few(3)),
    pods: fc.uniqueArray(fc.nat(size.min - 1), { maxLength: 6 * scale }),
    evictable: fc.nat(2 * scale),
    scheduledMinutes: fc.constantFrom(0, 10, 30),
    drainMinutes: fc.constantFrom(1, 20, 45),
  });
}

function nodeName(i: number): string {
  return `n-${String(i).padStart(4, '0')}`;
}

function manifestsOf(given: FleetCase, generation: string): Manifest[] {
  const { skyhooks, maintenances, nodes, drifting, unavailable } = given;
  const objects = [
    ...skyhooks.map(({ pool, atOnce, reboots }, i) =>
      skyhook({ name: `tuning-${i}`, atOnce, reboots, labels: { pool: `p${pool}` } }),
    ),
    ...maintenances.map(({ id, node }, i) =>
      maintenance(`m-${i}`, nodeName(node % nodes.length), `fw-${id}`),
    ),
    ...(drifting > 0 ? [nodePool(String(drifting), generation)] : []),
    ...(unavailable > 0 ? [daemonSet(unavailable, 'a:1')] : []),
  ];
  return [...parseSide([{ path: 'head.yaml', text: textOf(objects) }]).manifests];
}

function snapshotOf({ nodes, pods, evictable }: FleetCase): Snapshot {
  const items = nodes.map(({ rack, pool, etcd, state }, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: nodeName(i),
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels: { ...READY_POOL, [RACK]: `r${rack}`, pool: `p${pool}`, ...(etcd ? { [ETCD]: 'true' } : {}) },
    },
    spec: state === 'cordoned' ? { unschedulable: true } : {},
    status: { conditions: [{ type: 'Ready', status: state === 'notReady' ? 'False' : 'True' }] },
  }));
  const running = workload('db', pods.map(nodeName));
  const held = budget('db', 'db', { maxUnavailable: evictable });
  const list = { apiVersion: 'v1', kind: 'List', items: [...items, ...running, held] };
  return readSnapshot([{ file: 'snapshot.json', bytes: Buffer.from(JSON.stringify(list)) }]).snapshot;
}

function configOf({ scheduledMinutes, drainMinutes }: FleetCase): Config {
  const steps = `{ scheduled: ${scheduledMinutes}m, drain: ${drainMinutes}m, maintenance: 25m, validation: 5m, return: 0m }`;
  const read = readConfig(`version: 1\nsystems: { pika: { steps: ${steps} } }\n`, 'fleetplan.yml');
  return 'config' in read ? read.config : defaultConfig();
}

function resolved(given: FleetCase, snapshot: Snapshot, config: Config): ReadonlyMap<SystemId, Resolution> {
  const [before, after] = [manifestsOf(given, 'a'), manifestsOf(given, 'b')];
  return new Map(
    SYSTEMS.map((system) => {
      const own = (list: readonly Manifest[]): Manifest[] =>
        list.filter((manifest) => kindOf(system.kinds, manifest));
      const base = own(before).filter(({ kind }) => kind === 'NodePool');
      const texts = { own: own(after), base, live: snapshot.objects, compared: null };
      const resolution = system.resolve({
        objects: new Histories(system.kinds, texts),
        neighbors: after,
        snapshot,
        options: config.systems[system.id],
        workMs: () => config.durations.default,
        at: AT,
        until: AT + config.horizon,
      });
      return [system.id, resolution];
    }),
  );
}

/** In every way that controllers may find each other's nodes, in either order. */
function everyReading(resolutions: ReadonlyMap<SystemId, Resolution>, fleet: Fleet): Run[] {
  return [false, true].flatMap((showsUnready) =>
    [false, true].map((isReversed) => {
      const all = [...resolutions.values()];
      const controllers = all.flatMap((resolution) => resolution.createControllers());
      const evictions = all.find(({ createEvictions }) => createEvictions)?.createEvictions?.();
      const drainage = evictions ? { evictions, expectedMs: () => 0 } : null;
      const world = World.of(fleet.targets, showsUnready);
      const inOrder = isReversed ? [...controllers].reverse() : controllers;
      const simulation = new Simulation(world, inOrder, healthy(fleet.durationMs), AT, drainage);
      return simulation.run(AT + LOOK_AHEAD_MS);
    }),
  );
}

interface Outage {
  readonly target: string;
  readonly from: number;
  readonly to: number;
}

/** Straight from the trace: half-open intervals; a failure lasts for ever, and what was out before lasts until it leaves. */
function outagesOf({ events }: Run, outBefore: ReadonlySet<string>): Outage[] {
  const outages: Outage[] = [];
  const open = new Map<string, number[]>();
  const close = (key: string, target: string, to: number): void => {
    const from = open.get(key)?.shift();
    if (from !== undefined) outages.push({ target, from, to });
  };
  for (const target of outBefore) open.set(`before ${target}`, [AT]);
  for (const { kind, controller, group, target, at, holds } of events) {
    const key = `${controller} ${group} ${target}`;
    if (kind === 'left') close(`before ${target}`, target, at);
    if (!holds) continue;
    if (kind === 'start' || kind === 'out') open.set(key, [...(open.get(key) ?? []), at]);
    if (kind === 'succeeded' || kind === 'back') close(key, target, at);
  }
  for (const [key, starts] of open)
    for (const from of starts) outages.push({ target: key.split(' ').at(-1) ?? '', from, to: Infinity });
  return outages;
}

interface Count {
  readonly at: number;
  readonly out: number;
}

/** How many of some targets are out at each instant at which that may change, each target once. */
function countsOf(outages: readonly Outage[], concerns: (target: string) => boolean): Count[] {
  const own = outages.filter(({ target, from, to }) => from < to && concerns(target));
  const instants = [...new Set([AT, ...own.flatMap(({ from, to }) => [from, to])])];
  return instants.map((at) => {
    const out = new Set<string>();
    for (const { target, from, to } of own) if (from <= at && at < to) out.add(target);
    return { at, out: out.size };
  });
}

function isIn(scope: Scope, node: NodeCase | undefined): boolean {
  if (scope.kind === 'fleet') return node !== undefined;
  if (scope.kind === 'quorum') return node?.etcd === true;
  return scope.kind === 'domain' && scope.key === RACK && scope.value === `r${node?.rack}`;
}

/** True where two or more policies meet in the peak. */
function holds(given: FleetCase): boolean {
  const snapshot = snapshotOf(given);
  const config = configOf(given);
  const assumptions = { ...config, scenario: 'healthy' as const };
  const resolutions = resolved(given, snapshot, config);
  const until = AT + config.horizon;
  const { combined, policies } = planSide({
    resolutions,
    snapshot,
    assumptions,
    at: AT,
    until,
    unit: 'node',
    next: { isNext: () => false, isUntouchedNext: () => false },
    work: UNLIMITED,
  });
  const fleet = fleetOf(snapshot, [], assumptions);
  const outages = everyReading(resolutions, fleet).map((run) => outagesOf(run, fleet.outBefore));
  checkPeaks(given, combined, outages);
  checkBatches(policies);
  return combined.contributors.filter(({ policy }) => policy).length > 1;
}

/** Checks that no node is twice in the batches of a group: the new node that replaces it is named as a replacement. */
function checkBatches(policies: SidePlan['policies']): void {
  for (const { effect } of policies) {
    for (const { batches } of effect.groups) {
      const names = batches.flatMap(({ targets }) => targets);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  }
}

function checkPeaks({ nodes }: FleetCase, combined: Combined, outages: readonly Outage[][]): void {
  const most = (concerns: (target: string) => boolean): { peak: number; instants: number[] } => {
    const counts = outages.flatMap((list) => countsOf(list, concerns));
    const peak = counts.reduce((high, { out }) => Math.max(high, out), 0);
    return { peak, instants: counts.filter(({ out }) => out === peak).map(({ at }) => at) };
  };
  expect(combined.peakAtOnce).toBe(most(() => true).peak);
  for (const { scope, members, peakAtOnce, peakAt, contributors } of combined.scopes) {
    const { peak, instants } = most((name) => isIn(scope, nodes[Number(/^n-(\d+)$/.exec(name)?.[1])]));
    expect(members).toBe(nodes.filter((node) => isIn(scope, node)).length);
    expect(peakAtOnce).toBe(peak);
    if (peak === 0) continue;
    expect(instants).toContain(peakAt);
    // A node that two hold is counted once in the peak, and once with each of them.
    expect(contributors.reduce((sum, { out }) => sum + out, 0)).toBeGreaterThanOrEqual(peak);
    expect(contributors.every(({ out }) => out <= peak)).toBe(true);
  }
}

test('one world: the combined peak is what a count over the traces gives at every instant, in the fleet, each rack and each quorum', () => {
  let together = 0;
  const small = fleetCase({ min: 1, max: 12 }, 1);
  fc.assert(
    fc.property(small, (given) => {
      if (holds(given)) together++;
    }),
    { numRuns: 40 },
  );
  // The law says nothing where only one of them takes nodes.
  expect(together).toBeGreaterThan(8);
});

test('one world: and so it is over 600 nodes under Skyhooks, Karpenter, a DaemonSet, disruption budgets and maintenances', () => {
  const large = fleetCase({ min: 600, max: 600 }, 40).map((given) => ({
    ...given,
    drifting: given.drifting + 40,
    unavailable: given.unavailable + 40,
    evictable: given.evictable + 1,
    pods: [...new Set([...given.pods, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])],
    maintenances: [...given.maintenances, { id: 0, node: 1 }, { id: 1, node: 599 }],
    skyhooks: [...given.skyhooks, { pool: 1, atOnce: 100, reboots: true }],
  }));
  fc.assert(fc.property(large, holds), { numRuns: 1 });
});
