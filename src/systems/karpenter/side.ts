import type { Manifest } from '../../manifest/manifest.js';
import type { TakenGroup } from '../../rollout/at-once.js';
import { code, type Text, text } from '../../text/text.js';
import {
  type AllowedSpan,
  type Histories,
  inBatches,
  inForce,
  REFUSED_EDIT,
  type ResolvedPolicy,
  type ResolveInput,
  type Written,
} from '../system.js';
import { changeOfPool } from './changes/pool-change.js';
import { removalOf, sameSpec, scaledDown, surplusOf } from './changes/removal.js';
import { countNodes, type Counts, withLeaving } from './controller/budget.js';
import { allowedTimeline, rememberWindows } from './controller/timeline.js';
import { disabledBy, limitRoom } from './objects/limit-room.js';
import { NodeClasses } from './objects/node-classes.js';
import type { NodePool } from './objects/nodepool.js';
import { isLeaving, type PoolNodes, poolNodes, stampOf } from './objects/pool-nodes.js';
import {
  readingOf,
  readLive,
  type ReadPool,
  readPool,
  type StoredPool,
  storedPool,
} from './objects/read-pool.js';
import type { Settings, Switches } from './versions.js';
import { notesOf } from './results/notes.js';
import { groupOfNodes, groupOfPool, policyOf } from './results/policy.js';
import { poolFacts } from './results/results.js';
import { blockerOf, deletedNode } from './rollout/drains.js';
import { limitCalendar } from './rollout/calendar.js';
import { expiryForecast, poolExpiries } from './rollout/expiries.js';
import { freeOrderOf, neverStarts, type PoolRollout, rolloutOf } from './rollout/pool-rollout.js';

interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
  readonly deletion: TakenGroup | null;
}

/** A pool that the cluster accepts, in force after the change and before it. */
interface InForce {
  readonly policy: ResolvedPolicy;
  readonly read: ReadPool;
  readonly after: StoredPool;
  readonly before: StoredPool | null;
}

/** The NodePools of one side, with what they were before and what the cluster has. */
export class PoolSide {
  private readonly known: PoolNodes;
  private readonly counts: ReadonlyMap<string, Counts>;
  private readonly windowsOf = rememberWindows();
  private readonly objects: Histories;
  private readonly nodeClasses: NodeClasses;

  constructor(
    private readonly input: ResolveInput,
    private readonly switches: Switches,
    private readonly settings: Settings,
  ) {
    this.known = poolNodes(input.snapshot, switches, {
      before: input.neighboursBefore ?? [],
      after: input.neighbours ?? [],
    });
    this.counts = countNodes([...this.known.byPool.values()].flat().map(({ counted }) => counted));
    this.objects = input.objects;
    this.nodeClasses = new NodeClasses(input);
  }

  /** The pools of the files, then live ones that no file holds, then those that the change removes. */
  resolve(): ResolvedPool[] {
    const { written, onlyLive, removed } = this.objects;
    return [
      ...written.map((one) => this.resolvePool(one)),
      ...onlyLive.map(({ live }) => this.resolveLive(live)),
      ...removed.map(({ base }) => this.resolveRemoved(base)),
    ];
  }

  /** NodeClasses of the files that any pool names, on either side. */
  nodeClassPolicies(): ResolvedPolicy[] {
    const { own, base, compared, live } = this.objects.texts;
    return this.nodeClasses.policies([...own, ...(base ?? []), ...(compared ?? []), ...live]);
  }

  private resolvePool(history: Written): ResolvedPool {
    const { now, before, after: read } = inForce(history, readingOf(this.switches));
    const policy = policyOf(history.own, now.admission);
    const after = read && storedPool(read);
    if (!after) return { policy, rollout: null, deletion: null };
    const earlier = read === before ? after : before && storedPool(before);
    const resolved = this.planned({ policy, read, after, before: earlier });
    const { change } = resolved.policy;
    if (read === now) return resolved;
    // The same change may still edit the NodeClass of the pool.
    const left =
      change?.unsure === undefined
        ? inBatches('none', REFUSED_EDIT)
        : { ...change, says: text`${REFUSED_EDIT} ${change.says}` };
    return { ...resolved, policy: { ...resolved.policy, change: left } };
  }

  private resolveLive(manifest: Manifest): ResolvedPool {
    const read = readLive(manifest, this.switches);
    const after = storedPool(read);
    const policy = { ...policyOf(manifest, read.admission), live: true };
    if (!after) return { policy, rollout: null, deletion: null };
    return this.planned({ policy, read, after, before: after });
  }

  /** In the plan of the side without it, the removed pool loses all its nodes at once. */
  private resolveRemoved(manifest: Manifest): ResolvedPool {
    const { written, onlyLive } = this.objects;
    const nodes = (this.known.byPool.get(manifest.name) ?? []).filter((node) => !isLeaving(node));
    const left = [...written.map(({ own }) => own.name), ...onlyLive.map(({ live }) => live.name)];
    const newName = sameSpec(manifest, this.added())?.name ?? null;
    const pool = storedPool(readPool(manifest, null, this.switches))?.pool ?? null;
    const targets = nodes.map((node) => deletedNode(node, pool, this.input.at));
    return {
      policy: {
        ...policyOf(manifest, null),
        written: null,
        groups: [{ ...groupOfNodes(manifest, nodes), drains: true }],
        change: removalOf(manifest, nodes, { newName, left }),
        notes: nodes.length > 0 ? [DRAINS] : [],
      },
      rollout: null,
      deletion: { group: manifest.name, targets },
    };
  }

  private planned({ policy, read, after, before }: InForce): ResolvedPool {
    const { manifest } = read;
    const { pool } = after;
    const { at, until } = this.input;
    const { settings } = this;
    const { base, live } = this.objects.of(manifest);
    const all = this.known.byPool.get(manifest.name) ?? [];
    const surplus = surplusOf(pool, all, at);
    const gone = new Set(surplus.map(({ name }) => name));
    const nodes = all.filter(({ name }) => !gone.has(name));
    const blockers = new Map(
      nodes.flatMap((node) => {
        const blocker = blockerOf(node, pool, at);
        return blocker ? [[node.name, blocker]] : [];
      }),
    );

    const counts = this.counts.get(manifest.name) ?? { total: 0, consuming: 0 };
    const merged = withLeaving(
      counts,
      surplus.map(({ counted }) => counted),
    );
    const { windowsOf } = this;
    const calendar = limitCalendar(manifest, pool, counts, { at, windowsOf, merged });
    const never = (of: NodePool, spans: readonly AllowedSpan[]): Text | null =>
      neverStarts(of, all, spans, at);
    const blockedBy = never(pool, calendar.spans);
    const deleted = this.nodeClasses.deletedFor(manifest);
    const disabled = disabledBy(pool, read, deleted?.what ?? null, live, all.length);
    const isAdded = this.added().includes(manifest);
    const removed = this.objects.removed.map(({ base }) => base);
    const change = changeOfPool({
      ...{ manifest, after, before, nodes, at },
      live: live ? stampOf(live) : null,
      hasBase: this.objects.texts.base !== null,
      renamedFrom: isAdded ? (sameSpec(manifest, removed)?.name ?? null) : null,
      nodeClass: this.nodeClasses.changeFor(manifest),
      outOf: all.length,
      limits: {
        blockers,
        whyNone: disabled ?? blockedBy,
        whyBefore: () =>
          before &&
          never(before.pool, allowedTimeline(before.pool.budgets, counts, calendar.within, windowsOf)),
        knowsClaims: this.known.knowsClaims,
      },
    });
    const expiries = poolExpiries(before?.pool ?? pool, nodes, at);
    const rollout = rolloutOf(pool, all, change.drifts, {
      ...{ disabled, at, settings, blockers, surplus: gone, neverStarts: blockedBy },
      room: limitRoom(manifest, live, all.length),
      isAssumed: change.isAssumed,
      expiries: expiries.instants,
    });
    const group = groupOfPool(manifest, pool, all, {
      allowed: allowedTimeline(pool.budgets, merged, { from: at, to: until }, windowsOf),
      expiry: expiryForecast(manifest, pool, expiries, until),
      blocked: [...blockers].map(([target, blocker]) => ({ target, ...blocker })),
      gone,
    });
    const { widened } = change;
    const effect = widened ? { ...change.effect, mayStart: 'consolidation' as const } : change.effect;
    const replicas = { before: before?.pool.replicas ?? 0, after: pool.replicas ?? 0 };
    const drifting = nodes.filter(({ name }) => change.drifts.has(name));
    return {
      policy: {
        ...policy,
        ...poolFacts({ manifest, pool, base, all, effect, drifting, widened }),
        uses: this.nodeClasses.usedBy(manifest),
        missingReferences: deleted ? [deleted] : [],
        groups: [{ ...group, calendar, freeOrder: freeOrderOf(rollout) }],
        change: effect,
        unmeasured: change.isUnmeasured,
        ...(gone.size > 0 ? scaledDown(effect, group, manifest, replicas) : {}),
        notes: notesOf({ manifest, pool, nodes, known: this.known, change, group, rollout, settings, at }),
      },
      rollout,
      deletion: null,
    };
  }

  /** Pools that the base does not have. */
  private added(): Manifest[] {
    return this.objects.written.flatMap(({ own, base }) => (base ? [] : [own]));
  }
}

const DRAINS = text`The drains still wait for PodDisruptionBudgets and for pods with ${code('karpenter.sh/do-not-disrupt')}, until terminationGracePeriod if the NodeClaim has one; nothing else blocks the deletion.`;
