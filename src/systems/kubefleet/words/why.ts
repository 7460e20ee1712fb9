import { minuteText } from '../../../manifest/values/instant-text.js';
import { few } from '../../../manifest/words/listing.js';
import { counted } from '../../../manifest/words/plural.js';
import type { Binding } from '../controller/bindings.js';
import type { PlacementPolicy } from '../objects/policy.js';
import type { Reconciled } from '../controller/reconcile.js';

/** `1 cluster`, `3 clusters`. */
export function clusters(count: number): string {
  return counted(count, 'cluster');
}

function are(list: readonly string[]): string {
  return list.length === 1 ? 'is' : 'are';
}

/** Why a rolling update never picks anything again although something is left. */
export function stuckText(
  last: Reconciled,
  { policy, silent }: { readonly policy: PlacementPolicy; readonly silent: ReadonlySet<string> },
  bindings: readonly Binding[],
  unready: readonly string[],
): string {
  const { maxUnavailable, maxSurge, target } = last.ceilings;
  const waiting = waitingText(last);
  if (target === 0 && maxUnavailable === 0)
    return (
      `No cluster is asked for any more, and a percentage of 0 is 0: only as many may be taken away as are available` +
      `${unready.length > 0 ? `, and ${few(unready)} ${are(unready)} ${stateOf(unready, silent, bindings)}` : ''}. ${waiting}`
    );
  if (maxUnavailable === 0 && maxSurge === 0)
    return `maxUnavailable and maxSurge are both 0: nothing may be taken away and nothing added. ${waiting}`;
  const isInPlace = bindings.some((binding) => binding.state === 'Bound' && binding.stale);
  if (maxUnavailable === 0 && isInPlace)
    return `maxUnavailable is 0, and an update in place takes a cluster out; maxSurge counts new clusters only. ${waiting}`;
  const asked = policy.type === 'PickAll' ? 0 : target;
  const placed = bindings.filter((binding) => binding.state !== 'Unscheduled').length;
  const missing = Math.max(0, asked - placed);
  const causes = [
    ...(missing > 0 ? [`${clusters(missing)} of the ${asked} asked for cannot be found`] : []),
    ...(unready.length > 0 ? [`${few(unready)} ${are(unready)} ${stateOf(unready, silent, bindings)}`] : []),
  ];
  const cause = causes.length > 0 ? `${causes.join(', ')}; ` : '';
  return `${cause}maxUnavailable allows ${maxUnavailable}. ${waiting} Nothing rolls back, and there is no deadline.`;
}

/** Everything is rolled out and some of it does not serve. */
export function notAvailableText(
  unready: readonly string[],
  silent: ReadonlySet<string>,
  bindings: readonly Binding[],
): string {
  return `Nothing is left to roll, but ${few(unready)} ${are(unready)} ${stateOf(unready, silent, bindings)}; the controller only waits.`;
}

function stateOf(
  unready: readonly string[],
  silent: ReadonlySet<string>,
  bindings: readonly Binding[],
): string {
  if (unready.every((cluster) => silent.has(cluster))) return 'silent';
  const named = new Set(unready);
  return `not available${sinceText(bindings.filter(({ cluster }) => named.has(cluster)))}`;
}

/** ` since Tue 2026-12-01 03:10 UTC`: of several the first; empty where that is not recorded of each. */
export function sinceText(unavailable: readonly Binding[]): string {
  const times = unavailable.flatMap(({ unavailableSince: since }) => (since === undefined ? [] : [since]));
  if (times.length === 0 || times.length < unavailable.length) return '';
  return ` since ${minuteText(Math.min(...times))}`;
}

function waitingText({ blocked, kept }: Reconciled): string {
  const parts = [
    ...(blocked.length > 0 ? [`${few(blocked)} ${blocked.length === 1 ? 'waits' : 'wait'} for ever.`] : []),
    ...(kept.length > 0
      ? [`${few(kept)} ${kept.length === 1 ? 'keeps what it' : 'keep what they'} should no longer have.`]
      : []),
  ];
  return parts.join(' ');
}
