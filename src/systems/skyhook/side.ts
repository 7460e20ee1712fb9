import { asText, joinTexts, type Text } from '../../text/text.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { selectedBy } from '../../manifest/values/labelled.js';
import {
  CORDONS,
  inForce,
  type NodeAction,
  type PolicyFact,
  refKey,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolveInput,
  stated,
  inBatches,
} from '../system.js';
import { type Assigned, compartmentsOf, type RolloutNode, unassigned } from './controller/assignment.js';
import { deletionOf } from './change/deletion.js';
import { suspectsIn } from './controller/eligibility.js';
import { withLive } from './objects/other-side.js';
import { heldBack, isHeld } from './simulation/next-rollout.js';
import { compartmentGroup, groupsAfter, type Main } from './simulation/main-groups.js';
import { findingsOf, notPlanned, refOf } from './words/findings.js';
import { same, twinIn } from './objects/identity.js';
import { unblockedText } from './change/unblocked.js';
import { type MainObject, type PolicyObject, sideOf, type SkyhookObjects } from './objects/objects.js';
import { readingOf, readOtherSide } from './objects/reading.js';
import { holdEdit, holdText, newlyPaused, orderEdit } from './change/order.js';
import { deadlocksOf } from './words/deadlock.js';
import { silentOverrides } from './words/overrides.js';
import { quirksOf } from './words/quirks.js';
import { risksOf } from './words/risks.js';
import { nodeActionOf, UNINTERRUPTED } from './change/node-action.js';
import { drainBlockers } from './controller/drain-blockers.js';
import { PolicyLookup } from './objects/policy-lookup.js';
import { numbersOf, type Rollouts, rolloutsOf } from './simulation/rollouts-of.js';
import { resetsOnCompletion, type RolloutInput } from './controller/rollout.js';
import { resumptionOf } from './change/resume.js';
import { EDITED_MEANWHILE, SUPERSEDED } from './words/side-words.js';
import {
  groupsOfUsers,
  type ResolvedMain,
  type ResolvedPolicyObject,
  type UsersOf,
  withoutUser,
} from './simulation/users.js';
import { undeletable, withUndeletable } from './objects/undeletable.js';
import { compartmentFacts, nodeSelectorFacts } from './words/selectors.js';
import type { SkyhookSpec } from './objects/stored.js';
import { assumedGroups, assumedRollout } from './simulation/assumed.js';
import type { Transition } from './change/starting-point.js';
import { transitionOf } from './change/transition.js';
import { type SkyhookVersion, switchesOf } from './versions.js';

/** An object of one side that is rolled, with its policy and its compartments; null where the policy that it names does not exist. */
interface PlannedMain extends Main {
  readonly targets: readonly RolloutNode[];
  readonly compartments: readonly Assigned[] | null;
}

/** The objects of one side with what they were before and what the cluster has. */
export class Side {
  private readonly now: SkyhookObjects;
  private readonly before: SkyhookObjects;
  private readonly inCluster: SkyhookObjects;
  private readonly suspects: readonly RolloutNode[];
  private readonly lookup: PolicyLookup;
  /** Objects that the change pauses: what comes after them waits for a person. */
  private readonly pausedNow: readonly string[];
  /** Policies whose files are gone, and which stay. */
  private readonly undeletable: readonly PolicyObject[];
  /** The other side of the comparison; null when there is none. */
  private readonly comparedWith: SkyhookObjects | null;
  /** The same with what only the cluster holds. */
  private readonly inForceThere: SkyhookObjects | null;

  constructor(
    private readonly input: ResolveInput,
    private readonly version: SkyhookVersion,
  ) {
    this.suspects = suspectsIn(input.snapshot.nodes, switchesOf(version));
    const { objects } = input;
    const reading = readingOf(objects, version);
    const standing = [...objects.written, ...objects.onlyLive].map((one) => inForce(one, reading));
    const all = [...standing, ...objects.removed.map((one) => inForce(one, reading))];
    const written = sideOf(standing.map(({ now }) => now));
    this.inCluster = sideOf(all.flatMap(({ live }) => live ?? []));
    this.before = sideOf(all.flatMap(({ base }) => base ?? []));
    this.undeletable = undeletable(this.before, written, this.inCluster);
    this.now = withUndeletable(written, this.undeletable);
    const other = readOtherSide(objects, version);
    this.comparedWith = other && withUndeletable(other, undeletable(written, other, this.inCluster));
    this.inForceThere = this.comparedWith && withLive(this.comparedWith, this.inCluster);
    this.pausedNow = newlyPaused(this.now.mains, this.before.mains);
    const older = [...this.before.policies, ...this.inCluster.policies];
    this.lookup = new PolicyLookup(this.now.policies, older, switchesOf(version));
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
      twin: twinIn(this.now.mains, manifest),
      policies: this.lookup.namesFor(manifest),
      undeletable: this.undeletable,
    });
    if (this.isSuperseded(manifest)) return notPlanned({ ...shared, notes: [SUPERSEDED, ...shared.notes] });
    if (spec === null) return this.refused(object, shared);
    const { policy, rollouts } = this.planned(object, spec);
    const onHold = stated('on-hold', isHeld(spec) ? [heldBack(spec)] : []);
    const facts = [...shared.facts, ...policy.facts, ...onHold];
    return { rollouts, policy: { ...shared, ...policy, facts, notes: [...shared.notes, ...policy.notes] } };
  }

  /** From 0.18 on the operator rolls objects of the new group only, and copies an old one where there is none of its name. */
  private isSuperseded(manifest: Manifest): boolean {
    if (groupOf(manifest.apiVersion) === switchesOf(this.version).mainGroup) return false;
    return (twinIn(this.now.mains, manifest) ?? twinIn(this.now.policies, manifest)) !== null;
  }

  /** The cluster keeps the object it has when an edit is refused, and so does the plan. */
  private refused(object: MainObject, shared: ReturnType<typeof findingsOf>): ResolvedMain {
    const kept = [same(this.before.mains, object.manifest), same(this.inCluster.mains, object.manifest)].find(
      (candidate) => candidate?.spec,
    );
    if (!kept?.spec) return notPlanned(shared);
    const { policy, rollouts } = this.planned(kept, kept.spec);
    const facts = [...shared.facts, ...policy.facts];
    const notes = [...shared.notes, ...policy.notes];
    return {
      rollouts,
      policy: { ...shared, ...policy, facts, notes, change: inBatches('none', REFUSED_EDIT) },
    };
  }

  private planned(object: MainObject, spec: SkyhookSpec) {
    const { manifest } = object;
    const { nodes } = this.input.snapshot;
    const targets = selectedBy(nodes, spec.nodeSelectors);
    const policy = spec.deploymentPolicy === '' ? null : this.lookup.find(manifest, spec.deploymentPolicy);
    const compartments = compartmentsOf(spec, policy?.spec ?? null, targets);
    const main: PlannedMain = { object, spec, policy, targets, compartments };
    const transition = this.transition(main);
    const rollouts = rolloutsOf({
      ...main,
      policyIsRefused: this.lookup.isRefused(spec.deploymentPolicy),
      fleet: nodes,
      version: this.version,
      transition,
      blockers: drainBlockers(manifest, spec, this.version, this.input.snapshot.objects),
      comparedWith: this.inForceThere,
    });
    const inCluster = same(this.inCluster.mains, manifest);
    const deletion = deletionOf({ manifest, spec, inCluster, targets, version: this.version });
    const groups = this.groupsOf(main, rollouts);
    const { objects } = this.input.snapshot;
    const action = this.actionOf(object, transition);
    const policyNow = {
      uses: policy ? [refOf(policy.manifest)] : [],
      groups,
      notes: quirksOf({ spec, switches: switchesOf(this.version), action, objects }),
      ...this.changeOf(main, transition, rollouts),
      ...deletion,
      facts: this.factsOf(main, transition),
    };
    return { policy: policyNow, rollouts };
  }

  private groupsOf({ object, spec, policy, targets, compartments }: PlannedMain, rollouts: Rollouts) {
    const { suspects, version, pausedNow } = this;
    const side = { nodes: this.input.snapshot.nodes, suspects, version, pausedNow };
    const main = { object, spec, policy };
    const standing = compartments ?? [unassigned(targets)];
    const now = standing.map((compartment) =>
      compartmentGroup(compartment, { ...main, ...numbersOf(rollouts) }, side),
    );
    return [...now, ...groupsAfter(standing, main, rollouts, side)];
  }

  /** What merging does, in one text, and whether anything of it is left out of the plan's numbers. */
  private changeOf({ object }: PlannedMain, transition: Transition, rollouts: Rollouts) {
    const before = same(this.before.mains, object.manifest);
    const hold = holdEdit(object, before, switchesOf(this.version));
    const order = orderEdit(object, before, this.now.mains);
    const around = { before: this.before, now: this.now, inCluster: this.inCluster };
    const released = transition.startsNothing
      ? null
      : unblockedText(object, around, this.input.snapshot.nodes, this.version);
    const held = transition.startsNothing || transition.isHeld ? null : holdText(object);
    const { effect } = transition;
    const parts = [asText(effect.says), released, hold ?? held, rollouts.after && EDITED_MEANWHILE, order];
    const says = joinTexts(
      parts.filter((part) => part !== null),
      ' ',
    );
    const isRepackaged =
      before !== null && !isSameJson(before.stored['packages'] ?? null, object.stored['packages'] ?? null);
    const unmeasured = hold !== null || order !== null || isRepackaged;
    return { change: { ...effect, says }, unmeasured };
  }

  private factsOf({ object, spec, policy, compartments }: PlannedMain, transition: Transition): PolicyFact[] {
    const { version } = this;
    const { nodes } = this.input.snapshot;
    const { manifest } = object;
    const switches = switchesOf(version);
    const action = this.actionOf(object, transition);
    const rolled = { manifest, spec, transition, compartments, nodes, interrupts: action !== null, switches };
    return [
      ...nodeSelectorFacts(manifest, spec, nodes),
      ...stated('deadlock', deadlocksOf(object, this.now.mains, nodes, switches)),
      ...stated('silent-override', silentOverrides(object, policy)),
      ...stated('result', risksOf(rolled)),
      ...stated('node-action', [action ?? UNINTERRUPTED]),
      ...stated('node-hold', action ? [CORDONS] : []),
    ];
  }

  private actionOf({ manifest }: MainObject, { effect }: Transition): NodeAction | null {
    const before = same(this.before.mains, manifest) ?? same(this.inCluster.mains, manifest);
    return nodeActionOf(effect.kind, before?.manifest, manifest);
  }

  /** A policy lists the groups of every object that names it; where none does, those it would make of all nodes. */
  resolvePolicy(object: PolicyObject, usersByPolicy: UsersOf): ResolvedPolicyObject {
    const { manifest, spec } = object;
    const shared = findingsOf(object, {
      version: this.version,
      twin: twinIn(this.now.policies, manifest),
      policies: new Set(),
    });
    const own = spec ? compartmentFacts(manifest, spec, this.input.snapshot.nodes) : [];
    const policy = { ...shared, uses: [], change: null, facts: [...shared.facts, ...own] };
    const unnamed = (note: Text, groups: readonly ResolvedGroup[], isAssumed = false) => ({
      policy: { ...policy, groups, notes: [...shared.notes, note] },
      object,
      isAssumed,
    });
    if (this.isSuperseded(manifest)) return unnamed(SUPERSEDED, []);
    const users = usersByPolicy.get(refKey(refOf(manifest))) ?? [];
    if (users.length > 0)
      return { policy: { ...policy, groups: groupsOfUsers(users) }, object, isAssumed: false };
    const { now, before, comparedWith, inCluster } = this;
    const sides = { now, before, comparedWith, inCluster };
    const { note, isAssumed } = withoutUser(object, sides, switchesOf(this.version));
    return unnamed(
      note,
      isAssumed && spec ? assumedGroups(object, spec, this.input.snapshot.nodes, this.version) : [],
      isAssumed,
    );
  }

  /** A rollout of its own for each policy that nobody names. */
  assumedRollouts(policies: readonly ResolvedPolicyObject[]): RolloutInput[] {
    return policies.flatMap(({ object, isAssumed }) => {
      if (!isAssumed || object.spec === null) return [];
      return [assumedRollout(object.manifest.name, object.spec, this.input.snapshot.nodes)];
    });
  }

  private transition({ object, spec, policy, targets, compartments }: PlannedMain): Transition {
    const { manifest } = object;
    const before = same(this.before.mains, manifest);
    const live = same(this.inCluster.mains, manifest);
    const isMigration = before === null && live === null;
    return transitionOf({
      object,
      spec,
      before: before ?? (isMigration ? twinIn(this.before.mains, manifest) : null),
      live: live ?? (isMigration ? twinIn(this.inCluster.mains, manifest) : null),
      isMigration,
      hasBase: this.input.objects.texts.base !== null,
      targets,
      compartments,
      resetsOnCompletion: resetsOnCompletion(spec, policy?.spec?.resetBatchStateOnCompletion ?? null),
      resumption: resumptionOf(object, before, this.comparedWith),
      switches: switchesOf(this.version),
    });
  }
}
