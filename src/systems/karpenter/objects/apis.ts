import type { Manifest } from '../../../manifest/manifest.js';
import type { ApiVersion } from './nodepool.js';

const APIS: ReadonlyMap<string, ApiVersion> = new Map([
  ['karpenter.sh/v1', 'v1'],
  ['karpenter.sh/v1beta1', 'v1beta1'],
]);

/** The version of the API that a NodePool is written in; null for one that is not known, and for other kinds. */
export function apiOf({ apiVersion, kind }: Manifest): ApiVersion | null {
  return kind === 'NodePool' ? (APIS.get(apiVersion) ?? null) : null;
}
