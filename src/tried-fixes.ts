import { withFix } from './fix-edits.js';
import type { SourceFile } from './manifest/source-file.js';
import type { ClusterInput } from './plan.js';
import type { Finding } from './plan/finding.js';
import type { RunReport } from './plan/run-report.js';
import { makeRun } from './run.js';
import { toPlain } from './text/render.js';

/** One line of a file, and what to write in its place. */
export interface LineEdit {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

type Planned = readonly [ClusterInput, ...ClusterInput[]];

/** Each is a whole plan more. */
const MOST_TRIED = 4;

/** The edits of one line among the fixes that pass their trial, by fingerprint. */
export function triedFixes(
  planned: Planned,
  run: RunReport,
  findings: readonly Finding[],
): ReadonlyMap<string, LineEdit> {
  const edits = triedEdits(planned, run, findings);
  return new Map([...edits].flatMap(([cause, edit]) => (edit.line ? [[cause, edit.line] as const] : [])));
}

/** A file with a fix written into it. */
interface TriedEdit {
  readonly file: string;
  readonly text: string;
  /** Null where the fix takes more than a line. */
  readonly line: LineEdit | null;
}

/**
 * Fixes that give fields a value, written into the head and planned again: the finding is gone or less severe in every cluster, and
 * nothing is new or worse. By fingerprint; a fix that fails its trial is not in it.
 */
export function triedEdits(
  planned: Planned,
  run: RunReport,
  findings: readonly Finding[],
): ReadonlyMap<string, TriedEdit> {
  const found = new Map<string, TriedEdit>();
  let tried = 0;
  for (const finding of findings) {
    const edit = found.has(finding.fingerprint) ? null : editOf(planned, finding);
    if (!edit) continue;
    if (++tried > MOST_TRIED) break;
    const [first, ...others] = planned.map((input) => edited(input, edit));
    if (first && mends(finding, run, makeRun([first, ...others]))) found.set(finding.fingerprint, edit);
  }
  return found;
}

function editOf(planned: Planned, { place, fix }: Finding): TriedEdit | null {
  const file = place && fileIn(planned, place.file);
  const text = file && fix ? withFix(file.text, place, fix) : null;
  if (!file || text === null || text === file.text) return null;
  return { file: file.path, text, line: lineEdit(file, text) };
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

function edited(input: ClusterInput, { file, text }: TriedEdit): ClusterInput {
  const write = (source: SourceFile): SourceFile =>
    source.path === file && source.renderedBy === undefined ? { ...source, text } : source;
  return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}

/** True where the cause is gone or less severe, and no other finding or problem is new, graver or more than before. */
export function mends(finding: Finding, before: RunReport, after: RunReport): boolean {
  return after.reports.every(({ findings, plan, verdict }, i) => {
    const was = before.reports[i];
    if (!was || (verdict === 'unknown' && was.verdict !== 'unknown')) return false;
    const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${toPlain(message)}`));
    return (
      plan.problems.every(({ code, message }) => problems.has(`${code} ${toPlain(message)}`)) &&
      findings
        .filter(({ status }) => status !== 'fixed')
        .every((now) =>
          now.fingerprint === finding.fingerprint
            ? now.status === 'unchanged' || gravity(now) < gravity(finding)
            : was.findings.some((one) => one.fingerprint === now.fingerprint && isNoWorse(now, one)),
        )
    );
  });
}

const GRAVITY = ['info', 'warning', 'error'];

function gravity({ severity }: Finding): number {
  return GRAVITY.indexOf(severity);
}

function isNoWorse(now: Finding, was: Finding): boolean {
  return (
    was.status !== 'fixed' && gravity(now) <= gravity(was) && (now.magnitude ?? 0) <= (was.magnitude ?? 0)
  );
}
