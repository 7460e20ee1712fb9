import { WEEK_MS } from '../calendar/week.js';
import { offsetText, zoneChanges } from '../calendar/zones.js';
import { minuteText } from '../text/instant-text.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { windowNotAsWritten } from '../rules/fleet/window-not-as-written.js';
import { endOf } from '../rules/waivers.js';
import { refText } from '../systems/system.js';
import type { DriftEffect } from './effect.js';

/** What begins, ends or moves within seven days. */
export function aheadOf(report: Report): DriftEffect[] {
  return [...freezesAhead(report.plan), ...waiversAhead(report), ...clocksAhead(report)];
}

/** A window that moves by the clock is a finding all year; that the day is near is news. */
function clocksAhead({ plan: { at, timeZone }, findings }: Report): DriftEffect[] {
  const [change] = zoneChanges({ from: at, to: at + WEEK_MS }, timeZone);
  if (!change) return [];
  const moving = findings.filter(
    ({ rule, status, evidence }) =>
      rule === windowNotAsWritten.id && evidence['cause'] === 'clock-change' && status !== 'fixed',
  );
  const names = new Set(moving.flatMap(({ policy }) => (policy ? [visible(refText(policy))] : [])));
  return [...names].map((subject): DriftEffect => ({
    kind: 'clocks',
    subject,
    says: `${subject}: its windows are written in UTC and move by the clocks of ${timeZone}, which are set from ${offsetText(change.beforeMs)} to ${offsetText(change.afterMs)} at ${minuteText(change.at)}.`,
    isWorse: false,
  }));
}

/** A waiver whose last day is near, once however many findings it covers. */
function waiversAhead({ waived, plan: { at } }: Report): DriftEffect[] {
  const near = waived.flatMap(({ waiver }) =>
    waiver && endOf(waiver.expires) <= at + WEEK_MS ? waiver : [],
  );
  const lines = near.map(
    ({ rule, subject, owner, expires }) =>
      `The waiver of ${rule} for ${visible(subject)} (owner ${visible(owner)}) lapses at the end of ${expires} UTC.`,
  );
  return [...new Set(lines)].map((says) => ({ kind: 'waiver', subject: null, says, isWorse: false }));
}

function freezesAhead({ freezes, at }: Plan): DriftEffect[] {
  const isSoon = (instant: Instant): boolean => instant > at && instant <= at + WEEK_MS;
  return freezes.flatMap(({ name, windows }) =>
    windows.flatMap(({ from, to }): DriftEffect[] => {
      const effect = (says: string): DriftEffect => ({ kind: 'freeze', subject: null, says, isWorse: false });
      const freeze = `The freeze ${visible(name)}`;
      return [
        ...(isSoon(from) ? [effect(`${freeze} begins at ${minuteText(from)}.`)] : []),
        ...(isSoon(to) ? [effect(`${freeze} ends at ${minuteText(to)}.`)] : []),
      ];
    }),
  );
}
