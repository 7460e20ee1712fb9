import { DAY_MS } from '../../../calendar/days.js';
import type { Interval } from '../../../calendar/intervals.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest, Place } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { LimitCalendar, TimedLimit } from '../../system.js';
import { activityOf, appliesTo, type Budget, nodesOf, REASONS } from '../controller/budget.js';
import type { Calendar } from '../controller/cron/parse.js';
import { repairedSchedule } from '../controller/cron/repair.js';
import { frequency } from '../controller/cron/search.js';
import type { Counts } from '../controller/mapping.js';
import type { NodePool } from '../objects/nodepool.js';
import { calendarOf, daysAhead } from './look-ahead.js';
import { allowedTimeline, type WindowsOf } from '../controller/timeline.js';
import { hitsWithin } from '../controller/windows.js';

const BUDGETS = ['spec', 'disruption', 'budgets'];
/** A week and a day: enough to see how often windows open. */
const HITS_MS = 8 * DAY_MS;

/**
 * The budgets of a pool and what they come to over a year. `merged` are the counts with what the change deletes at once, which uses the
 * budgets up beside the nodes that do so already.
 */
export function limitCalendar(
  manifest: Manifest,
  pool: NodePool,
  counts: Counts,
  { at, windowsOf, merged }: { readonly at: Instant; readonly windowsOf: WindowsOf; readonly merged: Counts },
): LimitCalendar {
  // A day before midnight, so that a week begins whole in every time zone.
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const within = { from: midnight - DAY_MS, to: midnight + daysAhead(pool.budgets) * DAY_MS };
  const isWritten = fieldAt(manifest.object, ...BUDGETS) !== undefined;
  return {
    within,
    reasons: REASONS,
    rolledFor: 'Drifted',
    idle: idleReasons(pool),
    spans: allowedTimeline(pool.budgets, merged, within, windowsOf),
    ...(counts.total > 0
      ? {}
      : { unsized: allowedTimeline(pool.budgets.map(ofUnknownSize), UNSIZED, within, windowsOf) }),
    limits: pool.budgets.map((budget, i) =>
      timedLimit(budget, counts.total, within, windowsOf, placesOf(manifest, isWritten ? i : null)),
    ),
    counted: counts.total,
    consuming: counts.consuming,
    place: manifest.placeOf(BUDGETS),
    isWritten,
  };
}

/** Percentages of a pool without nodes are percentages of 100; what share of it a number is, nobody knows. */
const UNSIZED: Counts = { total: 100, consuming: 0 };

function ofUnknownSize(budget: Budget): Budget {
  const nodes = nodesOf(budget.nodes, UNSIZED.total);
  const isNumber = !budget.nodes.endsWith('%') && nodes.ok;
  return isNumber ? { ...budget, nodes: String(Math.min(nodes.value, UNSIZED.total - 1)) } : budget;
}

/** Reasons that the settings of the pool switch off, so that no budget is needed for them. */
function idleReasons({
  replicas,
  consolidateAfterMs,
  consolidationPolicy,
}: NodePool): Record<string, string> {
  const consolidation = (why: string): Record<string, string> => ({ Underutilized: why, Empty: why });
  if (replicas !== null) return consolidation('a static pool is not consolidated');
  if (consolidateAfterMs === null) return consolidation('consolidateAfter is Never');
  return consolidationPolicy === 'WhenEmpty' ? { Underutilized: 'consolidationPolicy is WhenEmpty' } : {};
}

type PlaceOf = (field: string) => Place;

function placesOf(manifest: Manifest, index: number | null): PlaceOf {
  return (field) => manifest.placeOf(index === null ? BUDGETS : [...BUDGETS, index, field]);
}

function timedLimit(
  budget: Budget,
  total: number,
  within: Interval,
  windowsOf: WindowsOf,
  placeOf: PlaceOf,
): TimedLimit {
  const nodes = nodesOf(budget.nodes, total);
  const activity = activityOf(budget);
  const broken = activity.kind === 'broken';
  const repair = broken && budget.schedule !== null ? repairedSchedule(budget.schedule) : null;
  const meant = repair === null ? budget : { ...budget, schedule: repair };
  const calendar = calendarOf(meant);
  return {
    written: budget.nodes,
    limit: nodes.ok ? Math.max(0, nodes.value) : null,
    reasons: REASONS.filter((reason) => appliesTo(budget, reason)),
    namesReasons: budget.reasons !== null,
    schedule: budget.schedule,
    durationMs: budget.durationMs,
    windows: windowsOf(meant, within),
    hits: calendar ? [...hitsWithin(calendar, { from: within.from, to: within.from + HITS_MS })] : [],
    weekdays: calendar && weekdaysOf(calendar),
    error: broken ? activity.error : nodes.ok ? null : nodes.error,
    repair,
    neverFires: !broken && calendar !== null && frequency(calendar) === 'never',
    place: placeOf(budget.schedule === null ? 'nodes' : 'schedule'),
  };
}

/** Only where the days of the week decide alone; a date beside them can add any day, or take one away. */
function weekdaysOf({ daysOfWeek, daysOfMonth, days }: Calendar): number[] | null {
  const decide = days === 'both' && daysOfMonth.size === 31 && daysOfWeek.size < 7;
  return decide ? [...daysOfWeek].sort((a, b) => a - b) : null;
}
