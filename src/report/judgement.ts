import type { Finding, Report } from '../plan/finding.js';
import { amount } from './amounts.js';
import { hasWords, isEmpty, joinPhrases, NO_WORDS, type Phrase, say } from './phrase.js';
import { isPartUnjudged, type Selection } from './selection.js';

/** `2 errors, 1 warning` of this change; and older ones where they decide the verdict. */
export function judgementOf(report: Report, { findings }: Selection): Phrase {
  const older = bySeverity(findings.decisive);
  const parts = [
    isPartUnjudged(report) ? say`a part of the change was not judged` : NO_WORDS,
    bySeverity(findings.fresh),
    isEmpty(older) ? older : say`${older} from before`,
    isNew(findings.waived) ? say`${amount(findings.waived.length, 'finding')} waived` : NO_WORDS,
  ];
  return joinPhrases(parts.filter(hasWords), ', ');
}

/** What is waived and was there before is no news. */
function isNew(findings: readonly Finding[]): boolean {
  return findings.some(({ status }) => status === 'new' || status === 'worsened');
}

/** Errors that were there before are no praise of the change. */
export function nothingNew({ findings }: Selection): Phrase {
  const count = (of: Finding['severity']): number =>
    findings.before.filter(({ severity }) => severity === of).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors === 0 && warnings > 0 && findings.waived.length === 0)
    return warnings === 1
      ? say`no new finding, 1 warning was there before`
      : say`no new finding, ${warnings} warnings were there before`;
  if (errors === 0) return findings.waived.length > 0 ? say`no new finding` : say`no rule broken`;
  return errors === 1
    ? say`no new error, 1 was there before`
    : say`no new error, ${errors} were there before`;
}

function bySeverity(findings: readonly Finding[]): Phrase {
  const count = (severity: Finding['severity']): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const parts = [
    { count: count('error'), thing: 'error' },
    { count: count('warning'), thing: 'warning' },
  ];
  return joinPhrases(
    parts.filter((part) => part.count > 0).map((part) => amount(part.count, part.thing)),
    ', ',
  );
}
