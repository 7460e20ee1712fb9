import { MINUTE_MS } from '../../../calendar/days.js';
import { totalMs, without } from '../../../calendar/intervals.js';
import { WEEK_MS, weekText } from '../../../calendar/week.js';
import { fieldAt, objectIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { isSameJson } from '../../../manifest/canonical.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, duration, literal, type Text, text } from '../../../text/text.js';
import { type Fix, fix, type SystemResult } from '../../system.js';
import { openIntervals } from '../controller/window.js';
import { type PlanSpec, readPlan } from '../objects/plan.js';
import { planName } from '../rollout/blockers.js';
import type { SidePlan } from '../side.js';

/** A Plan before and after an edit. */
interface Edited {
  readonly was: PlanSpec;
  readonly is: PlanSpec;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly at: Instant;
}

interface Safeguard {
  readonly subject: string;
  readonly isLost: (edited: Edited) => boolean;
  readonly says: (edited: Edited) => Text;
  readonly fix: Fix;
  /** Below `spec`; absent: the field is gone. */
  readonly path?: readonly string[];
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
      text`drain is removed: nodes are ${literal(is.cordons ? 'cordoned but not drained' : 'neither cordoned nor drained')}, and whatever the upgrade restarts kills the pods without asking a PodDisruptionBudget.`,
    fix: fix`Keep drain, unless the upgrade leaves the pods of a node running.`,
  },
  {
    subject: 'cordon',
    isLost: ({ was, is }) => was.drain === null && was.cordons && !is.cordons,
    says: () => text`cordon is removed: new pods are scheduled to a node while it is upgraded.`,
    fix: fix`Keep ${code('cordon: true')}.`,
  },
  {
    subject: 'prepare',
    isLost: ({ was, is }) => was.prepares && !is.prepares,
    says: ({ was }) =>
      was.waitsFor === null
        ? text`prepare is removed: its check before each node is gone.`
        : text`prepare is removed: nodes no longer wait for ${planName(was.waitsFor)} and may be upgraded before the control plane.`,
    fix: fix`Keep prepare.`,
  },
  {
    subject: 'exclusive',
    isLost: ({ was, is }) => was.exclusive && !is.exclusive,
    says: () =>
      text`exclusive is removed: Jobs of this and of another Plan may run on one node at the same time, and the first to succeed uncordons it.`,
    fix: fix`Keep ${code('exclusive: true')}.`,
  },
  {
    subject: 'drain.force',
    isLost: ({ was, is }) => was.drain?.force === false && is.drain?.force === true,
    says: () =>
      text`drain.force is set: pods without a controller, which made the drain fail before, are deleted and never recreated.`,
    fix: fix`Leave drain.force out, and move such pods before the upgrade.`,
    path: ['drain', 'force'],
  },
  {
    subject: 'drain.gracePeriod',
    isLost: ({ was, is }) => was.drain !== null && graceIn(is) < Math.min(graceIn(was), DEFAULT_GRACE_MS),
    says: ({ is }) =>
      text`drain.gracePeriod gives each pod ${graceIn(is) === 0 ? text`no time` : duration(graceIn(is))} to stop, whatever its terminationGracePeriodSeconds; unfinished work is lost.`,
    fix: fix`Leave drain.gracePeriod out: each pod then gets its own terminationGracePeriodSeconds.`,
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
      text`drain.podSelector changes: pods that it does not match stay on the node during the upgrade, and whatever it restarts kills them without asking a PodDisruptionBudget.`,
    fix: fix`Leave drain.podSelector out, unless the pods that it does not match may be stopped at any time.`,
    path: ['drain', 'podSelector'],
  },
  {
    subject: 'window',
    isLost: ({ is, before }) => is.window === null && objectIn(objectIn(before, 'spec'), 'window') !== null,
    says: () => text`window is removed: nodes that are due, and every later version, start at any hour.`,
    fix: fix`Keep window, or merge when nodes may be upgraded.`,
  },
  {
    subject: 'window hours',
    // The window includes its last second.
    isLost: (edited) => totalMs(openedHours(edited)) >= MINUTE_MS,
    says: (edited) =>
      text`window opens at hours at which it was closed: ${literal(weekText(openedHours(edited), weekFrom(edited.at), 'UTC'))} UTC.`,
    fix: fix`Check that nodes may be upgraded at these hours, or keep window as it is.`,
    path: ['window'],
  },
];

/** The safeguards that an edit of a Plan removes or loosens. */
export function safeguardsLost(
  { before, object: after, spec: is, manifest }: SidePlan,
  at: Instant,
): SystemResult[] {
  if (before === null || after === null) return [];
  const edited = { was: readPlan(before), is, before, after, at };
  return SAFEGUARDS.filter(({ isLost }) => isLost(edited)).map(
    ({ subject, says, fix: remedy, path = [] }) => ({
      ...{ rule: 'safeguard-removed', subject, says: says(edited), fix: remedy, ofRollout: true },
      place: manifest.placeOf(['spec', ...path]),
    }),
  );
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
