import { MINUTE_MS } from '../../../calendar/days.js';
import { totalMs, without } from '../../../calendar/intervals.js';
import { spanText, WEEK_MS, weekText } from '../../../calendar/week.js';
import { fieldAt, objectIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { isSameJson } from '../../../manifest/values/canonical.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { SystemResult } from '../../system.js';
import { openIntervals } from '../controller/window.js';
import { type PlanSpec, readPlan } from '../objects/plan.js';
import type { SidePlan } from '../side.js';

/** A Plan before and after an edit. */
interface Edited {
  readonly was: PlanSpec;
  readonly is: PlanSpec;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly at: Instant;
}

interface Safeguard extends Pick<SystemResult, 'subject' | 'fix'> {
  readonly isLost: (edited: Edited) => boolean;
  readonly says: (edited: Edited) => string;
  /** Below `spec`. */
  readonly path: readonly string[];
}

/** The default of `terminationGracePeriodSeconds`. */
const DEFAULT_GRACE_MS = 30_000;

/**
 * Edits that remove or loosen what protects nodes and pods during an upgrade. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/job/job.go, New, at d357e230; k8s.io/kubectl pkg/drain, unreplicatedFilter, Helper.GracePeriodSeconds and GetPodsForDeletion.
 */
const SAFEGUARDS: readonly Safeguard[] = [
  {
    subject: 'drain',
    isLost: ({ was, is }) => was.drain !== null && is.drain === null,
    says: ({ is }) =>
      `drain is removed: nodes are ${is.cordons ? 'cordoned but not drained' : 'neither cordoned nor drained'}, and whatever the upgrade restarts kills the pods without asking a PodDisruptionBudget.`,
    fix: 'Keep drain, unless the upgrade leaves the pods of a node running.',
    path: [],
  },
  {
    subject: 'cordon',
    isLost: ({ was, is }) => was.drain === null && was.cordons && !is.cordons,
    says: () => 'cordon is removed: new pods are scheduled to a node while it is upgraded.',
    fix: 'Keep cordon: true.',
    path: [],
  },
  {
    subject: 'prepare',
    isLost: ({ was, is }) => was.prepares && !is.prepares,
    says: ({ was }) =>
      was.waitsFor === null
        ? 'prepare is removed: what it checked before each node is no longer checked.'
        : `prepare is removed: nodes no longer wait for Plan ${visible(was.waitsFor)} and may be upgraded before the control plane.`,
    fix: 'Keep prepare.',
    path: [],
  },
  {
    subject: 'exclusive',
    isLost: ({ was, is }) => was.exclusive && !is.exclusive,
    says: () =>
      'exclusive is removed: Jobs of this and of another Plan may run on one node at the same time, and the first to succeed uncordons it.',
    fix: 'Keep exclusive: true.',
    path: [],
  },
  {
    subject: 'drain.force',
    isLost: ({ was, is }) => was.drain?.force === false && is.drain?.force === true,
    says: () =>
      'drain.force is set: pods without a controller, which made the drain fail before, are deleted and never recreated.',
    fix: 'Leave drain.force out, and move such pods before the upgrade.',
    path: ['drain', 'force'],
  },
  {
    subject: 'drain.gracePeriod',
    isLost: ({ was, is }) => was.drain !== null && graceIn(is) < Math.min(graceIn(was), DEFAULT_GRACE_MS),
    says: ({ is }) =>
      `drain.gracePeriod gives each pod ${graceIn(is) === 0 ? 'no time' : spanText(graceIn(is))} to stop, whatever its terminationGracePeriodSeconds; unfinished work is lost.`,
    fix: 'Leave drain.gracePeriod out: each pod then gets its own terminationGracePeriodSeconds.',
    path: ['drain', 'gracePeriod'],
  },
  {
    subject: 'drain.podSelector',
    isLost: ({ was, is, before, after }) =>
      was.drain !== null &&
      is.drain !== null &&
      is.drain.selector !== null &&
      hasOtherSelector(before, after),
    says: () =>
      'drain.podSelector changes: pods that it does not match stay on the node during the upgrade, and whatever it restarts kills them without asking a PodDisruptionBudget.',
    fix: 'Leave drain.podSelector out, unless the pods that it does not match may be stopped at any time.',
    path: ['drain', 'podSelector'],
  },
  {
    subject: 'window',
    isLost: ({ is, before }) => is.window === null && objectIn(objectIn(before, 'spec'), 'window') !== null,
    says: () => 'window is removed: nodes that are due, and every later version, start at once, at any hour.',
    fix: 'Keep window, or merge when nodes may be upgraded.',
    path: [],
  },
  {
    subject: 'window hours',
    // The window includes its last second.
    isLost: (edited) => totalMs(openedHours(edited)) >= MINUTE_MS,
    says: (edited) =>
      `window opens at hours at which it was closed: ${weekText(openedHours(edited), weekFrom(edited.at), 'UTC')} UTC.`,
    fix: 'Check that nodes may be upgraded at these hours, or keep window as it is.',
    path: ['window'],
  },
];

/** The safeguards that an edit of a Plan takes away. */
export function safeguardsLost(
  { before, object: after, spec: is, manifest, isLive }: SidePlan,
  at: Instant,
): SystemResult[] {
  if (before === null || after === null || isLive) return [];
  const edited = { was: readPlan(before), is, before, after, at };
  return SAFEGUARDS.filter(({ isLost }) => isLost(edited)).map(({ subject, says, fix, path }) => ({
    rule: 'safeguard-removed',
    subject,
    says: says(edited),
    fix,
    place: manifest.placeOf(['spec', ...path]),
    ofRollout: true,
  }));
}

/** Infinity: the pod's own grace period. */
function graceIn({ drain }: PlanSpec): number {
  return drain?.graceMs ?? Infinity;
}

function hasOtherSelector(before: JsonObject, after: JsonObject): boolean {
  const [was, is] = [before, after].map((object) => fieldAt(object, 'spec', 'drain', 'podSelector') ?? null);
  return !isSameJson(was ?? null, is ?? null);
}

function openedHours({ was, is, at }: Edited): ReturnType<typeof without> {
  if (was.window === null || is.window === null) return [];
  return without(openIntervals(is.window, weekFrom(at)), openIntervals(was.window, weekFrom(at)));
}

function weekFrom(at: Instant): { readonly from: Instant; readonly to: Instant } {
  return { from: at, to: at + WEEK_MS };
}
