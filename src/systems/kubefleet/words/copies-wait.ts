import { refText, type ResolvedGroup, type Unshown } from '../../system.js';
import type { PlacedObject } from '../side.js';

/** An edit of what is placed changes no number where nobody has asked for the run that takes it along: without a word it reads as none. */
export function copiesWait(
  { object, content, spec }: PlacedObject,
  [first]: readonly ResolvedGroup[],
): Unshown[] {
  if (!content || !first || spec.onlyReports || first.rolls.kind.endsWith('Run')) return [];
  const by = refText(first.rolls);
  const says = `${content.says}: that reaches no cluster before a staged update run with ${by} takes it along, and there is none, here or in the snapshot.`;
  const fix = 'Create a staged update run that names the placement.';
  const place = content.place ?? object.manifest.place;
  return [{ subject: 'copies-wait', says, fix, place, grade: 'info' }];
}
