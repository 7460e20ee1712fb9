import { DAY_MS } from '../../calendar/days.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { AtOnceController, type TakenGroup } from '../../rollout/at-once.js';
import { text } from '../../text/text.js';
import {
  emptyResolution,
  inBatches,
  inForce,
  type OnlyLive,
  REFUSED_EDIT,
  releaseOf,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  type Written,
} from '../system.js';
import { changeOfPool, removalOf, scaledDown } from './changes.js';
import { namedBy, ofUnseenPools } from './objects/node-classes.js';
import { isLeaving, poolNodes } from './objects/nodes.js';
import { isStored, readingOf, readPool, type StoredPool } from './objects/pool.js';
import { budgetsText, groupOfNodes, notesOf, policyOf, resultsOf, roomForOne } from './results.js';
import { unseenWindows } from './rollout/calendar.js';
import { CONTROLLER_ID, DELETING, PoolController } from './rollout/controller.js';
import {
  deletedNode,
  freeOrderOf,
  type PlannedPool,
  plannedPool,
  type Side,
  type PoolRollout,
  rolloutOf,
  withoutDrift,
} from './rollout/pool.js';
import { RELEASES, settingsOf, UNRELEASED } from './versions.js';

const ASSUMED = { version: RELEASES.newest, why: 'the newest known version' };

/** Plans one side: what each NodePool allows and when, which nodes the change replaces or deletes, and in which order. */
export function resolveKarpenter(given: ResolveInput): Resolution {
  const { at, until, options, objects } = given;
  const { own, base, compared, live } = objects.texts;
  const problems = ofUnseenPools(given, [...own, ...(base ?? []), ...live]);
  if (own.length + (base?.length ?? 0) + live.length === 0) return emptyResolution(problems);
  const { release, problems: ofVersion } = releaseOf('karpenter', options.version, RELEASES, ASSUMED);
  problems.push(...ofVersion);
  if (release === null) return emptyResolution(problems);
  const settings = settingsOf(options);
  const version = options.version === null || ofVersion.length > 0 ? UNRELEASED : release.version;
  const side = { input: given, version, settings, known: poolNodes(given) };
  // The pools of the files, then live ones that no file holds, then those that the change removes.
  const pools = [
    ...[...objects.written, ...objects.onlyLive].map((history) => resolvePool(side, history)),
    ...objects.removed.map((one) => resolveRemoved(side, one.base)),
  ];
  const deletions = pools.flatMap(({ deletion }) => deletion ?? []);
  const naming = [...own, ...(base ?? []), ...(compared ?? []), ...live];
  const nodeClasses = new Set(naming.flatMap((pool) => namedBy(pool, given.neighbors ?? []) ?? []));
  return {
    policies: [
      ...pools.map(({ policy }) => policy),
      // Labels and annotations of a NodeClass are none of the provider's business.
      ...[...nodeClasses].map((one) => ({
        ...policyOf(one, null),
        written: { spec: one.object['spec'] ?? null },
      })),
    ],
    targets: [],
    createControllers: (isLeftOut) => {
      const begun = pools.flatMap(({ rollout, policy: { ref } }) =>
        rollout && isLeftOut?.(ref) ? withoutDrift(rollout) : (rollout ?? []),
      );
      // A dry rollout may last a year, so windows matter that far ahead.
      const times = { at, expiriesUntil: until, until: Math.max(until, at + 366 * DAY_MS) };
      return [
        ...(deletions.length > 0 ? [new AtOnceController(DELETING, deletions)] : []),
        ...(begun.length > 0 ? [PoolController.of(begun, settings, times)] : []),
      ];
    },
    assumedVersion: release,
    problems: [...problems, ...pools.flatMap(({ problem }) => problem ?? [])],
  };
}

interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout?: PoolRollout;
  readonly deletion?: TakenGroup;
  readonly problem?: Problem | null;
}

function resolvePool(side: Side, history: Written | OnlyLive): ResolvedPool {
  const { now, before, after } = inForce(history, readingOf(side.version));
  const policy = { ...policyOf(now.manifest, now), live: history.own === null };
  if (!isStored(after)) return { policy };
  const resolved = planned(side, policy, after, isStored(before) ? before : null);
  if (after === now) return resolved;
  const { change } = resolved.policy;
  // The same change may still edit the NodeClass of the pool.
  const left =
    change?.unsure === undefined
      ? inBatches('none', REFUSED_EDIT)
      : { ...change, says: text`${REFUSED_EDIT} ${change.says}` };
  return { ...resolved, policy: { ...resolved.policy, change: left } };
}

/** In the plan of the side without it, the removed pool loses all its nodes at once. */
function resolveRemoved({ input: { at }, version, known }: Side, manifest: Manifest): ResolvedPool {
  const nodes = (known.byPool.get(manifest.name) ?? []).filter((node) => !isLeaving(node));
  const { pool } = readPool(manifest, version);
  const targets = nodes.map((node) => deletedNode(node, pool, at));
  const groups = [{ ...groupOfNodes(manifest, nodes), drains: true }];
  const change = removalOf(manifest, nodes);
  return {
    policy: { ...policyOf(manifest, null), written: null, groups, change },
    deletion: { group: manifest.name, targets },
  };
}

/** A pool that the cluster accepts, in force after the change and before it. */
function planned(
  side: Side,
  policy: ResolvedPolicy,
  after: StoredPool,
  before: StoredPool | null,
): ResolvedPool {
  const { manifest, pool } = after;
  const of = plannedPool(side, after, before);
  const { all, surplus, blockers, calendar, allowed, forecast, gone, uses } = of;
  // A base that the cluster refused says nothing of what it has.
  const isNew = of.base === null && side.input.objects.texts.base !== null;
  const change = changeOfPool(of, isNew);
  const rollout = rolloutOf(of, change);
  const limit = allowed.find(({ reason }) => reason === 'Drifted')?.limit ?? null;
  const [blocker] = blockers.values();
  const group: ResolvedGroup = {
    ...groupOfNodes(manifest, all),
    runs: { controller: CONTROLLER_ID, group: manifest.name },
    ...{ drains: true, replacesFirst: true, allowed, calendar },
    ceiling: { declared: budgetsText(pool), resolved: limit, enforced: limit },
    freeOrder: freeOrderOf(rollout),
    expiry: forecast,
    unstick: roomForOne(pool) ?? blocker?.fix,
    ...(surplus.size > 0 ? { leaving: [...surplus] } : {}),
    blocked: [...blockers].map(([target, { why }]) => ({ target, why })),
    places: {
      ...(calendar.isWritten ? { budget: calendar.place } : {}),
      expireAfter: forecast.place,
    },
  };
  const effect = change.widened ? { ...change.effect, mayStart: 'consolidation' as const } : change.effect;
  const replicas = { before: before?.pool.replicas ?? 0, after: pool.replicas ?? 0 };
  return {
    policy: {
      ...policy,
      ...resultsOf(of, change),
      uses,
      missingReferences: gone ? [withoutNodeClass(gone)] : [],
      groups: [group],
      change: effect,
      unmeasured: change.isUnmeasured,
      ...(surplus.size > 0 ? scaledDown(effect, group, manifest, replicas) : {}),
      notes: notesOf(of, change, rollout, limit),
    },
    rollout,
    problem: policy.live ? null : unseenWindows(manifest, pool, before?.pool ?? null),
  };
}

/** Source: kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go (NodeClassNotFound). */
function withoutNodeClass({ title, isDeleted, place }: NonNullable<PlannedPool['gone']>) {
  const consequence = text`Without it the NodePool is not ready, and drifted or expired nodes are not replaced.`;
  return { what: title, ...(isDeleted && { fate: 'deleted' as const }), consequence, place };
}
