import { canonicalJson } from '../../../manifest/canonical.js';
import { itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { groupOf, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { fix } from '../../../text/fix.js';
import { code, name as nameText, text } from '../../../text/text.js';
import type { Refusal } from '../../system.js';
import { type LabelTest, labelTest } from './policy.js';

/** One entry of `resourceSelectors`. */
export type ResourceSelector = ReturnType<typeof readSelector>;

/** The scope of a Namespace selector that brings everything in the namespace. */
export const WHOLE = 'NamespaceWithResources';

export function readSelectors(spec: Json | undefined): ResourceSelector[] {
  return itemsIn(spec, 'resourceSelectors').map(readSelector);
}

/** Without a name and without labels it takes all of its kind; what Kubernetes cannot parse finds nothing. */
export function readSelector(selector: Json) {
  const [group = '', version = '', kind = ''] = ['group', 'version', 'kind'].map(
    (one) => textIn(selector, one) ?? '',
  );
  const name = textIn(selector, 'name') || null;
  const labels = objectIn(selector, 'labelSelector');
  const hasLabels: LabelTest = (labels === null ? () => true : labelTest(labels)) ?? (() => false);
  return {
    ...{ group, version, kind, name, hasLabels },
    /** For a Namespace: what comes along with it. */
    scope: textIn(selector, 'selectionScope') ?? WHOLE,
    /** Equal for selectors of the same objects: a version only says how they are read, the scope what comes along. */
    identity: canonicalJson([group, kind, name, labels]),
  };
}

export function selects({ group, kind, name, hasLabels }: ResourceSelector, manifest: Manifest): boolean {
  if (groupOf(manifest.apiVersion) !== group || manifest.kind !== kind) return false;
  return name === null ? hasLabels(labelsIn(manifest.object['metadata'], 'labels')) : manifest.name === name;
}

export function isOfNamespaces({ group, kind }: ResourceSelector): boolean {
  return group === '' && kind === 'Namespace';
}

/**
 * Titles of what a placement selected before and does not select now. Where another selector takes it too, it stays; that is seen only where
 * both say the same.
 */
export function droppedResources(before: JsonObject, after: JsonObject): string[] {
  const kept = readSelectors(after['spec']);
  return readSelectors(before['spec']).flatMap(({ kind, name, scope, identity }) => {
    const same = kept.filter((other) => other.identity === identity);
    if (same.some((other) => scope === 'NamespaceOnly' || other.scope === scope)) return [];
    const title = name === null ? `every ${kind} that one selector takes` : `${kind}/${name}`;
    return same.length > 0 ? `resources in ${title}` : title;
  });
}

/**
 * Selectors that stop the placement controller before it makes any snapshot: a resource that is selected twice, and a reserved Namespace by
 * its name (the status says `InvalidResourceSelectors`; with `NamespaceOnly` its name is not checked). Only equal selectors are found twice
 * here; that labels find a named resource too, only the hub knows.
 * Source: kubefleet-dev/kubefleet, pkg/utils/controller/resource_selector_resolver.go, gatherSelectedResource: "found duplicate resource", and
 * fetchAllResourcesInOneNamespace; controller.go, handleUpdate: "validate the resource selectors first before creating any snapshot";
 * pkg/utils/common.go, IsReservedNamespace.
 */
export function stoppingSelectors(placement: string, { spec }: JsonObject): Refusal[] {
  const selectors = readSelectors(spec);
  const by = 'placement controller';
  const consequence = text`The controller makes no snapshot of the placement: what is placed stays as it is, and no new image, policy or selector reaches any cluster.`;
  return selectors.flatMap((selector, i): Refusal[] => {
    const { kind, name, version, identity, scope } = selector;
    const path = ['spec', 'resourceSelectors', i];
    const title =
      name === null ? text`every ${code(kind)} of one selector` : nameText('object', `${kind}/${name}`);
    const isTwice = selectors.slice(0, i).some((one) => one.identity === identity && one.version === version);
    const isWhole = placement === 'ClusterResourcePlacement' && isOfNamespaces(selector) && scope === WHOLE;
    const isReserved = isWhole && /^(?:default$|kube-|fleet-)/.test(name ?? '');
    const reserved = text`${title} is reserved (${code('kube-*')}, ${code('fleet-*')} and ${code('default')}), and not allowed to propagate`;
    const useOther = fix`Use a namespace with another name, or select cluster-scoped objects by themselves.`;
    return present([
      isTwice && { by, consequence, path, message: text`${title} is selected twice` },
      isReserved && { by, consequence, path: [...path, 'name'], message: reserved, fix: useOther },
    ]);
  });
}
