import { entryOf } from '../../manifest/fields.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { kindsWritten } from '../../manifest/mentions.js';

/** Objects that controllers make and keep for themselves: who writes one works past the policy that it comes from. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'karpenter.sh': ['NodeClaim'],
  'placement.kubernetes-fleet.io': [
    'ClusterResourceBinding',
    'ResourceBinding',
    'ClusterResourceSnapshot',
    'ResourceSnapshot',
    'ClusterSchedulingPolicySnapshot',
    'SchedulingPolicySnapshot',
    'Work',
    'AppliedWork',
    // Made for each stage that waits; who may approve says so in its status, which no file is applied with.
    'ClusterApprovalRequest',
    'ApprovalRequest',
  ],
  'cluster.kubernetes-fleet.io': ['InternalMemberCluster'],
};

/** True for an object that a controller makes for itself: who writes one moves nodes and clusters past every limit. */
export function isMade({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return entryOf(MADE, groupOf(apiVersion))?.includes(kind) === true;
}

/** True for a node, and for a member cluster of a hub. */
export function isOfFleet({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  if (kind === 'Node') return apiVersion === 'v1';
  return kind === 'MemberCluster' && groupOf(apiVersion) === 'cluster.kubernetes-fleet.io';
}

const NAMED: ReadonlySet<string> = new Set(['Node', 'MemberCluster', ...Object.values(MADE).flat()]);

/** True for a text, also one that is no manifest yet, with an object of such a kind. */
export function namesFleet(text: string): boolean {
  return kindsWritten(text).some((kind) => NAMED.has(kind));
}
