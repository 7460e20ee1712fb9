import { code, count, few, instant, name, text, verbFor } from '../../text/text.js';
import { titleOf } from '../../manifest/visible.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
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
    ...nodes
      .filter(({ createdAt }) => isLater(createdAt))
      .map(({ name: node }) => name('target', `Node ${node}`)),
    ...objects
      .filter(({ object }) => isLater(createdIn(object) ?? 0))
      .map((object) => name('object', titleOf(object))),
  ];
  if (late.length === 0) return [];
  const message = text`${count(late.length, 'object')} of the snapshot ${verbFor(late.length, 'was', 'were')} created after the planned moment, ${instant(at)} (${few(late, SHOWN)}): the order of nodes and their expiry are wrong. Plan for a later moment (${code('--at')}), or take the snapshot again.`;
  return [warningAt(null, 'not-yet-created', message)];
}
