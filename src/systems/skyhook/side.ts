import { allOf } from '../../text/plural.js';
import { toPlain } from '../../text/render.js';
import { code, list, text, type Text } from '../../text/text.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { isSameJson } from '../../manifest/canonical.js';
import { selectedBy } from '../../manifest/selector.js';
import {
  CORDONS,
  inBatches,
  inForce,
  type NodeAction,
  refKey,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
} from '../system.js';
import { type Resumption, type Transition, transitionOf } from './changes.js';
import { compartmentsOf, type RolloutNode, unassigned } from './controller/assignment.js';
import { drainBlockers } from './controller/drain-blockers.js';
import { blockedBy, suspectsIn } from './controller/eligibility.js';
import { resetsOnCompletion } from './controller/rollout.js';
import {
  type MainObject,
  type PolicyObject,
  refOf,
  same,
  sideOf,
  type SkyhookObjects,
  twinIn,
  withLive,
} from './objects/objects.js';
import { isThere, names, type PoliciesInForce, policyFor, undeletable } from './objects/policies.js';
import { completeOn, entriesOf, readProgress } from './objects/progress.js';
import { readingOf, readOtherSide } from './objects/reading.js';
import { heldBack, isHeld, type SkyhookSpec } from './objects/stored.js';
import { notesOf } from './results/notes.js';
import { forcedDrain, legacyGroup, resultsOf } from './results/results.js';
import { compartmentFacts, missingPolicy, nodeSelectorFacts, textPolicyOf } from './results/text-policy.js';
import { groupsOf, type GroupsSide } from './rollout/groups.js';
import {
  assumedRollout,
  groupsOfUsers,
  type ResolvedMain,
  type ResolvedPolicyObject,
  type UsersOf,
  withoutUser,
} from './rollout/policy-users.js';
import { rolloutsOf } from './rollout/rollouts.js';
import { type SkyhookVersion, type Switches, switchesOf } from './versions.js';

/** The objects of one side with what they were before and what the cluster has. */
export class Side {
  private readonly switches: Switches;
  private readonly now: SkyhookObjects;
  private readonly before: SkyhookObjects;
  private readonly inCluster: SkyhookObjects;
  /** Policies whose files are gone, and which stay. */
  private readonly undeletable: readonly PolicyObject[];
  private readonly inForce: PoliciesInForce;
  /** The other side of the comparison; null when there is none. */
  private readonly comparedWith: SkyhookObjects | null;
  /** The same with what only the cluster holds. */
  private readonly inForceThere: SkyhookObjects | null;
  private readonly groupsSide: GroupsSide;

  constructor(
    private readonly input: ResolveInput,
    private readonly version: SkyhookVersion,
  ) {
    const { objects, snapshot } = input;
    this.switches = switchesOf(version);
    const reading = readingOf(objects, version);
    const current = [...objects.written, ...objects.onlyLive].map((one) => inForce(one, reading));
    const all = [...current, ...objects.removed.map((one) => inForce(one, reading))];
    const written = sideOf(current.map(({ now }) => now));
    this.inCluster = sideOf(all.flatMap(({ live }) => live ?? []));
    this.before = sideOf(all.flatMap(({ base }) => base ?? []));
    this.undeletable = undeletable(this.before, written, this.inCluster);
    this.now = withPolicies(written, this.undeletable);
    const other = readOtherSide(objects, version);
    this.comparedWith = other && withPolicies(other, undeletable(written, other, this.inCluster));
    this.inForceThere = this.comparedWith && withLive(this.comparedWith, this.inCluster);
    this.inForce = { now: this.now.policies, older: [...this.before.policies, ...this.inCluster.policies] };
    this.groupsSide = {
      nodes: snapshot.nodes,
      suspects: suspectsIn(snapshot.nodes, this.switches),
      version,
      pausedNow: this.now.mains.flatMap((object) => {
        const isPaused =
          object.spec?.paused && same(this.before.mains, object.manifest)?.spec?.paused === false;
        return isPaused ? [object.manifest.name] : [];
      }),
    };
  }

  resolveMains(): ResolvedMain[] {
    return this.now.mains.map((object) => this.resolveMain(object));
  }

  resolvePolicies(users: UsersOf): ResolvedPolicyObject[] {
    return this.now.policies.map((object) => this.resolvePolicy(object, users));
  }

  private resolveMain(object: MainObject): ResolvedMain {
    const { manifest, spec } = object;
    const shared: ResolvedPolicy = {
      ...this.sharedOf(object),
      missingReferences: missingPolicy(object, {
        isThere: isThere(object, this.now.policies, this.switches),
        stays: this.undeletable.some((policy) => names(object, policy)),
        version: this.version,
      }),
    };
    if (this.isSuperseded(manifest)) return { policy: { ...shared, notes: [SUPERSEDED] }, rollouts: null };
    if (spec !== null) {
      const onHold = stated('on-hold', isHeld(spec) ? [heldBack(spec)] : []);
      return this.planned(object, spec, { ...shared, facts: [...shared.facts, ...onHold] });
    }
    // The cluster keeps the object it has when an edit is refused, and so does the plan.
    const kept = [same(this.before.mains, manifest), same(this.inCluster.mains, manifest)].find(
      (candidate) => candidate?.spec,
    );
    if (!kept?.spec) return { policy: shared, rollouts: null };
    const { policy, rollouts } = this.planned(kept, kept.spec, shared);
    return { policy: { ...policy, change: inBatches('none', REFUSED_EDIT) }, rollouts };
  }

  private sharedOf(object: MainObject | PolicyObject): ResolvedPolicy {
    const { manifest } = object;
    const policy = textPolicyOf(object, this.version);
    const twin = twinIn(this.now.mains, manifest) ?? twinIn(this.now.policies, manifest);
    const legacy = legacyGroup(object, twin, this.version);
    return { ...policy, facts: [...policy.facts, ...stated('result', [legacy])] };
  }

  /** From 0.18 on the operator rolls objects of the new group only, and copies an old one if there is none of its name. */
  private isSuperseded(manifest: Manifest): boolean {
    if (groupOf(manifest.apiVersion) === this.switches.mainGroup) return false;
    return (twinIn(this.now.mains, manifest) ?? twinIn(this.now.policies, manifest)) !== null;
  }

  private planned(object: MainObject, spec: SkyhookSpec, shared: ResolvedPolicy): ResolvedMain {
    const { manifest } = object;
    const { version, switches } = this;
    const { nodes, objects } = this.input.snapshot;
    const targets = selectedBy(nodes, spec.nodeSelectors);
    const policy = spec.deploymentPolicy === '' ? null : policyFor(object, this.inForce, switches);
    const compartments = compartmentsOf(spec, policy?.spec ?? null, targets);
    const before = same(this.before.mains, manifest);
    const transition = this.transition({ object, spec, policy, targets, compartments });
    const policyIsRefused = this.now.policies.some(
      (one) => one.spec === null && one.manifest.name === spec.deploymentPolicy,
    );
    const blockers = drainBlockers(manifest, spec, version, objects);
    const comparedWith = this.inForceThere;
    const main = { object, spec, policy, targets, compartments, transition };
    const rollouts = rolloutsOf({ ...main, policyIsRefused, blockers, comparedWith }, this.groupsSide);
    const { action, effect } = transition;
    const isRepackaged =
      before !== null && !isSameJson(before.stored['packages'] ?? null, object.stored['packages'] ?? null);
    const isHeldNow = before?.spec && !isHeld(before.spec) && isHeld(spec);
    const edited = rollouts.after ? text`${effect.says} ${EDITED_MEANWHILE}` : effect.says;
    const mains = this.now.mains;
    return {
      rollouts,
      policy: {
        ...shared,
        uses: policy ? [refOf(policy.manifest)] : [],
        groups: groupsOf(compartments ?? [unassigned(targets)], main, rollouts, this.groupsSide),
        notes: [...shared.notes, ...notesOf({ spec, switches, action, objects })],
        change: { ...effect, says: edited },
        unmeasured: isRepackaged || isHeldNow === true,
        ...this.deletionOf(object, spec, targets),
        facts: [
          ...shared.facts,
          ...nodeSelectorFacts(manifest, spec, nodes),
          ...stated('forced-drain', [forcedDrain(object)]),
          ...stated('result', resultsOf({ ...main, before, mains, nodes, switches })),
          ...stated('node-action', [action ?? UNINTERRUPTED]),
          ...stated('node-hold', action ? [CORDONS] : []),
        ],
      },
    };
  }

  private transition(
    main: Pick<Parameters<typeof transitionOf>[0], 'object' | 'spec' | 'targets' | 'compartments'> & {
      policy: PolicyObject | null;
    },
  ): Transition {
    const { object, spec, policy } = main;
    const { manifest } = object;
    const before = same(this.before.mains, manifest);
    const live = same(this.inCluster.mains, manifest);
    const isMigration = before === null && live === null;
    return transitionOf({
      ...main,
      before: before ?? (isMigration ? twinIn(this.before.mains, manifest) : null),
      live: live ?? (isMigration ? twinIn(this.inCluster.mains, manifest) : null),
      isMigration,
      hasBase: this.input.objects.texts.base !== null,
      resetsOnCompletion: resetsOnCompletion(spec, policy?.spec?.resetBatchStateOnCompletion ?? null),
      resumption: this.resumptionOf(object, before),
      switches: this.switches,
    });
  }

  private resumptionOf({ manifest, spec }: MainObject, before: MainObject | null): Resumption {
    if (!spec || !before?.spec || !isHeld(before.spec)) return null;
    if (!isHeld(spec)) return 'resumes';
    const other = this.comparedWith && same(this.comparedWith.mains, manifest);
    return other?.spec && !isHeld(other.spec) ? 'awaits-resume' : null;
  }

  /**
   * Deleting an object: its finalizer uninstalls packages with `uninstall.enabled` on every node that has them, in one pass. Others stay
   * on the nodes. An object of another group than the operator's own is a copy, which goes without it. Source: NVIDIA/nodewright
   * docs/user-guide/uninstall.md, and skyhook_controller.go HandleUninstallRequests at f600bb09.
   */
  private deletionOf(
    { manifest }: MainObject,
    spec: SkyhookSpec,
    targets: readonly RolloutNode[],
  ): Pick<ResolvedPolicy, 'onDelete'> {
    const { explicitUninstall, mainGroup, metadataPrefix } = this.switches;
    if (!explicitUninstall || groupOf(manifest.apiVersion) !== mainGroup) return {};
    const leaving = [...spec.packages.values()].flatMap(({ name, uninstall }) =>
      uninstall === 'none' ? [] : [name],
    );
    const live = same(this.inCluster.mains, manifest);
    // Without a status every node is taken to have every package.
    const known =
      (live && readProgress(live.manifest.object['status'])) ?? completeOn(targets.map(({ name }) => name));
    const having = targets.filter(
      (node) =>
        blockedBy(node, spec, this.switches) === null &&
        entriesOf(known, node.name, spec.packages).some(({ name }) => leaving.includes(name)),
    );
    if (having.length === 0)
      return {
        onDelete: {
          says: `What it installed stays on ${allOf(targets.length, 'node')}, and new nodes get none of it.`,
          targets: [],
        },
      };
    return {
      onDelete: {
        says: `Deleting it uninstalls ${toPlain(list(leaving.map(code), Infinity))} on ${allOf(having.length, 'node')} in one pass; strategy and budget do not apply.`,
        fix: `To keep what it installed, set uninstall.enabled: false first. To go step by step, label all nodes but a few ${metadataPrefix}/ignore: "true" before, and remove the label from a few at a time.`,
        targets: having.map(({ name }) => name),
      },
    };
  }

  /** A policy lists the groups of every object that names it; if none does, those it would make of all nodes. */
  private resolvePolicy(object: PolicyObject, usersByPolicy: UsersOf): ResolvedPolicyObject {
    const { manifest, spec } = object;
    const shared = this.sharedOf(object);
    const { nodes } = this.groupsSide;
    const facts = [...shared.facts, ...(spec ? compartmentFacts(manifest, spec, nodes) : [])];
    const withGroups = (groups: readonly ResolvedGroup[], notes: readonly Text[] = []) => ({
      ...shared,
      ...{ facts, groups, notes },
    });
    if (this.isSuperseded(manifest)) return { policy: withGroups([], [SUPERSEDED]), assumed: null };
    const users = usersByPolicy.get(refKey(refOf(manifest))) ?? [];
    if (users.length > 0) return { policy: withGroups(groupsOfUsers(users)), assumed: null };
    const { now, before, comparedWith, inCluster } = this;
    const { note, isAssumed } = withoutUser(object, { now, before, comparedWith, inCluster }, this.switches);
    const assumed = isAssumed && spec ? assumedRollout(object, spec, this.groupsSide) : null;
    return { policy: withGroups(assumed?.groups ?? [], [note]), assumed: assumed?.rollout ?? null };
  }
}

/** Packages run in pods of the operator, beside the pods that are there: only an interrupt cordons a node and drains it. */
const UNINTERRUPTED: NodeAction = { kind: 'none', services: [] };

const SUPERSEDED = text`The object of this name in nodewright.nvidia.com replaces it: the operator does not roll this one.`;
const EDITED_MEANWHILE = text`Its limits are edited: the next rollout, over all nodes, is planned as well.`;

function withPolicies(objects: SkyhookObjects, policies: readonly PolicyObject[]): SkyhookObjects {
  return policies.length === 0 ? objects : { ...objects, policies: [...objects.policies, ...policies] };
}
