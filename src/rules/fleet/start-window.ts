import { spanText } from '../../calendar/week.js';
import type { SidePlan } from '../../plan/model.js';
import { type Breach, count, groupViolation, rolledGroups, subjectOf } from '../rule.js';
import { instantText } from './time.js';

/** Instants are shown by the minute: what ends within the one in which the window closes is not late. */
const SHOWN_MS = 60_000;

/** The minute that is shown for it, so that the span is that between the two. */
function shown(instant: number): number {
  return Math.floor(instant / SHOWN_MS) * SHOWN_MS;
}

/**
 * Rollouts that begin in a window which only says when they may begin, and that go on past its end. Source:
 * rancher/system-upgrade-controller#335: the window is asked only while no node has a place.
 */
export function pastStartWindow(side: SidePlan, timeZone: string): Breach[] {
  return rolledGroups(side).flatMap((limited): Breach[] => {
    const { group } = limited;
    const [first] = group.batches;
    if (group.strategy?.['kind'] !== 'window' || !first) return [];
    const window = group.allowed.find(
      ({ from, to, limit }) => limit !== 0 && from <= first.start && first.start < to,
    );
    const finish = group.batches.reduce((end, batch) => Math.max(end, batch.end ?? Infinity), 0);
    if (!window || finish < window.to + SHOWN_MS) return [];
    const after = group.batches.filter(({ start }) => start >= window.to).flatMap(({ targets }) => targets);
    const late = new Set(after).size;
    const closes = instantText(window.to, timeZone);
    const until = Number.isFinite(finish)
      ? `until ${instantText(finish, timeZone)}, ${spanText(shown(finish) - shown(window.to))} past its end`
      : 'without an end that is known';
    return [
      groupViolation(limited, ['window', 'budget'], {
        subject: 'start-window',
        message:
          `${subjectOf(limited)}: it begins in its window, which closes on ${closes}, and goes on ${until}. The window says when it may ` +
          `begin and is not asked again: ${count(late, group.unit)} of ${group.matched} ${late === 1 ? 'starts' : 'start'} when it has closed.`,
        remediation:
          'Split the Plan by nodeSelector so that each part fits into the window, or make the window as long as the rollout.',
        ofRollout: true,
        magnitude: late,
        evidence: { closes: instantText(window.to), late },
      }),
    ];
  });
}
