import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { hasBegun, reconcile } from '../../src/systems/pika/controller/reconcile.js';
import type { Clock } from '../../src/systems/pika/controller/sla-timer.js';
import {
  CLIENT,
  type Maintenance,
  READY,
  type Status,
  VALIDATION,
} from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { maintenanceOf, nodeOf } from './read.js';

const WHEN: Readonly<Record<string, string>> = {
  '>MaintenanceScheduled': 'first reconcile after creation (node must exist)',
  'MaintenanceScheduled>MaintenanceStarted':
    'node unschedulable AND label maintenance/<maintenanceID> on the node',
  'MaintenanceStarted>SLAExpired': 'slaExpires strictly before now at a reconcile (timer, resync, any edit)',
  'MaintenanceStarted>ObjectsDrained': `annotation ${READY}=true`,
  'SLAExpired>ObjectsDrained': `annotation ${READY}=true`,
  'ObjectsDrained>Validating': `annotation ${CLIENT}=complete`,
  'ObjectsDrained>MaintenanceIncomplete': `annotation ${CLIENT}=incomplete`,
  'Validating>MaintenanceIncomplete': `annotation ${VALIDATION}=failed`,
};
const ENTERED: Readonly<Record<string, string>> = {
  '': 'never written back',
  MaintenanceScheduled: 'entered only from the empty status',
  MaintenanceStarted: 'entered only from MaintenanceScheduled',
  SLAExpired:
    'entered only from MaintenanceStarted; a drained object keeps slaExpires but never becomes SLAExpired',
  ObjectsDrained: 'entered only from MaintenanceStarted or SLAExpired',
  Validating: 'entered only from ObjectsDrained',
  MaintenanceIncomplete: 'entered only from ObjectsDrained or Validating',
};

/** two statuses -> whether one reconcile leads from one to the other, and the words of the vectors for it. */
export function pairs(vector: JsonObject): Mismatch {
  const { from, to, allowed, reason } = vector as Record<string, string>;
  const removed = hasBegun(from as Status)
    ? 'delete, then node schedulable: MaintenanceComplete'
    : 'delete removes it at once, silently';
  const words: Readonly<Record<string, string | undefined>> = {
    ...{
      [`${from}>${from}`]: 'no self transition; no timestamp is appended',
      [`${from}>(removed)`]: removed,
    },
    ...WHEN,
  };
  const left = from === 'MaintenanceIncomplete' ? LEFT : ENTERED[to ?? ''];
  const move = `${from}>${to}`;
  return differs({ allowed, reason } as Json, {
    allowed: MOVES.has(move),
    reason: words[move] ?? left ?? '',
  });
}

const LEFT = 'terminal status: only delete (then uncordon) or uncordon leaves it';

/** Every annotation and edit of others that may come before a reconcile. */
const EDITS: readonly ((one: Maintenance) => Partial<Maintenance>)[] = [
  () => ({}),
  () => ({ deleting: true }),
  () => ({ annotations: {} }),
  ...[
    ...[
      [READY, 'true'],
      [READY, 'false'],
    ],
    ...[
      [CLIENT, 'inprogress'],
      [CLIENT, 'complete'],
      [CLIENT, 'incomplete'],
    ],
    ...[
      [VALIDATION, 'validated'],
      [VALIDATION, 'failed'],
    ],
  ].map(([key = '', value = '']) => ({ annotations }: Maintenance) => ({
    annotations: { ...annotations, [key]: value },
  })),
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
