import { fix } from '../../../text/fix.js';
import { code, name, text } from '../../../text/text.js';
import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { visible } from '../../../manifest/visible.js';
import type { Refusal } from '../../system.js';

/**
 * Selectors that stop the placement controller before it makes any snapshot: a resource that is selected twice, and a reserved Namespace by
 * its name (the status says `InvalidResourceSelectors`; with `NamespaceOnly` its name is not checked). Only equal selectors are found twice
 * here; that labels find a named resource too, only the hub knows.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/placement/resource_selector.go, gatherSelectedResource: "found duplicate resource", and
 * fetchAllResourcesInOneNamespace; controller.go, handleUpdate: "validate the resource selectors first before creating any snapshot";
 * pkg/utils/common.go, IsReservedNamespace.
 */
export function stoppingSelectors(kind: string, stored: JsonObject): Refusal[] {
  const selectors = itemsIn(stored['spec'], 'resourceSelectors');
  const identities = selectors.map(identityOf);
  const by = 'placement controller';
  return selectors.flatMap((selector, i): Refusal[] => {
    const path = ['spec', 'resourceSelectors', i];
    const selected = textIn(selector, 'name') ?? '';
    const twice = {
      ...{ by, path, message: text`${name('object', titleOf(selector))} is selected twice` },
      consequence: text`The controller makes no snapshot of the placement: what is placed stays as it is, and no new image, policy or selector reaches any cluster until one of the two is gone.`,
    };
    const reserved = {
      ...{ by, path: [...path, 'name'] },
      message: text`${name('object', `Namespace/${visible(selected)}`)} is reserved (${code('kube-*')}, ${code('fleet-*')} and ${code('default')}), and not allowed to propagate`,
      consequence: text`The controller makes no snapshot of the placement: nothing of it reaches any cluster, and what is placed stays as it is.`,
      fix: fix`Use a namespace with another name, or select cluster-scoped objects by themselves.`,
    };
    const isReserved = kind === 'ClusterResourcePlacement' && takesReservedNamespace(selector, selected);
    const isTwice = identities.indexOf(identities[i] ?? '') < i;
    return [...(isTwice ? [twice] : []), ...(isReserved ? [reserved] : [])];
  });
}

function takesReservedNamespace(selector: Json, name: string): boolean {
  const isNamespace = textIn(selector, 'group') === '' && textIn(selector, 'kind') === 'Namespace';
  const isWhole = textIn(selector, 'selectionScope') === 'NamespaceWithResources';
  return (
    isNamespace && isWhole && (name === 'default' || name.startsWith('kube-') || name.startsWith('fleet-'))
  );
}

/** The scope of a Namespace selector only says what comes with the namespace. */
function identityOf(selector: Json): string {
  const [group, version, kind, name] = ['group', 'version', 'kind', 'name'].map(
    (key) => textIn(selector, key) ?? '',
  );
  return canonicalJson([group, version, kind, name, objectIn(selector, 'labelSelector')]);
}

function titleOf(selector: Json): string {
  const kind = textIn(selector, 'kind') ?? '';
  const name = textIn(selector, 'name');
  return name === null ? `what one selector of ${kind} finds` : `${kind}/${name}`;
}
