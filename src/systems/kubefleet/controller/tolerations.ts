import type { Toleration } from '../../../snapshot/toleration.js';
import type { Taint } from '../../../snapshot/snapshot.js';

/** True when every taint is tolerated. Source: kubefleet-dev/kubefleet e160c1cd, plugins/tainttoleration/filtering.go. */
export function toleratesAll(taints: readonly Taint[], tolerations: readonly Toleration[]): boolean {
  return taints.every((taint) => tolerations.some((toleration) => tolerates(taint, toleration)));
}

/** Equal needs the same key and value, Exists the same key or none; an empty effect matches all. */
function tolerates(taint: Taint, toleration: Toleration): boolean {
  if (toleration.effect !== '' && toleration.effect !== taint.effect) return false;
  if (toleration.operator === 'Exists') return toleration.key === '' || toleration.key === taint.key;
  return toleration.key === taint.key && toleration.value === taint.value;
}
