import { plain } from './plain.js';
import type { Finding, Report } from '../src/plan/finding.js';
import type { Batch, PlannedGroup, PlannedPolicy, PolicyDiff } from '../src/plan/model.js';
import { settingsOf } from '../src/text/fix.js';
import { refText } from '../src/systems/ref.js';

/**
 * `was`: the text so far, which asks for targets, evidence, messages and notes by having them. A variant names the rules of findings
 * that are not new in one line.
 */
export function expectedText(report: Report, was: string, isVariant: boolean): string {
  const { plan, findings, waived, verdict } = report;
  const head = / targets$/m.test(was) ? [...HEAD, 'targets'] : HEAD;
  const rows = plan.policies.flatMap((diff) => policyRows(diff, plan.at));
  const shown = findings.filter(({ status }) => !isVariant || status === 'new' || status === 'worsened');
  const reported = [
    ...shown.map((one) => findingLine(one)),
    ...(isVariant ? ['unchanged', 'fixed'].flatMap((status) => idsLine(findings, status)) : []),
    ...waived.map((one) => `waived ${findingLine(one)}`),
  ];
  const evidence = /^evidence /m.test(was) ? shown.map((one) => evidenceLine(one)) : [];
  const messages = /^says /m.test(was) ? shown.map((one) => messageLine(one)) : [];
  const notes = /^note /m.test(was) ? plan.head.policies.flatMap((policy) => noteLines(policy)) : [];
  const problems = plan.problems.map(({ severity, code }) => `${severity} ${code}`);
  const parts = [
    [verdict],
    rows.length > 0 ? aligned([head, ...rows]) : [],
    reported,
    evidence,
    messages,
    notes,
    problems,
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function noteLines({ ref, change, notes }: PlannedPolicy): string[] {
  const says = [change?.says, ...notes].map(plain).filter((text) => text !== '');
  return says.map((text) => `note ${refText(ref)}: ${text}`);
}

function idsLine(findings: readonly Finding[], status: string): string[] {
  const ids = new Set(findings.filter((one) => one.status === status).flatMap(({ breaks }) => breaks));
  return ids.size > 0 ? [`${status}: ${[...ids].join(' ')}`] : [];
}

function findingLine({ severity, rule, breaks, status, policy, group, evidence }: Finding): string {
  const subject = [policy && refText(policy), group].filter(Boolean).join('/');
  const cause = evidence['cause'] ?? (rule === 'approval-removed' ? evidence['kind'] : null);
  const why = typeof cause === 'string' ? `(${cause})` : '';
  const also = breaks.length > 1 ? `+ ${breaks.slice(1).join(' ')}` : '';
  return [severity, rule, status, subject, why, also].filter(Boolean).join(' ');
}

/** Fingerprint, magnitude, location, values of the fix and evidence of a finding. */
function evidenceLine({ rule, group, fingerprint, magnitude, place, fix, evidence }: Finding): string {
  const settings = fix === null ? [] : settingsOf(fix).map(({ field, value }) => `${field}=${value}`);
  const where = place && `${place.line}:${place.column}`;
  const subject = [rule, group, fingerprint, magnitude, where, ...settings]
    .filter((part) => part !== null)
    .join(' ');
  return `evidence ${subject} ${JSON.stringify(evidence)}`;
}

/** The message of a finding, that of the base if it is another one, and the fix. */
function messageLine({ rule, message, before, remediation }: Finding): string {
  const was = before !== null && before !== message && `Before: ${before}`;
  const parts = [message, was, remediation && `Fix: ${remediation}`];
  return `says ${rule}: ${parts.filter(Boolean).join(' ')}`;
}

const HEAD = 'policy|side|matched|ceiling|peak|loss|finish|outcome|change|batches'.split('|');

/** One row for each group and side; `both` where the sides are equal. */
function policyRows({ ref, base, head }: PolicyDiff, at: number): string[][] {
  const sides = [...sideRows(base, at), ...sideRows(head, at)];
  const names = [...new Set(sides.map(([name]) => name))];
  return names.flatMap((name = '') => {
    const subject = name === '' || name === ref.name ? refText(ref) : `${refText(ref)}/${name}`;
    const of = (policy: PlannedPolicy | null): string[][] =>
      sideRows(policy, at)
        .filter((row) => row[0] === name)
        .map((row) => row.slice(1));
    const [was, is] = [of(base), of(head)];
    const isSame = was.join('\n') === is.join('\n');
    const labeled = isSame
      ? is.map((row) => ['both', ...row])
      : [...was.map((row) => ['base', ...row]), ...is.map((row) => ['head', ...row])];
    return labeled.map((row) => [subject, ...row]);
  });
}

function sideRows(policy: PlannedPolicy | null, at: number): string[][] {
  if (!policy) return [];
  const kind = policy.change?.kind ?? '-';
  const { groups } = policy.effect;
  if (groups.length === 0) return [['', '0', '-', '-', '-', '-', 'none', kind, drainsText(policy), '-']];
  return groups.map((group) => groupCells(group, kind, at));
}

function drainsText(policy: PlannedPolicy): string {
  const drains = policy.drainLimit;
  if (!drains) return '-';
  const { pods, currentHealthy, desiredHealthy, disruptionsAllowed } = drains;
  return `${pods} pods, ${currentHealthy} healthy, ${desiredHealthy} desired, ${disruptionsAllowed} allowed`;
}

function groupCells(group: PlannedGroup, kind: string, at: number): string[] {
  const { name, matched, serving, ceiling, peakAtOnce, worstLoss, finish, outcome, batches } = group;
  const size = serving === undefined || serving === matched ? matched : `${matched} (${serving})`;
  const numbers = [size, ceiling.enforced ?? '-', peakAtOnce, worstLoss].map(String);
  const end = finish === null && outcome === 'complete' ? '-' : clock(finish, at);
  const targets = batches.map((batch) => batch.targets.join(' ')).join(', ');
  return [name, ...numbers, end, outcome, kind, batchesText(batches, at), targets || '-'];
}

/** `2 08:00-08:10`; batches that follow each other in equal steps are one: `5x1 08:00-08:50`. */
function batchesText(batches: readonly Batch[], at: number): string {
  const rows: { size: number; start: number; end: number | null; length: number; count: number }[] = [];
  for (const { size, start, end } of batches) {
    const last = rows.at(-1);
    const length = (end ?? Infinity) - start;
    if (last?.size === size && last.end === start && last.length === length) {
      last.end = end;
      last.count += 1;
    } else rows.push({ size, start, end, length, count: 1 });
  }
  const texts = rows.map(
    ({ size, start, end, count }) =>
      `${count > 1 ? `${count}x` : ''}${size} ${clock(start, at)}-${clock(end, at)}`,
  );
  return texts.join(', ') || '-';
}

/** The time of day in UTC, with the date where that is another than the plan's. */
function clock(instant: number | null, at: number): string {
  if (instant === null) return 'never';
  const text = new Date(instant).toISOString();
  const time = text.slice(11, text.slice(17, 19) === '00' ? 16 : 19);
  return text.slice(0, 10) === new Date(at).toISOString().slice(0, 10)
    ? time
    : `${text.slice(5, 10)}T${time}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .slice(0, head.length)
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
