import { MINUTE_MS } from '../../../calendar/days.js';
import { totalMs, without } from '../../../calendar/intervals.js';
import { WEEK_MS, weekText } from '../../../calendar/week.js';
import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, duration, literal, type Text, text } from '../../../text/text.js';
import { fix, type SystemResult } from '../../system.js';
import { openIntervals } from '../controller/window.js';
import { readPlan } from '../objects/plan.js';
import { planName } from '../rollout/blockers.js';
import type { SidePlan } from '../side.js';

/** The default of `terminationGracePeriodSeconds`. */
const DEFAULT_GRACE_MS = 30_000;

/**
 * The safeguards that an edit of a Plan removes or loosens: what protects nodes and pods during an upgrade. Source: pkg/upgrade/job/job.go,
 * New, at d357e230; k8s.io/kubectl pkg/drain, unreplicatedFilter, Helper.GracePeriodSeconds and GetPodsForDeletion.
 */
export function safeguardsLost(
  { before, object: after, spec: is, manifest }: SidePlan,
  at: Instant,
): SystemResult[] {
  if (before === null || after === null) return [];
  const [was, week] = [readPlan(before), { from: at, to: at + WEEK_MS }];
  const [wasSelector = null, selector = null] = [before, after].map((object) =>
    fieldAt(object, 'spec', 'drain', 'podSelector'),
  );
  // Whether or not its version knows windows.
  const hadWindow = (fieldAt(before, 'spec', 'window') ?? null) !== null;
  const opened =
    was.window && is.window ? without(openIntervals(is.window, week), openIntervals(was.window, week)) : [];
  const graceMs = is.drain?.graceMs ?? Infinity;
  const onlyCordon = is.cordons ? 'cordoned but not drained' : 'neither cordoned nor drained';
  const order = was.waitsFor
    ? text`nodes no longer wait for ${planName(was.waitsFor)} and may be upgraded before the control plane`
    : text`its check before each node is gone`;
  const grace = graceMs > 0 ? duration(graceMs) : text`no time`;
  // The window includes its last second.
  const isOpened = totalMs(opened) >= MINUTE_MS;
  const hours = literal(isOpened ? weekText(opened, week, 'UTC') : '');

  const removed: readonly (readonly [field: string, isLost: boolean, says: Text])[] = [
    [
      'drain',
      was.drain !== null && is.drain === null,
      text`nodes are ${literal(onlyCordon)}, and whatever the upgrade restarts kills the pods without asking a PodDisruptionBudget`,
    ],
    [
      'cordon',
      was.drain === null && was.cordons && !is.cordons,
      text`new pods are scheduled to a node while it is upgraded`,
    ],
    ['prepare', was.prepares && !is.prepares, order],
    [
      'exclusive',
      was.exclusive && !is.exclusive,
      text`Jobs of this and of another Plan may run on one node at the same time, and the first to succeed uncordons it`,
    ],
    [
      'window',
      is.window === null && hadWindow,
      text`nodes that are due, and every later version, start at any hour`,
    ],
  ];
  const edited: typeof removed = [
    [
      'drain.force',
      was.drain?.force === false && is.drain?.force === true,
      text`pods without a controller, which made the drain fail before, are deleted and never recreated`,
    ],
    [
      'drain.gracePeriod',
      was.drain !== null && graceMs < Math.min(was.drain.graceMs, DEFAULT_GRACE_MS),
      text`each pod gets ${grace} to stop, whatever its terminationGracePeriodSeconds; unfinished work is lost`,
    ],
    [
      'drain.podSelector',
      was.drain !== null && (is.drain?.selector ?? null) !== null && !isSameJson(wasSelector, selector),
      text`pods that it does not match stay on the node during the upgrade, and whatever it restarts kills them without asking a PodDisruptionBudget`,
    ],
    ['window', isOpened, text`it opens at hours at which it was closed, ${hours} UTC`],
  ];
  const resultsOf = (rows: typeof removed, isRemoved: boolean): SystemResult[] =>
    rows
      .filter(([, isLost]) => isLost)
      .map(([field, , says]) => ({
        ...{ rule: 'safeguard-removed', subject: field === 'window' && !isRemoved ? 'window hours' : field },
        says: text`${literal(`${field} ${isRemoved ? 'is removed' : 'changes'}`)}: ${says}.`,
        fix: fix`Keep ${code(field)} as it was, or merge when the upgrade may run without it.`,
        place: manifest.placeOf(isRemoved ? ['spec'] : ['spec', ...field.split('.')]),
        ofRollout: true,
      }));
  return [...resultsOf(removed, true), ...resultsOf(edited, false)];
}
