import { groupedByEach } from '../../manifest/lookup.js';
import { allOf } from '../../text/plural.js';
import { fix } from '../../text/fix.js';
import { code, list, literal, text } from '../../text/text.js';
import { groupOf } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { isSameJson } from '../../manifest/canonical.js';
import {
  CONFIGURED,
  emptyResolution,
  inBatches,
  newerVersion,
  refKey,
  REFUSED_EDIT,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  unknownVersion,
  withoutEviction,
} from '../system.js';
import { transitionOf } from './changes.js';
import { blockedBy } from './controller/eligibility.js';
import { Operator } from './controller/operator.js';
import { type RolloutInput, rolloutInput } from './controller/state.js';
import {
  type AnyObject,
  GROUP,
  groupsLookedIn,
  isMain,
  isPolicy,
  type MainObject,
  type PolicyObject,
  refOf,
  same,
  twinIn,
} from './objects/objects.js';
import { completeOn, entriesOf } from './objects/progress.js';
import { sidesOf } from './objects/reading.js';
import { heldBy, readSkyhookSpec, type SkyhookSpec } from './objects/stored.js';
import { notesOf, resultsOf } from './results/results.js';
import { textPolicyOf, withSelectors } from './results/text-policy.js';
import { compartmentGroup, groupsOf } from './rollout/groups.js';
import {
  type Context,
  OPERATOR_OF,
  type Rollouts,
  rolloutsOf,
  type Subject,
  subjectOf,
} from './rollout/rollouts.js';
import { withRebootsDone, withUnderWay } from './rollout/under-way.js';
import {
  assumeVersion,
  NEWEST,
  parseVersion,
  SKYHOOK_VERSIONS,
  type SkyhookVersion,
  switchesOf,
} from './versions.js';

/** Plans one side: which nodes each Skyhook or NodeWright takes, in which batches, and what the change starts. */
export function resolveSkyhook(given: ResolveInput): Resolution {
  const { own, base, live } = given.objects.texts;
  const groups = [...own, ...(base ?? []), ...live].map(({ apiVersion }) => groupOf(apiVersion));
  if (groups.length === 0) return emptyResolution([]);
  const version = versionOf(given, groups);
  if ('problem' in version) return emptyResolution([version.problem]);
  const switches = switchesOf(version.version);
  const input = withRebootsDone(given);
  const context: Context = { input, switches, sides: sidesOf(input, switches) };
  const { now } = context.sides;
  const mains = now.filter(isMain).map((object) => resolveMain(object, context));
  const users = groupedByEach(mains, ({ policy }) => new Set(policy.uses.map(refKey)));
  const policies = now.filter(isPolicy).map((object) => {
    const its = users.get(refKey(refOf(object.manifest))) ?? [];
    return resolvePolicy(object, its, context);
  });
  const planned = mains.flatMap(({ rollouts }) => rollouts ?? []);
  const { rollouts, out } = withUnderWay(planned, given.snapshot.nodes, switches);
  const alone = [
    ...rollouts.map(({ ref, next: rollout }) => ({ ref, rollout, idOf: OPERATOR_OF.next })),
    ...rollouts.map(({ ref, after: rollout }) => ({ ref, rollout, idOf: OPERATOR_OF.after })),
    ...policies.map(({ policy: { ref }, assumed }) => ({ ref, rollout: assumed, idOf: OPERATOR_OF.assumed })),
  ];
  return {
    policies: [...policies, ...mains].map(({ policy }) => policy),
    targets: [],
    outFromBefore: out,
    createControllers: (isLeftOut = () => false) => {
      // A rollout that is done, or that a person holds, keeps its place before others.
      const beside = rollouts.filter((one) => one.next || !isLeftOut(one.ref));
      const merged = beside.map((one) => one.merged);
      const areDone = beside.every(({ next, held }) => next && !held);
      const operators = alone.flatMap(({ ref, rollout, idOf }) =>
        rollout && !isLeftOut(ref) ? Operator.of([rollout], switches, idOf(rollout.name)) : [],
      );
      return [areDone ? Operator.atRest(merged, switches) : Operator.of(merged, switches), ...operators];
    },
    assumedVersion: version,
    problems: newerVersion('skyhook', given.options.version, NEWEST),
  };
}

/** A version that does not serve the group of the files would refuse them all and evaluate nothing: a wrong setting. */
function versionOf(
  { options, objects }: ResolveInput,
  groups: readonly string[],
): { version: SkyhookVersion; why: string } | { problem: Problem } {
  if (options.version === null) return assumeVersion(groups);
  const version = parseVersion(options.version);
  const known = text`one of ${list(SKYHOOK_VERSIONS.map(code), Infinity)}`;
  if (version === null) return { problem: unknownVersion('skyhook', options.version, known) };
  const tooNew = objects.texts.own.find(({ apiVersion }) => groupOf(apiVersion) === GROUP);
  if (switchesOf(version).group === GROUP || !tooNew) return { version, why: CONFIGURED };
  const message = text`${code('systems.skyhook.version')} is ${code(version)}, and operators before 0.18 do not know ${code(GROUP)}: they would ignore this object. Configure the version that runs in the cluster.`;
  return { problem: errorAt(tooNew.place, 'version-mismatch', message) };
}

interface Resolved {
  readonly policy: ResolvedPolicy;
  /** Set for a main object; absent if nothing of it can be planned. */
  readonly rollouts?: Rollouts;
  /** The rollout of a policy that no object names, on either side: as if one did, over every node. */
  readonly assumed?: RolloutInput;
}

function resolveMain(object: MainObject, context: Context): Resolved {
  const { before, inCluster } = context.sides;
  const shared = sharedOf(object, context);
  if (isSuperseded(object, context)) return { policy: shared };
  if (object.spec !== null) {
    const onHold = heldBy(object.spec) ?? undefined;
    return planned(object, object.spec, { ...shared, onHold }, context);
  }
  // The cluster keeps the object it has when an edit is refused, and so does the plan.
  const kept = [same(before, object), same(inCluster, object)].find((one) => one?.spec);
  if (!kept?.spec) return { policy: shared };
  const { policy, ...rest } = planned(kept, kept.spec, shared, context);
  return { ...rest, policy: { ...policy, change: inBatches('none', REFUSED_EDIT) } };
}

function sharedOf(object: AnyObject, context: Context): ResolvedPolicy {
  const { sides, switches } = context;
  const policy = textPolicyOf(object, twinIn(sides.now, object), sides, switches);
  return isSuperseded(object, context) ? { ...policy, notes: [SUPERSEDED] } : policy;
}

/** From 0.18 on the operator rolls objects of the new group only, and copies an old one if there is none of its name. */
function isSuperseded(object: AnyObject, { sides: { now }, switches }: Context): boolean {
  return groupOf(object.manifest.apiVersion) !== switches.group && twinIn(now, object) !== null;
}

const SUPERSEDED = text`The object of this name in nodewright.nvidia.com replaces it: the operator does not roll this one.`;

function planned(object: MainObject, spec: SkyhookSpec, shared: ResolvedPolicy, context: Context): Resolved {
  const { nodes, objects } = context.input.snapshot;
  const subject = subjectOf(object, spec, context);
  const { policy, before, isMigration } = subject;
  const transition = transitionOf(subject);
  const rollouts = rolloutsOf(subject, transition);
  const { action, effect } = transition;
  const rolled = { ...subject, transition };
  const own = withSelectors(shared, object, nodes);
  const isRepackaged =
    before !== null && !isSameJson(before.stored['packages'] ?? null, object.stored['packages'] ?? null);
  const isHeldNow = before?.spec && heldBy(before.spec) === null && heldBy(spec) !== null;
  const says = text`${effect.says} Its limits are edited: the next rollout, over all nodes, is planned as well.`;
  return {
    rollouts,
    policy: {
      ...own,
      uses: policy ? [refOf(policy.manifest)] : [],
      groups: groupsOf(subject, rollouts),
      notes: notesOf(rolled, objects),
      change: rollouts.after ? { ...effect, says } : effect,
      unmeasured: !isMigration && (isRepackaged || isHeldNow === true),
      ...deletionOf(subject),
      forcedDrain: spec.evicts ? undefined : withoutEviction(object.manifest, 'drainConfig'),
      results: [...own.results, ...resultsOf(rolled)],
      // Packages run in pods of the operator, beside the pods that are there: only an interrupt cordons a node and drains it.
      nodeAction: action ?? 'none',
      ...(action ? { nodeHold: { releases: 'own-cordon', needs: 'cordon', keptApart: 'cordon_NAME' } } : {}),
    },
  };
}

/**
 * Deleting an object: its finalizer uninstalls packages with `uninstall.enabled` on every node that has them, in one pass. Others stay
 * on the nodes. An object of another group than the operator's own is a copy, which goes without it. Source: NVIDIA/nodewright
 * docs/user-guide/uninstall.md, and skyhook_controller.go HandleUninstallRequests at f600bb09.
 */
function deletionOf({
  object,
  rollout: { spec, targets },
  live,
  isMigration,
  switches,
}: Subject): Pick<ResolvedPolicy, 'onDelete'> {
  const { explicitUninstall, group } = switches;
  if (!explicitUninstall || groupOf(object.manifest.apiVersion) !== group) return {};
  const leaving = [...spec.packages].flatMap(([name, { uninstall }]) => (uninstall === 'none' ? [] : name));
  const says = text`What it installed stays on ${literal(allOf(targets.length, 'node'))}; new nodes no longer get it from this object.`;
  const stays = { onDelete: { says, targets: [] } };
  if (leaving.length === 0) return stays;
  // Without a status every node is taken to have every package.
  const known = (isMigration ? null : live?.progress) ?? completeOn(targets, spec.packages);
  const having = targets.filter(
    (node) =>
      entriesOf(known, node.name).some(({ name }) => leaving.includes(name)) &&
      blockedBy(node, spec, switches) === null,
  );
  if (having.length === 0) return stays;
  return {
    onDelete: {
      says: text`Deleting it uninstalls ${list(leaving.map(code), Infinity)} on ${literal(allOf(having.length, 'node'))} in one pass; strategy and budget do not apply.`,
      fix: fix`To keep what it installed, set ${code('uninstall.enabled: false')} first. To go step by step, label all nodes but a few ${code(`${group}/ignore: "true"`)} before, and remove the label from a few at a time.`,
      targets: having.map(({ name }) => name),
    },
  };
}

/**
 * A policy lists the groups of every object that names it: with one user the compartments keep their names, with several the object's name
 * is before. If none does, it lists those it would make of all nodes, as the first rollout of such an object.
 */
function resolvePolicy(object: PolicyObject, users: readonly Resolved[], context: Context): Resolved {
  const { manifest, spec } = object;
  const { input, switches } = context;
  const { nodes } = input.snapshot;
  const policy = withSelectors(sharedOf(object, context), object, nodes);
  if (isSuperseded(object, context)) return { policy };
  const groups = users.flatMap(({ policy: { ref, groups: own } }) =>
    users.length === 1 ? own : own.map((group) => ({ ...group, name: `${ref.name}/${group.name}` })),
  );
  if (users.length > 0) return { policy: { ...policy, groups } };
  if (spec === null || isUnused(object, context)) return { policy: { ...policy, notes: [UNUSED] } };
  const { name } = manifest;
  const written = { deploymentPolicy: name, packages: { any: { version: '1.0.0' } } };
  const rollout = rolloutInput(name, readSkyhookSpec(written, {}, switches), spec, nodes);
  const limited = { object, rollout, policy: object, switches };
  const assumed = (rollout.compartments ?? []).map((assigned): ResolvedGroup => ({
    ...compartmentGroup(assigned, limited, rollout, OPERATOR_OF.assumed(name)),
    blocked: [],
  }));
  return { policy: { ...policy, groups: assumed, notes: [ASSUMED] }, assumed: rollout };
}

const UNUSED = text`No object names this policy: it limits nothing.`;
const ASSUMED = text`No accepted object names this policy: planned as if one did, over every node.`;

/**
 * True for a policy that limits nothing. It rolls nothing by itself and keeps no progress, so one whose last object is deleted or moves
 * to another policy is at rest; the deleted object may still be live. A cluster that was asked for its objects has none that names it;
 * files alone may not hold all there are. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState reads policies for the
 * objects that name them.
 */
function isUnused({ manifest }: PolicyObject, { sides, switches }: Context): boolean {
  const { now, before, compared, inCluster } = sides;
  const isUser = (main: MainObject): boolean =>
    main.spec?.deploymentPolicy === manifest.name &&
    groupsLookedIn(main, switches).includes(groupOf(manifest.apiVersion));
  return (
    now.some((object) => isMain(object) && object.live) ||
    [...before, ...(compared ?? []), ...inCluster].filter(isMain).some(isUser)
  );
}
