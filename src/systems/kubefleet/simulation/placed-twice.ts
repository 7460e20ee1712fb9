import { itemsIn, textIn } from '../../../manifest/fields.js';
import { few } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import { refText, type Unshown } from '../../system.js';
import { policyKey, resourcesKey } from '../objects/placement.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { clusters } from '../words/why.js';

/**
 * An object that another placement brings to the same clusters: there one of the two has it, and the other fails to apply it, whatever their
 * apply strategies say. Told of the placement that the change adds or edits. Source: kubefleet-dev/kubefleet,
 * pkg/controllers/workapplier/drift_detection_takeover.go, isPlacedByFleetInDuplicate; Azure/fleet#627.
 */
export function placedTwice(placed: PlacedObject, side: Side): Unshown[] {
  const { object, spec } = placed;
  if (!isMoved(placed, side) || spec.onlyReports) return [];
  const own = clustersOf(placed);
  return side.placements.flatMap((other) => {
    const shared = clustersOf(other).filter((cluster) => own.includes(cluster));
    if (other === placed || other.spec.onlyReports || shared.length === 0) return [];
    // Of two that the change writes the second one tells it.
    if (isMoved(other, side) && side.placements.indexOf(placed) < side.placements.indexOf(other)) return [];
    const [name] = [...namesTaken(placed, other, side), ...namesTaken(other, placed, side)];
    if (name === undefined) return [];
    return {
      subject: `placed-twice ${other.object.ref.kind}/${other.object.ref.name}`,
      says: `${refText(other.object.ref)} places ${visible(name)} as well, on ${clusters(shared.length)} that both take (${few(shared)}): the one that comes second fails to apply it there, and no number of the plan counts that.`,
      fix: `Let one placement select ${visible(name)}, or have the two take different clusters.`,
      place: object.manifest.placeOf(['spec', 'resourceSelectors']),
      grade: 'error',
    };
  });
}

/** True where the change adds it, or edits what it places or where. */
function isMoved({ object: { ref }, planned }: PlacedObject, side: Side): boolean {
  const before = side.earlier(ref);
  return (
    before === null ||
    resourcesKey(before.stored) !== resourcesKey(planned.stored) ||
    policyKey(before.stored) !== policyKey(planned.stored)
  );
}

function clustersOf({ transition }: PlacedObject): string[] {
  if (isError(transition)) return [];
  return transition.bindings.flatMap(({ cluster, state }) => (state === 'Unscheduled' ? [] : cluster));
}

/** What one selects by name and the other takes too. What labels find only the hub knows. */
function namesTaken(one: PlacedObject, other: PlacedObject, { input }: Side): string[] {
  const selectorsOf = ({ planned }: PlacedObject) => itemsIn(planned.stored['spec'], 'resourceSelectors');
  if (selectorsOf(other).some((selector) => !textIn(selector, 'name'))) return [];
  const manifests = input.neighbours ?? input.objects.texts.own;
  const { namespace } = one.object.ref;
  return selectorsOf(one).flatMap((selector) => {
    const [group = '', kind = '', name = ''] = ['group', 'kind', 'name'].map(
      (field) => textIn(selector, field) ?? '',
    );
    const isTaken = name !== '' && other.selection.takesNamed({ group, kind, namespace, name }, manifests);
    return isTaken ? [`${kind}/${name}`] : [];
  });
}
