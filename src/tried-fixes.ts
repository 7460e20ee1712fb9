import type { SourceFile } from './manifest/source-file.js';
import type { ClusterInput } from './plan.js';
import type { Finding } from './plan/finding.js';
import type { RunReport } from './plan/run-report.js';
import { makeRun } from './run.js';

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

/**
 * For new findings whose fix is one value of one line, that edit: planned again with it, the finding is gone from every cluster and
 * nothing is there that was not before, nor more of it. By fingerprint; what needs more than a line, or does not stand up to its
 * trial, is not in it.
 */
export function triedFixes(
  planned: Planned,
  run: RunReport,
  findings: readonly Finding[],
): ReadonlyMap<string, LineEdit> {
  const found = new Map<string, LineEdit>();
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

/** A field and the value that the fix gives it. */
const SETTING = /\b([a-z][A-Za-z]{2,}): `?("[^"`]*"|'[^'`]*'|\d+%?|true|false)(?![\w%-])/g;

/** A field with its value on one line, in block or flow style. */
const WRITTEN = /((?:^|[\s{,-])["']?([A-Za-z]+)["']?:\s+)(?:"[^"]*"|'[^']*'|[^\s,{}[\]#"']+)/g;

/** The edit that the fix of a finding asks for; null where it names no value, several, or a line that is not the only one. */
function editOf(planned: Planned, { place, remediation }: Finding): LineEdit | null {
  const settings = new Map(
    [...remediation.matchAll(SETTING)].map(([, key = '', value = '']) => [key, value]),
  );
  const [setting] = settings;
  const file = planned.flatMap(({ head }) => head.files).find(({ path }) => path === place?.file);
  if (!place || !setting || settings.size > 1 || !file || file.renderedBy !== undefined) return null;
  const [key, value] = setting;
  const lines = file.text.split('\n');
  const places = objectLines(lines, place.line).flatMap((line) =>
    [...(lines[line - 1] ?? '').matchAll(WRITTEN)]
      .filter((match) => match[2] === key)
      .map((match) => ({ line, match })),
  );
  const [one, another] =
    places.filter(({ line }) => line === place.line).length === 1
      ? places.filter(({ line }) => line === place.line)
      : places;
  if (!one || another) return null;
  const before = lines[one.line - 1] ?? '';
  const [all, lead = ''] = one.match;
  const after = `${before.slice(0, one.match.index)}${lead}${value}${before.slice(one.match.index + all.length)}`;
  return after === before ? null : { file: file.path, line: one.line, before, after };
}

/** A line of a file of the change as it is written there; null for one that a renderer printed, or that is not there. */
export function lineIn(planned: Planned, path: string, line: number): string | null {
  const file = planned.flatMap(({ head }) => head.files).find((source) => source.path === path);
  return file?.renderedBy === undefined ? (file?.text.split('\n')[line - 1] ?? null) : null;
}

/** The lines of the document that a line is in. */
function objectLines(lines: readonly string[], line: number): number[] {
  const isEnd = (text: string | undefined): boolean => text === undefined || /^---(?:\s|$)/.test(text);
  let [first, last] = [line, line];
  while (first > 1 && !isEnd(lines[first - 2])) first--;
  while (!isEnd(lines[last])) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function edited(input: ClusterInput, { file, line, after }: LineEdit): ClusterInput {
  const write = (source: SourceFile): SourceFile =>
    source.path === file && source.renderedBy === undefined
      ? {
          ...source,
          text: source.text
            .split('\n')
            .with(line - 1, after)
            .join('\n'),
        }
      : source;
  return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}

/** True where a plan has this finding no more, and no other that is new, graver or more than in the plan before it. */
export function mends({ fingerprint }: Finding, before: RunReport, after: RunReport): boolean {
  return after.reports.every(({ findings, plan, verdict }, i) => {
    const was = before.reports[i];
    if (!was || (verdict === 'unknown' && was.verdict !== 'unknown')) return false;
    const known = new Map(was.findings.map((finding) => [finding.fingerprint, finding]));
    const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${message}`));
    return (
      plan.problems.every(({ code, message }) => problems.has(`${code} ${message}`)) &&
      findings
        .filter(({ status }) => status !== 'fixed')
        .every((now) => now.fingerprint !== fingerprint && isNoWorse(now, known.get(now.fingerprint)))
    );
  });
}

const GRAVITY = ['info', 'warning', 'error'];

function isNoWorse(now: Finding, was: Finding | undefined): boolean {
  if (!was || was.status === 'fixed') return false;
  return (
    GRAVITY.indexOf(now.severity) <= GRAVITY.indexOf(was.severity) &&
    (now.magnitude ?? 0) <= (was.magnitude ?? 0)
  );
}
