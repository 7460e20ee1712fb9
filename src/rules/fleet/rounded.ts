import { type Breach, count, groupViolation, type LimitedGroup, share, subjectOf } from '../rule.js';

/**
 * A percentage that does not come out even is said where one product rounds one up and the other down, so that nobody has to
 * know which is which.
 */
export function roundedEither(limited: LimitedGroup, asked: number): Breach[] {
  const { group } = limited;
  const { declared, byDefault, documented, rounding } = group.ceiling;
  if (!rounding || documented === null || asked === documented || asked === 0) return [];
  const field = rounding === 'up' ? 'maxUnavailable' : 'maxConcurrency';
  const base = group.ceiling.of ?? group.matched;
  const written =
    declared === null ? `no ${field} is set, and the default of ${byDefault ?? ''}` : `${field} ${declared}`;
  const other = rounding === 'up' ? Math.floor(asked) : Math.ceil(asked);
  const contrast =
    rounding === 'up'
      ? `maxConcurrency of a stage rounds down${other === 0 ? ', to at least 1' : ''}`
      : `maxUnavailable of a rolling update rounds up, to ${other}`;
  const how = documented > asked && rounding === 'down' ? 'is at least' : `is rounded ${rounding} to`;
  return [
    groupViolation(limited, ['budget'], {
      subject: 'rounded',
      severity: 'info',
      message: `${subjectOf(limited)}: ${written} of ${count(base, group.unit)} is ${round(asked)} and ${how} ${share(documented, base, group.unit)}; ${contrast}.`,
      remediation: numberMeant(group.unit, documented),
      magnitude: documented,
      evidence: {
        declared: declared ?? byDefault ?? null,
        asked: round(asked),
        resolved: documented,
        of: base,
      },
    }),
  ];
}

/** Two decimals are enough to see which way a percentage is rounded. */
export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The fix of a percentage that comes to another number than it seems to: a number, which is not rounded. `now` is what it comes to. */
export function numberMeant(unit: string, now: number): string {
  const meant = `Write the number of ${unit}s you mean`;
  return now === 0 ? `${meant}.` : `${meant}: ${now} is what it comes to now.`;
}
