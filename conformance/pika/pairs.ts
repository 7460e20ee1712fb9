import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { reconcile } from '../../src/systems/pika/controller/reconcile.js';
import type { Clock } from '../../src/systems/pika/controller/sla-timer.js';
import { CLIENT, type Maintenance, READY, VALIDATION } from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { maintenanceOf, nodeOf } from './read.js';

/** two statuses -> whether one reconcile leads from one to the other. The reason of a vector is prose of its author. */
export function pairs({ from, to, allowed }: JsonObject): Mismatch {
  return differs({ allowed } as Json, { allowed: MOVES.has(`${from as string}>${to as string}`) });
}

const VALUES = {
  [READY]: ['true', 'false'],
  [CLIENT]: ['inprogress', 'complete', 'incomplete'],
  [VALIDATION]: ['validated', 'failed'],
};

/** Every edit of others that may come before a reconcile. */
const EDITS: readonly ((one: Maintenance) => Partial<Maintenance>)[] = [
  () => ({}),
  () => ({ deleting: true }),
  () => ({ annotations: {} }),
  ...Object.entries(VALUES).flatMap(([key, values]) =>
    values.map((value) => ({ annotations }: Maintenance) => ({
      annotations: { ...annotations, [key]: value },
    })),
  ),
];

interface Explored {
  readonly maintenance: Maintenance;
  readonly clock: Clock | null;
  readonly at: number;
}

/** Moves that the controller makes from a new object on, whatever others do to it and its node, and whenever. */
const MOVES: ReadonlySet<string> = explored();

function explored(): Set<string> {
  const spec = { nodeObject: 'n1', maintenanceID: 'fw-1', maintenanceType: 'planned' };
  const moves = new Set<string>();
  const first: Explored = { maintenance: maintenanceOf({}, 'm/a', spec), clock: null, at: 5 };
  const seen = new Map([['', first]]);
  for (const { maintenance: one, clock, at } of seen.values())
    for (const edit of EDITS)
      for (const unschedulable of [true, false])
        for (const now of new Set([at, 5000])) {
          const node = nodeOf({ unschedulable, labels: { 'maintenance/fw-1': '' } }, 'n1');
          const after = reconcile({ maintenance: { ...one, ...edit(one) }, node, clock }, now, 2000);
          const { transitions, ...maintenance } = after.maintenance;
          const isRemoved = maintenance.deleting && maintenance.finalizers.length === 0;
          const to = isRemoved ? ['(removed)'] : transitions.map(({ status }) => status);
          for (const status of to) moves.add(`${one.status}>${status}`);
          const next = { maintenance: { ...maintenance, transitions: [] }, clock: after.clock, at: now };
          const key = JSON.stringify([next, ...(after.clock?.firesAt ?? [])]);
          if (!isRemoved && !seen.has(key)) seen.set(key, next);
        }
  return moves;
}
