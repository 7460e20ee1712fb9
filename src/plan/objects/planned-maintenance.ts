import { few } from '../../manifest/visible.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import { counted, verb } from '../../text/plural.js';
import type { Snapshot } from '../../snapshot/snapshot.js';

const PLANNED = 'maintenance-planned';
const SHOWN = 3;

/** Reports nodes with an announced maintenance of unknown time: no number of the plan counts them. */
export function plannedMaintenance({ nodes }: Snapshot): Problem[] {
  const names = nodes
    .filter(({ lifecycle }) => lifecycle?.includes('MaintenancePlanned'))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const message = `${counted(names.length, 'node')} ${verb(names.length, 'has', 'have')} the condition MaintenancePlanned (${few(names, SHOWN)}). When this maintenance takes ${verb(names.length, 'it', 'them')} out is not known, and no number counts it.`;
  return [{ ...warningAt(null, PLANNED, message), isOfTargets: true }];
}
