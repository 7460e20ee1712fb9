import type { Report } from '../../plan/finding.js';
import { agePhrase, versionsPhrase } from './footer.js';
import { joinTexts, NO_TEXT, code, type Text, text, sentence } from '../../text/text.js';
import { firstSentence, partsOf, type Told } from '../choice/told.js';

/** What does nothing to the targets of this change: one line for all of it. */
const HOUSEKEEPING: ReadonlySet<string> = new Set(['deprecated-api', 'inventory-stale']);

/** True for a finding that has no line of its own. */
export function isHousekeeping({ rule, severity }: Pick<Told, 'rule' | 'severity'>): boolean {
  return severity !== 'error' && HOUSEKEEPING.has(rule);
}

/**
 * What has to be set in order some time, how old the snapshot is and which versions were assumed; findings of one rule in the
 * sentence of the first, and whether there are several.
 */
export function housekeepingPhrase(report: Report, told: readonly Told[]): Text {
  const kept = told.filter(isHousekeeping);
  const rules = [...new Set(kept.map(({ rule }) => rule))];
  const findings = rules.map((rule) => {
    const of = kept.filter((finding) => finding.rule === rule);
    const [first] = of;
    const says = first ? partsOf({ message: firstSentence(first.message).first }).says : '';
    const times = of.length > 1 ? text`, several objects` : NO_TEXT;
    return text`${sentence(says)} (${code(rule)}${times}).`;
  });
  const { at, snapshot } = report.plan;
  const age = text`Snapshot ${agePhrase(at, snapshot.takenAt)}.`;
  const parts = [...findings, age, versionsPhrase(report, false)];
  return joinTexts(parts, ' ');
}
