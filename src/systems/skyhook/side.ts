import { present } from '../../manifest/lookup.js';
import { allOf } from '../../text/plural.js';
import { fix } from '../../text/fix.js';
import { code, list, literal, text } from '../../text/text.js';
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
  type ResolvedPolicy,
  type ResolveInput,
} from '../system.js';
import { transitionOf } from './changes.js';
import { drainBlockers } from './controller/drain-blockers.js';
import { blockedBy } from './controller/eligibility.js';
import { type RolloutInput, rolloutInput } from './controller/state.js';
import {
  type MainObject,
  names,
  objectsOf,
  policiesNamed,
  policyFor,
  type PolicyObject,
  refOf,
  same,
  type Sides,
  type SkyhookObjects,
  twinIn,
  undeletable,
  withLive,
} from './objects/objects.js';
import { completeOn, entriesOf } from './objects/progress.js';
import { readingOf, readOtherSide } from './objects/reading.js';
import { heldBack, isHeld, type SkyhookSpec } from './objects/stored.js';
import { forcedDrain, legacyGroup, notesOf, resultsOf } from './results/results.js';
import { compartmentSelectors, missingPolicy, nodeSelectorUse, textPolicyOf } from './results/text-policy.js';
import { groupsOf } from './rollout/groups.js';
import {
  assumedRollout,
  groupsOfUsers,
  type ResolvedMain,
  usersOf,
  withoutUser,
} from './rollout/policy-users.js';
import { rolloutsOf } from './rollout/rollouts.js';
import type { Subject } from './rollout/subject.js';
import type { Switches } from './versions.js';

interface ResolvedPolicyObject {
  readonly policy: ResolvedPolicy;
  /** The rollout of a policy that no object names, on either side: as if one did, over every node. */
  readonly assumed: RolloutInput | null;
}

/** The objects of one side, and what merging does with them. */
export function resolveSide(
  input: ResolveInput,
  switches: Switches,
): { readonly mains: readonly ResolvedMain[]; readonly policies: readonly ResolvedPolicyObject[] } {
  const context: Context = { input, switches, sides: sidesOf(input, switches) };
  const { now } = context.sides;
  const mains = now.mains.map((object) => resolveMain(object, context));
  const users = usersOf(mains);
  const usersOfPolicy = ({ manifest }: PolicyObject) => users.get(refKey(refOf(manifest))) ?? [];
  return {
    mains,
    policies: now.policies.map((object) => resolvePolicy(object, usersOfPolicy(object), context)),
  };
}

interface Context {
  readonly input: ResolveInput;
  readonly switches: Switches;
  readonly sides: Sides;
}

function sidesOf({ objects }: ResolveInput, { version }: Switches): Sides {
  const reading = readingOf(objects, version);
  const current = [...objects.written, ...objects.onlyLive].map((one) => inForce(one, reading));
  const all = [...current, ...objects.removed.map((one) => inForce(one, reading))];
  const written = objectsOf(current.map(({ now }) => now));
  const inCluster = objectsOf(all.flatMap(({ live }) => live ?? []));
  const before = objectsOf(all.flatMap(({ base }) => base ?? []));
  const staying = undeletable(before, written, inCluster);
  const other = readOtherSide(objects, version);
  const compared = other && withPolicies(other, undeletable(written, other, inCluster));
  return {
    now: withPolicies(written, staying),
    before,
    inCluster,
    undeletable: staying,
    compared,
    comparedInForce: compared && withLive(compared, inCluster),
  };
}

function withPolicies(objects: SkyhookObjects, policies: readonly PolicyObject[]): SkyhookObjects {
  return { ...objects, policies: [...objects.policies, ...policies] };
}

function resolveMain(object: MainObject, context: Context): ResolvedMain {
  const { sides, switches } = context;
  const { manifest, spec } = object;
  const shared: ResolvedPolicy = {
    ...sharedOf(object, context),
    missingReferences: missingPolicy(object, {
      isThere: policiesNamed(object, sides.now.policies, switches).flat().length > 0,
      stays: sides.undeletable.some((policy) => names(object, policy)),
      switches,
    }),
  };
  if (isSuperseded(manifest, context)) return { policy: { ...shared, notes: [SUPERSEDED] }, rollouts: null };
  if (spec !== null) {
    return planned(object, spec, isHeld(spec) ? { ...shared, onHold: heldBack(spec) } : shared, context);
  }
  // The cluster keeps the object it has when an edit is refused, and so does the plan.
  const kept = [sides.before, sides.inCluster].map(({ mains }) => same(mains, manifest));
  const [inPlace] = kept.flatMap((one) => (one?.spec ? [{ object: one, spec: one.spec }] : []));
  if (!inPlace) return { policy: shared, rollouts: null };
  const { policy, rollouts } = planned(inPlace.object, inPlace.spec, shared, context);
  return { policy: { ...policy, change: inBatches('none', REFUSED_EDIT) }, rollouts };
}

function sharedOf(object: MainObject | PolicyObject, { sides: { now }, switches }: Context): ResolvedPolicy {
  const { manifest } = object;
  const policy = textPolicyOf(object, switches);
  const twin = twinIn(now.mains, manifest) ?? twinIn(now.policies, manifest);
  return { ...policy, results: present([legacyGroup(object, twin, switches)]) };
}

/** From 0.18 on the operator rolls objects of the new group only, and copies an old one if there is none of its name. */
function isSuperseded(manifest: Manifest, { sides: { now }, switches }: Context): boolean {
  if (groupOf(manifest.apiVersion) === switches.group) return false;
  return (twinIn(now.mains, manifest) ?? twinIn(now.policies, manifest)) !== null;
}

function planned(
  object: MainObject,
  spec: SkyhookSpec,
  shared: ResolvedPolicy,
  context: Context,
): ResolvedMain {
  const { input } = context;
  const { manifest } = object;
  const { nodes, objects } = input.snapshot;
  const subject = subjectOf(object, spec, context);
  const { policy, before } = subject;
  const transition = transitionOf(subject);
  const rollouts = rolloutsOf(subject, transition);
  const { action, effect } = transition;
  const rolled = { ...subject, transition, nodes };
  const isRepackaged =
    before !== null && !isSameJson(before.stored['packages'] ?? null, object.stored['packages'] ?? null);
  const selector = nodeSelectorUse(manifest, spec, nodes);
  const isHeldNow = before?.spec && !isHeld(before.spec) && isHeld(spec);
  return {
    rollouts,
    policy: {
      ...shared,
      uses: policy ? [refOf(policy.manifest)] : [],
      groups: groupsOf(subject, rollouts),
      notes: [...shared.notes, ...notesOf(rolled, objects)],
      change: { ...effect, says: rollouts.after ? text`${effect.says} ${EDITED_MEANWHILE}` : effect.says },
      unmeasured: !subject.isMigration && (isRepackaged || isHeldNow === true),
      ...deletionOf(subject),
      selectors: [selector.use],
      forcedDrain: forcedDrain(object) ?? undefined,
      results: [...shared.results, ...selector.results, ...present(resultsOf(rolled))],
      nodeAction: action ?? UNINTERRUPTED,
      ...(action ? { nodeHold: CORDONS } : {}),
    },
  };
}

function subjectOf(object: MainObject, spec: SkyhookSpec, { input, sides, switches }: Context): Subject {
  const { manifest } = object;
  const { nodes, objects } = input.snapshot;
  const policy = spec.deploymentPolicy === '' ? null : policyFor(object, sides, switches);
  const rollout = rolloutInput(
    manifest.name,
    spec,
    policy?.spec ?? null,
    selectedBy(nodes, spec.nodeSelectors),
  );
  const before = same(sides.before.mains, manifest);
  const live = same(sides.inCluster.mains, manifest);
  const isMigration = before === null && live === null;
  return {
    object,
    rollout: { ...rollout, blockers: drainBlockers(manifest, spec, switches, objects) },
    policy,
    before: isMigration ? twinIn(sides.before.mains, manifest) : before,
    live: isMigration ? twinIn(sides.inCluster.mains, manifest) : live,
    compared: sides.compared && same(sides.compared.mains, manifest),
    isMigration,
    hasBase: input.objects.texts.base !== null,
    sides,
    switches,
  };
}

/**
 * Deleting an object: its finalizer uninstalls packages with `uninstall.enabled` on every node that has them, in one pass. Others stay
 * on the nodes. An object of another group than the operator's own is a copy, which goes without it. Source: NVIDIA/nodewright
 * docs/user-guide/uninstall.md, and skyhook_controller.go HandleUninstallRequests at f600bb09.
 */
function deletionOf({
  object,
  rollout,
  live,
  isMigration,
  switches,
}: Subject): Pick<ResolvedPolicy, 'onDelete'> {
  const { explicitUninstall, group } = switches;
  const { spec, targets } = rollout;
  if (!explicitUninstall || groupOf(object.manifest.apiVersion) !== group) return {};
  const leaving = [...spec.packages.values()].flatMap(({ name, uninstall }) =>
    uninstall === 'none' ? [] : [name],
  );
  // Without a status every node is taken to have every package.
  const known = (isMigration ? null : live?.progress) ?? completeOn(targets, spec.packages);
  const having = targets.filter(
    (node) =>
      blockedBy(node, spec, switches) === null &&
      entriesOf(known, node.name).some(({ name }) => leaving.includes(name)),
  );
  if (having.length === 0) {
    const says = text`What it installed stays on ${literal(allOf(targets.length, 'node'))}, and new nodes get none of it.`;
    return { onDelete: { says, targets: [] } };
  }
  return {
    onDelete: {
      says: text`Deleting it uninstalls ${list(leaving.map(code), Infinity)} on ${literal(allOf(having.length, 'node'))} in one pass; strategy and budget do not apply.`,
      fix: fix`To keep what it installed, set ${code('uninstall.enabled: false')} first. To go step by step, label all nodes but a few ${code(`${group}/ignore: "true"`)} before, and remove the label from a few at a time.`,
      targets: having.map((node) => node.name),
    },
  };
}

/** A policy lists the groups of every object that names it; if none does, those it would make of all nodes. */
function resolvePolicy(
  object: PolicyObject,
  users: readonly ResolvedMain[],
  context: Context,
): ResolvedPolicyObject {
  const { input, sides, switches } = context;
  const { manifest, spec } = object;
  const shared = sharedOf(object, context);
  const { nodes } = input.snapshot;
  const selectors = spec ? compartmentSelectors(manifest, spec, nodes) : [];
  const policy = {
    ...shared,
    selectors: selectors.map(({ use }) => use),
    results: [...shared.results, ...selectors.flatMap(({ results }) => results)],
  };
  if (isSuperseded(manifest, context)) return { policy: { ...policy, notes: [SUPERSEDED] }, assumed: null };
  if (users.length > 0) return { policy: { ...policy, groups: groupsOfUsers(users) }, assumed: null };
  const { note, isAssumed } = withoutUser(object, sides, switches);
  const assumed = isAssumed && spec ? assumedRollout(object, spec, nodes, switches) : null;
  const groups = assumed?.groups ?? [];
  return { policy: { ...policy, groups, notes: [note] }, assumed: assumed?.rollout ?? null };
}

/** Packages run in pods of the operator, beside the pods that are there: only an interrupt cordons a node and drains it. */
const UNINTERRUPTED: NodeAction = { kind: 'none', services: [] };

const SUPERSEDED = text`The object of this name in nodewright.nvidia.com replaces it: the operator does not roll this one.`;
const EDITED_MEANWHILE = text`Its limits are edited: the next rollout, over all nodes, is planned as well.`;
