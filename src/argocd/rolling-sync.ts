import { field, fieldAt, itemsIn, labelsIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';

/** In which order the Applications of an ApplicationSet are synced: what decides it, and what to say of it where an edit moves it. */
interface Pace {
  readonly of: Json;
  /** The end of a sentence that begins with the ApplicationSet. */
  readonly says: string;
}

/**
 * The steps of a rolling sync decide which clusters get a version first. With them Argo CD syncs the Applications of the steps only, and takes
 * `automated` from all. Source: argo-cd, applicationset/controllers/applicationset_controller.go, getAppsToSync and labelMatchedExpression;
 * docs/operator-manual/applicationset/Progressive-Syncs.md.
 */
export function paceOf(set: Manifest, applications: readonly Manifest[]): Pace {
  const strategy = fieldAt(set.object, 'spec', 'strategy');
  const isRolling = textIn(strategy, 'type') === 'RollingSync';
  const steps = itemsIn(field(strategy, 'rollingSync'), 'steps');
  if (!isRolling)
    return {
      of: null,
      says: `has no rolling sync any more (spec.strategy): Argo CD syncs all of its Applications at once, as soon as each differs from the files, and one that is bad waits for no other. The plan is of each by itself. Keep the steps.`,
    };
  const left = applications.filter(({ object }) => !steps.some((step) => takes(step, object)));
  const names = visible(listing(left.map(({ name }) => name)), 300);
  const lost =
    left.length === 0
      ? ''
      : ` No step takes ${names}: with a rolling sync Argo CD syncs what is in a step, and nothing else by itself.`;
  return {
    of: JSON.stringify([steps, left.map(({ name }) => name)]),
    says: `is edited in the steps of its rolling sync (spec.strategy): in which order its Applications are synced, and how many at once.${lost} The plan is of each by itself, so that order is in no number. Have it reviewed by the owners of those clusters.`,
  };
}

/** Of other operators none is known, and with one a step takes nothing. */
function takes(step: Json, application: Manifest['object']): boolean {
  const labels = labelsIn(application['metadata'], 'labels');
  return itemsIn(step, 'matchExpressions').every((expression) => {
    const operator = textIn(expression, 'operator');
    const value = labels[textIn(expression, 'key') ?? ''];
    const isListed = value !== undefined && itemsIn(expression, 'values').includes(value);
    return operator === 'In' ? isListed : operator === 'NotIn' && !isListed;
  });
}
