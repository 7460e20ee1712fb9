import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import {
  allowedAt,
  remaining,
  type Budget,
  evaluateBudget,
  isActive,
  type Reason,
  REASONS,
  UNBOUNDED,
} from '../../src/systems/karpenter/controller/budget.js';
import { Budget as Steps, regexpOf } from '../../src/admission/limits.js';
import CRDS from '../../src/systems/karpenter/crds.json' with { type: 'json' };
import { parseSchedule, type Schedule } from '../../src/systems/karpenter/controller/schedule.js';
import { nextHit } from '../../src/systems/karpenter/controller/windows.js';
import { type CountedNode, countNodes } from '../../src/systems/karpenter/controller/mapping.js';
import { DriftCeiling } from '../../src/systems/karpenter/controller/replacement/ceiling.js';
import { allowedTimeline, windowsOfBudget } from '../../src/systems/karpenter/controller/timeline.js';
import { differs, type Families } from '../family.js';
import { instant, number, objects, stamp, text, truth } from '../read.js';
import { budgets, durationMs, textOrNull } from './read.js';

const HITS = 5;
/** What the CRD takes for a schedule. */
const [POOL] = CRDS;
const SCHEDULE = regexpOf(
  POOL?.spec.versions[0]?.schema.openAPIV3Schema.properties.spec.properties.disruption.properties.budgets
    .items.properties.schedule.pattern ?? '',
);

export const budgetFamilies: Families = {
  cron: (vector) => {
    const parsed = parseSchedule(text(vector, 'expr'));
    const hits = parsed.ok ? firstHits(parsed.value, instant(vector, 'from')) : null;
    return differs(
      {
        crdPattern: vector['crdPattern'] ?? null,
        accepted: vector['accepted'] ?? null,
        error: vector['error'] !== undefined,
        next: vector['next'] ?? null,
        exhausted: truth(vector, 'exhausted', false),
      },
      {
        crdPattern: SCHEDULE.test(text(vector, 'expr'), Steps.unlimited()),
        accepted: parsed.ok,
        error: !parsed.ok,
        next: hits,
        exhausted: hits !== null && hits.length < HITS,
      },
    );
  },

  isActive: (vector) => {
    const budget = scheduled(vector);
    const evaluation = evaluateBudget(budget, 1, isActive(budget, instant(vector, 'now')));
    return differs(
      { active: vector['active'] ?? null, error: vector['error'] !== undefined },
      { active: evaluation.active, error: evaluation.error !== null },
    );
  },

  windows: (vector) => {
    const horizon = { from: instant(vector, 'from'), to: instant(vector, 'to') };
    const windows = windowsOfBudget(scheduled(vector), horizon);
    const expected = objects(vector, 'windows').map(({ start, end }) => ({ start, end }) as JsonObject);
    return differs(
      expected,
      windows?.map(({ from, to }) => ({ start: stamp(from), end: stamp(to) })) ?? null,
    );
  },

  allowed: (vector) => {
    const allowed = allowedAt(budgets(vector['budgets']), number(vector, 'nodes'), instant(vector, 'now'));
    const expected = objects(vector, 'perBudget').map((budget) => ({
      active: budget['active'] ?? null,
      value: budget['value'] ?? null,
      error: budget['error'] !== undefined,
    }));
    return differs(
      {
        perBudget: expected,
        raw: vector['raw'] ?? null,
        allowed: vector['allowed'] ?? null,
        error: vector['error'] !== undefined,
        planned: limitsOf(vector['allowed'] ?? null),
      },
      {
        perBudget: allowed.budgets.map(({ active, value, error }) => ({
          active,
          value,
          error: error !== null,
        })),
        raw: { ...allowed.raw },
        allowed: { ...allowed.ceiling },
        error: allowed.budgets.some((budget) => budget.error !== null),
        planned: plannedLimits(budgets(vector['budgets']), number(vector, 'nodes'), instant(vector, 'now')),
      },
    );
  },

  mapping: (vector) => {
    const managed = objects(vector, 'nodePools').filter((pool) => truth(pool, 'managed', true));
    const pools = managed.map((pool) => ({ name: text(pool, 'name'), budgets: budgets(pool['budgets']) }));
    const counts = countNodes(objects(vector, 'nodes').map(countedNode));
    const actual: JsonObject = {};
    const blocked: string[] = [];
    for (const pool of pools) {
      const { total, consuming } = counts.get(pool.name) ?? { total: 0, consuming: 0 };
      const { ceiling } = allowedAt(pool.budgets, total, instant(vector, 'now'));
      actual[pool.name] = Object.fromEntries(
        REASONS.map((reason) => {
          const allowed = ceiling[reason];
          return [reason, { allowed, consuming, remaining: remaining(allowed, consuming) }];
        }),
      );
      // An event is published for each ceiling of 0 over a node.
      if (total > 0)
        blocked.push(
          ...REASONS.filter((reason) => ceiling[reason] === 0).map((reason) => `${pool.name}/${reason}`),
        );
    }
    const events = Array.isArray(vector['blockedEvents']) ? [...vector['blockedEvents']].sort() : [];
    return differs(
      { expected: vector['expected'] ?? null, pools: Object.keys(vector['expected'] ?? {}).sort(), events },
      { expected: actual, pools: Object.keys(actual).sort(), events: blocked.sort() },
    );
  },
};

/** What a plan makes of ceilings: none where no budget is active, and none below 0. */
function limitsOf(ceilings: Json): JsonObject {
  const limitOf = (reason: Reason): number | null => {
    const ceiling = number(ceilings as JsonObject, reason);
    return ceiling === UNBOUNDED ? null : Math.max(0, ceiling);
  };
  const limits = Object.fromEntries<Json>(REASONS.map((reason) => [reason, limitOf(reason)]));
  return { ...limits, rollout: limitOf('Drifted') };
}

/** The same as a plan asks for it: of the calendar by reason, and of the dry rollout, which only drifts. */
function plannedLimits(list: readonly Budget[], nodes: number, now: number): JsonObject {
  const spans = allowedTimeline(list, { total: nodes, consuming: 0 }, { from: now, to: now + 1 });
  const rollout = new DriftCeiling(list).at(nodes, now);
  return {
    ...Object.fromEntries<Json>(spans.map(({ reason, limit }) => [reason ?? '', limit])),
    rollout: rollout === UNBOUNDED ? null : rollout,
  };
}

function scheduled(vector: JsonObject): Budget {
  return {
    nodes: '1',
    reasons: null,
    schedule: textOrNull(vector, 'schedule'),
    durationMs: durationMs(textOrNull(vector, 'duration')),
  };
}

function firstHits(schedule: Schedule, from: number): string[] {
  const hits: string[] = [];
  for (let after = from; hits.length < HITS;) {
    const hit = nextHit(schedule, after);
    if (hit === null) break;
    hits.push(stamp(hit));
    after = hit;
  }
  return hits;
}

function countedNode(node: JsonObject): CountedNode {
  const ready = textOrNull(node, 'ready') ?? 'True';
  return {
    pool: textOrNull(node, 'nodePool'),
    hasClaim: truth(node, 'managed', true),
    hasNode: truth(node, 'hasNode', true),
    initialized: truth(node, 'initialized', true),
    ready: ready === 'True' || ready === 'False' || ready === 'Unknown' ? ready : 'missing',
    claimDeleting: truth(node, 'claimDeleting', false),
    instanceTerminating: truth(node, 'instanceTerminating', false),
    taken: truth(node, 'markedByKarpenter', false),
  };
}
