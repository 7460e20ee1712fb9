import { code, duration, instant, joinTexts, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { Instant } from '../../../rollout/controller.js';
import { hasBegun } from '../controller/reconcile.js';
import type { PikaOptions, Steps } from '../options.js';
import type { Maintained } from '../rollout/groups.js';

/** Notes of a maintenance: the deadline of its SLA, and what the dry rollout assumes. */
export function notesOf({ announced, members }: Maintained, options: PikaOptions, at: Instant): Text[] {
  const { steps, slaPeriodMs, slaPeriodText } = options;
  const isUnknown = members.some(({ before, isLive }) => before && !isLive);
  const expiries = announced.flatMap(({ course }) => course.slaExpires ?? []);
  const isWaiting = members.some(({ after }) => after && !hasBegun(after.status));
  const [first, last] = [Math.min(...expiries), Math.max(...expiries)];
  return [
    ...(isWaiting
      ? [
          text`No latest start: PIKA has no window. Planned: ${instant(at + steps.scheduledMs)}, with an SLA clock of ${code(slaPeriodText)} from the start on.`,
        ]
      : []),
    ...(expiries.length > 0
      ? [
          text`Pods that are left may be removed by force from ${instant(first)} on${first === last ? NO_TEXT : text`, on the last node from ${instant(last)} on`} (SLA). A restart of the controller delays that.`,
        ]
      : []),
    ...(steps.drainMs > slaPeriodMs
      ? [text`The drain is assumed to take longer than the SLA: SLAExpired comes first.`]
      : []),
    ...(isUnknown ? [text`The snapshot does not hold every object: those are planned as scheduled.`] : []),
  ];
}

/** Said once: it holds for every maintenance. */
export function assumptions(steps: Steps): Text[] {
  const parts = STEPS.map((step) => text`${literal(step)} ${duration(steps[`${step}Ms`])}`);
  return [
    text`PIKA limits nothing: no ceiling, batches or windows. Only the limits of fleetplan apply.`,
    text`Assumed from the start on: ${joinTexts(parts, ', ')} (${code('systems.pika.steps')}). A node returns when its object is deleted and the node is uncordoned, in this order.`,
  ];
}

const STEPS = ['drain', 'maintenance', 'validation', 'return'] as const;
