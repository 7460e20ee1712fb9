import { pathText, fieldAt } from '../src/manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { groupedBy } from '../src/manifest/lookup.js';
import { parseManifests } from '../src/manifest/parse.js';
import { goDurationMs } from '../src/manifest/quantity.js';
import { Budget as Steps, regexpOf } from '../src/admission/limits.js';
import type { Instant } from '../src/rollout/controller.js';
import { admit } from '../src/systems/karpenter/admission/admit.js';
import {
  allowedAt,
  type Budget,
  type CountedNode,
  countNodes,
  evaluateBudget,
  isActive,
  type Reason,
  REASONS,
  remaining,
  UNBOUNDED,
} from '../src/systems/karpenter/controller/budget.js';
import { candidacyOf } from '../src/systems/karpenter/controller/consolidation.js';
import { poolDrift, restamped } from '../src/systems/karpenter/controller/drift.js';
import { HASH_VERSION, templateHash } from '../src/systems/karpenter/controller/hash.js';
import { DriftCeiling } from '../src/systems/karpenter/controller/replacement/pool.js';
import { ReplacementLoop } from '../src/systems/karpenter/controller/replacement/loop.js';
import type {
  MachineStart,
  PoolStart,
  ReplacementAssumptions,
  ReplacementEvent,
  ReplacementFault,
} from '../src/systems/karpenter/controller/replacement/model.js';
import { parseSchedule, type Schedule } from '../src/systems/karpenter/controller/schedule.js';
import { allowedTimeline, windowsOfBudget } from '../src/systems/karpenter/controller/timeline.js';
import { nextHit } from '../src/systems/karpenter/controller/windows.js';
import CRDS from '../src/systems/karpenter/crds.json' with { type: 'json' };
import { doNotDisruptUntil, type PodOnNode } from '../src/systems/karpenter/objects/pods.js';
import { claimDrain } from '../src/systems/karpenter/rollout/drains.js';
import { expiryOf } from '../src/systems/karpenter/rollout/expiries.js';
import { differs, type Families, type Mismatch } from './family.js';
import { instant, number, object, objects, objectsOf, stamp, text, texts, truth } from './read.js';

export const families: Families = {
  allowed,
  consolidatable,
  cron,
  drift,
  expiry,
  hashFields,
  /** budget + instant -> whether it counts then. */
  isActive: (vector) => {
    const budget = budgetOf({ ...vector, nodes: '1' });
    const { active, error } = evaluateBudget(budget, 1, isActive(budget, instant(vector, 'now')));
    return same(withErrors(vector), { active, error: error !== null });
  },
  mapping,
  replacement,
  scenarios,
  validation,
  /** schedule + duration -> its windows within a horizon. */
  windows: (vector) => {
    const horizon = { from: instant(vector, 'from'), to: instant(vector, 'to') };
    const windows = windowsOfBudget(budgetOf({ ...vector, nodes: '1' }), horizon);
    const spans = windows?.map(({ from, to }) => ({ start: stamp(from), end: stamp(to) })) ?? null;
    return differs(objects(vector, 'windows'), spans);
  },
};

const HITS = 5;
/** What the CRD takes for a schedule. */
const SCHEDULE = regexpOf(
  CRDS[0]?.spec.versions[0]?.schema.openAPIV3Schema.properties.spec.properties.disruption.properties.budgets
    .items.properties.schedule.pattern ?? '',
);

/** schedule + instant -> whether CRD and controller take it, and its next hits. */
function cron(vector: JsonObject): Mismatch {
  const parsed = parseSchedule(text(vector, 'expr'));
  const next = parsed.ok ? firstHits(parsed.value, instant(vector, 'from')) : null;
  return same(
    { ...withErrors(vector), exhausted: truth(vector, 'exhausted') },
    {
      crdPattern: SCHEDULE.test(text(vector, 'expr'), Steps.unlimited()),
      accepted: parsed.ok,
      error: !parsed.ok,
      next,
      exhausted: next !== null && next.length < HITS,
    },
  );
}

function firstHits(schedule: Schedule, from: number): string[] {
  const hits: string[] = [];
  let hit = nextHit(schedule, from);
  for (; hit !== null && hits.length < HITS; hit = nextHit(schedule, hit)) hits.push(stamp(hit));
  return hits;
}

/** budgets + nodes + instant -> what each and all of them allow, and what a plan makes of that. */
function allowed(vector: JsonObject): Mismatch {
  const [list, nodes, now] = [budgets(vector), number(vector, 'nodes'), instant(vector, 'now')];
  const { budgets: each, raw, ceiling } = allowedAt(list, nodes, now);
  // What a plan asks for: of the calendar by reason, and of the dry rollout, which only drifts.
  const spans = allowedTimeline(list, { total: nodes, consuming: 0 }, { from: now, to: now + 1 });
  const limits = Object.fromEntries(spans.map(({ reason, limit }) => [reason ?? '', limit]));
  const limitOf = (most: number) => (most === UNBOUNDED ? null : Math.max(0, most));
  const planned = (of: JsonObject) => REASONS.map((reason) => [reason, limitOf(number(of, reason))]);
  const told = object(vector, 'allowed');
  return same(
    {
      ...withErrors(vector),
      perBudget: objects(vector, 'perBudget').map(withErrors),
      planned: Object.fromEntries(planned(told)) as JsonObject,
      rollout: limitOf(number(told, 'Drifted')),
    },
    {
      perBudget: each.map(({ active, value, error }) => ({ active, value, error: error !== null })),
      raw: { ...raw },
      allowed: { ...ceiling },
      error: each.some(({ error }) => error !== null),
      planned: limits,
      rollout: limitOf(new DriftCeiling(list).at(nodes, now)),
    },
  );
}

/** pools + nodes + instant -> what each pool allows and has left, and whom events say to be blocked. */
function mapping(vector: JsonObject): Mismatch {
  const byPool = groupedBy(objects(vector, 'nodes'), (node) => text(node, 'nodePool', ''));
  const pools = objects(vector, 'nodePools')
    .filter((pool) => truth(pool, 'managed', true))
    .map((pool) => {
      const name = text(pool, 'name');
      const { total, consuming } = countNodes((byPool.get(name) ?? []).map(countedNode));
      return { name, total, consuming, ...allowedAt(budgets(pool), total, instant(vector, 'now')) };
    });
  const numbers = pools.map(({ name, ceiling, consuming }) => {
    const of = (reason: Reason): JsonObject => {
      const most = ceiling[reason];
      return { allowed: most, consuming, remaining: remaining(most, consuming) };
    };
    return [name, Object.fromEntries(REASONS.map((reason) => [reason, of(reason)]))] as const;
  });
  // An event is published for each ceiling of 0 over a node.
  const blocked = pools.flatMap(({ name, total, ceiling }) =>
    REASONS.filter((reason) => total > 0 && ceiling[reason] === 0).map((reason) => `${name}/${reason}`),
  );
  const expected = object(vector, 'expected');
  return differs(
    { expected, pools: Object.keys(expected).sort(), events: texts(vector, 'blockedEvents').sort() },
    {
      expected: Object.fromEntries(numbers),
      pools: numbers.map(([name]) => name).sort(),
      events: blocked.sort(),
    },
  );
}

function countedNode(node: JsonObject): CountedNode {
  const ready = text(node, 'ready', 'True');
  return {
    hasClaim: truth(node, 'managed', true),
    hasNode: truth(node, 'hasNode', true),
    initialized: truth(node, 'initialized', true),
    ready: ready === 'True' || ready === 'False' || ready === 'Unknown' ? ready : 'missing',
    claimDeleting: truth(node, 'claimDeleting'),
    instanceTerminating: truth(node, 'instanceTerminating'),
    taken: truth(node, 'markedByKarpenter'),
  };
}

/** What becomes of a NodePool that is written as YAML: the verdict, the fields of its errors, those that are dropped. */
function outcomeOf(yaml: string, old: string | null = null) {
  const [written, before] = [yaml, old ?? ''].map((content) => {
    const { manifests, problems } = parseManifests(content, 'vector.yaml');
    return problems.some(({ severity }) => severity === 'error') ? undefined : manifests[0]?.object;
  });
  if (!written)
    return { verdict: 'rejected', fields: [''], unknownFields: [], stored: undefined, pool: null };
  const { verdict, errors, unknownFields, stored, pool } = admit(
    written,
    before ? admit(before, null).stored : null,
  );
  return {
    verdict,
    fields: verdict === 'rejected' ? unique(errors.map(({ path }) => pathText(path))) : [],
    unknownFields: unknownFields.map(({ path }) => pathText(path)).sort(),
    stored: stored ?? undefined,
    pool,
  };
}

/** text of a pool, and of the one before -> the verdict, and the defaults of what is stored. */
function validation(vector: JsonObject): Mismatch {
  const outcome = outcomeOf(text(vector, 'yaml'), textOrNull(vector, 'oldYaml'));
  const { verdict, fields, unknownFields, stored } = outcome;
  return same(
    { ...vector, fields: fieldsOf(vector, 'errors'), unknownFields: texts(vector, 'unknownFields').sort() },
    {
      ...{ verdict, fields, unknownFields },
      defaultedDisruption: fieldAt(stored, 'spec', 'disruption') ?? null,
      defaultedExpireAfter: fieldAt(stored, 'spec', 'template', 'spec', 'expireAfter') ?? null,
    },
  );
}

/** a pool of the documentation, as it is written there and as it was meant -> the verdicts, and what it allows at several instants. */
function scenarios(vector: JsonObject): Mismatch {
  const { verdict, pool, stored } = outcomeOf(text(vector, 'yaml'));
  const written = textOrNull(vector, 'asWritten');
  const asWritten = written === null ? null : outcomeOf(written);
  const checks = objects(vector, 'checks');
  const numbers = checks.map(
    (check) => allowedAt(pool?.budgets ?? [], number(check, 'nodes'), instant(check, 'now')).ceiling,
  );
  return same(
    {
      ...vector,
      allowed: checks.map((check) => check['allowed'] ?? null),
      fields: asWritten && fieldsOf(vector, 'asWrittenErrors'),
      unknown: asWritten && texts(vector, 'asWrittenUnknownFields').sort(),
    },
    {
      verdict,
      effectiveBudgets: fieldAt(stored, 'spec', 'disruption', 'budgets') ?? null,
      allowed: numbers.map((ceiling) => ({ ...ceiling })),
      asWrittenVerdict: asWritten?.verdict ?? null,
      fields: asWritten?.fields ?? null,
      unknown: asWritten?.unknownFields ?? null,
    },
  );
}

function fieldsOf(vector: JsonObject, key: string): string[] {
  return unique(objects(vector, key).map((error) => text(error, 'field')));
}

const OTHER_HASH = '1234567890';

/** Base and head of an edit, and which of the two is in force after it. */
function editOf(vector: JsonObject) {
  const base = outcomeOf(text(vector, 'base'));
  const head = outcomeOf(text(vector, 'head'), text(vector, 'base'));
  const hashOf = ({ pool }: typeof base) => (pool ? templateHash(pool.template) : '');
  const [hashBase, hashHead] = [hashOf(base), hashOf(head)];
  return {
    ...{ base, head, hashBase, hashHead, inForce: head.pool ?? base.pool },
    says: { headVerdict: head.verdict, hashChanged: hashHead !== '' && hashHead !== hashBase },
  };
}

/** an edit of a pool -> the hashes of its templates. */
function hashFields(vector: JsonObject): Mismatch {
  const { hashBase, hashHead, says } = editOf(vector);
  return same(vector, { hashBase, hashHead, ...says });
}

/** an edit + nodes -> which drift. What the provider answers is in no manifest, and no plan asks it: `verdict` is `core` with that. */
function drift(vector: JsonObject): Mismatch {
  const { inForce: pool, hashBase, hashHead, says } = editOf(vector);
  if (!pool) throw new TypeError('neither base nor head is stored');
  const hash = templateHash(pool.template);
  const hashes: Readonly<Record<string, string>> = { base: hashBase, head: hashHead, other: OTHER_HASH };
  const versionOf = (of: JsonObject, key: string) => {
    const version = text(of, key, HASH_VERSION);
    return version === 'missing' ? null : version;
  };
  const nodes = objects(vector, 'nodes').map((node) => {
    const labels = object(node, 'labels');
    const claim = {
      labels: new Map(Object.keys(labels).map((key) => [key, text(labels, key)])),
      stamp: { hash: hashes[text(node, 'hash')] ?? null, version: versionOf(node, 'hashVersion') },
      launched: truth(node, 'launched', true),
      marked: truth(node, 'driftedBefore'),
    };
    const own = restamped(claim, versionOf(vector, 'poolHashVersion'), hash);
    return { name: text(node, 'name'), core: poolDrift(pool, hash, claim, own).kind };
  });
  const expected = objects(vector, 'expected').map(({ name = null, core = null }) => ({ name, core }));
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
    const deletingSince = instantOrNull(claim, 'deletingSince');
    const expiresAt = deletingSince === null ? expiryOf(createdAt, lengthOf(expireAfter)) : null;
    const deletedAt = deletingSince ?? (expiresAt === null ? null : Math.max(expiresAt, now));
    const { forcedAfterMs } = claimDrain({ graceMs: lengthOf(grace), keptUntil: null }, now);
    const ahead = (at: number) => (at <= now ? 'deletesNow' : at < end ? 'inHorizon' : 'afterHorizon');
    return {
      name: text(claim, 'name'),
      expireAfter,
      expiresAt: stampOrNull(expiresAt),
      status: deletingSince !== null ? 'alreadyDeleting' : expiresAt === null ? 'never' : ahead(expiresAt),
      drainForcedBy: deletedAt === null || forcedAfterMs === null ? null : stamp(deletedAt + forcedAfterMs),
      terminationMode: forcedAfterMs === null ? 'graceful' : forcedAfterMs === 0 ? 'forceful' : 'eventual',
    };
  });
  return same(vector, { ...says, expected });
}

/** a pool's settings + a node + instant -> whether consolidation may take it, and from when on. */
function consolidatable(vector: JsonObject): Mismatch {
  const pool = {
    replicas: truth(vector, 'static') ? 1 : null,
    consolidateAfterMs: lengthOf(text(vector, 'consolidateAfter')),
    consolidationPolicy: text(vector, 'consolidationPolicy'),
  };
  const node = {
    initializedAt: instantOrNull(vector, 'initializedAt'),
    lastPodEventAt: instantOrNull(vector, 'lastPodEventAt'),
    doNotDisrupt: truth(vector, 'nodeDoNotDisrupt'),
    pods: texts(vector, 'pods').map(podOfKind),
  };
  const candidacy = candidacyOf(pool, node, instant(vector, 'now'));
  return differs(vector['expected'] ?? null, {
    ...candidacy,
    consolidatableFrom: stampOrNull(candidacy.consolidatableFrom),
  });
}

function podOfKind(kind: string): PodOnNode {
  return {
    ofDaemonSet: kind === 'daemonset',
    isStatic: kind === 'static',
    finished: kind === 'finished',
    deletionCost: kind === 'costNegative' ? -2147483647 : 0,
    priority: kind === 'priorityLow' ? -1000000000 : 0,
    keptUntil: kind === 'doNotDisrupt' ? Infinity : null,
  };
}

/** A replacement rollout from its start to its end or to the end of the horizon. */
interface ReplacementForecast {
  readonly events: readonly ReplacementEvent[];
  /** The most nodes leaving at the same time: at the start, and after all that happens at an instant. */
  readonly peakGoingAway: number;
  /** Drifted nodes that are still there. */
  readonly driftedLeft: readonly string[];
  /** When the last drifted node had gone; null when some are left, or there was none. */
  readonly finishedAt: Instant | null;
}

/** Plays a rollout through; `end` is exclusive. */
export function forecastReplacement(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  assumptions: ReplacementAssumptions,
  start: Instant,
  end: Instant,
): ReplacementForecast {
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  const events: ReplacementEvent[] = machines
    .filter(({ deleting }) => deleting)
    .map(({ pool, name }) => ({ kind: 'deleted', at: start, pool, node: name }));
  let peakGoingAway = events.length;
  for (let now = loop.nextAt(); now !== null && now < end; now = loop.nextAt()) {
    events.push(...loop.advance(now));
    const leaving = pools.reduce((sum, { name }) => sum + (loop.pool(name)?.leaving.size ?? 0), 0);
    peakGoingAway = Math.max(peakGoingAway, leaving);
  }
  const gone = new Map(events.filter(({ kind }) => kind === 'gone').map(({ node, at }) => [node, at]));
  const drifted = machines.filter(({ driftedAt }) => driftedAt !== null).map(({ name }) => name);
  const driftedLeft = drifted.filter((name) => !gone.has(name));
  const ends = drifted.flatMap((name) => gone.get(name) ?? []);
  const finishedAt = driftedLeft.length > 0 || ends.length === 0 ? null : Math.max(...ends);
  return { events, peakGoingAway, driftedLeft, finishedAt };
}

const SECOND_MS = 1000;

/** drifted nodes + budgets + what is assumed of times and faults -> what is disrupted, deleted and gone when. */
function replacement(vector: JsonObject): Mismatch {
  const start = instant(vector, 'start');
  const pools = objects(vector, 'pools').map((pool) => ({
    ...{ name: text(pool, 'name'), budgets: budgets(pool) },
    ...{ replicas: numberOrNull(pool, 'replicas'), limitNodes: numberOrNull(pool, 'limitNodes') },
  }));
  const assumptions = {
    readyMs: number(vector, 'readySeconds') * SECOND_MS,
    drainMs: number(vector, 'drainSeconds') * SECOND_MS,
    fault: faultOf(vector['replacementFault']),
  };
  const machines = objects(vector, 'nodes').map((node) => machineStart(node, pools[0]?.name ?? '', start));
  const forecast = forecastReplacement(pools, machines, assumptions, start, instant(vector, 'end'));
  const of = (kind: ReplacementEvent['kind']) =>
    forecast.events
      .filter((event) => event.kind === kind)
      .map(({ at, node, replacements }) => ({
        ...{ at: stamp(at), node },
        ...(replacements ? { replacement: replacements.length > 0 } : {}),
      }));
  const inOrder = truth(vector, 'orderCertain', true) ? byNode : withoutNodes;
  return differs(
    inOrder(object(vector, 'expected')),
    inOrder({
      starts: of('start'),
      failedCommands: of('failed'),
      claimDeleted: of('deleted'),
      gone: of('gone'),
      maxGoingAway: forecast.peakGoingAway,
      driftedLeft: [...forecast.driftedLeft],
      finishedAt: stampOrNull(forecast.finishedAt),
    }),
  );
}

function byNode(forecast: JsonObject): JsonObject {
  return { ...forecast, driftedLeft: texts(forecast, 'driftedLeft').sort() };
}

/** Where the order of nodes is not certain, only instants and numbers count. */
function withoutNodes(forecast: JsonObject): JsonObject {
  const lists = ['starts', 'failedCommands', 'claimDeleted', 'gone'].map((key) => [
    key,
    objects(forecast, key).map(({ node: _node, ...event }) => event),
  ]);
  return {
    ...forecast,
    ...(Object.fromEntries(lists) as JsonObject),
    driftedLeft: texts(forecast, 'driftedLeft').length,
  };
}

function machineStart(node: JsonObject, firstPool: string, start: number): MachineStart {
  const keptUntil = doNotDisruptUntil(textOrNull(node, 'podDoNotDisrupt'), start);
  const pdb = truth(node, 'pdbBlocked') ? 'blocked' : 'free';
  const drainSeconds = numberOrNull(node, 'drainSeconds');
  return {
    name: text(node, 'name'),
    pool: text(node, 'pool', firstPool),
    driftedAt: instantOrNull(node, 'driftedAt'),
    workload: truth(node, 'pods') ? { keptUntil, pdb } : null,
    doNotDisrupt: truth(node, 'doNotDisrupt'),
    // How long a drain takes is in each vector: only that there is an end matters.
    graceMs: truth(node, 'terminationGracePeriod') ? Infinity : null,
    initialized: !truth(node, 'notInitialized'),
    notReadyUntil: instantOrNull(node, 'notReadyUntil'),
    nominatedUntil: instantOrNull(node, 'nominatedUntil'),
    deleting: truth(node, 'deletingAtStart'),
    drainMs: drainSeconds === null ? null : drainSeconds * SECOND_MS,
  };
}

function faultOf(fault: Json | undefined): ReplacementFault | null {
  if (!isObject(fault)) return null;
  const kind = text(fault, 'kind') as ReplacementFault['kind'];
  return { kind, first: number(fault, 'first'), afterMs: number(fault, 'afterSeconds') * SECOND_MS };
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

/** Budgets as vectors hold them: stored JSON. */
function budgets(of: JsonObject): Budget[] {
  return objectsOf(of['budgets']).map(budgetOf);
}

function budgetOf(budget: JsonObject): Budget {
  return {
    nodes: text(budget, 'nodes'),
    reasons: Array.isArray(budget['reasons']) ? texts(budget, 'reasons') : null,
    schedule: textOrNull(budget, 'schedule'),
    durationMs: lengthOf(text(budget, 'duration')),
  };
}

/** Null for `Never`, and for the empty text that means none. */
function lengthOf(written: string): number | null {
  const value = goDurationMs(written);
  if (value === null && written !== 'Never' && written !== '')
    throw new TypeError(`${written} is not a duration`);
  return value;
}

function textOrNull(of: JsonObject, key: string): string | null {
  const value = of[key];
  return typeof value === 'string' ? value : null;
}

function numberOrNull(of: JsonObject, key: string): number | null {
  const value = of[key];
  return typeof value === 'number' ? value : null;
}

function instantOrNull(of: JsonObject, key: string): number | null {
  return textOrNull(of, key) === null ? null : instant(of, key);
}

function stampOrNull(at: number | null): string | null {
  return at === null ? null : stamp(at);
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}
