import type { Manifest } from '../../../manifest/manifest.js';
import type { KindSpec } from '../../system.js';
import type { ApiVersion } from './nodepool.js';

const GROUP = 'karpenter.sh';

/** What holds budgets, of whatever version: one that is not known here must not pass for harmless. */
export const KINDS: readonly KindSpec[] = [
  { group: GROUP, versions: ['v1', 'v1beta1'], kind: 'NodePool', isNamespaced: false },
  { group: GROUP, versions: [], kind: 'Provisioner', isNamespaced: false, only: 'former' },
];

/** Source: kubernetes-sigs/karpenter, pkg/apis/v1 and v1alpha1; before 0.32 v1alpha5. */
export const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = {
  [GROUP]: ['NodeClaim', 'NodeOverlay', 'Machine'],
};

const APIS: ReadonlyMap<string, ApiVersion> = new Map([
  ['karpenter.sh/v1', 'v1'],
  ['karpenter.sh/v1beta1', 'v1beta1'],
]);

/** The version of the API that a NodePool is written in; null for one that is not known, and for other kinds. */
export function apiOf({ apiVersion, kind }: Manifest): ApiVersion | null {
  return kind === 'NodePool' ? (APIS.get(apiVersion) ?? null) : null;
}
