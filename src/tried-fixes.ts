import { withFix } from './fix-edits.js';
import type { SourceFile } from './manifest/source-file.js';
import { type ClusterInput, withHeadText } from './plan.js';
import { bySeverity, type Finding, isCaused, type Report } from './plan/finding.js';
import { type RunReport, runReport } from './plan/run-report.js';
import { isSize } from './rules/cause.js';
import { makeRun } from './run.js';
import { type Fix, fix, fixText, refKey, settingsOf, withValue } from './systems/system.js';
import { toPlain } from './text/render.js';
import { code, list } from './text/text.js';

/** One line of a file, and what to write in its place. */
export interface LineEdit {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

type Planned = readonly ClusterInput[];

/** A file with a fix written into it. */
interface TriedEdit {
  readonly fix: Fix;
  readonly file: string;
  readonly text: string;
  /** Null where the fix takes more than a line. */
  readonly line: LineEdit | null;
}

/** So many fixes are tried; each trial is a plan of all clusters. */
const FIXES_TRIED = 4;
/** Larger plans take too long to be made again. */
const MOST_GROUPS = 50;
const MOST_TARGETS = 2000;

/**
 * Fixes of new and worse findings, written into the head and planned again. A fix that leaves its finding, or that brings another, is
 * replaced by one with a stricter number, else by a text without a number. A fix that no file takes stays as it is, untried. Groups of one
 * policy that ask for the same fix have it tried in the first of them.
 */
export function withTriedFixes(
  planned: Planned,
  run: RunReport,
): { readonly run: RunReport; readonly edits: ReadonlyMap<Finding, LineEdit> } {
  if (isLarge(run)) return { run, edits: new Map() };
  const edits = new Map<Finding, LineEdit>();
  const trials = new Map<string, Fix>();
  const tried = (finding: Finding): Finding => {
    const { fix: asked, policy, rule, severity } = finding;
    if (!isCaused(finding) || severity === 'info' || asked === null) return finding;
    const key = [rule, policy && refKey(policy), toPlain(fixText(asked))].join(' ');
    const known = trials.get(key);
    if (known) return withAdvice(finding, known);
    if (trials.size === FIXES_TRIED) return finding;
    const edit = triedEdit(planned, run, finding);
    if (edit === undefined) return finding;
    const advice = edit?.fix ?? withoutValue(asked);
    trials.set(key, advice);
    const now = withAdvice(finding, advice);
    if (edit?.line) edits.set(now, edit.line);
    return now;
  };
  const reports = run.reports.map((report): Report => ({ ...report, findings: report.findings.map(tried) }));
  return { run: runReport(reports), edits };
}

function isLarge({ reports }: RunReport): boolean {
  const groups = reports.flatMap(({ plan }) => plan.head.policies.flatMap(({ effect }) => effect.groups));
  return groups.length > MOST_GROUPS || groups.reduce((sum, { matched }) => sum + matched, 0) > MOST_TARGETS;
}

function withAdvice(finding: Finding, advice: Fix): Finding {
  return advice === finding.fix
    ? finding
    : { ...finding, fix: advice, remediation: toPlain(fixText(advice)) };
}

/**
 * The fix of a finding, or the same with a stricter number, as the first edit after which the finding is gone, else the first after which
 * it is less severe; null if none passes its trial, undefined if no file takes it.
 */
export function triedEdit(planned: Planned, run: RunReport, finding: Finding): TriedEdit | null | undefined {
  let lessSevere: TriedEdit | null = null;
  for (const candidate of finding.fix ? candidatesOf(finding.fix) : []) {
    const edit = editOf(planned, finding, candidate);
    if (!edit && candidate === finding.fix) return undefined;
    if (!edit) continue;
    const after = makeRun(
      planned.map((input, i) => ({
        ...withHeadText(input, edit.file, edit.text),
        baseSide: run.reports[i]?.plan.base,
      })),
    );
    if (!helps(finding, run, after)) continue;
    const isStillThere = (now: Finding): boolean => now.fingerprint === finding.fingerprint && isCaused(now);
    if (!after.reports.some(({ findings }) => findings.some(isStillThere))) return edit;
    lessSevere ??= edit;
  }
  return lessSevere;
}

/** The fix, then the same with half of its number of targets, then with one. */
function candidatesOf(asked: Fix): Fix[] {
  const size = settingsOf(asked).find(isSize);
  if (typeof size?.value !== 'number') return [asked];
  const { field, value } = size;
  const stricter = [...new Set([Math.floor(value / 2), 1])].filter((one) => one > 0 && one !== value);
  return [asked, ...stricter.map((one) => withValue(asked, field, one))];
}

/** The fix where no value that was tried helps. */
function withoutValue(asked: Fix): Fix {
  const fields = settingsOf(asked).map(({ field }) => code(field));
  return fix`Change ${list(fields)} together with the other limits: no value of it alone fixes this without another finding.`;
}

function editOf(planned: Planned, { place }: Finding, asked: Fix): TriedEdit | null {
  const file = place && fileIn(planned, place.file);
  const text = file ? withFix(file, place, asked) : null;
  if (!file || text === null || text === file.text) return null;
  return { fix: asked, file: file.path, text, line: lineEdit(file, text) };
}

/** The line that differs, where it is the only one. */
function lineEdit({ path, text }: SourceFile, now: string): LineEdit | null {
  const [was, is] = [text.split('\n'), now.split('\n')];
  const changed = was.flatMap((line, i) => (line === is[i] ? [] : [i]));
  const [only, another] = changed;
  if (was.length !== is.length || only === undefined || another !== undefined) return null;
  return { file: path, line: only + 1, before: was[only] ?? '', after: is[only] ?? '' };
}

/** A line of a file of the change as it is written there; null for one that a renderer printed, or that is not there. */
export function lineIn(planned: Planned, path: string, line: number): string | null {
  return fileIn(planned, path)?.text.split('\n')[line - 1] ?? null;
}

function fileIn(planned: Planned, path: string): SourceFile | null {
  const file = planned.flatMap(({ head }) => head.files).find((source) => source.path === path);
  return file?.renderedBy === undefined ? (file ?? null) : null;
}

/** True where the cause is gone or less severe, and no other finding or problem is new, graver or more than before; an info is neither. */
export function helps(finding: Finding, before: RunReport, after: RunReport): boolean {
  const isNoWorse = (now: Finding, was: Finding): boolean =>
    was.status !== 'fixed' && bySeverity(now, was) >= 0 && (now.magnitude ?? 0) <= (was.magnitude ?? 0);
  return after.reports.every(({ findings, plan, verdict }, i) => {
    const was = before.reports[i];
    if (!was || (verdict === 'unknown' && was.verdict !== 'unknown')) return false;
    const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${toPlain(message)}`));
    return (
      plan.problems.every(({ code, message }) => problems.has(`${code} ${toPlain(message)}`)) &&
      findings
        .filter(({ status, severity }) => status !== 'fixed' && severity !== 'info')
        .every((now) =>
          now.fingerprint === finding.fingerprint
            ? now.status === 'unchanged' || bySeverity(now, finding) > 0
            : was.findings.some((one) => one.fingerprint === now.fingerprint && isNoWorse(now, one)),
        )
    );
  });
}
