import { minuteText } from '../../../text/instant-text.js';
import { few } from '../../../manifest/words/listing.js';
import { counted } from '../../../text/plural.js';
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
  { policy, silent }: { readonly policy: PlacementPolicy; readonly silent: ReadonlyMap<string, string> },
  bindings: readonly Binding[],
  unready: readonly string[],
): string {
  const { maxUnavailable, maxSurge, target } = last.ceilings;
  const waiting = waitingText(last);
  if (target === 0 && maxUnavailable === 0)
    return (
      `No cluster is asked for any more, and a percentage of 0 is 0: only as many may be taken away as are available` +
      `${unready.length > 0 ? `, and ${outText(unready, silent, bindings)}` : ''}. ${waiting}`
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
    ...(unready.length > 0 ? [outText(unready, silent, bindings)] : []),
  ];
  const cause = causes.length > 0 ? `${causes.join(', ')}; ` : '';
  return `${cause}maxUnavailable allows ${maxUnavailable}. ${waiting} Nothing rolls back, and there is no deadline.`;
}

/** Everything is rolled out and some of it does not serve. */
export function notAvailableText(
  unready: readonly string[],
  silent: ReadonlyMap<string, string>,
  bindings: readonly Binding[],
): string {
  return `Nothing is left to roll, but ${outText(unready, silent, bindings)}; the controller only waits.`;
}

/** `eu-2 is silent (no heartbeat for 2 d 14 h, since Fri 2026-11-20 18:00 UTC) and eu-3 is not available`. */
function outText(
  unready: readonly string[],
  silent: ReadonlyMap<string, string>,
  bindings: readonly Binding[],
): string {
  const away = unready.filter((cluster) => silent.has(cluster));
  const others = unready.filter((cluster) => !silent.has(cluster));
  const since = sinceText(bindings.filter(({ cluster }) => others.includes(cluster)));
  return [
    ...(away.length > 0 ? [silentText(away, silent)] : []),
    ...(others.length > 0 ? [`${few(others)} ${are(others)} not available${since}`] : []),
  ].join(' and ');
}

/** `eu-2 is silent (no heartbeat for 2 d 14 h, since Fri 2026-11-20 18:00 UTC)`. */
export function silentText(names: readonly string[], silent: ReadonlyMap<string, string>): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return `${first} is silent (${silent.get(first) ?? ''})`;
  return `${few(names.map((name) => `${name} (${silent.get(name) ?? ''})`))} are silent`;
}

/** The one change that lets a rollout continue past silent clusters. */
export function bringBackText(away: readonly string[]): string {
  const it = away.length === 1 ? 'it' : 'them';
  return `Start ${few(away)} or repair the member agent, or exclude ${it} from the placement before the rollout.`;
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
