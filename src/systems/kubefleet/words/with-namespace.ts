import { itemsIn, textIn } from '../../../manifest/fields.js';
import { few, listing } from '../../../manifest/words/listing.js';
import { verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { refText, type Unshown } from '../../system.js';
import { policyKey, resourcesKey } from '../objects/placement.js';
import type { PlacedObject, Side } from '../side.js';

const NAMESPACE = { group: '', kind: 'Namespace', namespace: null };

/** Namespaces that a placement selects by their names. */
function namespacesOf({ planned }: PlacedObject): string[] {
  return itemsIn(planned.stored['spec'], 'resourceSelectors').flatMap((selector) =>
    textIn(selector, 'kind') === 'Namespace' && (textIn(selector, 'group') ?? '') === ''
      ? (textIn(selector, 'name') ?? [])
      : [],
  );
}

/**
 * What else a cluster loses with the Namespaces of a placement that is deleted: the API server deletes all that is in one, whoever placed it.
 * Source: kubernetes.io, Namespaces; kubefleet.dev, ResourcePlacement TSG ("Coordination with ClusterResourcePlacement").
 */
export function alsoLost(placed: PlacedObject, side: Side): string {
  const names = namespacesOf(placed);
  const [first] = names;
  if (placed.object.ref.namespace !== null || first === undefined) return '';
  const others = side.placements.filter(({ object }) => names.includes(object.ref.namespace ?? ''));
  const whose = others.map(({ object }) => refText(object.ref));
  const spaces = visible(few(names.map((name) => `Namespace/${name}`)), 200);
  const beside = whose.length === 0 ? '' : `, also what ${listing(whose)} placed there`;
  return ` With ${spaces} ${verb(names.length, 'goes', 'go')} all that is in ${verb(names.length, 'it', 'them')} on each cluster${beside}.`;
}

/**
 * A ResourcePlacement whose namespace nothing brings to the clusters: where one lacks it, all of it fails to apply. Source: kubefleet.dev,
 * ResourcePlacement TSG ("Namespace Prerequisites"); kubefleet-dev/kubefleet#501.
 */
export function withoutNamespace(placed: PlacedObject, side: Side): Unshown[] {
  const { object, spec, planned } = placed;
  const { namespace } = object.ref;
  const before = side.earlier(object.ref);
  const isMoved =
    before === null ||
    resourcesKey(before.stored) !== resourcesKey(planned.stored) ||
    policyKey(before.stored) !== policyKey(planned.stored);
  if (namespace === null || !isMoved || spec.onlyReports) return [];
  // Of clusters that say which namespaces they have, only those that have it are picked.
  if (side.fleet.clusters.every(({ namespaces }) => namespaces !== null)) return [];
  const manifests = side.input.neighbours ?? side.input.objects.texts.own;
  const isBrought = side.placements.some(
    ({ object: other, selection }) =>
      other.ref.namespace === null && selection.takesNamed({ ...NAMESPACE, name: namespace }, manifests),
  );
  if (isBrought) return [];
  const name = visible(namespace);
  return [
    {
      subject: 'no namespace',
      says: `no placement here brings Namespace/${name} to the clusters: where a cluster does not have it, everything of this placement fails to apply, the cluster counts as failed, and no number of the plan counts that.`,
      fix: `Add a ClusterResourcePlacement that selects Namespace/${name} with selectionScope: NamespaceOnly, or waive this where each cluster has the namespace.`,
      place: object.manifest.placeOf(['metadata', 'namespace']),
    },
  ];
}
