import { few } from '../../manifest/visible.js';
import { minuteText } from '../../text/instant-text.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import { counted, verb } from '../../text/plural.js';
import type { Instant } from '../../rollout/controller.js';
import { CLOCKS_APART_MS, createdIn } from '../../snapshot/status.js';
import type { Snapshot } from '../../snapshot/snapshot.js';

const SHOWN = 3;

/**
 * Objects of the snapshot that are created after the moment planned for. Their order, their age and when they expire are counted from
 * then, so what they do may look as if it lay far ahead. A plan for a moment in the past has them by right; whoever reads it should know.
 */
export function notYetCreated({ nodes, objects }: Snapshot, at: Instant): Problem[] {
  const isLater = (created: Instant): boolean => created > at + CLOCKS_APART_MS;
  const late = [
    ...nodes.filter(({ createdAt }) => isLater(createdAt)).map(({ name }) => `Node ${name}`),
    ...objects
      .filter(({ object }) => isLater(createdIn(object) ?? 0))
      .map(({ kind, name }) => `${kind} ${name}`),
  ];
  if (late.length === 0) return [];
  const message =
    `${counted(late.length, 'object')} of the snapshot ${verb(late.length, 'is', 'are')} created after the moment planned for, ${minuteText(at)} ` +
    `(${few(late, SHOWN)}): the order of nodes, and when they expire, count from a time that has not come. ` +
    'Plan for a later moment, or take the snapshot again.';
  return [warningAt(null, 'not-yet-created', message)];
}
