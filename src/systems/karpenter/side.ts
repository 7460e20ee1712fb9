import { fieldAt } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { TakenGroup } from '../../rollout/at-once.js';
import { code, name, text } from '../../text/text.js';
import {
  type AllowedSpan,
  inBatches,
  inForce,
  type OnlyLive,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  type Written,
} from '../system.js';
import { changeOfPool } from './changes/pool-change.js';
import { removalOf, scaledDown, surplusOf } from './changes/removal.js';
import { countNodes } from './controller/budget.js';
import { allowedTimeline, rememberWindows } from './controller/timeline.js';
import { limitRoom } from './objects/limit-room.js';
import { namedBy, nodeClassOf } from './objects/node-classes.js';
import type { NodePool } from './objects/nodepool.js';
import type { PlannedPool } from './objects/planned-pool.js';
import { isLeaving, type PoolNodes, poolNodes } from './objects/pool-nodes.js';
import { isStored, readingOf, readPool, type StoredPool } from './objects/read-pool.js';
import { budgetsText, groupOfNodes, policyOf, roomForOne } from './results/policy.js';
import { notesOf } from './results/notes.js';
import { resultsOf } from './results/results.js';
import { BUDGETS, limitCalendar, unseenWindows } from './rollout/calendar.js';
import { CONTROLLER_ID } from './rollout/controller.js';
import { blockerOf, deletedNode } from './rollout/drains.js';
import { poolExpiries } from './rollout/expiries.js';
import { freeOrderOf, neverStarts, type PoolRollout, rolloutOf } from './rollout/pool-rollout.js';
import type { Settings } from './versions.js';

interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
  readonly deletion: TakenGroup | null;
  readonly problem: Problem | null;
}

const NOTHING = { rollout: null, deletion: null, problem: null };

/** The NodePools of one side, with what they were before and what the cluster has. */
export class PoolSide {
  private readonly known: PoolNodes;
  private readonly windowsOf = rememberWindows();

  constructor(
    private readonly input: ResolveInput,
    private readonly version: string,
    private readonly settings: Settings,
  ) {
    this.known = poolNodes(input.snapshot, version, {
      before: input.neighboursBefore ?? [],
      after: input.neighbours ?? [],
    });
  }

  /** The pools of the files, then live ones that no file holds, then those that the change removes. */
  resolve(): ResolvedPool[] {
    const { written, onlyLive, removed } = this.input.objects;
    return [
      ...[...written, ...onlyLive].map((history) => this.resolvePool(history)),
      ...removed.map(({ base }) => this.resolveRemoved(base)),
    ];
  }

  /** NodeClasses of the files that any pool names, on either side. */
  nodeClasses(): ResolvedPolicy[] {
    const { neighbours = [], objects } = this.input;
    const { own, base, compared, live } = objects.texts;
    const pools = [...own, ...(base ?? []), ...(compared ?? []), ...live];
    // Labels and annotations of a NodeClass are none of the provider's business.
    return [...new Set(pools.flatMap((pool) => namedBy(pool, neighbours) ?? []))].map((one) => ({
      ...policyOf(one, null),
      written: { spec: one.object['spec'] ?? null },
    }));
  }

  private resolvePool(history: Written | OnlyLive): ResolvedPool {
    const { now, before, after } = inForce(history, readingOf(this.version));
    const policy = { ...policyOf(now.manifest, now), live: history.own === null };
    if (!isStored(after)) return { ...NOTHING, policy };
    const resolved = this.planned(policy, after, isStored(before) ? before : null);
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
  private resolveRemoved(manifest: Manifest): ResolvedPool {
    const nodes = (this.known.byPool.get(manifest.name) ?? []).filter((node) => !isLeaving(node));
    const { pool } = readPool(manifest, this.version);
    return {
      policy: {
        ...policyOf(manifest, null),
        written: null,
        groups: [{ ...groupOfNodes(manifest, nodes), drains: true }],
        change: removalOf(manifest, nodes),
        notes: nodes.length > 0 ? [DRAINS] : [],
      },
      ...NOTHING,
      deletion: {
        group: manifest.name,
        targets: nodes.map((node) => deletedNode(node, pool, this.input.at)),
      },
    };
  }

  /** A pool that the cluster accepts, in force after the change and before it. */
  private planned(policy: ResolvedPolicy, after: StoredPool, before: StoredPool | null): ResolvedPool {
    const { manifest, pool } = after;
    const { settings, known, windowsOf } = this;
    const { at, until, objects } = this.input;
    const { base, live } = objects.of(manifest);
    const all = known.byPool.get(manifest.name) ?? [];
    const surplus = new Set(surplusOf(pool, all, at).map((node) => node.name));
    const nodes = all.filter((node) => !surplus.has(node.name));
    const blockers = new Map(
      nodes.flatMap((node) => {
        const blocker = blockerOf(node, pool, at);
        return blocker ? [[node.name, blocker]] : [];
      }),
    );
    const counts = countNodes(all);
    const merged = countNodes(all, (node) => surplus.has(node.name));
    const calendar = limitCalendar(manifest, pool, counts, { at, windowsOf, merged });
    const never = (of: NodePool, spans: readonly AllowedSpan[]) => neverStarts(of, all, spans, at);
    const { uses, change: nodeClass } = nodeClassOf(manifest, this.input);
    const deleted = nodeClass?.kind === 'deleted' ? nodeClass : null;
    const what = deleted && `${deleted.ref.kind}/${deleted.ref.name}`;
    const { exceeded, room } = limitRoom(manifest, live, all.length);
    const [zero] = pool.zeroLimits;
    const why =
      after.verdict === 'invalidAtRuntime'
        ? text`the pool is not valid at run time`
        : zero !== undefined
          ? text`${code(`limits.${zero}`)} is 0`
          : (exceeded ?? (what === null ? null : text`${name('policy', what)} is deleted`));
    const expiries = poolExpiries(manifest, { pool, before: before?.pool ?? pool }, nodes, { at, until });
    const of: PlannedPool = {
      after,
      before,
      base,
      live,
      nodeClass,
      all,
      surplus,
      nodes,
      known,
      blockers,
      disabled: why && text`${why}, so no replacement can be made`,
      neverStarts: never(pool, calendar.spans),
      neverStarted: () =>
        before &&
        never(before.pool, allowedTimeline(before.pool.budgets, counts, calendar.within, windowsOf)),
      room,
      expiries: expiries.instants,
      settings,
      at,
    };
    const change = changeOfPool(of, objects.texts.base !== null);
    const rollout = rolloutOf(of, change);
    const allowed = allowedTimeline(pool.budgets, merged, { from: at, to: until }, windowsOf);
    const limit = allowed.find(({ reason }) => reason === 'Drifted')?.limit ?? null;
    const isWritten = fieldAt(manifest.object, ...BUDGETS) !== undefined;
    const group: ResolvedGroup = {
      ...groupOfNodes(manifest, all),
      runs: { controller: CONTROLLER_ID, group: manifest.name },
      drains: true,
      replacesFirst: true,
      ceiling: { declared: budgetsText(pool), resolved: limit, enforced: limit },
      allowed,
      calendar,
      freeOrder: freeOrderOf(rollout),
      expiry: expiries.forecast,
      unstick: roomForOne(pool) ?? undefined,
      ...(surplus.size > 0 ? { leaving: [...surplus] } : {}),
      blocked: [...blockers].map(([target, blocker]) => ({ target, ...blocker })),
      places: {
        ...(isWritten ? { budget: manifest.placeOf(BUDGETS) } : {}),
        expireAfter: expiries.forecast.place,
      },
    };
    const effect = change.widened ? { ...change.effect, mayStart: 'consolidation' as const } : change.effect;
    const replicas = { before: before?.pool.replicas ?? 0, after: pool.replicas ?? 0 };
    return {
      policy: {
        ...policy,
        ...resultsOf(of, change),
        uses,
        missingReferences:
          deleted && what !== null
            ? [{ what, fate: 'deleted', consequence: NOT_READY, place: deleted.place }]
            : [],
        groups: [group],
        change: effect,
        unmeasured: change.isUnmeasured,
        ...(surplus.size > 0 ? scaledDown(effect, group, manifest, replicas) : {}),
        notes: notesOf(of, change, rollout, limit),
      },
      rollout,
      deletion: null,
      problem: policy.live ? null : unseenWindows(manifest, pool, before?.pool ?? null),
    };
  }
}

const DRAINS = text`The drains still wait for PodDisruptionBudgets and for pods with ${code('karpenter.sh/do-not-disrupt')}, until terminationGracePeriod if the NodeClaim has one; nothing else blocks the deletion.`;

/** Source: kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go (NodeClassNotFound). */
const NOT_READY = text`The change deletes it: the NodePool is not ready, and drifted or expired nodes are not replaced.`;
