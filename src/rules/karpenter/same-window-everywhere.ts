import { toPlain } from '../../text/render.js';
import * as z from 'zod';
import { DAY_MS } from '../../calendar/days.js';
import { spanText } from '../../calendar/week.js';
import type { Plan } from '../../plan/model.js';
import { fix, type LimitCalendar } from '../../systems/system.js';
import { type RuleResult, defineRule, subjectOf } from '../rule.js';
import { type TimedGroup, timedGroups } from '../fleet/time.js';
import { LOOSER } from '../looser.js';
import { code, count, few, instant, literal, text, verbFor } from '../../text/text.js';
import { minuteText } from '../../text/instant-text.js';

const MINUTE_MS = 60_000;
/** Windows are looked at this far ahead: a schedule of the first Sunday of a month opens once in it. */
const AHEAD_MS = 35 * DAY_MS;

const options = z.strictObject({
  /** The node label that names the region or the cluster. */
  label: z.string().min(1).max(317).default('topology.kubernetes.io/region'),
  /** In how many of them windows may open together. */
  aboveRegions: z.number().int().min(1).default(1),
  /** What counts as together. */
  belowMinutes: z.number().int().min(1).default(60).register(LOOSER, { when: 'lower' }),
});

type Options = z.output<typeof options>;

export const sameWindowEverywhere = defineRule({
  id: 'same-window-everywhere',
  detects:
    'windows that open in several regions at the same time: one bad change reaches all of them before anyone looks',
  systems: ['karpenter'],
  severity: 'error',
  options,
  evaluate: ({ side, plan, options }) => {
    const openings = timedGroups(side).flatMap((timed) => openingsOf(timed, plan, options));
    const worst = together(openings, options);
    return worst ? [violationOf(worst, options)] : [];
  },
});

/** A window of a group opens in one region. */
interface Opening {
  readonly at: number;
  readonly region: string;
  readonly timed: TimedGroup;
}

/** A group opens where nothing of it may go before, and something may from then on. */
function openingsOf(timed: TimedGroup, { at, inventory }: Plan, { label }: Options): Opening[] {
  if (!inventory) return [];
  const regions = new Set(
    timed.limited.group.targets.flatMap((target) => regionOf(inventory.labelsOf(target), label)),
  );
  const instants = openingInstants(timed.calendar).filter((opens) => opens >= at && opens < at + AHEAD_MS);
  return instants.flatMap((opens) => [...regions].map((region) => ({ at: opens, region, timed })));
}

function regionOf(labels: Readonly<Record<string, string>>, label: string): string[] {
  const region = Object.hasOwn(labels, label) ? labels[label] : undefined;
  return region === undefined || region === '' ? [] : [region];
}

function openingInstants({ spans }: LimitCalendar): number[] {
  const found = new Set<number>();
  for (const [i, { reason, from, limit }] of spans.entries()) {
    const before = spans[i - 1];
    const follows = before?.reason === reason && before.to === from;
    if (limit !== 0 && follows && before.limit === 0) found.add(from);
  }
  return [...found].sort((a, b) => a - b);
}

interface Together {
  readonly at: number;
  readonly regions: readonly string[];
  readonly groups: readonly TimedGroup[];
}

/** The first stretch of time in which windows open in the most regions; null where there are not too many. */
function together(openings: readonly Opening[], { aboveRegions, belowMinutes }: Options): Together | null {
  const inOrder = [...openings].sort((a, b) => a.at - b.at);
  let worst: Together | null = null;
  for (const [i, { at }] of inOrder.entries()) {
    if (i > 0 && inOrder[i - 1]?.at === at) continue;
    const near = inOrder.slice(i).filter((opening) => opening.at < at + belowMinutes * MINUTE_MS);
    const regions = [...new Set(near.map(({ region }) => region))].sort();
    if (regions.length <= Math.max(aboveRegions, worst?.regions.length ?? 0)) continue;
    worst = { at, regions, groups: [...new Set(near.map(({ timed }) => timed))] };
  }
  return worst;
}

function violationOf({ at, regions, groups }: Together, options: Options): RuleResult {
  const { label, aboveRegions } = options;
  const within = literal(spanText(options.belowMinutes * MINUTE_MS));
  const names = groups.map(({ limited }) => subjectOf(limited));
  const limit = groups[0]?.calendar.limits.find(({ schedule }) => schedule !== null);
  return {
    subject: label,
    about: null,
    says: text`${few(names, 10)}: windows open in ${count(regions.length, 'region')} (${few(
      regions.map((region) => code(region)),
      10,
    )}) within ${within} of ${instant(at)}. A bad change then reaches all of them before it shows in one.`,
    fix: fix`Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${verbFor(aboveRegions, 'begins', 'begin')} together.`,
    place: limit?.place ?? groups[0]?.calendar.place ?? null,
    magnitude: regions.length,
    evidence: { label, regions: [...regions], opensAt: minuteText(at), pools: names.map(toPlain) },
  };
}
