import { fix } from '../../../text/fix.js';
import { code, name as nameText, text } from '../../../text/text.js';
import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import type { Refusal } from '../../system.js';

/**
 * Selectors that stop the placement controller before it makes any snapshot: a resource that is selected twice, and a reserved Namespace by
 * its name (the status says `InvalidResourceSelectors`; with `NamespaceOnly` its name is not checked). Only equal selectors are found twice
 * here; that labels find a named resource too, only the hub knows.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/placement/resource_selector.go, gatherSelectedResource: "found duplicate resource", and
 * fetchAllResourcesInOneNamespace; controller.go, handleUpdate: "validate the resource selectors first before creating any snapshot";
 * pkg/utils/common.go, IsReservedNamespace.
 */
export function stoppingSelectors(kind: string, { spec }: JsonObject): Refusal[] {
  const selectors = itemsIn(spec, 'resourceSelectors');
  const identities = selectors.map(identityOf);
  const stops = text`The controller makes no snapshot of the placement: what is placed stays as it is, and no new image, policy or selector reaches any cluster.`;
  const common = { by: 'placement controller', consequence: stops };
  return selectors.flatMap((selector, i): Refusal[] => {
    const path = ['spec', 'resourceSelectors', i];
    const [of, name] = [textIn(selector, 'kind') ?? '', textIn(selector, 'name')];
    const title =
      name === null ? text`every ${code(of)} of one selector` : nameText('object', `${of}/${name}`);
    const twice = { ...common, path, message: text`${title} is selected twice` };
    const reserved = {
      ...{ ...common, path: [...path, 'name'] },
      message: text`${title} is reserved (${code('kube-*')}, ${code('fleet-*')} and ${code('default')}), and not allowed to propagate`,
      fix: fix`Use a namespace with another name, or select cluster-scoped objects by themselves.`,
    };
    const isTwice = identities.indexOf(identities[i] ?? '') < i;
    const isReserved = kind === 'ClusterResourcePlacement' && takesReservedNamespace(selector);
    return [...(isTwice ? [twice] : []), ...(isReserved ? [reserved] : [])];
  });
}

function takesReservedNamespace(selector: Json): boolean {
  const isNamespace = textIn(selector, 'group') === '' && textIn(selector, 'kind') === 'Namespace';
  const isWhole = textIn(selector, 'selectionScope') === 'NamespaceWithResources';
  return isNamespace && isWhole && /^(?:default$|kube-|fleet-)/.test(textIn(selector, 'name') ?? '');
}

/** The scope of a Namespace selector only says what comes with the namespace. */
function identityOf(selector: Json): string {
  const fields = ['group', 'version', 'kind', 'name'].map((key) => textIn(selector, key) ?? '');
  return canonicalJson([...fields, objectIn(selector, 'labelSelector')]);
}
