import { few } from '../../../manifest/visible.js';
import { minuteText } from '../../../text/instant-text.js';
import { counted, verb } from '../../../text/plural.js';
import type { GroupEnd, Instant } from '../../../rollout/controller.js';
import type { Binding } from '../controller/bindings.js';
import type { Reconciled } from '../controller/reconcile.js';
import type { PlacementPolicy } from '../objects/policy.js';
import type { OpenApproval } from './approvals.js';

/** Silent clusters, and since when their agents do not report. */
type Silent = ReadonlyMap<string, string>;

/** A rolling update as its last reconcile leaves it. */
interface Stuck {
  readonly last: Reconciled;
  readonly policy: PlacementPolicy;
  readonly silent: Silent;
  readonly bindings: readonly Binding[];
  readonly unready: readonly string[];
}

/** A rolling update that never picks anything again although something is left, and the change that lets it continue. */
export function rollingStuck(stuck: Stuck): GroupEnd {
  const { last, policy, silent, bindings, unready } = stuck;
  const { maxUnavailable, maxSurge, target } = last.ceilings;
  const left = leftText(last);
  const isInPlace = bindings.some(({ state, stale }) => state === 'Bound' && stale);
  const raise = 'Set maxUnavailable: 1 or more.';
  const end = (why: string, fix: string): GroupEnd => ({ phase: 'stuck', why: `${why} ${left}`.trim(), fix });
  if (target === 0 && maxUnavailable === 0) {
    const out = unready.length > 0 ? `: ${outText(unready, stuck)}` : '';
    return end(
      `numberOfClusters is 0, and a percentage of 0 is 0, so only available clusters are removed${out}.`,
      raise,
    );
  }
  if (maxUnavailable === 0 && maxSurge === 0)
    return end('maxUnavailable and maxSurge are both 0: no cluster may be removed, updated or added.', raise);
  if (maxUnavailable === 0 && isInPlace)
    return end(
      'maxUnavailable is 0, and an in-place update takes a cluster out; maxSurge counts new clusters only.',
      `${raise.slice(0, -1)}; maxSurge has no effect in place.`,
    );
  const found = bindings.filter(({ state }) => state !== 'Unscheduled').length;
  const missing = policy.type === 'PickAll' ? 0 : Math.max(0, target - found);
  const causes = [
    ...(missing > 0
      ? [`${missing} of ${counted(target, 'cluster')} asked for ${verb(missing, 'is', 'are')} not found`]
      : []),
    ...(unready.length > 0 ? [outText(unready, stuck)] : []),
  ];
  const away = unready.filter((cluster) => silent.has(cluster));
  const fix =
    missing > 0
      ? `Set the number asked for to ${found}, or raise maxUnavailable to ${missing + 1} or more.`
      : away.length > 0
        ? bringBackText(away)
        : `Make the unavailable clusters available, or raise maxUnavailable above ${maxUnavailable} until they are.`;
  return end(`${causes.join(', and ')}; maxUnavailable allows ${maxUnavailable}.`, fix);
}

/** A rolling update that is rolled out everywhere, and does not serve on some clusters. */
export function notAvailable(
  unready: readonly string[],
  stuck: Pick<Stuck, 'silent' | 'bindings'>,
): GroupEnd {
  const why = `The rollout is done, but ${outText(unready, stuck)}; the controller only waits.`;
  const away = unready.filter((cluster) => stuck.silent.has(cluster));
  // A silent cluster gets this version when its agent reports again, and nobody knows when.
  return away.length > 0
    ? { phase: 'stuck', why, fix: bringBackText(away), mayEnd: true }
    : { phase: 'waiting', why };
}

/** A stage that waits for clusters which never become available. */
export function stageStuck(
  stage: string,
  left: readonly string[],
  { held, silent }: { readonly held: ReadonlyMap<string, Instant>; readonly silent: Silent },
): GroupEnd {
  const away = left.filter((cluster) => silent.has(cluster));
  const shown = left.filter((cluster) => held.has(cluster));
  const since = shown.map((cluster) => held.get(cluster) ?? 0);
  const end = (why: string, fix: string): GroupEnd => ({ phase: 'stuck', why, fix });
  if (away.length > 0)
    return end(
      `${silentText(away, silent)}, and stage "${stage}" waits for ${verb(away.length, 'it', 'them')}: the run is marked as stuck after 5 minutes, and continues only when the member agent reports.`,
      bringBackText(away),
    );
  if (shown.length > 0)
    return end(
      `Stage "${stage}" waits for ${few(shown)}, started at ${minuteText(Math.min(...since))} and not available: the run is stuck, and continues once ${verb(shown.length, 'it is', 'they are')} available.`,
      `Make ${few(shown)} available; the run then continues by itself.`,
    );
  return end(
    `${few(left)} ${verb(left.length, 'does', 'do')} not become available, and stage "${stage}" waits: the run is marked as stuck after 5 minutes and keeps waiting.`,
    `Make ${few(left)} available; the run then continues by itself.`,
  );
}

export function approvalText({ what, request }: OpenApproval): string {
  return what === 'start'
    ? `${request} is in state Initialize: it starts when someone sets it to Run. Times assume a start at once.`
    : `It waits for someone to approve ${request}; times are the earliest possible.`;
}

/** `eu-2 is silent (no heartbeat for 2 d 14 h, since Fri 2026-11-20 18:00 UTC) and eu-3 is not available`. */
function outText(
  unready: readonly string[],
  { silent, bindings }: Pick<Stuck, 'silent' | 'bindings'>,
): string {
  const away = unready.filter((cluster) => silent.has(cluster));
  const others = unready.filter((cluster) => !silent.has(cluster));
  const since = sinceText(bindings.filter(({ cluster }) => others.includes(cluster)));
  return [
    ...(away.length > 0 ? [silentText(away, silent)] : []),
    ...(others.length > 0
      ? [`${few(others)} ${verb(others.length, 'is', 'are')} not available${since}`]
      : []),
  ].join(' and ');
}

function silentText(names: readonly string[], silent: Silent): string {
  const named = names.map((name) => `${name} (${silent.get(name) ?? ''})`);
  const [first = ''] = names;
  return names.length === 1 ? `${first} is silent (${silent.get(first) ?? ''})` : `${few(named)} are silent`;
}

function bringBackText(away: readonly string[]): string {
  return `Start ${few(away)} or repair the member agent, or exclude ${verb(away.length, 'it', 'them')} from the placement before the rollout.`;
}

/** ` since Tue 2026-12-01 03:10 UTC`, of several the first; empty if it is not recorded of each. */
export function sinceText(unavailable: readonly Binding[]): string {
  const times = unavailable.flatMap(({ unavailableSince }) => unavailableSince ?? []);
  return times.length === 0 || times.length < unavailable.length
    ? ''
    : ` since ${minuteText(Math.min(...times))}`;
}

function leftText({ blocked, kept }: Reconciled): string {
  return [
    ...(blocked.length > 0 ? [`${few(blocked)} ${verb(blocked.length, 'waits', 'wait')} forever.`] : []),
    ...(kept.length > 0 ? [`${few(kept)} ${verb(kept.length, 'keeps its', 'keep their')} resources.`] : []),
  ].join(' ');
}
