import { HOUR_MS } from '../calendar/days.js';
import type { Problem } from '../manifest/problem.js';
import type { Finding, Report } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import {
  code,
  isEmpty,
  joinTexts,
  name,
  type Optional,
  redacted,
  sameText,
  type Text,
  text,
} from '../text/text.js';
import { alike, causeEntry, causesOf } from './causes.js';
import {
  byLevel,
  comparisonTable,
  countedSection,
  type Document,
  entriesOf as entriesBlock,
  type Entry,
  noteEntry,
  paragraph,
  type Section,
} from './document/document.js';
import { footerPhrases } from './footer.js';
import { type Detail, hiderOf } from './hidden-names.js';
import { effectOf, rolloutSections } from './rollout.js';
import { rolls, type Selection, selectionOf, worstFirst } from './selection.js';
import type { Row } from './table/row.js';
import { rowsOf } from './table/rows.js';
import { fixesPhrase, titlePhrase } from './title.js';
import { instantPhrase, severitiesPhrase } from './words.js';

/**
 * A plan as a document: verdict, what merging does, base beside change, each problem and finding with its fix, what the change fixes; then
 * each rollout, pictures, and findings that the change did not cause.
 */
export function planDocument(report: Report, detail: Detail): Document {
  const { plan } = report;
  const selection = selectionOf(report);
  // Several rollouts show it each.
  const [only, ...others] = rolls(selection) ? selection.subjects : [];
  const change = only && others.length === 0 ? effectOf(only) : null;
  const rows = rowsShown(report, selection);
  const above = rows.slice(0, ROWS_ABOVE);
  const isUntouched = selection.situation === 'untouched' || selection.situation === 'empty';
  const effect = [
    ...(change && !isReported(change, selection)
      ? [paragraph(text`${startPhrase(selection, plan)}${change}`)]
      : []),
    ...(above.length > 0 ? [comparisonTable(above)] : []),
  ];
  const more = rows.slice(ROWS_ABOVE);
  const cluster = plan.cluster !== null && text` for ${name('cluster', plan.cluster)}`;
  return {
    title: {
      sign: report.verdict,
      report: text`Rollout plan${cluster}:`,
      says: titlePhrase(report, selection),
    },
    head: [
      ...(report.verdict === 'fail' && report.failOn === 'never'
        ? [paragraph(text`Would fail: reported only (${code('fail-on')} is ${code('never')}).`)]
        : []),
      ...(selection.situation === 'unjudged' && effect.length > 0 ? [paragraph(UNJUDGED_NUMBERS)] : []),
      ...effect,
    ],
    entries: entriesOf(report, selection),
    sections: [
      ...countedSection(text`More numbers`, more.length, comparisonTable(more)),
      ...sectionsOf(report, selection, change !== null, detail === 'full'),
    ],
    foot: isUntouched ? [joinTexts(footerPhrases(report).slice(0, 2), ' ')] : footerPhrases(report),
    mask: maskOf([report], detail),
  };
}

/** As many rows as a reader takes in at a time. */
const ROWS_ABOVE = 5;

const UNJUDGED_NUMBERS = text`These numbers cover only what could be read:`;

/** Removes from a text the names that readers may not see. */
export function maskOf(reports: readonly Report[], detail: Detail): (shown: Text) => Text {
  const hide = hiderOf(reports, detail);
  return (shown) => (detail === 'full' ? shown : redacted(shown, hide));
}

/** `From Sat 2026-11-28 22:00 UTC on: `, if a window delays what merging starts. */
function startPhrase({ subjects }: Selection, { at, timeZone }: Plan): Optional {
  const merged = subjects.filter(({ diff }) => diff.outcome.kind === 'starts');
  const starts = merged.flatMap(({ head }) =>
    (head ?? []).flatMap(({ batches }) => batches.map(({ start }) => start)),
  );
  const first = Math.min(...starts);
  const isLater = Number.isFinite(first) && first >= at + HOUR_MS;
  return isLater && text`From ${instantPhrase(first, timeZone)} on: `;
}

/** True if the title or a finding has the same effect. */
function isReported(effect: Text, { subjects, findings }: Selection): boolean {
  return (
    subjects.some(({ diff }) => diff.outcome.kind === 'refused') ||
    [...findings.decisive, ...findings.fresh].some(({ says }) => sameText(says, effect))
  );
}

/** The rows of the table of numbers; none if nothing changes, or if what is refused has no target. */
function rowsShown(report: Report, selection: Selection): Row[] {
  const { situation, subjects, touched } = selection;
  const isRefused = touched.every(({ outcome }) => outcome.kind === 'refused');
  const hasTarget = subjects.some(({ base, head }) =>
    [base ?? [], head ?? []].flat().some(({ matched }) => matched > 0),
  );
  const isLeft = !rolls(selection) || (situation === 'planned' && isRefused && !hasTarget);
  return isLeft ? [] : rowsOf(report, selection);
}

/** Problems of the input, notices, and findings of this change, the worst first. */
function entriesOf({ plan, notices }: Report, selection: Selection): Entry[] {
  const { findings, situation } = selection;
  const fixes = fixesPhrase(findings.fixed);
  const isInTitle =
    situation === 'planned' && isEmpty(severitiesPhrase([...findings.fresh, ...findings.decisive]));
  // A finding says more than a problem of the input that leaves the verdict as it is.
  const isFirst = ({ severity, isUnjudged }: Problem): boolean => severity === 'error' || isUnjudged === true;
  return byLevel([
    ...plan.problems.filter(isFirst).map(problemEntry),
    ...notices.map(noteEntry),
    ...(isEmpty(fixes) || isInTitle || situation === 'unjudged'
      ? []
      : [noteEntry(text`This change ${fixes}.`)]),
    ...causesOf(selection).map(causeEntry),
    ...plan.problems.filter((problem) => !isFirst(problem)).map(problemEntry),
  ]);
}

function problemEntry({ severity: level, code: id, place, message: says }: Problem): Entry {
  return { level, id, says, places: place ? [place] : [] };
}

/** In the order in which they are read, and kept if there is too little room. */
function sectionsOf(
  report: Report,
  selection: Selection,
  isEffectSaid: boolean,
  withNames: boolean,
): Section[] {
  const { plan } = report;
  const { before, fixed, decisive, waived } = selection.findings;
  const older = before.filter((finding) => !decisive.includes(finding));
  const findings = (title: Text, of: readonly Finding[]): Section[] =>
    countedSection(title, of.length, entriesBlock(alike(worstFirst(of)).map(causeEntry)));
  return [
    ...findings(text`Waived`, waived),
    ...rolloutSections(rolls(selection) ? selection.subjects : [], plan, withNames, isEffectSaid),
    ...findings(text`Fixed by this change`, fixed),
    ...findings(text`Pre-existing`, older),
  ];
}
