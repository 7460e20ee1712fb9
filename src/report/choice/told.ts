import { groupedBy } from '../../manifest/lookup.js';
import type { Place } from '../../manifest/manifest.js';
import type { Finding } from '../../plan/finding.js';
import { fixText } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { list, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Selection, SEVERITIES, worstFirst } from './selection.js';
import { findingText } from '../../plan/finding-text.js';

/** A finding as a reader is told it: what a rule says of several objects alike is said once. */
export interface Told extends Finding {
  /** Whom it is about; none where `says` tells it. */
  readonly subjects: readonly Text[];
  /** Places of the others that it is said of. */
  readonly alsoAt: readonly Place[];
}

const SUBJECTS_NAMED = 4;

/** `NodePool/a, NodePool/b and 2 more: all 20 nodes ...` */
export function sayingOf(told: Pick<Told, 'subjects' | 'says' | 'why' | 'related' | 'sameIn'>): Text {
  const says = findingText(told);
  return told.subjects.length === 0 ? says : text`${list(told.subjects, SUBJECTS_NAMED)}: ${says}`;
}

/** What to do about a finding; no words where there is nothing to do. */
export function adviceOf({ fix }: Pick<Finding, 'fix'>): Text {
  return fix ? fixText(fix) : NO_TEXT;
}

/**
 * What this change is to blame for, and what decides the verdict without it, in the order in which it is told: by severity; of one
 * severity first what needs a fix of its own, as what several rules say of one cause leaves no room for another cause; then by what
 * it does to the targets.
 */
export function toldFindings({ findings }: Selection): Told[] {
  return causesFirst(alike(worstFirst([...findings.decisive, ...findings.fresh])));
}

/** Findings that differ in their subject only, as one that names all of them. */
export function alike(findings: readonly Finding[]): Told[] {
  const bySaying = groupedBy(
    findings,
    ({ breaks, severity, status, fix, says, why, related, sameIn, subject, before, fingerprint }) =>
      // What names nobody is like nothing else.
      JSON.stringify([
        ...[breaks, severity, status, before === null, fix, says, why, related, sameIn],
        subject ? '' : fingerprint,
      ]),
  );
  return [...bySaying.values()].map(([first, ...others]): Told => {
    const subjects = distinct([first, ...others].flatMap(({ subject }) => subject ?? []));
    const alsoAt = others.flatMap(({ place }) => place ?? []);
    return { ...first, subjects, alsoAt, message: toPlain(sayingOf({ ...first, subjects })) };
  });
}

/** A finding that is told by itself. */
export function alone(finding: Finding): Told {
  return { ...finding, subjects: finding.subject ? [finding.subject] : [], alsoAt: [] };
}

function distinct(texts: readonly Text[]): readonly Text[] {
  return [...new Map(texts.map((one) => [JSON.stringify(one), one])).values()];
}

function causesFirst(findings: readonly Told[]): Told[] {
  const known = new Set<string>();
  const isAgain = new Map<Told, boolean>();
  for (const finding of findings) {
    const cause = JSON.stringify([finding.severity, finding.policy, finding.group, finding.fix]);
    isAgain.set(finding, known.has(cause));
    known.add(cause);
  }
  return [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      Number(isAgain.get(a)) - Number(isAgain.get(b)),
  );
}
