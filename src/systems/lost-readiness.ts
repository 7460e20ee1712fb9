import { objectIn } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';
import { containersIn, nameOfContainer, withNamesAfter } from './renamed-containers.js';

/**
 * Names of containers that had a readinessProbe in the spec of a workload and have none any more, be they renamed: each is ready as soon as it runs.
 * Source: kubernetes, pkg/kubelet/prober/prober_manager.go, UpdatePodStatus.
 */
export function lostReadiness(before: Json, after: Json): string[] {
  const probed = new Set(
    containersIn(withNamesAfter(before, after)).flatMap((one) =>
      isProbed(one) ? [nameOfContainer(one)] : [],
    ),
  );
  return containersIn(after)
    .filter((one) => !isProbed(one) && probed.has(nameOfContainer(one)))
    .map(nameOfContainer);
}

function isProbed(container: Json): boolean {
  return objectIn(container, 'readinessProbe') !== null;
}
