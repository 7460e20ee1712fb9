import { type Taint, tolerates, type Toleration } from '../../../snapshot/snapshot.js';

/** True when every taint is tolerated. Source: kubefleet-dev/kubefleet e160c1cd, plugins/tainttoleration/filtering.go. */
export function toleratesAll(taints: readonly Taint[], tolerations: readonly Toleration[]): boolean {
  return taints.every((taint) => tolerations.some((toleration) => tolerates(toleration, taint)));
}
