import type { Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import type {
  AllowedSpan,
  EmptySelector,
  Histories,
  ResolvedGroup,
  ResolvedPolicy,
  ResolveInput,
  Written,
} from '../system.js';
import { inForce, stated } from '../system.js';
import { contradictionsIn } from './controller/contradiction.js';
import type { PoolRollout } from './simulation/pool-rollout.js';
import type { TakenGroup } from '../../rollout/at-once.js';
import { exchangedWith, sayExchanged } from './change/exchanged.js';
import type { PoolExpiries } from './simulation/expiry-forecast.js';
import { expiryForecast, poolExpiries } from './simulation/expiry-forecast.js';
import { findingsOf, forcedBy, groupOfNodes, groupOfPool } from './words/findings.js';
import { limitCalendar } from './simulation/limit-calendar.js';
import type { Counts } from './controller/mapping.js';
import { isSameSpec, noNodesOf } from './change/no-nodes.js';
import { disabledBy } from './words/makes-no-nodes.js';
import { withHeldUp } from './change/missing-node-class.js';
import type { LimitRoom } from './objects/limit-room.js';
import { exceededLimit, limitRoom } from './objects/limit-room.js';
import { NodeClasses } from './objects/node-classes.js';
import { countNodes, withLeaving } from './controller/mapping.js';
import type { NodePool } from './objects/nodepool.js';
import { notesOf } from './words/notes.js';
import type { PoolChange } from './change/pool-change.js';
import { changeOfPool } from './change/pool-change.js';
import type { StoredPool } from './change/pool-drift.js';
import type { PoolNode, PoolNodes } from './objects/pool-nodes.js';
import { isLeaving, poolNodes, stampOf } from './objects/pool-nodes.js';
import { freeOrderOf } from './simulation/free-order.js';
import { deletedNode, rolloutOf } from './simulation/pool-rollout.js';
import type { ReadPool } from './objects/read-pool.js';
import { readingOf, readLive, readPool, storedPool } from './objects/read-pool.js';
import { refused } from './change/refused.js';
import { Removals } from './change/removal.js';
import { scaledDown, surplusOf } from './change/scale-down.js';
import { settingsOf } from './options.js';
import { StrandedPods } from './words/stranded.js';
import { leftTainted, startupTaintsAdded } from './words/startup-taints.js';
import { lowerLimit, tightLimit } from './words/tight-limit.js';
import { unshownOf } from './words/unshown.js';
import type { WindowsOf } from './controller/timeline.js';
import { whyNoneStarts, withWaiting } from './words/waiting.js';
import { allowedTimeline, rememberWindows } from './controller/timeline.js';
import type { Switches } from './versions.js';

export interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
  readonly deletion: TakenGroup | null;
}

/** The nodes of a pool, and which of them it deletes because it has fewer replicas. */
interface Members {
  readonly all: readonly PoolNode[];
  readonly gone: ReadonlySet<string>;
}

/** The NodePools of one side, with what they were before and what the cluster has. */
export class PoolSide {
  private readonly known: PoolNodes;
  private readonly counts: ReadonlyMap<string, Counts>;
  private readonly windowsOf: WindowsOf = rememberWindows();
  private readonly objects: Histories;
  private readonly removals: Removals;
  private readonly nodeClasses: NodeClasses;
  private readonly stranded: StrandedPods;

  constructor(
    private readonly input: ResolveInput,
    private readonly switches: Switches,
    /** Dry rollouts end here at the latest. */
    private readonly until: Instant,
  ) {
    this.known = poolNodes(input.snapshot, switches, {
      before: input.neighboursBefore ?? [],
      after: input.neighbours ?? [],
    });
    const all = [...this.known.byPool.values()].flat();
    this.counts = countNodes(all.map(({ counted }) => counted));
    this.objects = input.objects;
    const { written, onlyLive, removed } = this.objects;
    const left = [...written.map(({ own }) => own.name), ...onlyLive.map(({ live }) => live.name)];
    const gone = removed.map(({ base }) => base);
    this.removals = new Removals(
      gone,
      written.flatMap(({ own, base }) => (base ? [] : [own])),
      left,
    );
    this.nodeClasses = new NodeClasses(input);
    this.stranded = new StrandedPods({
      files: input.neighbours ?? [],
      snapshot: input.snapshot,
      pools: () => this.poolsAfter(),
    });
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

  /** What the files hold of the NodeClasses that any pool names, on either side. */
  nodeClassPolicies(): ResolvedPolicy[] {
    const { own, base, compared, live } = this.objects.texts;
    return this.nodeClasses.policies([...own, ...(base ?? []), ...(compared ?? []), ...live]);
  }

  private poolsAfter(): NodePool[] {
    const { written, onlyLive } = this.objects;
    const read = [
      ...written.map(({ own }) => readPool(own, null, this.switches)),
      ...onlyLive.map(({ live }) => readLive(live, this.switches)),
    ];
    return read.flatMap((one) => storedPool(one)?.pool ?? []);
  }

  private resolvePool(history: Written): ResolvedPool {
    const { now, before, after: read } = inForce(history, readingOf(this.switches));
    const findings = findingsOf(history.own, now.admission);
    const after = read && storedPool(read);
    if (!after) return { policy: findings, rollout: null, deletion: null };
    const resolved = this.planned({
      manifest: read.manifest,
      findings,
      read,
      after,
      before: read === before ? after : before && storedPool(before),
    });
    if (read === now) return resolved;
    return { ...resolved, policy: { ...resolved.policy, change: refused(resolved.policy.change) } };
  }

  private resolveLive(manifest: Manifest): ResolvedPool {
    const read = readLive(manifest, this.switches);
    const after = storedPool(read);
    const findings = { ...findingsOf(manifest, read.admission), live: true };
    if (!after) return { policy: findings, rollout: null, deletion: null };
    return this.planned({ manifest, findings, read, after, before: after });
  }

  /** In the plan of the side without it, the removed pool loses all its nodes at once. */
  private resolveRemoved(manifest: Manifest): ResolvedPool {
    const nodes = (this.known.byPool.get(manifest.name) ?? []).filter((node) => !isLeaving(node));
    const effect = this.removals.effectOf(manifest, nodes);
    const group = { ...groupOfNodes(manifest, manifest.name, nodes), drains: true };
    const policy = { ...findingsOf(manifest, null), written: null, groups: [group], change: effect };
    const pool = storedPool(readPool(manifest, null, this.switches))?.pool ?? null;
    return {
      policy: { ...policy, notes: nodes.length > 0 ? [DRAINS] : [] },
      rollout: null,
      deletion: {
        group: manifest.name,
        targets: nodes.map((node) => deletedNode(node, pool, this.input.at)),
      },
    };
  }

  private planned(it: {
    readonly manifest: Manifest;
    readonly findings: ResolvedPolicy;
    readonly read: ReadPool;
    readonly after: StoredPool;
    readonly before: StoredPool | null;
  }): ResolvedPool {
    const { manifest, findings, after, before } = it;
    const { pool } = after;
    const found = this.known.byPool.get(manifest.name) ?? [];
    const all = this.stranded.marked(found, before && before.pool, pool);
    const surplus = surplusOf(after, all, this.input.at);
    const gone = new Set(surplus.map(({ name }) => name));
    const nodes = all.filter(({ name }) => !gone.has(name));
    const { live } = this.objects.of(manifest);
    const nodeClass = this.nodeClasses.changeFor(manifest);
    const change = changeOfPool({
      after: { ...after, manifest },
      before,
      live: live ? stampOf(live) : null,
      hasBase: this.objects.texts.base !== null,
      renamedFrom: this.removals.renamedFrom(manifest),
      nodeClass,
      nodes,
      outOf: all.length,
      at: this.input.at,
    });
    const expiries = poolExpiries(pool, before?.pool ?? pool, nodes, this.input.at);
    const group = this.groupOf(manifest, pool, { all, gone }, expiries);
    const missing = this.nodeClasses.missingOf(manifest);
    const unpinned = this.nodeClasses.unpinnedFor(manifest);
    const exceeded = exceededLimit(it.read.manifest, live, all.length);
    const disabled = disabledBy(pool, it.read.admission, missing, exceeded);
    const room = limitRoom(it.read.manifest, live, all.length);
    const rollout = this.rolloutOf(pool, { all, gone }, { change, expiries, disabled, room });
    const notes = notesOf({ pool, nodes, known: this.known, change, group, rollout, at: this.input.at });
    const unseen = this.unseen(manifest, all);
    const forced = forcedBy(manifest, pool);
    const hadRoom = (was: NodePool): boolean =>
      this.rolloutOf(was, { all, gone }, { change, expiries, disabled: null, room: null }).everHasRoom();
    const whyBefore = (): string | null => before && whyNoneStarts(before.pool, () => hadRoom(before.pool));
    const going = nodes.filter(({ name }) => change.drifts.has(name));
    const effect = withWaiting(change, { pool, rollout, whyBefore, knowsClaims: this.known.knowsClaims });
    const exchanged = sayExchanged(exchangedWith(manifest, this.objects));
    const waiting = { ...change, effect: { ...effect, says: `${exchanged}${effect.says}` } };
    return {
      policy: {
        ...findings,
        rejections: [...findings.rejections, ...contradictionsIn(it.read.manifest, pool)],
        facts: [
          ...findings.facts,
          ...stated('empty-selector', unseen === null ? [] : [unseen]),
          ...stated('forced-drain', forced === null ? [] : [forced]),
          ...stated('unpinned', unpinned === null ? [] : [unpinned]),
          ...stated('unshown', [
            ...unshownOf({ manifest, pool, effect, going }),
            ...startupTaintsAdded({ manifest, pool, before: before?.pool ?? null, effect }, this.input),
            ...leftTainted({ manifest, pool }, this.input),
          ]),
          ...stated('unshown', tightLimit({ manifest, pool, room, all, going, at: this.input.at })),
          ...stated('unshown', lowerLimit(manifest, before?.stored ?? null, live, all.length)),
        ],
        uses: this.nodeClasses.usedBy(manifest),
        missingReferences: missing ? [withHeldUp(missing, change)] : [],
        groups: [{ ...group, freeOrder: freeOrderOf(rollout) }],
        change: waiting.effect,
        unmeasured: change.altersLater === true,
        ...(gone.size > 0 ? scaledDown(waiting, group, it) : {}),
        notes: [...findings.notes, ...notes],
      },
      rollout,
      deletion: null,
    };
  }

  /** What an edit does to the nodes of a pool that has none here; a new pool has none to lose. */
  private unseen(manifest: Manifest, nodes: readonly PoolNode[]): EmptySelector | null {
    const { base } = this.objects.of(manifest);
    return nodes.length > 0 || !base || isSameSpec(base, manifest) ? null : noNodesOf(manifest);
  }

  private groupOf(
    manifest: Manifest,
    pool: NodePool,
    { all, gone }: Members,
    expiries: PoolExpiries,
  ): ResolvedGroup {
    const { at, until } = this.input;
    const { passMs } = settingsOf(this.input.options);
    const counts = this.countsOf(manifest.name);
    const leaving = all.filter(({ name }) => gone.has(name)).map(({ counted }) => counted);
    const merged = withLeaving(counts, leaving);
    const allowed = allowedTimeline(pool.budgets, merged, { from: at, to: until }, this.windowsOf);
    const expiry = expiryForecast(manifest, pool, expiries, until);
    const calendar = limitCalendar(manifest, pool, counts, { at, windowsOf: this.windowsOf, merged });
    return { ...groupOfPool(manifest, pool, all, { allowed, expiry, at, gone, passMs }), calendar };
  }

  private rolloutOf(
    pool: NodePool,
    { all, gone }: Members,
    {
      change,
      expiries,
      disabled,
      room,
    }: {
      readonly change: PoolChange;
      readonly expiries: PoolExpiries;
      readonly disabled: string | null;
      readonly room: LimitRoom | null;
    },
  ): PoolRollout {
    const within = { from: this.input.at, to: this.until };
    const drifted = (): AllowedSpan[] =>
      allowedTimeline(pool.budgets, this.countsOf(pool.name), within, this.windowsOf).filter(
        ({ reason }) => reason === 'Drifted',
      );
    return rolloutOf(pool, all, change.drifts, {
      disabled,
      room,
      surplus: gone,
      isAssumed: change.isAssumed,
      drifted,
      at: this.input.at,
      ...settingsOf(this.input.options),
      expiries: expiries.instants,
      until: this.input.until,
    });
  }

  private countsOf(name: string): Counts {
    return this.counts.get(name) ?? { total: 0, consuming: 0 };
  }
}

const DRAINS = 'The drains still wait for PodDisruptionBudgets; nothing else holds the deletion back.';
