import { fieldAt } from '../../../manifest/fields.js';
import { errorAt, type Problem, type ProblemCode } from '../../../manifest/problem.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { parseInstant } from '../../../snapshot/status.js';
import { KIND } from '../admission/crd.js';
import { STATUSES } from './maintenance.js';
import { keyOf } from './members.js';

/** What a live object says that cannot be planned from: a guess would read as an answer. */
export function unreadable(manifest: Manifest): Problem[] {
  if (manifest.kind !== KIND) return [];
  const problem = (code: ProblemCode, field: string, says: string): Problem =>
    errorAt(
      manifest.placeOf(['status', field]),
      code,
      `The live ${KIND} ${keyOf(manifest)} ${says}. Take the snapshot anew.`,
    );
  const status = fieldAt(manifest.object, 'status', 'maintenanceStatus') ?? null;
  const expires = fieldAt(manifest.object, 'status', 'slaExpires') ?? null;
  return [
    ...(status === null || STATUSES.some((known) => known === status)
      ? []
      : [
          problem(
            'unknown-status',
            'maintenanceStatus',
            `has the status ${shown(status)}, which PIKA does not have: whether its node is out is unknown`,
          ),
        ]),
    ...(expires === null || (typeof expires === 'string' && parseInstant(expires) !== null)
      ? []
      : [
          problem(
            'unreadable-time',
            'slaExpires',
            `has a slaExpires that is no time (${shown(expires)}): the end of its SLA is unknown`,
          ),
        ]),
  ];
}

function shown(value: Json): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST)) : 'not a text';
}

const LONGEST = 40;
