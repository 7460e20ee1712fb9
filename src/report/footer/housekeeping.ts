import type { Report } from '../../plan/finding.js';
import { agePhrase, versionsPhrase } from './footer.js';
import { joinPhrases, NO_WORDS, oursCode, type Phrase, say, sentence } from '../words/phrase.js';
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
export function housekeepingPhrase(report: Report, told: readonly Told[]): Phrase {
  const kept = told.filter(isHousekeeping);
  const rules = [...new Set(kept.map(({ rule }) => rule))];
  const findings = rules.map((rule) => {
    const of = kept.filter((finding) => finding.rule === rule);
    const [first] = of;
    const says = first ? partsOf({ message: firstSentence(first.message).first }).says : '';
    const times = of.length > 1 ? say`, several objects` : NO_WORDS;
    return say`${sentence(says)} (${oursCode(rule)}${times}).`;
  });
  const { at, snapshot } = report.plan;
  const age = say`Snapshot ${agePhrase(at, snapshot.takenAt)}.`;
  const parts = [...findings, age, versionsPhrase(report, false)];
  return joinPhrases(parts, ' ');
}
