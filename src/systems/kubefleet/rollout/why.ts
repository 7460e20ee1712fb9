import type { GroupEnd, Instant } from '../../../rollout/controller.js';
import { type Fix, fix } from '../../../text/fix.js';
import {
  code,
  count,
  few,
  fewNames,
  instant,
  joinTexts,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../../text/text.js';
import { type Rollout, survey } from '../controller/rolling-update.js';

/** Silent clusters, and since when their agents do not report. */
type Silent = ReadonlyMap<string, Text>;

/** A cluster without a serving placement, and since when if that is recorded. */
interface Unready {
  readonly cluster: string;
  readonly unavailableSince?: Instant | undefined;
}

/** A rolling update that never picks anything again although something is left, and the change that lets it continue. */
export function rollingStuck(
  rollout: Rollout,
  now: Instant,
  unready: readonly Unready[],
  silent: Silent,
): GroupEnd {
  const { ceilings, candidates, picked } = survey(rollout, now);
  const { maxUnavailable, target } = ceilings;
  const waiting = [...candidates.update, ...candidates.bind, ...candidates.remove];
  const missing = Math.max(0, target - picked);
  const short = missing > 0 ? text`${missing} of ${count(target, 'requested cluster')} not found` : NO_TEXT;
  const causes = joinTexts([short, outText(unready, silent)], ', and ');
  const raise =
    missing > 0
      ? fix`Set the number asked for to ${target - missing}, or raise maxUnavailable to ${missing + 1} or more.`
      : (bringBack(unready, silent) ??
        fix`Make the unavailable clusters available, or raise maxUnavailable above ${maxUnavailable} until they are.`);
  return {
    phase: 'stuck',
    why: text`${joinTexts([causes, text`maxUnavailable allows ${maxUnavailable} of ${target}`], '; ')}. ${fewNames('target', waiting)} ${verbFor(waiting.length, 'waits', 'wait')} forever.`,
    fix: maxUnavailable === 0 ? fix`Set ${code('maxUnavailable: 1')} or more.` : raise,
  };
}

/** A rolling update that is rolled out everywhere, and does not serve on some clusters. */
export function notAvailable(unready: readonly Unready[], silent: Silent): GroupEnd {
  const why = text`The rollout is done, but ${outText(unready, silent)}; the controller only waits.`;
  const start = bringBack(unready, silent);
  // A silent cluster gets this version when its agent reports again, at an unknown time.
  return start ? { phase: 'stuck', why, fix: start, mayEnd: true } : { phase: 'waiting', why };
}

/** A stage that waits for clusters which never become available; `held` has since when the run works on some of them. */
export function stageStuck(
  stage: string,
  left: readonly string[],
  held: ReadonlyMap<string, Instant>,
  silent: Silent,
): GroupEnd {
  const waiting = left.map((cluster) => ({ cluster, unavailableSince: held.get(cluster) }));
  const [shown = waiting] = [silent, held]
    .map((of) => waiting.filter(({ cluster }) => of.has(cluster)))
    .filter(({ length }) => length > 0);
  const clusters = shown.map(({ cluster }) => cluster);
  const repair = fix`Make ${fewNames('target', clusters)} available; the run then continues by itself.`;
  return {
    phase: 'stuck',
    why: text`${outText(shown, silent)}, and stage ${name('group', stage)} waits without a time limit.`,
    fix: bringBack(waiting, silent) ?? repair,
  };
}

/** `eu-2 (no heartbeat for 2 d 14 h), eu-3 (since Tue 2026-12-01 03:10 UTC) are not available`; empty if none is. */
export function outText(unready: readonly Unready[], silent: Silent): Text {
  const shown = unready.map(({ cluster, unavailableSince: since }) => {
    const reason = silent.get(cluster) ?? (since === undefined ? null : text`since ${instant(since)}`);
    return reason ? text`${name('target', cluster)} (${reason})` : name('target', cluster);
  });
  return shown.length === 0
    ? NO_TEXT
    : text`${few(shown, 3)} ${verbFor(shown.length, 'is', 'are')} not available`;
}

/** The fix for silent clusters; null if none of them is silent. */
function bringBack(unready: readonly Unready[], silent: Silent): Fix | null {
  const away = unready.flatMap(({ cluster }) => (silent.has(cluster) ? [cluster] : []));
  return away.length === 0
    ? null
    : fix`Start ${fewNames('target', away)} or repair the member agent, or exclude ${verbFor(away.length, 'it', 'them')} from the placement before the rollout.`;
}
