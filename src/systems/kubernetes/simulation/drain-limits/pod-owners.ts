import { addTo, groupedByEach } from '../../../../manifest/lookup/grouped.js';
import { type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import { fieldOf, objectOf } from '../../admission/defaults.js';
import { selectorOf } from '../../admission/selectors.js';
import { keyOf, type OwnerRef } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { type LabelSelector, selects } from '../../controller/labels.js';
import { objectKey } from '../../objects/objects.js';
import { workloadOf } from '../../objects/disruption.js';
import { ownerKey } from './held.js';

const TEMPLATE_HASH = 'pod-template-hash';
/** What Argo Rollouts writes in its place: such pods belong to no Deployment, whatever its selector matches. */
const ROLLOUT_HASH = 'rollouts-pod-template-hash';

/**
 * The pods of a snapshot by what controls them. A pod of a ReplicaSet that the snapshot does not hold is given to a Deployment:
 * to the one whose name and the pod's hash make the name of the ReplicaSet, for so they are named; where the pod has no hash, to
 * the only one that selects it, and that is a guess. A pod whose ReplicaSet names a Deployment that is missing is of that one. Source: kubernetes 1.28, deployment/sync.go, getNewReplicaSet.
 */
export class PodOwners {
  /** With a Deployment as owner where its ReplicaSet is missing. */
  readonly pods: readonly DrainPod[];
  /** Missing ReplicaSets by the pods (`namespace/name`) whose Deployment is a guess, or any of several. */
  readonly untold: ReadonlyMap<string, OwnerRef>;
  private readonly contested: ReadonlySet<string>;
  private readonly byOwner: ReadonlyMap<string, readonly DrainPod[]>;

  /** `deployments` are those of the files, of either side, and of the snapshot. */
  constructor(pods: readonly DrainPod[], objects: readonly Manifest[], deployments: readonly Manifest[]) {
    const sets = new Map(
      objects.filter(({ kind }) => kind === 'ReplicaSet').map((set) => [objectKey(set), set]),
    );
    const there = new Set(deployments.map(objectKey));
    const near = candidatesOf(deployments);
    const untold = new Map<string, OwnerRef>();
    const contested = new Set<string>();
    this.pods = pods.map((pod) => {
      const { owner, namespace } = pod;
      if (owner?.kind !== 'ReplicaSet') return pod;
      const set = sets.get(ownerKey(namespace, owner));
      if (set) return { ...pod, owner: missingDeploymentOf(set, there) ?? owner };
      const match = deploymentOf(pod, owner, near.get(namespace) ?? []);
      for (const one of match.perhaps) contested.add(ownerKey(namespace, one));
      if (match.isGuess) untold.set(keyOf(pod), owner);
      return match.owner ? { ...pod, owner: match.owner } : pod;
    });
    this.untold = untold;
    this.contested = contested;
    this.byOwner = byOwners(this.pods, sets);
  }

  /** The pods that an object controls, through its ReplicaSets too. */
  of(manifest: Manifest): readonly DrainPod[] {
    return this.byOwner.get(objectKey(manifest)) ?? [];
  }

  /** True for one of several Deployments that select the same pods: which one's they are can not be told. */
  isContested(manifest: Manifest): boolean {
    return this.contested.has(objectKey(manifest));
  }
}

/**
 * The Deployment that a ReplicaSet names and that is not at hand: where it were gone, the garbage collector would have taken the
 * ReplicaSet with it, so the snapshot was made without Deployments.
 */
function missingDeploymentOf(set: Manifest, there: ReadonlySet<string>): OwnerRef | null {
  const { owner } = workloadOf(set);
  if (owner?.kind !== 'Deployment') return null;
  return there.has(ownerKey(namespaceOf(set), owner)) ? null : owner;
}

/** A Deployment that pods may belong to. */
interface Candidate {
  readonly owner: OwnerRef;
  readonly selector: LabelSelector;
}

interface Match {
  readonly owner: OwnerRef | null;
  readonly isGuess: boolean;
  /** Several, of which it may be any. */
  readonly perhaps: readonly OwnerRef[];
}

const NO_MATCH: Match = { owner: null, isGuess: false, perhaps: [] };

function deploymentOf({ labels }: DrainPod, set: OwnerRef, candidates: readonly Candidate[]): Match {
  const hash = labels[TEMPLATE_HASH];
  if (hash !== undefined) {
    const name = set.name.endsWith(`-${hash}`) ? set.name.slice(0, -`-${hash}`.length) : null;
    const found = candidates.find((one) => one.owner.name === name && selects(one.selector, labels));
    return found ? { ...NO_MATCH, owner: found.owner } : NO_MATCH;
  }
  if (Object.hasOwn(labels, ROLLOUT_HASH)) return NO_MATCH;
  const near = candidates.filter(({ selector }) => selects(selector, labels)).map(({ owner }) => owner);
  const [only, ...others] = near;
  if (!only) return NO_MATCH;
  return others.length === 0
    ? { owner: only, isGuess: true, perhaps: [] }
    : { owner: null, isGuess: true, perhaps: near };
}

/** By namespace; the first of the same name counts. */
function candidatesOf(deployments: readonly Manifest[]): ReadonlyMap<string, readonly Candidate[]> {
  const seen = new Set<string>();
  const candidates = new Map<string, [Candidate, ...Candidate[]]>();
  for (const manifest of deployments) {
    const key = objectKey(manifest);
    const selector = selectorOf(fieldOf(objectOf(manifest.object, 'spec'), 'selector'));
    if (seen.has(key) || selector === null) continue;
    seen.add(key);
    const candidate = { owner: { kind: 'Deployment', name: manifest.name }, selector };
    addTo(candidates, namespaceOf(manifest), candidate);
  }
  return candidates;
}

/** Pods by the keys of what owns them, through their ReplicaSets too. */
function byOwners(
  pods: readonly DrainPod[],
  sets: ReadonlyMap<string, Manifest>,
): ReadonlyMap<string, readonly DrainPod[]> {
  return groupedByEach(pods, ({ namespace, owner }) => {
    if (!owner) return [];
    const key = ownerKey(namespace, owner);
    const set = sets.get(key);
    const above = set ? workloadOf(set).owner : null;
    return above ? [key, ownerKey(namespace, above)] : [key];
  });
}
