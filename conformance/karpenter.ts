import { fieldAt, pathText } from '../src/manifest/fields.js';
import { groupedBy } from '../src/manifest/lookup.js';
import type { JsonObject } from '../src/manifest/manifest.js';
import { parseManifests } from '../src/manifest/parse.js';
import { admit } from '../src/systems/karpenter/admission.js';
import {
  allowedAt,
  allowedTimeline,
  type Budget,
  type CountedNode,
  countNodes,
  REASONS,
  remaining,
  UNBOUNDED,
  windowsOfBudget,
} from '../src/systems/karpenter/controller/budget.js';
import { candidacyOf } from '../src/systems/karpenter/controller/consolidation.js';
import {
  HASH_VERSION,
  poolDrift,
  restamped,
  templateHash,
} from '../src/systems/karpenter/controller/drift.js';
import {
  DriftCeiling,
  type MachineStart,
  REGISTRATION_LIMIT_MS,
  type ReplacementEvent,
  ReplacementLoop,
} from '../src/systems/karpenter/controller/replacement.js';
import { parseSchedule } from '../src/systems/karpenter/controller/schedule.js';
import { nextHit } from '../src/systems/karpenter/controller/windows.js';
import { decodeNodePool, type NodePool } from '../src/systems/karpenter/objects/nodepool.js';
import { doNotDisruptUntil } from '../src/systems/karpenter/objects/nodes.js';
import { claimDrain, expiryOf } from '../src/systems/karpenter/rollout/pool.js';
import { differs, exactly, type Families, type Mismatch } from './family.js';
import { fields, instant, number, object, objects, stamp, text, texts, truth } from './read.js';

const SECOND_MS = 1000;

export const families: Families = {
  allowed,
  consolidatable,
  cron,
  drift,
  expiry,
  /** an edit of a pool -> the hashes of its templates. */
  hashFields: (vector) => {
    const { hashBase, hashHead, says } = editOf(vector);
    return same(vector, { hashBase, hashHead, ...says });
  },
  /** budget + instant -> whether it counts then. */
  isActive: (vector) => {
    const [one] = allowedAt([budgetOf(vector)], 1, instant(vector, 'now')).budgets;
    return same(withErrors(vector), { active: one?.active ?? null, error: one?.error !== null });
  },
  mapping,
  replacement,
  scenarios,
  /** text of a pool, and of the one before -> the verdict, and the defaults of what is stored. */
  validation: (vector) => {
    const { stored, says } = outcomeOf(text(vector, 'yaml'), text(vector, 'oldYaml'));
    return same(withFields(vector, 'errors', 'unknownFields'), {
      ...says,
      defaultedDisruption: fieldAt(stored, 'spec', 'disruption') ?? null,
      defaultedExpireAfter: fieldAt(stored, 'spec', 'template', 'spec', 'expireAfter') ?? null,
    });
  },
  /** schedule + duration -> its windows within a horizon. */
  windows: (vector) => {
    const horizon = { from: instant(vector, 'from'), to: instant(vector, 'to') };
    const windows = windowsOfBudget(budgetOf(vector), horizon);
    const spans = windows.map(({ from, to }) => ({ start: stamp(from), end: stamp(to) }));
    return differs(objects(vector, 'windows'), spans);
  },
};

const HITS = 5;
const SPEC = { template: { spec: { requirements: [], nodeClassRef: { group: 'g', kind: 'k', name: 'n' } } } };

/** schedule + instant -> whether CRD and controller take it, and its next hits. */
function cron(vector: JsonObject): Mismatch {
  const schedule = text(vector, 'expr');
  const parsed = parseSchedule(schedule);
  const disruption = { consolidateAfter: '0s', budgets: [{ schedule, duration: '1h' }] };
  const next: string[] = [];
  for (let hit: number | null = instant(vector, 'from'); parsed.ok && next.length < HITS;) {
    hit = nextHit(parsed.value, hit);
    if (hit === null) break;
    next.push(stamp(hit));
  }
  return same(
    { ...withErrors(vector), exhausted: truth(vector, 'exhausted') },
    {
      crdPattern: admit({ spec: { ...SPEC, disruption } }, null).verdict !== 'rejected',
      accepted: parsed.ok,
      error: !parsed.ok,
      next: parsed.ok ? next : null,
      exhausted: parsed.ok && next.length < HITS,
    },
  );
}

/** budgets + nodes + instant -> what each and all of them allow, and what a plan makes of that. */
function allowed(vector: JsonObject): Mismatch {
  const [list, nodes, now] = [budgetsOf(vector), number(vector, 'nodes'), instant(vector, 'now')];
  const { budgets: each, raw, ceiling } = allowedAt(list, nodes, now);
  // What a plan asks for: of the calendar by reason, and of the dry rollout, which only drifts.
  const spans = allowedTimeline(list, { total: nodes, consuming: 0 }, { from: now, to: now + 1 });
  const limitOf = (most: number) => (most === UNBOUNDED ? null : Math.max(0, most));
  const expected = object(vector, 'allowed');
  const planned = REASONS.map((reason) => [reason, limitOf(number(expected, reason))]);
  return same(
    {
      ...withErrors(vector),
      perBudget: objects(vector, 'perBudget').map(withErrors),
      planned: Object.fromEntries(planned) as JsonObject,
      rollout: limitOf(number(expected, 'Drifted')),
    },
    {
      perBudget: each.map(({ active, value, error }) => ({ active, value, error: error !== null })),
      raw: { ...raw },
      allowed: { ...ceiling },
      error: each.some(({ error }) => error !== null),
      planned: Object.fromEntries(spans.map(({ reason, limit }) => [reason ?? '', limit])),
      rollout: limitOf(new DriftCeiling(list).at(nodes, now)),
    },
  );
}

/** pools + nodes + instant -> what each pool allows and has left. A plan publishes no events. */
function mapping(vector: JsonObject): Mismatch {
  const byPool = groupedBy(objects(vector, 'nodes'), (node) => text(node, 'nodePool'));
  const managed = objects(vector, 'nodePools').filter((pool) => truth(pool, 'managed', true));
  const pools = managed.map((pool): [string, JsonObject] => {
    const nodes = (byPool.get(text(pool, 'name')) ?? []).map((node) => ({
      hasClaim: truth(node, 'managed', true) && truth(node, 'hasNode', true),
      initialized: truth(node, 'initialized', true),
      ready: text(node, 'ready', 'True') as CountedNode['ready'],
      claimDeleting: truth(node, 'claimDeleting'),
      instanceTerminating: truth(node, 'instanceTerminating'),
      taken: truth(node, 'markedByKarpenter'),
    }));
    const { total, consuming } = countNodes(nodes);
    const { ceiling } = allowedAt(budgetsOf(pool), total, instant(vector, 'now'));
    const numbers = Object.entries(ceiling).map(([reason, most]) => {
      return [reason, { allowed: most, consuming, remaining: remaining(most, consuming) }] as const;
    });
    return [text(pool, 'name'), Object.fromEntries(numbers)];
  });
  return exactly(object(vector, 'expected'), Object.fromEntries(pools));
}

/** What becomes of a NodePool that is written as YAML: the verdict, the fields of its errors, those that are dropped. */
function outcomeOf(yaml: string, old = '') {
  const [written, before] = [yaml, old].map((content) => {
    const { manifests, problems } = parseManifests(content, 'vector.yaml');
    return problems.some(({ severity }) => severity === 'error') ? undefined : manifests[0]?.object;
  });
  if (!written)
    return { says: { verdict: 'rejected', fields: [''], unknownFields: [] }, pool: null, stored: undefined };
  const admission = admit(written, before ? admit(before, null).stored : null);
  const { verdict, violations, unknownFields, stored, pool } = admission;
  const says = {
    verdict,
    fields: sorted(violations.map(({ path, missing = [] }) => pathText(path.concat(missing)))),
    unknownFields: unknownFields.map(({ path }) => pathText(path)).sort(),
  };
  return { says, pool, stored: stored ?? undefined };
}

/** A vector with the fields that its errors and its unknown fields name. */
function withFields(vector: JsonObject, errors: string, unknown: string): JsonObject {
  const fields = sorted(objects(vector, errors).map((error) => text(error, 'field')));
  return { ...vector, fields, unknownFields: texts(vector, unknown).sort() };
}

/** a pool of the documentation, as it is written there and as it was meant -> the verdicts, and what it allows at several instants. */
function scenarios(vector: JsonObject): Mismatch {
  const { pool, stored, says } = outcomeOf(text(vector, 'yaml'));
  const written = text(vector, 'asWritten');
  const { verdict: asWrittenVerdict = null, ...others } = written === '' ? {} : outcomeOf(written).says;
  const checks = objects(vector, 'checks');
  const budgets = pool?.budgets ?? [];
  return same(
    {
      ...withFields(vector, 'asWrittenErrors', 'asWrittenUnknownFields'),
      allowed: checks.map((check) => check['allowed'] ?? null),
    },
    {
      verdict: says.verdict,
      effectiveBudgets: fieldAt(stored, 'spec', 'disruption', 'budgets') ?? null,
      allowed: checks.map((check) => ({
        ...allowedAt(budgets, number(check, 'nodes'), instant(check, 'now')).ceiling,
      })),
      asWrittenVerdict,
      ...others,
    },
  );
}

/** Base and head of an edit, and which of the two is in force after it. */
function editOf(vector: JsonObject) {
  const base = outcomeOf(text(vector, 'base'));
  const head = outcomeOf(text(vector, 'head'), text(vector, 'base'));
  const [hashBase, hashHead] = [base, head].map(({ pool }) => (pool ? templateHash(pool.template) : ''));
  const says = { headVerdict: head.says.verdict, hashChanged: hashHead !== '' && hashHead !== hashBase };
  return { base, head, hashBase: hashBase ?? '', hashHead: hashHead ?? '', says };
}

const CORE = { template: 'NodePoolDrifted', requirement: 'RequirementsDrifted', none: 'none' } as const;

/** an edit + nodes -> which drift. What the provider answers is in no manifest, and no plan asks it: `verdict` is `core` with that. */
function drift(vector: JsonObject): Mismatch {
  const { base, head, hashBase, hashHead, says } = editOf(vector);
  const pool = head.pool ?? base.pool;
  if (!pool) throw new TypeError('neither base nor head is stored');
  const hash = templateHash(pool.template);
  const hashes: Readonly<Record<string, string>> = { base: hashBase, head: hashHead, other: '1234567890' };
  const versionOf = (of: JsonObject, key: string) =>
    of[key] === 'missing' ? null : text(of, key, HASH_VERSION);
  const nodes = objects(vector, 'nodes').map((node) => {
    const labels = object(node, 'labels');
    const claim = {
      labels: new Map(Object.keys(labels).map((key) => [key, text(labels, key)])),
      stamp: { hash: hashes[text(node, 'hash')] ?? null, version: versionOf(node, 'hashVersion') },
      launched: truth(node, 'launched', true),
      marked: truth(node, 'driftedBefore'),
    };
    const own = restamped(claim, versionOf(vector, 'poolHashVersion'), hash);
    return { name: text(node, 'name'), core: CORE[poolDrift(pool, hash, claim, own)?.by ?? 'none'] };
  });
  const expected = objects(vector, 'expected').map((one) => fields(one, 'name', 'core'));
  return same({ ...vector, expected }, { ...says, expected: nodes });
}

/** an edit + claims -> when each ends by its age, as the dry rollout plans it: it expires, and its drain ends by force. */
function expiry(vector: JsonObject): Mismatch {
  const { base, head, says } = editOf(vector);
  const [now, end] = [instant(vector, 'now'), instant(vector, 'horizonEnd')];
  const expected = objects(vector, 'nodeClaims').map((claim) => {
    const createdAt = instant(claim, 'createdAt');
    const isNew = head.pool !== null && createdAt >= instant(vector, 'appliedAt');
    const spec = fieldAt((isNew ? head : base).stored, 'spec', 'template', 'spec') as JsonObject;
    const expireAfter = text(claim, 'specExpireAfter', text(spec, 'expireAfter'));
    const grace = text(claim, 'specTerminationGracePeriod', text(spec, 'terminationGracePeriod'));
    const own = { expireAfter, terminationGracePeriod: grace === '' ? null : grace };
    const { expireAfterMs, terminationGracePeriodMs } = decoded({ template: { spec: own } }).template;
    const deletingSince = instantOrNull(claim, 'deletingSince');
    const expiresAt = deletingSince === null ? expiryOf(createdAt, expireAfterMs) : null;
    const deletedAt = deletingSince ?? (expiresAt === null ? null : Math.max(expiresAt, now));
    const { forcedAfterMs } = claimDrain({ graceMs: terminationGracePeriodMs, keptUntil: null }, now);
    const ahead = (at: number) => (at <= now ? 'deletesNow' : at < end ? 'inHorizon' : 'afterHorizon');
    return {
      name: text(claim, 'name'),
      expireAfter,
      expiresAt: expiresAt && stamp(expiresAt),
      status: deletingSince !== null ? 'alreadyDeleting' : expiresAt === null ? 'never' : ahead(expiresAt),
      drainForcedBy: deletedAt === null || forcedAfterMs === null ? null : stamp(deletedAt + forcedAfterMs),
      terminationMode: forcedAfterMs === null ? 'graceful' : forcedAfterMs === 0 ? 'forceful' : 'eventual',
    };
  });
  return same(vector, { ...says, expected });
}

/** a pool's settings + a node + instant -> whether consolidation may take it, and from when on. */
function consolidatable(vector: JsonObject): Mismatch {
  const disruption = fields(vector, 'consolidateAfter', 'consolidationPolicy');
  const pool = decoded({ disruption, ...(truth(vector, 'static') ? { replicas: 1 } : {}) });
  const node = {
    initializedAt: instantOrNull(vector, 'initializedAt'),
    lastPodEventAt: instantOrNull(vector, 'lastPodEventAt'),
    doNotDisrupt: truth(vector, 'nodeDoNotDisrupt'),
    pods: texts(vector, 'pods').map((kind) => ({
      ofDaemonSet: kind === 'daemonset',
      isStatic: kind === 'static',
      finished: kind === 'finished',
      deletionCost: kind === 'costNegative' ? -2147483647 : 0,
      priority: kind === 'priorityLow' ? -1000000000 : 0,
      keptUntil: kind === 'doNotDisrupt' ? Infinity : null,
    })),
  };
  const { consolidatableFrom: from, ...candidacy } = candidacyOf(pool, node, instant(vector, 'now'));
  return differs(vector['expected'] ?? null, { ...candidacy, consolidatableFrom: from && stamp(from) });
}

/** drifted nodes + budgets + what is assumed of times and faults -> what is disrupted, deleted and gone when. */
function replacement(vector: JsonObject): Mismatch {
  const start = instant(vector, 'start');
  const pools = objects(vector, 'pools').map((pool) => ({
    ...{ name: text(pool, 'name'), budgets: budgetsOf(pool) },
    replicas: (pool['replicas'] ?? null) as number | null,
    limitNodes: (pool['limitNodes'] ?? null) as number | null,
  }));
  const fault = object(vector, 'replacementFault');
  const lostMs: Readonly<Record<string, number>> = {
    launchFails: number(fault, 'afterSeconds') * SECOND_MS,
    neverRegisters: REGISTRATION_LIMIT_MS,
    neverInitializes: Infinity,
  };
  const assumptions = {
    readyMs: number(vector, 'readySeconds') * SECOND_MS,
    drainMs: number(vector, 'drainSeconds') * SECOND_MS,
    lostAfterMs: (nth: number) => (nth <= number(fault, 'first') ? lostMs[text(fault, 'kind')] : undefined),
  };
  const machines = objects(vector, 'nodes').map((node): MachineStart => {
    const keptUntil = doNotDisruptUntil(text(node, 'podDoNotDisrupt') || null, start);
    const pdb = truth(node, 'pdbBlocked') ? 'blocked' : 'free';
    const workload = { keptUntil, pdb, movesFrom: keptUntil ?? -Infinity } as const;
    return {
      name: text(node, 'name'),
      pool: text(node, 'pool', pools[0]?.name),
      driftedAt: instantOrNull(node, 'driftedAt'),
      workload: truth(node, 'pods') ? workload : null,
      doNotDisrupt: truth(node, 'doNotDisrupt'),
      // How long a drain takes is in each vector: only that there is an end matters.
      graceMs: truth(node, 'terminationGracePeriod') ? Infinity : null,
      initialized: !truth(node, 'notInitialized'),
      notReadyUntil: instantOrNull(node, 'notReadyUntil'),
      nominatedUntil: instantOrNull(node, 'nominatedUntil'),
      deleting: truth(node, 'deletingAtStart'),
      ...('drainSeconds' in node ? { drainMs: number(node, 'drainSeconds') * SECOND_MS } : {}),
    };
  });
  const end = instant(vector, 'end');
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  const events = machines.flatMap(({ pool, name, deleting }): ReplacementEvent[] =>
    deleting ? [{ kind: 'deleted', at: start, pool, node: name }] : [],
  );
  // Of nodes leaving: at the start, and after all that happens at an instant.
  let maxGoingAway = events.length;
  for (let now = loop.nextAt(); now !== null && now < end; now = loop.nextAt()) {
    events.push(...loop.advance(now));
    const away = pools.reduce((sum, { name }) => sum + (loop.pools.get(name)?.leaving.size ?? 0), 0);
    maxGoingAway = Math.max(maxGoingAway, away);
  }
  const of = (kind: ReplacementEvent['kind']) =>
    events.flatMap(({ at, node, replacements, ...event }) => {
      const ordered = replacements ? { replacement: replacements.length > 0 } : {};
      return event.kind === kind ? [{ at: stamp(at), node, ...ordered }] : [];
    });
  const drifted = machines.flatMap(({ driftedAt, name }) => (driftedAt === null ? [] : name));
  const gone = of('gone').filter(({ node }) => drifted.includes(node));
  const driftedLeft = drifted.filter((name) => gone.every(({ node }) => node !== name));
  const finishedAt = driftedLeft.length > 0 ? null : (gone.at(-1)?.at ?? null);
  // Where the order of nodes is not certain, only instants and numbers count.
  const inOrder = (rollout: JsonObject): JsonObject => {
    const left = texts(rollout, 'driftedLeft').sort();
    if (truth(vector, 'orderCertain', true)) return { ...rollout, driftedLeft: left };
    const lists = ['starts', 'failedCommands', 'claimDeleted', 'gone'].map((key) => [
      key,
      objects(rollout, key).map(({ node: _node, ...event }) => event),
    ]);
    return { ...rollout, ...(Object.fromEntries(lists) as JsonObject), driftedLeft: left.length };
  };
  return differs(
    inOrder(object(vector, 'expected')),
    inOrder({
      starts: of('start'),
      failedCommands: of('failed'),
      claimDeleted: of('deleted'),
      gone: of('gone'),
      maxGoingAway,
      driftedLeft,
      finishedAt,
    }),
  );
}

/** Compares the fields of a vector that our answer has. */
function same(vector: JsonObject, actual: JsonObject): Mismatch {
  const expected = Object.keys(actual).map((key) => [key, vector[key] ?? null] as const);
  return differs(Object.fromEntries(expected), actual);
}

/** That there is an error is what counts, and not its words. */
function withErrors(vector: JsonObject): JsonObject {
  return { ...vector, error: vector['error'] !== undefined };
}

/** A pool with these fields of its spec, as the controller decodes the stored object. */
function decoded(spec: JsonObject): NodePool {
  return decodeNodePool({ spec }).pool;
}

function budgetsOf({ budgets = [] }: JsonObject): readonly Budget[] {
  return decoded({ disruption: { budgets } }).budgets;
}

/** A vector that is a budget of one node itself. */
function budgetOf({ schedule = null, duration = null }: JsonObject): Budget {
  return budgetsOf({ budgets: [{ nodes: '1', schedule, duration }] })[0] as Budget;
}

function instantOrNull(of: JsonObject, key: string): number | null {
  return text(of, key) === '' ? null : instant(of, key);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
