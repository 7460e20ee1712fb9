import { byIdentity, identityOf } from '../manifest/duplicates.js';
import { fieldAt, labelsIn } from '../manifest/fields.js';
import { titleOf } from '../manifest/words/visible.js';
import type { Manifest } from '../manifest/manifest.js';
import type { FilesBeside } from './history.js';

type Labels = Readonly<Record<string, string>>;

/**
 * Workloads of which the change moves the pods into a selection by their labels: `Deployment/web` of each whose pod template was not in it
 * before, and is now. An object that selects pods says nothing of such an edit itself.
 */
export function podsMovedIn(
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
  isIn: { readonly before: (labels: Labels) => boolean; readonly after: (labels: Labels) => boolean },
): string[] {
  const after = neighbours.filter((manifest) => {
    const is = labelsOfPods(manifest);
    return is !== null && isIn.after(is);
  });
  // Hundreds of objects ask, and most of them select none: nobody is looked up for those.
  if (after.length === 0) return [];
  const earlier = byIdentity(neighboursBefore);
  return after.flatMap((manifest) => {
    const was = labelsOfPods(earlier.get(identityOf(manifest)));
    return was && !isIn.before(was) ? [titleOf(manifest)] : [];
  });
}

/** Null for an object that makes no pods. */
function labelsOfPods(manifest: Manifest | undefined): Labels | null {
  const template =
    fieldAt(manifest?.object, 'spec', 'template') ??
    fieldAt(manifest?.object, 'spec', 'jobTemplate', 'spec', 'template');
  return fieldAt(template, 'spec', 'containers') === undefined
    ? null
    : labelsIn(fieldAt(template, 'metadata'), 'labels');
}
