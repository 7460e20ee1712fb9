import { isInNoNamespace, isNodeClass } from '../../manifest/cluster-scoped.js';
import { groupedBy } from '../../manifest/lookup.js';
import { groupOf } from '../../manifest/manifest.js';
import { nearest } from '../../manifest/visible.js';
import { DEFINITION } from './definition.js';
import { IDENTITY, type KeptKind } from './field.js';
import { KARPENTER } from './karpenter.js';
import { KUBEFLEET } from './kubefleet.js';
import { KUBERNETES } from './kubernetes.js';
import { NODE } from './node.js';
import { addPath, emptyKeep, type Keep } from './path.js';
import { PIKA } from './pika.js';
import { SKYHOOK } from './skyhook.js';
import { SYSTEM_UPGRADE_CONTROLLER } from './system-upgrade-controller.js';

/**
 * Everything that survives reading, kind by kind, whatever the API version. To keep one more field, add a row and say what
 * it is needed for; the table in `docs/snapshots.md` is made from these rows.
 */
export const KEPT_KINDS: readonly KeptKind[] = [
  NODE,
  ...SKYHOOK,
  ...KARPENTER,
  ...KUBEFLEET,
  ...KUBERNETES,
  ...PIKA,
  ...SYSTEM_UPGRADE_CONTROLLER,
  DEFINITION,
].map((kind) => ({ ...kind, fields: [...IDENTITY, ...kind.fields] }));

export interface KindRule {
  readonly kept: KeptKind;
  readonly keep: Keep;
}

const RULES = new Map<string, KindRule>();
for (const kept of KEPT_KINDS) {
  const keep = emptyKeep();
  for (const { path, form } of kept.fields) addPath(keep, path, form);
  for (const group of kept.groups)
    for (const kind of kept.kinds) RULES.set(`${group}/${kind}`, { kept, keep });
}

/** The kept fields of a kind; undefined for kinds that are dropped as a whole. */
export function ruleFor(apiVersion: string, kind: string): KindRule | undefined {
  return (
    RULES.get(`${groupOf(apiVersion)}/${kind}`) ?? (isNodeClass(kind) ? RULES.get('*/*NodeClass') : undefined)
  );
}

/** Custom resources that are kept and are in no namespace: the API server drops one that they write. */
const CLUSTER_SCOPED: ReadonlySet<string> = new Set([
  'karpenter.sh/NodePool',
  'karpenter.sh/NodeClaim',
  'cluster.kubernetes-fleet.io/MemberCluster',
  ...SKYHOOK.flatMap(({ groups, kinds }) =>
    groups.flatMap((group) => kinds.map((kind) => `${group}/${kind}`)),
  ),
]);

/** True for a kind that is in no namespace: two of one name are the same object, whatever namespace they write. */
export function isClusterScoped(apiVersion: string, kind: string): boolean {
  const group = groupOf(apiVersion);
  const isOfFleet = group === 'placement.kubernetes-fleet.io' && kind.startsWith('Cluster');
  return CLUSTER_SCOPED.has(`${group}/${kind}`) || isInNoNamespace(apiVersion, kind) || isOfFleet;
}

const KINDS_OF = groupedBy(RULES.keys(), (key) => key.slice(0, key.indexOf('/')));
const GROUPS_OF = groupedBy(RULES.keys(), (key) => key.slice(key.indexOf('/') + 1).toLowerCase());

/**
 * The kept kind that an object of an unknown kind was meant to be, because no API has this one: a slip of the kind, or of its API group. Null for
 * a kind of the same name in a group of its own.
 */
export function meantKind(apiVersion: string, kind: string): ObjectKind | null {
  const group = groupOf(apiVersion).toLowerCase();
  const own = (KINDS_OF.get(group) ?? []).map((key) => key.slice(group.length + 1));
  const meant = nearest(kind, own);
  if (meant !== null) return { group, kind: meant };
  if (!isNodeClass(kind) && kind.toLowerCase().endsWith('nodeclass')) return { group, kind: '*NodeClass' };
  const groups = (GROUPS_OF.get(kind.toLowerCase()) ?? []).map((key) => key.slice(0, key.indexOf('/')));
  const other = OF_KUBERNETES.test(group) ? groups[0] : groups.find((one) => isSlip(group, one));
  return other === undefined ? null : { group: other, kind };
}

/** Groups without a dot are of Kubernetes itself, and so are these. */
const OF_KUBERNETES = /^[^.]*$|(?:^|\.)(?:k8s|kubernetes)\.io$/;

/** `karpenter.k8s.aws` for `karpenter.sh`, and typing errors. */
function isSlip(group: string, of: string): boolean {
  return nearest(group, [of]) !== null || (of.includes('.') && group.startsWith(`${of.split('.')[0]}.`));
}

interface ObjectKind {
  readonly group: string;
  readonly kind: string;
}
