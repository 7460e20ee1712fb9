import { remembered } from '../../manifest/lookup.js';
import { batchesOf, type BatchRecord, groupKey, NO_BATCHES } from '../../rollout/batches.js';
import type { GroupEnd } from '../../rollout/controller.js';
import { peaksOf } from '../../rollout/peaks.js';
import type { Run, TraceEvent } from '../../rollout/trace.js';
import type { Loss } from '../../rollout/worst-loss.js';
import type { ResolvedGroup, ResolvedPolicy } from '../../systems/system.js';
import { ByTwo } from '../../rollout/by-two.js';
import { counterOf, peakQuery, type UntouchedNext } from './counters.js';
import {
  type DryRollout,
  dryRollout,
  type FoundPeak,
  type IsLeftOut,
  type SideInput,
} from './dry-rollout.js';
import { meet, type NextRollouts, type Part, partsOf } from './next-rollouts.js';
import { isPart } from './wholes.js';

export interface MeasureInput extends SideInput {
  readonly next: NextRollouts;
  readonly untouchedNext: UntouchedNext;
}

/** A dry rollout whose numbers are those of some groups. */
type Reporting = DryRollout & Part;

/** A loss, and the policies that took no part in its dry rollout. */
export interface FoundLoss extends Loss {
  readonly isLeftOut: IsLeftOut;
}

/** The dry rollouts of one side. */
interface DryRollouts {
  /** Everything at the same moment, next rollouts too. */
  readonly together: DryRollout;
  /** Without the next rollouts that are no part of the change. */
  readonly withoutNext: DryRollout;
  readonly reporting: readonly Reporting[];
}

/** All measured numbers of one side. */
export interface Measured extends Omit<DryRollouts, 'reporting'> {
  /** The dry rollout without any next rollout, if targets of one expire meanwhile. */
  readonly standing: DryRollout | null;
  /** The dry rollout in which targets expire in the middle of a rollout; null where none does. */
  readonly agingRun: Run | null;
  /** Peaks of each group and policy in the dry rollout that reports it; of scopes in the one that they are named after. */
  readonly peaks: ReadonlyMap<string, FoundPeak>;
  readonly losses: ReadonlyMap<string, FoundLoss>;
  readonly courseOf: (group: ResolvedGroup) => Course;
}

/** Runs all policies of one side, together and apart, and takes each number from the dry rollout that it belongs to. */
export function measureAll(policies: readonly ResolvedPolicy[], input: MeasureInput): Measured {
  const counted = policies.filter((policy) => !isPart(policy));
  const { isNext } = input.next;
  const rollouts = dryRollouts(policies, counted, input);
  const standing = standingOf(counted, input);
  const aging = standing && input.untouchedNext ? agingIn(standing.worst, counted, input) : null;
  const { together, withoutNext, reporting } = rollouts;
  const always = standing ? [standing.peaks] : [];
  return {
    ...{ together, withoutNext, standing },
    agingRun: aging && standing ? standing.worst : null,
    peaks: new Map([
      ...highest([...reporting.map(({ peaks }) => peaks), ...always], counterOf.isOfGroups),
      ...highest([withoutNext.peaks, ...always, ...(aging ? [aging] : [])], counterOf.isWithoutNext),
      ...highest([together.peaks, ...always], counterOf.isOfAll),
    ]),
    losses: worstLosses(reporting),
    courseOf: courses(rollouts, isNext),
  };
}

/** The dry rollout of everything; several if next rollouts meet others. */
function dryRollouts(
  policies: readonly ResolvedPolicy[],
  counted: readonly ResolvedPolicy[],
  input: MeasureInput,
): DryRollouts {
  const { next, untouchedNext, resolutions } = input;
  const report = (part: Part): Reporting => {
    const reported = counted.map((policy) => ({ ...policy, groups: policy.groups.filter(part.reports) }));
    const { isLeftOut } = part;
    const rollout = { policies: reported, untouchedNext, isLeftOut, countsLosses: true } as const;
    return { ...dryRollout(input, rollout), ...part };
  };
  const hasBudgets = resolutions.some(({ createEvictions }) => createEvictions);
  if (!meet(counted, next.isNext, hasBudgets)) {
    const all = report(EVERYTHING);
    const isUncertain = policies.some(({ ref }) => next.isNext(ref)) && isAnyStuck(all.worst, policies, next);
    if (!isUncertain) return { together: all, withoutNext: all, reporting: [all] };
  }
  const parts = partsOf(counted, next);
  return {
    reporting: parts.reporting.map(report),
    together: dryRollout(input, { policies: counted, untouchedNext: null }),
    withoutNext: dryRollout(input, { policies: counted, untouchedNext, isLeftOut: parts.withoutNext }),
  };
}

/** All at the same moment, reported by one run. */
const EVERYTHING: Part = { isLeftOut: undefined, reports: () => true };

/** True if a rollout that counts gets stuck, which next rollouts may have caused. */
function isAnyStuck(run: Run, policies: readonly ResolvedPolicy[], { isNext }: NextRollouts): boolean {
  return policies
    .flatMap(({ groups }) => groups)
    .some(({ runs, rolls }) => !isNext(rolls) && endIn(run, runs)?.phase === 'stuck');
}

function endIn(run: Run, { controller, group }: ResolvedGroup['runs']): GroupEnd | undefined {
  return run.groups.get(controller)?.get(group);
}

/**
 * The fleet while no next rollout begins: its targets expire all the same, and at other moments than in a rollout that has
 * replaced them before. Null where no target of a next rollout expires.
 */
function standingOf(policies: readonly ResolvedPolicy[], input: MeasureInput): DryRollout | null {
  const { isNext } = input.next;
  const expires = ({ rolls, expiry }: ResolvedGroup): boolean =>
    isNext(rolls) && expiry !== undefined && expiry.expected.length > 0;
  if (!policies.some(({ groups }) => groups.some(expires))) return null;
  return dryRollout(input, { policies, untouchedNext: input.untouchedNext, isLeftOut: isNext });
}

/**
 * Targets of policies whose next rollout is not triggered expire all the same, in the middle of the rollout that merging starts; those
 * that expire before it or after it meet nothing. The peaks of the scopes without next rollouts; null where nothing meets.
 */
function agingIn(
  run: Run,
  policies: readonly ResolvedPolicy[],
  { fleet, next }: MeasureInput,
): ReadonlyMap<string, FoundPeak> | null {
  const waiting = new ByTwo<boolean>();
  for (const { rolls, runs } of policies.flatMap(({ groups }) => groups))
    if (next.isNext(rolls)) waiting.of(runs.controller, runs.group, () => true);
  const isAging = ({ controller, group }: TraceEvent): boolean => waiting.get(controller, group) === true;
  // Targets that join or leave are of no group.
  const rolling = run.events.filter((event) => event.holds && event.group !== '' && !isAging(event));
  const [first, last] = [rolling[0], rolling.at(-1)];
  if (!first || !last) return null;
  const meeting = targetsOut(run.events.filter(isAging), first.at, last.at);
  if (meeting.size === 0) return null;
  const events = run.events.filter((event) => !isAging(event) || meeting.has(event.target));
  const query = peakQuery(policies, fleet, () => false);
  return new Map([...peaksOf({ ...run, events }, query)].map(([name, peak]) => [name, { ...peak, run }]));
}

/** The targets of these events that are unavailable at some moment of a span. */
function targetsOut(events: readonly TraceEvent[], from: number, to: number): ReadonlySet<string> {
  const found = new Set<string>();
  const out = new Set<string>();
  for (const { at, kind, target } of events) {
    if (at > to) break;
    const goesOut = kind === 'start' || kind === 'out';
    if (goesOut) out.add(target);
    if (!goesOut && at <= from) out.delete(target);
    else if (at >= from && out.has(target)) found.add(target);
  }
  return new Set([...found, ...out]);
}

/** Returns the higher peak of a counter that is in two dry rollouts, as of a policy that lists groups of both. */
function highest(
  all: readonly ReadonlyMap<string, FoundPeak>[],
  concerns: (counter: string) => boolean,
): Map<string, FoundPeak> {
  const found = new Map<string, FoundPeak>();
  for (const [name, peak] of all.flatMap((peaks) => [...peaks]))
    if (concerns(name) && peak.count > (found.get(name)?.count ?? 0)) found.set(name, peak);
  return found;
}

function worstLosses(reporting: readonly Reporting[]): Map<string, FoundLoss> {
  const found = new Map<string, FoundLoss>();
  for (const { isLeftOut, losses } of reporting)
    for (const [key, loss] of losses)
      if (loss.worst > (found.get(key)?.worst ?? -1)) found.set(key, { ...loss, isLeftOut });
  return found;
}

/** The course of one group: its batches, and its end. */
export interface Course {
  readonly run: Run;
  readonly batches: readonly BatchRecord[];
  readonly inFlight: BatchRecord | null;
  readonly end: GroupEnd | undefined;
}

const batchesIn = remembered(batchesOf);

function courseIn(run: Run, { runs }: ResolvedGroup): Course {
  const batches = batchesIn(run).get(groupKey(runs)) ?? NO_BATCHES;
  return { run, ...batches, end: endIn(run, runs) };
}

/**
 * The courses of groups, each in the dry rollout that reports it. Next rollouts that are not triggered may begin at the same moment, and count
 * in every peak that names them; but a target that they remove for good does not decide how another policy's rollout ends.
 */
function courses({ reporting, together }: DryRollouts, isNext: NextRollouts['isNext']): Measured['courseOf'] {
  const withNext = together.worst;
  return (group) => {
    const { worst, runs } = reporting.find(({ reports }) => reports(group)) ?? together;
    const course = courseIn(worst, group);
    const isStuck = endIn(withNext, group.runs)?.phase === 'stuck';
    if (!isStuck || worst === withNext || isNext(group.rolls)) return course;
    const readings = [course, ...runs.map((run) => courseIn(run, group))];
    return readings.find(({ end }) => end?.phase === 'stuck') ?? course;
  };
}
