import type { Manifest } from '../../../manifest/manifest.js';
import type { KindSpec } from '../../system.js';

const GROUP = 'karpenter.sh';

/** What holds budgets, of whatever version: one that is not known here must not pass for harmless. */
export const KINDS: readonly KindSpec[] = [
  { group: GROUP, versions: ['v1'], kind: 'NodePool', isNamespaced: false },
  { group: GROUP, versions: [], kind: 'Provisioner', isNamespaced: false, only: 'former' },
];

/** Source: kubernetes-sigs/karpenter, pkg/apis/v1 and v1alpha1; before 0.32 v1alpha5. */
export const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = {
  [GROUP]: ['NodeClaim', 'NodeOverlay', 'Machine'],
};

/** True for a NodePool of the version of the API that is planned. */
export function isPlannedPool({ apiVersion, kind }: Manifest): boolean {
  return kind === 'NodePool' && apiVersion === `${GROUP}/v1`;
}
