import { type Peak, peaksOf } from '../../rollout/peaks.js';
import type { Run, TraceEvent } from '../../rollout/trace.js';
import type { Instant } from '../../rollout/controller.js';
import type { PolicyRef, ResolvedPolicy } from '../../systems/system.js';
import { counterOf, peakQuery } from './counters.js';
import type { Fleet } from './fleet.js';
import type { DryRollout } from './dry-rollout.js';

/** Targets out while rollouts that count as fact are under way, with those that reach their age meanwhile. */
export interface Aging {
  /** Of the scopes without next rollouts: nothing has to begin for a target to reach its age. */
  readonly peaks: ReadonlyMap<string, Peak>;
  readonly run: Run;
}

/**
 * Targets of policies whose next rollout nothing starts go by their age all the same, in the middle of what merging starts. Those that
 * go before it or after it meet nothing. Null where nothing is under way in which they could go.
 */
export function agingIn(
  { worst: run }: DryRollout,
  policies: readonly ResolvedPolicy[],
  fleet: Fleet,
  isNext: (policy: PolicyRef) => boolean,
): Aging | null {
  const next = new Set(
    policies
      .flatMap(({ groups }) => groups)
      .filter(({ rolls }) => isNext(rolls))
      .map(({ runs }) => keyOf(runs)),
  );
  const isAging = (event: TraceEvent): boolean => next.has(keyOf(event));
  // Targets that join or leave are of no group.
  const rolling = run.events.filter((event) => event.holds && event.group !== '' && !isAging(event));
  const [first, last] = [rolling[0], rolling.at(-1)];
  if (!first || !last) return null;
  const meeting = targetsOut(run.events.filter(isAging), { from: first.at, to: last.at });
  if (meeting.size === 0) return null;
  const events = run.events.filter((event) => !isAging(event) || meeting.has(event.target));
  const counted = peaksOf(
    { ...run, events },
    peakQuery(policies, fleet, () => false),
  );
  return { peaks: new Map([...counted].filter(([name]) => counterOf.isWithoutNext(name))), run };
}

/** The targets of these events that are out at some moment of a span. */
function targetsOut(
  events: readonly TraceEvent[],
  { from, to }: { readonly from: Instant; readonly to: Instant },
): ReadonlySet<string> {
  const found = new Set<string>();
  const out = new Set<string>();
  for (const { at, kind, target } of events) {
    if (at > to) break;
    if (kind === 'start' || kind === 'out') out.add(target);
    if (kind !== 'start' && kind !== 'out' && at <= from) out.delete(target);
    else if (at >= from && out.has(target)) found.add(target);
  }
  return new Set([...found, ...out]);
}

function keyOf({ controller, group }: Pick<TraceEvent, 'controller' | 'group'>): string {
  return `${controller}\u0000${group}`;
}
