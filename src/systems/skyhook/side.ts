import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import { selects } from '../../manifest/selector.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy, ResolveInput } from '../system.js';
import type { Assigned, RolloutNode } from './assignment.js';
import { assignNodes } from './assignment.js';
import { carriedOver } from './carried-over.js';
import { budgetText } from './ceiling.js';
import { deadlocksOf } from './deadlock.js';
import { blockedBy } from './eligibility.js';
import { findingsOf, refOf } from './findings.js';
import { resolvedGroup } from './groups.js';
import { acceptedBefore, earlierOf } from './earlier.js';
import { isTwin, same, sameRef, writtenEqually } from './identity.js';
import { legacyCompartment, unassigned } from './legacy.js';
import type { SkyhookObject, SkyhookObjects } from './objects.js';
import { objectKey, readObjects } from './objects.js';
import { CONTROLLER_ID } from './operator.js';
import { silentOverrides } from './overrides.js';
import { legacyPlaces, placesIn } from './places.js';
import type { RolloutInput } from './rollout.js';
import { resetsOnCompletion } from './rollout.js';
import { compartmentFacts, nodeSelectorFacts } from './selectors.js';
import type { PolicySpec, SkyhookSpec } from './stored.js';
import { supposedId, supposedRollout } from './supposed.js';
import type { Transition } from './transition.js';
import { transitionOf } from './transition.js';
import type { SkyhookVersion } from './versions.js';
import { switchesOf } from './versions.js';

type MainObject = SkyhookObject<SkyhookSpec>;
type PolicyObject = SkyhookObject<PolicySpec>;

export interface ResolvedMain {
  readonly policy: ResolvedPolicy;
  readonly rollout: RolloutInput | null;
  readonly uses: PolicyRef | null;
}

export interface ResolvedPolicyObject {
  readonly policy: ResolvedPolicy;
  readonly object: PolicyObject;
  /** True when no object names it: it is planned as if one did, over every node. */
  readonly isSupposed: boolean;
}

/** The objects of one side with what they were before and what the cluster has. */
export class Side {
  private readonly now: SkyhookObjects;
  private readonly before: SkyhookObjects;
  private readonly inCluster: SkyhookObjects;

  constructor(
    private readonly input: ResolveInput,
    private readonly version: SkyhookVersion,
    live: readonly { manifest: Manifest; replaced: boolean }[],
  ) {
    const kept = live.filter(({ replaced }) => !replaced).map(({ manifest }) => manifest);
    this.before = readObjects(input.previous ?? [], [], version);
    this.inCluster = readObjects(
      [],
      live.map(({ manifest }) => manifest),
      version,
    );
    this.now = readObjects(input.manifests, kept, version, (manifest) =>
      earlierOf(manifest, this.before, this.inCluster, version),
    );
  }

  get mains(): readonly MainObject[] {
    return this.now.mains;
  }

  get policies(): readonly PolicyObject[] {
    return this.now.policies;
  }

  resolveMain(object: MainObject): ResolvedMain {
    const { manifest, spec } = object;
    const shared = findingsOf(object, {
      version: this.version,
      twin: this.now.mains.find((other) => isTwin(other.manifest, manifest)) ?? null,
      policies: this.policiesFor(manifest),
    });
    if (spec === null) return this.refused(object, shared);
    const { policy, ...planned } = this.planned(object, spec);
    return { ...planned, policy: { ...shared, ...policy } };
  }

  /** The cluster keeps the object it has when an edit is refused, and so does the plan. */
  private refused(object: MainObject, shared: ReturnType<typeof findingsOf>): ResolvedMain {
    const kept = [same(this.before.mains, object.manifest), same(this.inCluster.mains, object.manifest)].find(
      (candidate) => candidate?.spec,
    );
    if (!kept?.spec) {
      return { policy: { ...shared, groups: [], uses: [], change: null }, rollout: null, uses: null };
    }
    const { policy, ...planned } = this.planned(kept, kept.spec);
    const says =
      'The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.';
    const change = { kind: 'none', says, batched: true, targetsAtOnce: 0, place: null };
    return { ...planned, policy: { ...shared, ...policy, change } };
  }

  private planned(object: MainObject, spec: SkyhookSpec) {
    const { manifest } = object;
    const targets = this.targetsOf(spec);
    const policy = spec.deploymentPolicy === '' ? null : this.findPolicy(object, spec);
    const uses = policy ? refOf(policy.manifest) : null;
    const assigned = this.assignedOf(spec, policy, targets);
    const transition = this.transition(object, spec, targets, assigned);
    const rollout = this.rolloutOf(manifest.name, spec, policy, targets, assigned, transition);
    const groups = (assigned ?? [unassigned(targets)]).map((compartment) =>
      this.groupOf(compartment, { object, spec, policy, rollout }),
    );
    const facts = nodeSelectorFacts(manifest, spec, this.input.snapshot.nodes);
    return {
      policy: {
        uses: uses ? [uses] : [],
        groups,
        change: transition.effect,
        ...facts,
        ...this.hazardsOf(object, policy),
      },
      rollout,
      uses: uses ?? refOf(manifest),
    };
  }

  private hazardsOf(
    object: MainObject,
    policy: PolicyObject | null,
  ): Pick<ResolvedPolicy, 'deadlocks' | 'silentOverrides'> {
    const { nodes } = this.input.snapshot;
    return {
      deadlocks: deadlocksOf(object, this.now.mains, nodes, switchesOf(this.version)),
      silentOverrides: silentOverrides(object, policy),
    };
  }

  /** A policy lists the groups of every object that names it; where none does, those it would make of all nodes. */
  resolvePolicy(object: PolicyObject, mains: readonly ResolvedMain[]): ResolvedPolicyObject {
    const { manifest, spec } = object;
    const ref = refOf(manifest);
    const users = mains.filter(({ policy }) => policy.uses.some((used) => sameRef(used, ref)));
    const shared = findingsOf(object, {
      version: this.version,
      twin: this.now.policies.find((other) => isTwin(other.manifest, manifest)) ?? null,
      policies: new Set(),
    });
    const isSupposed = users.length === 0 && spec !== null && this.mains.length === 0;
    const groups = isSupposed ? this.supposedGroups(object, spec) : named(users);
    const notes = isSupposed
      ? ['No object names this policy, here or in the snapshot: planned as if one did, over every node.']
      : [];
    const facts = spec ? compartmentFacts(manifest, spec, this.input.snapshot.nodes) : {};
    return {
      policy: {
        ...shared,
        groups,
        uses: [],
        change: null,
        ...facts,
        notes: [...shared.notes, ...notes],
      },
      object,
      isSupposed,
    };
  }

  /** A rollout of its own for each policy that nobody names. */
  supposedRollouts(policies: readonly ResolvedPolicyObject[]): RolloutInput[] {
    return policies.flatMap(({ object, isSupposed }) => {
      if (!isSupposed || object.spec === null) return [];
      return [supposedRollout(object.manifest.name, object.spec, this.input.snapshot.nodes)];
    });
  }

  private supposedGroups(object: PolicyObject, policy: PolicySpec): ResolvedGroup[] {
    const rollout = supposedRollout(object.manifest.name, policy, this.input.snapshot.nodes);
    const ref = refOf(object.manifest);
    return (rollout.compartments ?? []).map((assigned) =>
      resolvedGroup({
        assigned,
        rolls: ref,
        declaredIn: ref,
        places: placesIn(object.manifest, policy, assigned.name),
        blocked: [],
        erroring: [],
        carriedOver: carriedOver(rollout, this.input.snapshot.nodes, this.version, assigned.name),
        version: this.version,
        runName: rollout.name,
        controller: supposedId(rollout.name),
        legacyBudget: null,
      }),
    );
  }

  private targetsOf(spec: SkyhookSpec): RolloutNode[] {
    return this.input.snapshot.nodes.filter((node) => selects(spec.nodeSelectors, node.labels));
  }

  /** A policy is found by name in the object's own group. One that is refused leaves the old one in force. */
  private findPolicy({ manifest }: MainObject, spec: SkyhookSpec): PolicyObject | null {
    const isIt = (policy: PolicyObject): boolean =>
      policy.manifest.name === spec.deploymentPolicy &&
      groupOf(policy.manifest.apiVersion) === groupOf(manifest.apiVersion) &&
      policy.spec !== null;
    return (
      [...this.now.policies, ...this.before.policies, ...this.inCluster.policies].find(
        (policy, i) => isIt(policy) && (i < this.now.policies.length || this.isRefusedHere(policy)),
      ) ?? null
    );
  }

  private isRefusedHere(policy: PolicyObject): boolean {
    return this.now.policies.some(
      (now) => objectKey(now.manifest) === objectKey(policy.manifest) && now.spec === null,
    );
  }

  private policiesFor(manifest: Manifest): ReadonlySet<string> {
    const group = groupOf(manifest.apiVersion);
    const own = this.now.policies.filter((policy) => groupOf(policy.manifest.apiVersion) === group);
    return new Set(own.map((policy) => policy.manifest.name));
  }

  private assignedOf(
    spec: SkyhookSpec,
    policy: PolicyObject | null,
    targets: readonly RolloutNode[],
  ): readonly Assigned[] | null {
    if (spec.deploymentPolicy === '') return [legacyCompartment(spec, targets)];
    return policy?.spec ? assignNodes(policy.spec, targets) : null;
  }

  private transition(
    object: MainObject,
    spec: SkyhookSpec,
    targets: readonly RolloutNode[],
    compartments: readonly Assigned[] | null,
  ): Transition {
    const { manifest } = object;
    const before = acceptedBefore(this.before.mains, manifest, this.version);
    const renamed = this.before.mains.find((other) => isTwin(other.manifest, manifest));
    return transitionOf({
      object,
      spec,
      before,
      live: same(this.inCluster.mains, manifest),
      isMigration: before === null && renamed !== undefined && writtenEqually(renamed, object),
      hasBase: this.input.previous !== null,
      targets,
      compartments,
      switches: switchesOf(this.version),
    });
  }

  private rolloutOf(
    name: string,
    spec: SkyhookSpec,
    policy: PolicyObject | null,
    targets: readonly RolloutNode[],
    compartments: readonly Assigned[] | null,
    transition: Transition,
  ): RolloutInput {
    return {
      name,
      spec,
      targets: targets.map((node) => node.name),
      compartments,
      resetsOnCompletion: resetsOnCompletion(spec, policy?.spec?.resetBatchStateOnCompletion ?? null),
      progress: transition.progress,
      carried: transition.carried,
    };
  }

  private groupOf(
    assigned: Assigned,
    main: { object: MainObject; spec: SkyhookSpec; policy: PolicyObject | null; rollout: RolloutInput },
  ): ResolvedGroup {
    const { object, spec, policy, rollout } = main;
    const ref = refOf(object.manifest);
    const places = policy?.spec
      ? placesIn(policy.manifest, policy.spec, assigned.name)
      : legacyPlaces(object.manifest);
    const { interruptionBudget } = spec;
    return resolvedGroup({
      assigned,
      rolls: ref,
      declaredIn: policy ? refOf(policy.manifest) : ref,
      places,
      blocked: this.blockedIn(assigned, spec),
      erroring: assigned.nodes.filter((node) => rollout.progress.nodeStatus.get(node) === 'erroring'),
      carriedOver:
        policy && !rollout.resetsOnCompletion
          ? carriedOver(rollout, this.input.snapshot.nodes, this.version, assigned.name)
          : null,
      version: this.version,
      runName: rollout.name,
      controller: CONTROLLER_ID,
      legacyBudget:
        spec.deploymentPolicy === ''
          ? { declared: interruptionBudget && budgetText(interruptionBudget) }
          : null,
    });
  }

  private blockedIn(assigned: Assigned, spec: SkyhookSpec): { target: string; why: string }[] {
    const names = new Set(assigned.nodes);
    const switches = switchesOf(this.version);
    return this.input.snapshot.nodes.flatMap((node) => {
      const blocked = names.has(node.name) ? blockedBy(node, spec, switches) : null;
      return blocked ? [{ target: node.name, why: blocked.why }] : [];
    });
  }
}

/** With one user the compartments keep their names; with several the object's name stands before. */
function named(users: readonly ResolvedMain[]): ResolvedGroup[] {
  const isOne = users.length === 1;
  return users.flatMap(({ policy }) =>
    policy.groups.map((group) => (isOne ? group : { ...group, name: `${policy.ref.name}/${group.name}` })),
  );
}
