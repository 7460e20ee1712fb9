import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { PlannedWorkload } from '../simulation/workload.js';
import type { Behaviour } from '../versions.js';

const REVISION = 'pod-template-hash';

/**
 * The scheduler counts old and new pods alike while a rollout has both, and nothing moves a pod once the old ones are gone: the spread
 * that is left may be wider than maxSkew. Source: kubernetes/kubernetes#98215; KEP-3243, matchLabelKeys.
 */
export function skewedSpread(
  { kind, manifest }: KubernetesObject,
  { targets, strategy }: PlannedWorkload,
  { spreadFields }: Behaviour,
): Unshown | null {
  const surge = strategy['maxSurge'];
  const isBeside = typeof surge === 'number' && surge > 0;
  if (kind !== 'Deployment' || targets.length < 2 || !isBeside || !spreadFields) return null;
  const path = ['spec', 'template', 'spec', 'topologySpreadConstraints'];
  const constraints = itemsIn(
    fieldAt(manifest.object, 'spec', 'template', 'spec'),
    'topologySpreadConstraints',
  );
  const index = constraints.findIndex(
    (one) =>
      textIn(one, 'whenUnsatisfiable') !== 'ScheduleAnyway' &&
      !itemsIn(one, 'matchLabelKeys').includes(REVISION),
  );
  const constraint = constraints[index];
  if (constraint === undefined) return null;
  return {
    subject: 'skewed-spread',
    says: `old pods count in its spread over ${visible(textIn(constraint, 'topologyKey') ?? '')} while new ones are placed, and go afterwards: what is left may be spread less evenly than maxSkew asks for, down to all pods in one domain where there are few, and nothing moves them.`,
    fix: `Add matchLabelKeys: [${REVISION}] to the constraint, so that new pods are spread among themselves.`,
    place: manifest.placeOf([...path, index]),
    grade: 'info',
    ofRollout: true,
  };
}
