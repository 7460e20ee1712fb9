import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { PolicyRef, Refusal } from '../../system.js';

/**
 * A Namespace that no placement takes along: one selector of it by its name stops the whole placement, before any snapshot is made; the status
 * says `InvalidResourceSelectors`. With `NamespaceOnly` its name is not looked at. Source: kubefleet-dev/kubefleet, pkg/utils/common.go,
 * IsReservedNamespace; pkg/controllers/placement/resource_selector.go, fetchAllResourcesInOneNamespace; cmd/hubagent/workload/setup.go.
 */
export function reservedNamespaces({ kind }: PolicyRef, stored: JsonObject): Refusal[] {
  if (kind !== 'ClusterResourcePlacement') return [];
  return itemsIn(stored['spec'], 'resourceSelectors').flatMap((selector, i) => {
    const [group, of, name = ''] = ['group', 'kind', 'name'].map((field) => textIn(selector, field) ?? '');
    const takesAll = textIn(selector, 'selectionScope') === 'NamespaceWithResources';
    if (group !== '' || of !== 'Namespace' || !takesAll || !isReserved(name)) return [];
    return [
      {
        by: 'placement controller',
        path: ['spec', 'resourceSelectors', i, 'name'],
        message: `Namespace/${visible(name)} is reserved (kube-*, fleet-* and default), and not allowed to propagate`,
        consequence:
          'The controller makes no snapshot of such a placement: nothing of it reaches any cluster, and what is placed stays as it is.',
        fix: 'Put what is to be placed into a namespace of another name, or select what is cluster-scoped by itself.',
      },
    ];
  });
}

function isReserved(name: string): boolean {
  return name === 'default' || name.startsWith('kube-') || name.startsWith('fleet-');
}
