import { groupedBy } from '../../manifest/lookup/grouped.js';
import type { Place } from '../../manifest/manifest.js';
import { few } from '../../manifest/words/listing.js';
import type { Finding } from '../../plan/finding.js';
import { type Selection, SEVERITIES, worstFirst } from './selection.js';

/** A finding as a reader is told it: what a rule says of several objects in the same words is said once. */
export interface Told extends Finding {
  /** Places of the others that it is said of. */
  readonly alsoAt: readonly Place[];
}

const SUBJECTS_NAMED = 4;

/**
 * What this change is to blame for, and what decides the verdict without it, in the order in which it is told: by severity; of one
 * severity first what needs a fix of its own, as what several rules say of one cause leaves no room for another cause; then by what
 * it does to the targets.
 */
export function toldFindings({ findings }: Selection): Told[] {
  return causesFirst(alike(worstFirst([...findings.decisive, ...findings.fresh])));
}

const SUBJECT =
  /^([A-Z][A-Za-z]*\/\S+(?: group "[^"]*")?(?:, [A-Z][A-Za-z]*\/\S+(?: group "[^"]*")?)*(?: and \d+ more)?): (.*)$/s;

/** A message of the API server's verdict begins with whom it is about, too. */
const REFUSED = /^([A-Z][A-Za-z]*\/\S+) is ((?:refused|stored but can not work) .*)$/s;

/** Findings that differ in their subject only, as one that names all of them. */
export function alike(findings: readonly Finding[]): Told[] {
  const bySaying = groupedBy(findings, (finding) => {
    const { rule, severity, status, remediation, before } = finding;
    const { subject, says } = likenessOf(finding);
    // What names nobody is like nothing else.
    const own = subject === '' ? finding.fingerprint : '';
    return JSON.stringify([rule, severity, status, before === null, remediation, says, own]);
  });
  return [...bySaying.values()].flatMap(asOne);
}

function asOne([first, ...others]: readonly Finding[]): Told[] {
  if (!first) return [];
  if (others.length === 0) return [{ ...first, alsoAt: [] }];
  const subjects = [...new Set([first, ...others].map((finding) => likenessOf(finding).subject))];
  const alsoAt = others.flatMap(({ place }) => place ?? []);
  const { joint, says } = likenessOf(first);
  return [{ ...first, message: `${few(subjects, SUBJECTS_NAMED)}${joint}${says}`, alsoAt }];
}

/** Whom a message is about, what it says of them, and what stands between the two where they are several. */
function likenessOf(finding: Finding): { subject: string; says: string; joint: string } {
  const refused = REFUSED.exec(finding.message);
  if (refused) return { subject: refused[1] ?? '', says: refused[2] ?? '', joint: ' are ' };
  return { ...partsOf(finding), joint: ': ' };
}

/** A message begins with whom it is about: `NodePool/default: all 20 nodes ...`. */
export function partsOf({ message }: Pick<Finding, 'message'>): {
  readonly subject: string;
  readonly says: string;
} {
  const parts = SUBJECT.exec(message);
  return parts ? { subject: parts[1] ?? '', says: parts[2] ?? '' } : { subject: '', says: message };
}

function causesFirst(findings: readonly Told[]): Told[] {
  const known = new Set<string>();
  const isAgain = new Map<Told, boolean>();
  for (const finding of findings) {
    const cause = JSON.stringify([finding.severity, finding.policy, finding.group, finding.remediation]);
    isAgain.set(finding, known.has(cause));
    known.add(cause);
  }
  return [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      Number(isAgain.get(a)) - Number(isAgain.get(b)),
  );
}

/** What a message says before it explains, and what comes after it. */
export function firstSentence(message: string): { readonly first: string; readonly rest: string } {
  const end = /[.;](?=\s)/.exec(message);
  if (!end) return { first: message.replace(/\.$/, ''), rest: '' };
  return { first: message.slice(0, end.index), rest: message.slice(end.index + 1).trim() };
}
