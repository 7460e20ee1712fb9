import { DAY_MS } from '../../calendar/days.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import {
  type AllowedSpan,
  type ChangeEffect,
  type Histories,
  inForce,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  type Written,
} from '../system.js';
import type { TakenGroup } from '../../rollout/at-once.js';
import { expiryForecast, type PoolExpiries, poolExpiries } from './rollout/expiries.js';
import { findingsOf, groupOfNodes, groupOfPool } from './words/findings.js';
import { limitCalendar } from './rollout/limit-calendar.js';
import { disabledBy } from './words/makes-no-nodes.js';
import { exceededLimit, limitRoom } from './objects/limit-room.js';
import { NodeClasses } from './objects/node-classes.js';
import { countNodes, type Counts, withLeaving } from './controller/mapping.js';
import type { NodePool } from './objects/nodepool.js';
import { notesOf } from './words/notes.js';
import { changeOfPool, type PoolChange } from './change/pool-change.js';
import { isLeaving, type PoolNode, type PoolNodes, poolNodes, stampOf } from './objects/pool-nodes.js';
import { deletedNode } from './rollout/drains.js';
import { freeOrderOf, type PoolRollout, rolloutOf } from './rollout/pool-rollout.js';
import { readingOf, readLive, type ReadPool, readPool, storedPool } from './objects/read-pool.js';
import { refused } from './change/refused.js';
import { Removals } from './change/removal.js';
import { scaledDown, type Sides, surplusOf } from './change/scale-down.js';
import { settingsOf } from './options.js';
import { daysAhead } from './words/short-sight.js';
import { poolFacts } from './words/pool-facts.js';
import { whyNoneStarts, withWaiting } from './words/waiting.js';
import { allowedTimeline, rememberWindows, type WindowsOf } from './controller/timeline.js';
import type { Switches } from './versions.js';

interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
  readonly deletion: TakenGroup | null;
}

/** The nodes of a pool, and which of them it deletes because it has fewer replicas. */
interface Members {
  readonly all: readonly PoolNode[];
  readonly gone: ReadonlySet<string>;
  /** Those that stay. */
  readonly nodes: readonly PoolNode[];
}

/** A pool that the cluster takes, and what it takes it as. */
interface Planned extends Sides {
  readonly findings: ResolvedPolicy;
  readonly read: ReadPool;
}

/** What decides about the rollout of a pool beside its nodes. */
interface Rolled {
  readonly change: PoolChange;
  readonly expiries: PoolExpiries;
  /** Why it makes no nodes; null where it does. */
  readonly disabled: string | null;
  /** Nodes for which the limits leave room; null: no known bound. */
  readonly room: number | null;
}

/** The NodePools of one side, with what they were before and what the cluster has. */
export class PoolSide {
  private readonly known: PoolNodes;
  private readonly counts: ReadonlyMap<string, Counts>;
  private readonly windowsOf: WindowsOf = rememberWindows();
  private readonly objects: Histories;
  private readonly removals: Removals;
  private readonly nodeClasses: NodeClasses;

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

  private resolvePool(history: Written): ResolvedPool {
    const { now, before, after: read } = inForce(history, readingOf(this.switches));
    const findings = findingsOf(history.own, now.admission);
    const after = read && storedPool(read);
    if (!after) return { policy: findings, rollout: null, deletion: null };
    const earlier = read === before ? after : before && storedPool(before);
    const resolved = this.planned({ manifest: read.manifest, findings, read, after, before: earlier });
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

  private planned(it: Planned): ResolvedPool {
    const { manifest, findings, read, after, before } = it;
    const { pool } = after;
    const { at } = this.input;
    const members = this.membersOf(it);
    const { all, gone, nodes } = members;
    const { base, live } = this.objects.of(manifest);
    const change = this.changeOf(it, members);
    const expiries = poolExpiries(before?.pool ?? pool, nodes, at);
    const group = this.groupOf(manifest, pool, members, expiries);
    const deleted = this.nodeClasses.deletedFor(manifest);
    const exceeded = exceededLimit(read.manifest, live, all.length);
    const disabled = disabledBy(pool, read.admission, deleted?.what ?? null, exceeded);
    const room = limitRoom(read.manifest, live, all.length);
    const rollout = this.rolloutOf(pool, members, { change, expiries, disabled, room });
    const effect = this.effectOf(it, members, { change, expiries, rollout });
    const going = nodes.filter(({ name }) => change.drifts.has(name));
    const facts = poolFacts({ manifest, pool, base, all, effect, going });
    const notes = notesOf({ pool, nodes, known: this.known, change, group, rollout, at });
    return {
      policy: {
        ...findings,
        facts: [...findings.facts, ...facts],
        uses: this.nodeClasses.usedBy(manifest),
        missingReferences: deleted ? [deleted] : [],
        groups: [{ ...group, freeOrder: freeOrderOf(rollout) }],
        change: effect,
        unmeasured: change.altersLater === true,
        ...(gone.size > 0 ? scaledDown(effect, group, it) : {}),
        notes: [...findings.notes, ...notes],
      },
      rollout,
      deletion: null,
    };
  }

  /** What merging does, and why not where it can not; the same limits held the pool before, or not. */
  private effectOf(
    { after: { pool }, before }: Planned,
    members: Members,
    { change, expiries, rollout }: Pick<Rolled, 'change' | 'expiries'> & { readonly rollout: PoolRollout },
  ): ChangeEffect<string> {
    const hadRoom = (was: NodePool): boolean =>
      this.rolloutOf(was, members, { change, expiries, disabled: null, room: null }).noRoom === null;
    const whyBefore = (): string | null => before && whyNoneStarts(before.pool, () => hadRoom(before.pool));
    return withWaiting(change, { pool, rollout, whyBefore, knowsClaims: this.known.knowsClaims });
  }

  private membersOf({ manifest, after }: Planned): Members {
    const all = this.known.byPool.get(manifest.name) ?? [];
    const gone = new Set(surplusOf(after, all, this.input.at).map(({ name }) => name));
    return { all, gone, nodes: all.filter(({ name }) => !gone.has(name)) };
  }

  private changeOf({ manifest, after, before }: Planned, { all, nodes }: Members): PoolChange {
    const { live } = this.objects.of(manifest);
    return changeOfPool({
      after: { ...after, manifest },
      before,
      live: live ? stampOf(live) : null,
      hasBase: this.objects.texts.base !== null,
      renamedFrom: this.removals.renamedFrom(manifest),
      nodeClass: this.nodeClasses.changeFor(manifest),
      nodes,
      outOf: all.length,
      at: this.input.at,
    });
  }

  private groupOf(
    manifest: Manifest,
    pool: NodePool,
    { all, gone }: Members,
    expiries: PoolExpiries,
  ): ResolvedGroup {
    const { at, until } = this.input;
    const counts = this.countsOf(manifest.name);
    const leaving = all.filter(({ name }) => gone.has(name)).map(({ counted }) => counted);
    const merged = withLeaving(counts, leaving);
    const allowed = allowedTimeline(pool.budgets, merged, { from: at, to: until }, this.windowsOf);
    const expiry = expiryForecast(manifest, pool, expiries, until);
    const calendar = limitCalendar(manifest, pool, counts, { at, windowsOf: this.windowsOf, merged });
    return { ...groupOfPool(manifest, pool, all, { allowed, expiry, at, gone }), calendar };
  }

  private rolloutOf(
    pool: NodePool,
    { all, gone }: Members,
    { change, expiries, disabled, room }: Rolled,
  ): PoolRollout {
    const { at, until } = this.input;
    const ahead = { from: at, to: Math.min(this.until, at + daysAhead(pool.budgets) * DAY_MS) };
    return rolloutOf(pool, all, change.drifts, {
      disabled,
      room,
      surplus: gone,
      isAssumed: change.isAssumed,
      mostAllowed: mostForDrift(
        allowedTimeline(pool.budgets, this.countsOf(pool.name), ahead, this.windowsOf),
      ),
      at,
      ...settingsOf(this.input.options),
      expiries: expiries.instants,
      until,
    });
  }

  private countsOf(name: string): Counts {
    return this.counts.get(name) ?? { total: 0, consuming: 0 };
  }
}

/** The most nodes that may be disrupted at once for drift at some instant; Infinity: no limit. */
function mostForDrift(spans: readonly AllowedSpan[]): number {
  return spans.reduce(
    (most, { reason, limit }) => (reason === 'Drifted' ? Math.max(most, limit ?? Infinity) : most),
    0,
  );
}

const DRAINS = 'The drains still wait for PodDisruptionBudgets; nothing else holds the deletion back.';
