import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { PolicyRef, Refusal } from '../../system.js';
import { canonicalJson } from '../../../manifest/canonical.js';

/**
 * A resource that a placement selects twice stops its controller before it makes any snapshot, of the resources or of the policy:
 * nothing new is placed until one of the two is gone. Only equal selectors are seen here; that a name is found by a label selector
 * too, only the hub knows. Source: kubefleet-dev/kubefleet, pkg/controllers/placement/resource_selector.go, gatherSelectedResource:
 * "found duplicate resource"; controller.go, handleUpdate: "validate the resource selectors first before creating any snapshot".
 */
export function selectedTwice({ kind }: PolicyRef, stored: JsonObject): Refusal[] {
  if (kind !== 'ClusterResourcePlacement' && kind !== 'ResourcePlacement') return [];
  const selectors = itemsIn(stored['spec'], 'resourceSelectors');
  const keys = selectors.map(identityOf);
  return selectors.flatMap((selector, i) => {
    if (keys.indexOf(keys[i] ?? '') === i) return [];
    return [
      {
        by: 'placement controller',
        path: ['spec', 'resourceSelectors', i],
        message: `${resourceText(selector)} is selected twice`,
        consequence:
          'The controller makes no snapshot of such a placement: what is placed stays as it is, and no new image, policy or selector reaches any cluster until one of the two is gone.',
      },
    ];
  });
}

/** The scope of a Namespace selector says what comes with the namespace; the namespace itself is found either way. */
function identityOf(selector: Json): string {
  const [group, version, kind] = ['group', 'version', 'kind'].map((name) => textIn(selector, name));
  const labels = objectIn(selector, 'labelSelector');
  return canonicalJson([group ?? '', version ?? '', kind ?? '', textIn(selector, 'name') ?? '', labels]);
}

function resourceText(selector: Json): string {
  const kind = textIn(selector, 'kind') ?? '';
  const name = textIn(selector, 'name');
  return name === null ? `what one selector of ${kind} takes` : `${kind}/${name}`;
}
