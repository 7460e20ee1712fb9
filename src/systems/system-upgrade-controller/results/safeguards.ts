import { MINUTE_MS } from '../../../calendar/days.js';
import { type Interval, totalMs, without } from '../../../calendar/intervals.js';
import { WEEK_MS, weekText } from '../../../calendar/week.js';
import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, duration, literal, type Text, text } from '../../../text/text.js';
import { fix, type SystemResult } from '../../system.js';
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
  /** Hours of a week at which the window opens and was closed. */
  readonly opened: readonly Interval[];
}

interface Safeguard {
  /** Below `spec`, where it is still written; else the subject alone. */
  readonly path?: readonly string[];
  readonly isLost: (edited: Edited) => boolean;
  readonly says: (edited: Edited) => Text;
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
  },
  cordon: {
    isLost: ({ was, is }) => was.drain === null && was.cordons && !is.cordons,
    says: () => text`cordon is removed: new pods are scheduled to a node while it is upgraded.`,
  },
  prepare: {
    isLost: ({ was, is }) => was.prepares && !is.prepares,
    says: ({ was: { waitsFor } }) =>
      waitsFor === null
        ? text`prepare is removed: its check before each node is gone.`
        : text`prepare is removed: nodes no longer wait for ${planName(waitsFor)} and may be upgraded before the control plane.`,
  },
  exclusive: {
    isLost: ({ was, is }) => was.exclusive && !is.exclusive,
    says: () =>
      text`exclusive is removed: Jobs of this and of another Plan may run on one node at the same time, and the first to succeed uncordons it.`,
  },
  'drain.force': {
    path: ['drain', 'force'],
    isLost: ({ was, is }) => was.drain?.force === false && is.drain?.force === true,
    says: () =>
      text`drain.force is set: pods without a controller, which made the drain fail before, are deleted and never recreated.`,
  },
  'drain.gracePeriod': {
    path: ['drain', 'gracePeriod'],
    isLost: ({ was, is }) =>
      was.drain !== null && (is.drain?.graceMs ?? Infinity) < Math.min(was.drain.graceMs, DEFAULT_GRACE_MS),
    says: ({ is: { drain } }) =>
      text`drain.gracePeriod gives each pod ${drain?.graceMs ? duration(drain.graceMs) : text`no time`} to stop, whatever its terminationGracePeriodSeconds; unfinished work is lost.`,
  },
  'drain.podSelector': {
    path: ['drain', 'podSelector'],
    isLost: ({ was, is, isOtherSelector }) =>
      was.drain !== null && (is.drain?.selector ?? null) !== null && isOtherSelector,
    says: () =>
      text`drain.podSelector changes: pods that it does not match stay on the node during the upgrade, and whatever it restarts kills them without asking a PodDisruptionBudget.`,
  },
  window: {
    isLost: ({ is, hadWindow }) => is.window === null && hadWindow,
    says: () => text`window is removed: nodes that are due, and every later version, start at any hour.`,
  },
  'window hours': {
    path: ['window'],
    // The window includes its last second.
    isLost: ({ opened }) => totalMs(opened) >= MINUTE_MS,
    says: ({ opened, week }) =>
      text`window opens at hours at which it was closed: ${literal(weekText(opened, week, 'UTC'))} UTC.`,
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
  const [was, week] = [readPlan(before), { from: at, to: at + WEEK_MS }];
  const edited: Edited = {
    ...{ was, is, week, isOtherSelector: !isSameJson(wasSelector, selector) },
    hadWindow: (fieldAt(before, 'spec', 'window') ?? null) !== null,
    opened:
      was.window && is.window ? without(openIntervals(is.window, week), openIntervals(was.window, week)) : [],
  };
  return Object.entries(SAFEGUARDS)
    .filter(([, { isLost }]) => isLost(edited))
    .map(([subject, { says, path = [] }]) => ({
      ...{ rule: 'safeguard-removed', subject, says: says(edited), ofRollout: true },
      fix: fix`Keep ${code((path.length > 0 ? path : [subject]).join('.'))} as it was, or merge when the upgrade may run without it.`,
      place: manifest.placeOf(['spec', ...path]),
    }));
}
