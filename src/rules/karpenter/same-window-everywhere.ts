import { toPlain } from '../../text/render.js';
import * as z from 'zod';
import { DAY_MS, MINUTE_MS } from '../../calendar/days.js';
import { entryOf } from '../../manifest/fields.js';
import { fix } from '../../systems/system.js';
import { defineRule } from '../rule.js';
import { type TimedGroup, timedGroups } from '../fleet/time.js';
import { LOOSER } from '../looser.js';
import { code, count, duration, few, instant, text, verbFor } from '../../text/text.js';
import { minuteText } from '../../text/instant-text.js';

/** Windows are looked at this far ahead: a schedule of the first Sunday of a month opens once in it. */
const AHEAD_MS = 35 * DAY_MS;

export const sameWindowEverywhere = defineRule({
  id: 'same-window-everywhere',
  detects: 'windows that open in several regions at the same time',
  systems: ['karpenter'],
  severity: 'error',
  options: z.strictObject({
    /** The node label that names the region or the cluster. */
    label: z.string().min(1).max(317).default('topology.kubernetes.io/region'),
    /** In how many of them windows may open together. */
    aboveRegions: z.number().int().min(1).default(1),
    /** Openings within this time count as together. */
    belowMinutes: z.number().int().min(1).default(60).register(LOOSER, { when: 'lower' }),
  }),
  evaluate: ({ side, plan, options: { label, aboveRegions, belowMinutes } }) => {
    const { at: from, inventory } = plan;
    if (!inventory) return null;
    const openings = timedGroups(side, plan).flatMap((timed) => {
      const labels = timed.rollout.group.targets.flatMap(
        (target) => entryOf(inventory.labelsOf(target), label) || [],
      );
      return openingInstants(timed)
        .filter((at) => at >= from && at < from + AHEAD_MS)
        .flatMap((at) => [...new Set(labels)].map((region) => ({ at, region, timed })));
    });
    openings.sort((a, b) => a.at - b.at);
    // The first stretch of time in which windows open in the most regions.
    let worst = { at: 0, regions: [] as readonly string[], near: openings };
    for (const [i, { at }] of openings.entries()) {
      if (openings[i - 1]?.at === at) continue;
      const near = openings.slice(i).filter((opening) => opening.at < at + belowMinutes * MINUTE_MS);
      const regions = [...new Set(near.map(({ region }) => region))].sort();
      if (regions.length > Math.max(aboveRegions, worst.regions.length)) worst = { at, regions, near };
    }
    const { at, regions, near } = worst;
    if (regions.length === 0) return null;
    const groups = [...new Set(near.map(({ timed }) => timed))];
    const calendar = groups[0]?.calendar;
    const names = groups.map(({ rollout }) => rollout.subject);
    const within = duration(belowMinutes * MINUTE_MS);
    return {
      subject: label,
      about: null,
      says: text`${few(names, 10)}: windows open in ${count(regions.length, 'region')} (${few(regions.map(code), 10)}) within ${within} of ${instant(at)}. A bad change then reaches all of them before it shows in one.`,
      fix: fix`Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${verbFor(aboveRegions, 'begins', 'begin')} together.`,
      place: calendar?.limits.find(({ schedule }) => schedule !== null)?.place ?? calendar?.place ?? null,
      magnitude: regions.length,
      evidence: { label, regions: [...regions], opensAt: minuteText(at), pools: names.map(toPlain) },
    };
  },
});

/** A group opens where nothing of it may go before, and something may from then on. */
function openingInstants({ calendar: { spans } }: TimedGroup): number[] {
  const opening = spans.filter(({ reason, from, limit }, i) => {
    const before = spans[i - 1];
    return limit !== 0 && before?.reason === reason && before.to === from && before.limit === 0;
  });
  return [...new Set(opening.map(({ from }) => from))].sort((a, b) => a - b);
}
