import { code, count, few, name, text, verbFor } from '../../text/text.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import type { Snapshot } from '../../snapshot/snapshot.js';

const PLANNED = 'maintenance-planned';
const SHOWN = 3;

/** Reports nodes with an announced maintenance of unknown time: no number of the plan counts them. */
export function plannedMaintenance({ nodes }: Snapshot): Problem[] {
  const names = nodes
    .filter(({ lifecycle }) => lifecycle?.includes('MaintenancePlanned'))
    .map((node) => name('target', node.name));
  if (names.length === 0) return [];
  const message = text`${count(names.length, 'node')} ${verbFor(names.length, 'has', 'have')} the condition ${code('MaintenancePlanned')} (${few(names, SHOWN)}). Its time is not known, and no number counts it.`;
  return [warningAt(null, PLANNED, message)];
}
