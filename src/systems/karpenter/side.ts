import type { Manifest } from '../../manifest/manifest.js';
import type { TakenGroup } from '../../rollout/at-once.js';
import type { Instant } from '../../rollout/controller.js';
import { literal, type Text, text } from '../../text/text.js';
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
import { effectOf } from './changes/effect.js';
import { changeOfPool, type PoolChange } from './changes/pool-change.js';
import { removalOf, sameSpec } from './changes/removal.js';
import { scaledDown, surplusOf } from './changes/scale-down.js';
import { countNodes, type Counts, withLeaving } from './controller/mapping.js';
import { allowedTimeline, rememberWindows } from './controller/timeline.js';
import { disabledBy, limitRoom } from './objects/limit-room.js';
import { NodeClasses } from './objects/node-classes.js';
import type { NodePool } from './objects/nodepool.js';
import { isLeaving, type PoolNode, type PoolNodes, poolNodes, stampOf } from './objects/pool-nodes.js';
import {
  readingOf,
  readLive,
  type ReadPool,
  readPool,
  type StoredPool,
  storedPool,
} from './objects/read-pool.js';
import { settingsOf } from './options.js';
import { poolFacts } from './results/facts.js';
import { notesOf } from './results/notes.js';
import { groupOfNodes, groupOfPool, policyOf } from './results/policy.js';
import { blockerOf } from './rollout/blockers.js';
import { limitCalendar } from './rollout/calendar.js';
import { deletedNode } from './rollout/drains.js';
import { expiryForecast, type PoolExpiries, poolExpiries } from './rollout/expiries.js';
import { freeOrderOf, type PoolRollout, rolloutOf } from './rollout/pool-rollout.js';
import type { Switches } from './versions.js';

interface ResolvedPool {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
  readonly deletion: TakenGroup | null;
}

/** A pool that the cluster accepts, in force after the change and before it. */
interface InForce {
  readonly manifest: Manifest;
  readonly policy: ResolvedPolicy;
  readonly read: ReadPool;
  readonly after: StoredPool;
  readonly before: StoredPool | null;
}

/** The nodes of a pool. */
interface Members {
  readonly all: readonly PoolNode[];
  /** Names of those that it deletes because it has fewer replicas. */
  readonly gone: ReadonlySet<string>;
  /** Those that stay. */
  readonly nodes: readonly PoolNode[];
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
    const resolved = this.planned({ manifest: read.manifest, policy, read, after, before: earlier });
    if (read === now) return resolved;
    // The same change may still edit the NodeClass of the pool.
    const { change } = resolved.policy;
    const refused = literal(REFUSED_EDIT);
    const left =
      change?.unsure === undefined
        ? inBatches('none', refused)
        : { ...change, says: text`${refused} ${change.says as Text}` };
    return { ...resolved, policy: { ...resolved.policy, change: left } };
  }

  private resolveLive(manifest: Manifest): ResolvedPool {
    const read = readLive(manifest, this.switches);
    const after = storedPool(read);
    const policy = { ...policyOf(manifest, read.admission), live: true };
    if (!after) return { policy, rollout: null, deletion: null };
    return this.planned({ manifest, policy, read, after, before: after });
  }

  /** In the plan of the side without it, the removed pool loses all its nodes at once. */
  private resolveRemoved(manifest: Manifest): ResolvedPool {
    const { written, onlyLive } = this.objects;
    const nodes = (this.known.byPool.get(manifest.name) ?? []).filter((node) => !isLeaving(node));
    const left = [...written.map(({ own }) => own.name), ...onlyLive.map(({ live }) => live.name)];
    const newName = sameSpec(manifest, this.added())?.name ?? null;
    const pool = storedPool(readPool(manifest, null, this.switches))?.pool ?? null;
    return {
      policy: {
        ...policyOf(manifest, null),
        written: null,
        groups: [{ ...groupOfNodes(manifest, nodes), drains: true }],
        change: removalOf(manifest, nodes, { newName, left }),
        notes: nodes.length > 0 ? [DRAINS] : [],
      },
      rollout: null,
      deletion: {
        group: manifest.name,
        targets: nodes.map((node) => deletedNode(node, pool, this.input.at)),
      },
    };
  }

  private planned(it: InForce): ResolvedPool {
    const { manifest, read, after, before, policy } = it;
    const { pool } = after;
    const { at, until } = this.input;
    const { base, live } = this.objects.of(manifest);
    const members = this.membersOf(manifest, pool);
    const { all, gone, nodes } = members;
    const change = this.changeOf(it, members);
    const deleted = this.nodeClasses.deletedFor(manifest);
    const disabled = disabledBy(pool, read, deleted?.what ?? null, live, all.length);
    const room = limitRoom(read.manifest, live, all.length);
    const expiries = poolExpiries(before?.pool ?? pool, nodes, at);
    const counts = this.countsOf(manifest.name);
    const leaving = all.filter(({ name }) => gone.has(name)).map(({ counted }) => counted);
    const merged = withLeaving(counts, leaving);
    const calendar = limitCalendar(manifest, pool, counts, { at, windowsOf: this.windowsOf, merged });
    const { spans } = calendar;
    const rollout = this.rolloutOf(pool, members, { change, expiries, disabled, room, spans });
    const hadRoom = (was: NodePool): boolean => {
      const before = allowedTimeline(was.budgets, counts, calendar.within, this.windowsOf);
      const nothing = { disabled: null, room: null, spans: before };
      return this.rolloutOf(was, members, { change, expiries, ...nothing }).noRoom === null;
    };
    const effect = effectOf(change, {
      blockers: [...change.drifts.keys()].flatMap((name) => rollout.blockers.get(name) ?? []),
      whyNone: disabled ?? whyNoneStarts(pool, () => rollout.noRoom === null),
      whyBefore: () => before && whyNoneStarts(before.pool, () => hadRoom(before.pool)),
      knowsClaims: this.known.knowsClaims,
    });
    const group = groupOfPool(manifest, pool, all, {
      allowed: allowedTimeline(pool.budgets, merged, { from: at, to: until }, this.windowsOf),
      expiry: expiryForecast(manifest, pool, expiries, until),
      blocked: all.flatMap((node) => {
        const blocker = gone.has(node.name) ? null : blockerOf(node, pool, at);
        return blocker === null ? [] : [{ target: node.name, ...blocker }];
      }),
      gone,
    });
    const { widened } = change;
    const merging = widened ? { ...effect, mayStart: 'consolidation' as const } : effect;
    const replicas = { before: before?.pool.replicas ?? 0, after: pool.replicas ?? 0 };
    const drifting = nodes.filter(({ name }) => change.drifts.has(name));
    const facts = poolFacts({ manifest, pool, base, all, effect, drifting, widened });
    return {
      policy: {
        ...policy,
        facts: [...policy.facts, ...facts],
        uses: this.nodeClasses.usedBy(manifest),
        missingReferences: deleted ? [deleted] : [],
        groups: [{ ...group, calendar, freeOrder: freeOrderOf(rollout) }],
        change: merging,
        unmeasured: change.later.parts.length > 0,
        ...(gone.size > 0 ? scaledDown(merging, group, manifest, replicas) : {}),
        notes: notesOf({ manifest, pool, nodes, known: this.known, change, group, rollout, at }),
      },
      rollout,
      deletion: null,
    };
  }

  private membersOf({ name }: Manifest, pool: NodePool): Members {
    const all = this.known.byPool.get(name) ?? [];
    const gone = new Set(surplusOf(pool, all, this.input.at).map((node) => node.name));
    return { all, gone, nodes: all.filter((node) => !gone.has(node.name)) };
  }

  private changeOf({ manifest, after, before }: InForce, { all, nodes }: Members): PoolChange {
    const { live } = this.objects.of(manifest);
    const isAdded = this.added().includes(manifest);
    const removed = this.objects.removed.map(({ base }) => base);
    return changeOfPool({
      manifest,
      after,
      before,
      live: live ? stampOf(live) : null,
      hasBase: this.objects.texts.base !== null,
      renamedFrom: isAdded ? (sameSpec(manifest, removed)?.name ?? null) : null,
      nodeClass: this.nodeClasses.changeFor(manifest),
      nodes,
      outOf: all.length,
      at: this.input.at,
    });
  }

  /** Pools that the base does not have. */
  private added(): Manifest[] {
    return this.objects.written.flatMap(({ own, base }) => (base ? [] : [own]));
  }

  private rolloutOf(
    pool: NodePool,
    { all, gone }: Members,
    of: {
      readonly change: PoolChange;
      readonly expiries: PoolExpiries;
      readonly disabled: Text | null;
      readonly room: number | null;
      /** What its budgets allow over the calendar. */
      readonly spans: readonly AllowedSpan[];
    },
  ): PoolRollout {
    const { at, until, options } = this.input;
    const { drifts, drift, unsure } = of.change;
    return rolloutOf(pool, all, drifts, {
      disabled: of.disabled,
      room: of.room,
      surplus: gone,
      isAssumed: drift === null || unsure > 0,
      mostAllowed: mostForDrift(of.spans, at),
      at,
      ...settingsOf(options),
      expiries: of.expiries.instants,
      until,
    });
  }

  private countsOf(name: string): Counts {
    return this.counts.get(name) ?? { total: 0, consuming: 0 };
  }
}

/** What keeps every drifted node of a pool for as long as its limits are as they are; null if one may start at some time. */
function whyNoneStarts({ replicas, limitNodes }: NodePool, hasRoom: () => boolean): Text | null {
  if (replicas !== null && limitNodes !== null && limitNodes <= replicas)
    return text`limits.nodes leaves no room beside replicas`;
  return hasRoom() ? null : text`the budgets never leave room`;
}

/** The most nodes that may be disrupted at once for drift at some instant from now on; Infinity: no limit. */
function mostForDrift(spans: readonly AllowedSpan[], at: Instant): number {
  const ahead = spans.filter(({ reason, to }) => reason === 'Drifted' && to > at);
  return ahead.reduce((most, { limit }) => Math.max(most, limit ?? Infinity), 0);
}

const DRAINS = text`The drains still wait for PodDisruptionBudgets; nothing else blocks the deletion.`;
