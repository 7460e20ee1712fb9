import { fieldAt, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';

/**
 * Names of containers in the spec of a workload that had a readinessProbe and have none any more: each is ready as soon as it runs.
 * Source: kubernetes, pkg/kubelet/prober/prober_manager.go, UpdatePodStatus.
 */
export function lostReadiness(before: Json, after: Json): string[] {
  const probed = new Set(containersIn(before).filter(isProbed).map(nameOf));
  return containersIn(after)
    .filter((one) => !isProbed(one) && probed.has(nameOf(one)))
    .map(nameOf);
}

function containersIn(spec: Json): readonly Json[] {
  return itemsIn(fieldAt(spec, 'template', 'spec'), 'containers');
}

function nameOf(container: Json): string {
  return textIn(container, 'name') ?? '';
}

function isProbed(container: Json): boolean {
  return objectIn(container, 'readinessProbe') !== null;
}
