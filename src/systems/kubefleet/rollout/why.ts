import type { GroupEnd, Instant } from '../../../rollout/controller.js';
import { type Fix, fix } from '../../../text/fix.js';
import {
  code,
  count,
  instant,
  joinTexts,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../../text/text.js';
import { type Binding, pickedOf } from '../controller/bindings.js';
import type { BindingTable, Ceilings } from '../controller/rolling-update.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { clusterNames, verbText } from '../objects/texts.js';

/** Silent clusters, and since when their agents do not report. */
type Silent = ReadonlyMap<string, Text>;

/** A rolling update as its last reconcile leaves it. */
interface Stuck {
  readonly table: BindingTable;
  readonly ceilings: Ceilings;
  readonly policy: PlacementPolicy;
  readonly silent: Silent;
  readonly unready: readonly string[];
}

/** A rolling update that never picks anything again although something is left, and the change that lets it continue. */
export function rollingStuck({ table, ceilings, policy, silent, unready }: Stuck): GroupEnd {
  const { maxUnavailable, maxSurge, target } = ceilings;
  const bindings = table.all();
  const [blocked, kept] = [table.blocked(), table.kept()];
  const missing = policy.type === 'PickAll' ? 0 : Math.max(0, target - pickedOf(bindings).length);
  const short = text`${missing} of ${count(target, 'cluster')} asked for ${verbFor(missing, 'is', 'are')} not found`;
  const causes = [
    ...(missing > 0 ? [short] : []),
    ...(unready.length > 0 ? [outText(unready, silent, bindings)] : []),
  ];
  const limits = text`maxUnavailable allows ${maxUnavailable} of ${target}`;
  const surge = text`, and maxSurge ${maxSurge} counts new clusters only`;
  const because = [joinTexts(causes, ', and '), text`${limits}${maxUnavailable === 0 ? surge : NO_TEXT}`];
  const waits = text` ${clusterNames(blocked)} ${verbText(blocked, 'waits', 'wait')} forever.`;
  const keeps = text` ${clusterNames(kept)} ${verbText(kept, 'keeps its', 'keep their')} resources.`;
  const away = unready.filter((cluster) => silent.has(cluster));
  const raise =
    maxUnavailable === 0
      ? fix`Set ${code('maxUnavailable: 1')} or more.`
      : missing > 0
        ? fix`Set the number asked for to ${target - missing}, or raise maxUnavailable to ${missing + 1} or more.`
        : fix`Make the unavailable clusters available, or raise maxUnavailable above ${maxUnavailable} until they are.`;
  return {
    phase: 'stuck',
    why: text`${joinTexts(because, '; ')}.${blocked.length > 0 ? waits : NO_TEXT}${kept.length > 0 ? keeps : NO_TEXT}`,
    fix: away.length > 0 && missing === 0 && maxUnavailable > 0 ? bringBack(away) : raise,
  };
}

/** A rolling update that is rolled out everywhere, and does not serve on some clusters. */
export function notAvailable(
  unready: readonly string[],
  silent: Silent,
  bindings: readonly Binding[],
): GroupEnd {
  const why = text`The rollout is done, but ${outText(unready, silent, bindings)}; the controller only waits.`;
  const away = unready.filter((cluster) => silent.has(cluster));
  // A silent cluster gets this version when its agent reports again, at an unknown time.
  return away.length > 0
    ? { phase: 'stuck', why, fix: bringBack(away), mayEnd: true }
    : { phase: 'waiting', why };
}

/** A stage that waits for clusters which never become available. */
export function stageStuck(
  stage: string,
  left: readonly string[],
  held: ReadonlyMap<string, Instant>,
  silent: Silent,
): GroupEnd {
  const away = left.filter((cluster) => silent.has(cluster));
  const shown = left.filter((cluster) => held.has(cluster));
  const named = away.length > 0 ? away : shown.length > 0 ? shown : left;
  const since = instant(Math.min(...shown.map((cluster) => held.get(cluster) ?? 0)));
  const is =
    away.length > 0
      ? silentText(away, silent)
      : text`${clusterNames(named)} ${verbText(named, 'is', 'are')} not available${shown.length > 0 ? text` (started on ${since})` : NO_TEXT}`;
  return {
    phase: 'stuck',
    why: text`${is}, and stage ${name('group', stage)} waits without a time limit.`,
    fix:
      away.length > 0
        ? bringBack(away)
        : fix`Make ${clusterNames(named)} available; the run then continues by itself.`,
  };
}

/** `eu-2 is silent (no heartbeat for 2 d 14 h) and eu-3 is not available since Tue 2026-12-01 03:10 UTC`. */
function outText(unready: readonly string[], silent: Silent, bindings: readonly Binding[]): Text {
  const away = unready.filter((cluster) => silent.has(cluster));
  const others = bindings.filter(({ cluster }) => unready.includes(cluster) && !silent.has(cluster));
  const names = others.map(({ cluster }) => cluster);
  return joinTexts(
    [
      ...(away.length > 0 ? [silentText(away, silent)] : []),
      ...(others.length > 0
        ? [text`${clusterNames(names)} ${verbText(names, 'is', 'are')} not available${sinceText(others)}`]
        : []),
    ],
    ' and ',
  );
}

function silentText(away: readonly string[], silent: Silent): Text {
  const named = away.slice(0, 3).map((one) => text`${clusterNames([one])} (${silent.get(one) ?? NO_TEXT})`);
  const more = away.length > 3 ? text` and ${away.length - 3} more` : NO_TEXT;
  return text`${joinTexts(named, ', ')}${more} ${verbText(away, 'is', 'are')} silent`;
}

function bringBack(away: readonly string[]): Fix {
  return fix`Start ${clusterNames(away)} or repair the member agent, or exclude ${verbText(away, 'it', 'them')} from the placement before the rollout.`;
}

/** ` (since Tue 2026-12-01 03:10 UTC)`, of several the first; empty if it is not recorded of each. */
export function sinceText(unavailable: readonly Binding[]): Text {
  const times = unavailable.flatMap(({ unavailableSince }) => unavailableSince ?? []);
  return times.length === 0 || times.length < unavailable.length
    ? NO_TEXT
    : text` (since ${instant(Math.min(...times))})`;
}
