import { minuteText } from '../../../text/instant-text.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Cluster } from '../controller/cluster.js';
import { cordonOf } from '../simulation/course.js';
import type { Maintained } from '../simulation/groups.js';
import type { Maintenance } from '../objects/maintenance.js';
import type { PikaOptions } from '../options.js';
import { hasBegun } from '../controller/states.js';

/** Instants are stored in whole seconds, and a reconcile comes a little after its cause. */
const STORED_WITHIN_MS = 2_000;

/** When its nodes go, at the earliest and at the latest, and what the clock of the SLA allows then. */
export function clockNotes(
  maintained: Maintained,
  cluster: Cluster,
  options: PikaOptions,
  at: Instant,
): string[] {
  const { steps, slaPeriodMs } = options;
  const waiting = waitingOf(maintained);
  const expires = maintained.members.flatMap(({ after }) =>
    after && hasBegun(after.status) && !after.deleting && after.slaExpires !== null ? [after.slaExpires] : [],
  );
  const notes = waiting.length === 0 ? [] : [startNote(waiting, cluster, options, at + steps.scheduledMs)];
  if (expires.length > 0) {
    const [first, last] = [Math.min(...expires), Math.max(...expires)];
    const when = first === last ? minuteText(first) : `${minuteText(first)} to ${minuteText(last)}`;
    notes.push(
      `SLA clocks that run: leftovers may be removed by force from ${when} on; a restart of the controller delays its SLAExpired.`,
    );
  }
  if (steps.drainMs > slaPeriodMs)
    notes.push('The drain step is longer than slaPeriod: SLAExpired comes before the nodes are drained.');
  return notes;
}

function waitingOf({ planned, members }: Maintained): Maintenance[] {
  const keys = new Set(planned.map(({ maintenance }) => maintenance.key));
  return members.flatMap(({ after }) =>
    after && keys.has(after.key) && !hasBegun(after.status) ? [after] : [],
  );
}

function startNote(
  waiting: readonly Maintenance[],
  cluster: Cluster,
  { slaPeriodMs, slaPeriodText }: PikaOptions,
  start: Instant,
): string {
  const full = start + slaPeriodMs;
  const expiries = expiriesOf(waiting, cluster, start);
  const inherited = expiries.filter((expiry) => Math.abs(expiry - full) > STORED_WITHIN_MS).length;
  const clock = `the SLA clock (slaPeriod ${slaPeriodText}) begins with the start`;
  const shared =
    inherited === 0
      ? clock
      : inherited === expiries.length
        ? 'the SLA clock of another maintenance runs on the node already and is shared'
        : `${clock}, and where that of another maintenance runs on the node already it is shared`;
  const first = Math.max(start, expiries.length === 0 ? full : Math.min(...expiries));
  return `No latest start: PIKA has no window and no time of its own. Planned start ${minuteText(start)}; ${shared}, so leftovers may be removed by force from ${minuteText(first)} at the earliest.`;
}

/**
 * What the controller stores as slaExpires when each of them starts then: a full period, or what a countdown that runs on its
 * node still has. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go, registerCountDown.
 */
function expiriesOf(waiting: readonly Maintenance[], cluster: Cluster, start: Instant): Instant[] {
  return waiting.flatMap((one) => {
    const trial = cluster.only(one.node);
    trial.act(one.node, cordonOf(one), start);
    const expiry = trial.maintenance(one)?.slaExpires ?? null;
    return expiry === null ? [] : [expiry];
  });
}
