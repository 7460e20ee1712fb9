import { MINUTE_MS } from '../../../calendar/days.js';
import { type Interval, totalMs, without } from '../../../calendar/intervals.js';
import { WEEK_MS, weekText } from '../../../calendar/week.js';
import { fieldAt } from '../../../manifest/fields.js';
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
  readonly isOtherSelector: boolean;
  /** A window was written before, whether or not its version knows windows. */
  readonly hadWindow: boolean;
  readonly week: Interval;
}

interface Safeguard {
  /** Below `spec`, where it is still written; else the subject alone. */
  readonly path?: readonly string[];
  readonly isLost: (edited: Edited) => boolean;
  readonly says: (edited: Edited) => Text;
  readonly fix: Fix;
}

/** The default of `terminationGracePeriodSeconds`. */
const DEFAULT_GRACE_MS = 30_000;

/**
 * Edits that remove or loosen what protects nodes and pods during an upgrade, by subject. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/job/job.go, New, at d357e230; k8s.io/kubectl pkg/drain, unreplicatedFilter, Helper.GracePeriodSeconds and GetPodsForDeletion.
 */
const SAFEGUARDS: Readonly<Record<string, Safeguard>> = {
  drain: {
    isLost: ({ was, is }) => was.drain !== null && is.drain === null,
    says: ({ is }) =>
      text`drain is removed: nodes are ${literal(is.cordons ? 'cordoned but not drained' : 'neither cordoned nor drained')}, and whatever the upgrade restarts kills the pods without asking a PodDisruptionBudget.`,
    fix: fix`Keep drain, unless the upgrade leaves the pods of a node running.`,
  },
  cordon: {
    isLost: ({ was, is }) => was.drain === null && was.cordons && !is.cordons,
    says: () => text`cordon is removed: new pods are scheduled to a node while it is upgraded.`,
    fix: fix`Keep ${code('cordon: true')}.`,
  },
  prepare: {
    isLost: ({ was, is }) => was.prepares && !is.prepares,
    says: ({ was: { waitsFor } }) =>
      waitsFor === null
        ? text`prepare is removed: its check before each node is gone.`
        : text`prepare is removed: nodes no longer wait for ${planName(waitsFor)} and may be upgraded before the control plane.`,
    fix: fix`Keep prepare.`,
  },
  exclusive: {
    isLost: ({ was, is }) => was.exclusive && !is.exclusive,
    says: () =>
      text`exclusive is removed: Jobs of this and of another Plan may run on one node at the same time, and the first to succeed uncordons it.`,
    fix: fix`Keep ${code('exclusive: true')}.`,
  },
  'drain.force': {
    path: ['drain', 'force'],
    isLost: ({ was, is }) => was.drain?.force === false && is.drain?.force === true,
    says: () =>
      text`drain.force is set: pods without a controller, which made the drain fail before, are deleted and never recreated.`,
    fix: fix`Leave drain.force out, and move such pods before the upgrade.`,
  },
  'drain.gracePeriod': {
    path: ['drain', 'gracePeriod'],
    isLost: ({ was, is }) =>
      was.drain !== null && (is.drain?.graceMs ?? Infinity) < Math.min(was.drain.graceMs, DEFAULT_GRACE_MS),
    says: ({ is: { drain } }) =>
      text`drain.gracePeriod gives each pod ${drain?.graceMs ? duration(drain.graceMs) : text`no time`} to stop, whatever its terminationGracePeriodSeconds; unfinished work is lost.`,
    fix: fix`Leave drain.gracePeriod out: each pod then gets its own terminationGracePeriodSeconds.`,
  },
  'drain.podSelector': {
    path: ['drain', 'podSelector'],
    isLost: ({ was, is, isOtherSelector }) =>
      was.drain !== null && (is.drain?.selector ?? null) !== null && isOtherSelector,
    says: () =>
      text`drain.podSelector changes: pods that it does not match stay on the node during the upgrade, and whatever it restarts kills them without asking a PodDisruptionBudget.`,
    fix: fix`Leave drain.podSelector out, unless the pods that it does not match may be stopped at any time.`,
  },
  window: {
    isLost: ({ is, hadWindow }) => is.window === null && hadWindow,
    says: () => text`window is removed: nodes that are due, and every later version, start at any hour.`,
    fix: fix`Keep window, or merge when nodes may be upgraded.`,
  },
  'window hours': {
    path: ['window'],
    // The window includes its last second.
    isLost: (edited) => totalMs(openedHours(edited)) >= MINUTE_MS,
    says: (edited) =>
      text`window opens at hours at which it was closed: ${literal(weekText(openedHours(edited), edited.week, 'UTC'))} UTC.`,
    fix: fix`Check that nodes may be upgraded at these hours, or keep window as it is.`,
  },
};

/** The safeguards that an edit of a Plan removes or loosens. */
export function safeguardsLost(
  { before, object: after, spec: is, manifest }: SidePlan,
  at: Instant,
): SystemResult[] {
  if (before === null || after === null) return [];
  const [wasSelector = null, selector = null] = [before, after].map((object) =>
    fieldAt(object, 'spec', 'drain', 'podSelector'),
  );
  const edited: Edited = {
    ...{ was: readPlan(before), is, week: { from: at, to: at + WEEK_MS } },
    isOtherSelector: !isSameJson(wasSelector, selector),
    hadWindow: (fieldAt(before, 'spec', 'window') ?? null) !== null,
  };
  return Object.entries(SAFEGUARDS)
    .filter(([, { isLost }]) => isLost(edited))
    .map(([subject, { says, fix: remedy, path = [] }]) => ({
      ...{ rule: 'safeguard-removed', subject, says: says(edited), fix: remedy, ofRollout: true },
      place: manifest.placeOf(['spec', ...path]),
    }));
}

function openedHours({ was, is, week }: Edited): ReturnType<typeof without> {
  if (was.window === null || is.window === null) return [];
  return without(openIntervals(is.window, week), openIntervals(was.window, week));
}
