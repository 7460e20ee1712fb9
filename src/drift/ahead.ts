import { WEEK_MS } from '../calendar/week.js';
import { offsetText, zoneChanges } from '../calendar/zones.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import { windowNotAsWritten } from '../rules/fleet/window-not-as-written.js';
import { endOf } from '../rules/waivers.js';
import { code, distinctTexts, foreign, instant, literal, name, type Text, text } from '../text/text.js';
import { type DriftEffect, effectOn, policyName } from './effect.js';

/** Freezes, waivers and clock changes that begin or end within seven days. */
export function aheadOf(report: Report): DriftEffect[] {
  const of = (kind: DriftEffect['kind'], lines: readonly Text[]): DriftEffect[] =>
    distinctTexts(lines).map((says) => ({ kind, subject: null, says, isWorse: false }));
  return [
    ...of('freeze', freezesAhead(report.plan)),
    ...of('waiver', waiversAhead(report)),
    ...clocksAhead(report),
  ];
}

/** A window that moves by the clock is a finding all year; that the day is near is news. */
function clocksAhead({ plan: { at, timeZone }, findings }: Report): DriftEffect[] {
  const [change] = zoneChanges({ from: at, to: at + WEEK_MS }, timeZone);
  if (!change) return [];
  const moving = findings.filter(
    ({ rule, status, evidence }) =>
      rule === windowNotAsWritten.id && evidence['cause'] === 'clock-change' && status !== 'fixed',
  );
  const [before, after] = [offsetText(change.beforeMs), offsetText(change.afterMs)].map(literal);
  const names = distinctTexts(moving.flatMap(({ policy }) => (policy ? policyName(policy) : [])));
  const says = text`its windows are written in UTC and move by the clocks of ${literal(timeZone)}, which are set from ${before ?? literal('')} to ${after ?? literal('')} at ${instant(change.at)}.`;
  return names.map((subject) => effectOn('clocks', subject, says, false));
}

/** A waiver whose last day is near, once however many findings it covers. */
function waiversAhead({ waived, plan: { at } }: Report): Text[] {
  return waived.flatMap(({ waiver }) => {
    if (!waiver || endOf(waiver.expires) > at + WEEK_MS) return [];
    const { rule, subject, owner, expires } = waiver;
    return text`The waiver of ${code(rule)} for ${foreign(visible(subject))} (owner ${foreign(visible(owner))}) lapses at the end of ${literal(expires)} UTC.`;
  });
}

function freezesAhead({ freezes, at }: Plan): Text[] {
  const isSoon = (instant: number): boolean => instant > at && instant <= at + WEEK_MS;
  return freezes.flatMap(({ name: written, windows }) => {
    const freeze = text`The freeze ${name('object', visible(written))}`;
    return windows.flatMap(({ from, to }) => [
      ...(isSoon(from) ? [text`${freeze} begins at ${instant(from)}.`] : []),
      ...(isSoon(to) ? [text`${freeze} ends at ${instant(to)}.`] : []),
    ]);
  });
}
