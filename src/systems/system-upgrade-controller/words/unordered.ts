import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { groupOf, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { nearest } from '../../../manifest/words/suggest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState, Snapshot } from '../../../snapshot/snapshot.js';
import { told, type Unshown } from '../../system.js';
import { GROUP } from '../admission/schema.js';
import { minorOf } from '../controller/version.js';
import { type LostJob, NEVER_BEGINS } from '../simulation/hindrances.js';
import type { Reach } from '../simulation/reach.js';
import { type SidePlan, isWaitedFor } from '../side.js';

/** Labels that kubeadm, k3s and RKE2 put on nodes that run an API server. */
const CONTROL_PLANE = ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'] as const;

/** A Plan of a side, and what it takes. */
export interface Reaching {
  readonly plan: SidePlan;
  readonly reach: Reach;
}

/**
 * Workers that may come to a newer minor version than the API server has, because no `prepare` waits for the Plan of the control plane,
 * or because both are in one Plan. A kubelet must not be newer than its API server.
 * Source: kubernetes.io, Version Skew Policy; k3s, Automated Upgrades (`prepare` of the agents' Plan).
 */
export function unorderedOf(
  own: Reaching,
  all: readonly Reaching[],
  { nodes, objects }: Pick<Snapshot, 'nodes' | 'objects'>,
): Unshown[] {
  const isKnown = isSeen(own.plan, all, objects);
  const vain = isKnown ? waitsInVain(own, all, { nodes, objects }) : waitsUnseen(own, all);
  return told(vain ? [vain] : [skipsMinors(own), newerThanServer(own, all)]);
}

/**
 * `prepare NAME` of the images of k3s and RKE2 waits until every node with the label control-plane runs the version of its own Plan.
 * Source: k3s-io/k3s-upgrade, scripts/upgrade.sh, verify_controlplane_versions; vitobotta/hetzner-k3s#756.
 */
function waitsInVain(
  { plan, reach }: Reaching,
  all: readonly Reaching[],
  { nodes, objects }: Pick<Snapshot, 'nodes' | 'objects'>,
): Unshown | null {
  const { spec, version, manifest } = plan;
  if (spec.waitsFor === null || version === null || plan.isLive || !plan.isHashChanged || reach.isAssumed)
    return null;
  const { servers, left: apart } = serversApart(plan, all, nodes);
  const left = apart.map(({ name }) => visible(name));
  // What no Job gets past for certain is told with the Jobs that fail for it.
  if (left.length === 0 || (waitsForNobody(plan, all, objects) ?? takenElsewhere(plan, all, nodes)) !== null)
    return null;
  return {
    subject: 'waits in vain',
    says: `its prepare waits until ${counted(servers.length, 'node')} of the control plane ${verb(servers.length, 'runs', 'run')} ${visible(version)}, and no other Plan takes ${listing(left)} there: unless ${verb(left.length, 'it runs', 'they run')} that version already, no node is ever upgraded, and every Job fails at its deadline.`,
    fix: `Let Plan/${visible(spec.waitsFor)} have this version, and a nodeSelector that takes ${verb(left.length, 'this node', 'these nodes')}: key ${CONTROL_PLANE[0]}, operator Exists.`,
    place: manifest.placeOf(['spec', 'prepare']),
    ofRollout: true,
  };
}

/**
 * The nodes of the control plane, and those of them that no other Plan takes to the version of this one. Where no node of the snapshot has
 * the label of one, which every distribution sets, they are those of the Plan that `prepare` waits for.
 */
function serversApart(
  plan: SidePlan,
  all: readonly Reaching[],
  nodes: readonly NodeState[],
): { readonly servers: readonly NodeState[]; readonly left: readonly NodeState[] } {
  const labelled = nodes.filter(({ labels }) => Object.hasOwn(labels, CONTROL_PLANE[0]));
  const named = all.find((other) => other.plan !== plan && other.plan.manifest.name === plan.spec.waitsFor);
  const servers = labelled.length > 0 ? labelled : (named?.reach.selected ?? []);
  const taken = new Set(
    all
      .filter((other) => other.plan !== plan && other.plan.version === plan.version)
      .flatMap((other) => other.reach.selected.map(({ name }) => name)),
  );
  return { servers, left: servers.filter(({ name }) => !taken.has(name)) };
}

/**
 * Why no Job of the Plan gets past its `prepare`, for certain: another Plan takes a node of the control plane to another version than the
 * one that all of them have to run. Null where none does. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh, verify_controlplane_versions.
 */
export function takenElsewhere(
  plan: SidePlan,
  all: readonly Reaching[],
  nodes: readonly NodeState[],
): LostJob | null {
  const { spec, version } = plan;
  if (spec.waitsFor === null || version === null || plan.isLive) return null;
  const left = new Set(serversApart(plan, all, nodes).left.map(({ name }) => name));
  for (const other of all) {
    const elsewhere = other.reach.selected.filter(({ name }) => left.has(name));
    const to = other.plan.version;
    if (other.plan === plan || to === null || to === version || elsewhere.length === 0) continue;
    const name = `Plan/${visible(other.plan.manifest.name)}`;
    return {
      says: `its prepare waits until the control plane runs ${visible(version)}, and ${name} takes ${counted(elsewhere.length, 'node')} of it to ${visible(to)}`,
      fix: `Write one version in both Plans: ${name} has ${visible(to)}, this one ${visible(version)}.`,
      path: ['version'],
      ...NEVER_BEGINS,
    };
  }
  return null;
}

/** Plans of the control plane may lie in other files, and snapshots of nodes alone hold none: only where one is known do the others count as known. */
function isSeen({ manifest }: SidePlan, all: readonly Reaching[], objects: readonly Manifest[]): boolean {
  const isNear = (other: Manifest): boolean => namespaceOf(other) === namespaceOf(manifest);
  return (
    all.some(({ plan }) => plan.manifest !== manifest && isNear(plan.manifest)) ||
    objects.some((object) => object.kind === 'Plan' && groupOf(object.apiVersion) === GROUP && isNear(object))
  );
}

/** A Plan that `prepare` waits for and that is in nothing that was read: the numbers are of the cluster that has it. */
function waitsUnseen({ plan }: Reaching, all: readonly Reaching[]): Unshown | null {
  const { spec, manifest, isLive, isHashChanged } = plan;
  const { waitsFor } = spec;
  if (waitsFor === null || isLive || !isHashChanged || all.some((one) => isWaitedFor(one.plan, plan)))
    return null;
  const name = `Plan/${visible(namespaceOf(manifest))}/${visible(waitsFor)}`;
  return {
    subject: 'waits for what was not seen',
    says: `its prepare waits for ${name}, and neither the files nor the snapshot hold it, or any other Plan of its namespace: the numbers are of the cluster that has it elsewhere, with a version that the control plane comes to. Where it does not, no node is ever upgraded, and every Job fails at its deadline.`,
    fix: `Take a snapshot that holds ${name}, or add its file to the paths.`,
    place: manifest.placeOf(['spec', 'prepare']),
    ofRollout: true,
  };
}

/**
 * Why no Job of the Plan gets past its `prepare`: it waits for a Plan that its namespace does not have. Null where it has it, or where nothing
 * tells which Plans there are. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh, prepare, which asks for the Plan until there is one; rancher/rancher#25907.
 */
export function waitsForNobody(
  own: SidePlan,
  all: readonly Reaching[],
  objects: readonly Manifest[],
): LostJob | null {
  const { spec, manifest, isLive } = own;
  const { waitsFor } = spec;
  const namespace = namespaceOf(manifest);
  if (waitsFor === null || isLive || all.some(({ plan }) => isWaitedFor(plan, own))) return null;
  if (!isSeen(own, all, objects)) return null;
  const names = all.flatMap(({ plan, reach }) =>
    plan.manifest !== manifest &&
    namespaceOf(plan.manifest) === namespace &&
    reach.selected.some(runsApiServer)
      ? [plan.manifest.name]
      : [],
  );
  const meant = nearest(waitsFor, names) ?? (names.length === 1 ? names[0] : undefined);
  return {
    says: `its prepare waits for Plan/${visible(waitsFor)}, which neither the files nor the snapshot have in namespace ${visible(namespace)}`,
    fix:
      meant === undefined
        ? `Name the Plan of the control plane in the args of prepare, add Plan/${visible(waitsFor)} to the change, or take a snapshot that holds it.`
        : `Name ${visible(meant)} in the args of prepare: it takes the control plane.`,
    path: ['prepare'],
    ...NEVER_BEGINS,
  };
}

/** Source: kubernetes.io, Version Skew Policy (API servers of one cluster are at most one minor apart); k3s, Upgrades. */
function skipsMinors({ plan, reach }: Reaching): Unshown | null {
  const [to, from] = [minorOf(plan.version), minorOf(plan.versionBefore)];
  const servers = reach.due.filter(runsApiServer).length;
  if (plan.isLive || reach.isAssumed || !plan.isHashChanged || to === null || from === null) return null;
  if (servers === 0 || to < from + 2) return null;
  const next = `v${Math.floor(from / 1000)}.${(from % 1000) + 1}`;
  return {
    subject: 'skips minor versions',
    says: `${visible(plan.versionBefore ?? '')} to ${visible(plan.version ?? '')} skips ${counted(to - from - 1, 'minor version')} on ${counted(servers, 'node')} of the control plane: Kubernetes supports API servers that go up one minor version at a time, and nothing takes them back.`,
    fix: `Go to ${next} first, and on when all nodes are there.`,
    place: plan.manifest.placeOf(['spec', 'version']),
    ofRollout: true,
  };
}

function newerThanServer(own: Reaching, all: readonly Reaching[]): Unshown | null {
  const { plan, reach } = own;
  const workers = reach.due.filter((node) => !runsApiServer(node)).length;
  if (!raisesMinor(own) || workers === 0) return null;
  const place = plan.manifest.placeOf(['spec']);
  const inside = reach.due.length - workers;
  const version = visible(plan.version ?? '');
  if (inside > 0)
    return {
      subject: 'control plane among workers',
      says: `it takes ${counted(inside, 'node')} of the control plane and ${counted(workers, 'other')} in an order that nobody knows before: kubelets of ${version} may meet an older API server, which Kubernetes does not support.`,
      fix: 'Give the control plane a Plan of its own, and the others one whose prepare waits for it.',
      place,
    };
  const server = all.find(
    (other) => other !== own && raisesMinor(other) && other.reach.due.some(runsApiServer),
  );
  if (!server || plan.spec.prepares) return null;
  const { manifest } = server.plan;
  return {
    subject: 'does not wait for the control plane',
    says: `its ${counted(workers, 'node')} do not wait for Plan/${visible(namespaceOf(manifest))}/${visible(manifest.name)}, which upgrades ${counted(server.reach.due.length, 'node')} of the control plane at the same time: kubelets of ${version} may meet an older API server, which Kubernetes does not support.`,
    fix: `Add prepare with args: ["prepare", ${JSON.stringify(manifest.name)}] and the image of upgrade, where that is one of k3s or RKE2: it waits until that Plan is complete.`,
    place,
  };
}

/** True where the change takes nodes to another minor version, or to one and nobody knows from which. */
function raisesMinor({ plan, reach }: Reaching): boolean {
  if (plan.object === null || plan.isLive || !plan.isHashChanged || reach.isAssumed) return false;
  const [to, from] = [minorOf(plan.version), minorOf(plan.versionBefore)];
  return to !== null && (from === null || from < to);
}

function runsApiServer({ labels }: NodeState): boolean {
  return CONTROL_PLANE.some((label) => Object.hasOwn(labels, label));
}
