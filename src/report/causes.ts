import { groupedBy } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import type { Finding } from '../plan/finding.js';
import { limitsText } from '../plan/finding-text.js';
import { fixText } from '../systems/system.js';
import { code, joinTexts, list, name, foreign, type Text, text } from '../text/text.js';
import type { Entry } from './document/document.js';
import { type Selection, worstFirst } from './selection.js';

/** A finding; or findings that differ in their subject only, as one. */
interface Cause extends Finding {
  readonly subjects: readonly Text[];
  readonly places: readonly Place[];
}

/** Causes of this change, and those that decide the verdict without it, the worst first. */
export function causesOf({ findings }: Selection): Cause[] {
  return alike(worstFirst([...findings.decisive, ...findings.fresh]));
}

/** Findings that differ in their subject only, as one cause that names all subjects. */
export function alike(findings: readonly Finding[]): Cause[] {
  const groups = groupedBy(findings, (one) => {
    const { breaks, severity, status, fix, says, why, related, sameIn, subject, before } = one;
    const same = [breaks, severity, status, before === null, fix, says, why, related, sameIn];
    return JSON.stringify([...same, subject ? '' : one.fingerprint]);
  });
  return [...groups.values()].map((all): Cause => {
    const subjects = all.flatMap(({ subject }) => subject ?? []);
    return {
      ...all[0],
      subjects: [...new Map(subjects.map((one) => [JSON.stringify(one), one])).values()],
      places: all.flatMap(({ place }) => place ?? []),
    };
  });
}

const SUBJECTS_NAMED = 4;

/** A cause as an entry of a report. A fixed one needs no fix. */
export function causeEntry(cause: Cause): Entry {
  const { rule, severity, status, startedBy, places, before, subjects, says, why, fix } = cause;
  const also = limitsText(cause);
  return {
    level: severity,
    id: rule,
    subject: subjects.length === 0 ? null : list(subjects, SUBJECTS_NAMED),
    places,
    says: joinTexts([says, why, startedBy && WORSE[startedBy], waiverPhrase(cause)], ' '),
    fix: status === 'fixed' || !fix ? null : fixText(fix),
    also,
    base: status === 'worsened' && before !== null ? foreign(before) : null,
  };
}

const WORSE: Readonly<Record<NonNullable<Finding['startedBy']>, Text>> = {
  starts: text`New: before, only the next rollout would have done it.`,
  edits: text`As before, this edit does not take effect either.`,
};

function waiverPhrase({ waiver }: Finding): Text | null {
  if (waiver === null) return null;
  const { owner, expires, max, reason } = waiver;
  const upTo = max !== null && text`up to ${max} `;
  return text`Waived ${upTo}until the end of ${code(expires)} UTC by ${name('object', owner)}: ${foreign(reason.trim())}`;
}
