import type { SourceFile } from '../manifest/source-file.js';
import { type ClusterInput, planCluster, withHeadText } from '../plan.js';
import type { Finding, Report } from '../plan/finding.js';
import type { PlannedGroup } from '../plan/model.js';
import { type PolicyRef, refKey, refText } from '../systems/system.js';
import { type ObjectRef, valuesOf, withSettings } from '../edits.js';
import { type Candidate, candidatesFor } from './fields.js';
import { rolledGroups } from '../rules/rule.js';

/** The most that a rollout may take or break, and when it has to be done; null: no limit. */
export interface Limits {
  readonly peakAtOnce: number | `${number}%` | null;
  readonly worstLoss: number | `${number}%` | null;
  readonly finishBy: number | null;
}

/** A policy's rollout. */
export interface Point {
  readonly peakAtOnce: number;
  readonly worstLoss: number;
  /** Null for a rollout that does not complete within what the plan looks ahead. */
  readonly finish: number | null;
  /** Edited fields; empty for today's policy. */
  readonly settings: Candidate;
}

export interface Tuned {
  readonly group: string;
  readonly object: ObjectRef;
  readonly file: string;
  readonly unit: PlannedGroup['unit'];
  readonly matched: number;
  readonly at: number;
  readonly timeZone: string;
  readonly today: Point;
  /** The candidates that break no rule and that no other one beats in all three; by worst loss, then by finish. */
  readonly front: readonly Point[];
  /** The first of the front within the limits; null where there is none. */
  readonly best: Point | null;
  /** The file with the best one written into it. */
  readonly text: string | null;
  readonly tried: number;
  /** Rules of severity warning that today's policy and every candidate break alike: they keep none out. */
  readonly common: readonly string[];
  /** How many candidates each rule kept out of the front. */
  readonly refused: ReadonlyMap<string, number>;
  /** True if today's files cannot be evaluated. */
  readonly isUnknown: boolean;
}

/** A search that cannot begin, as a sentence for the user. */
export class TuneError extends Error {}

/** A group with a policy that can be searched. */
interface Searchable {
  readonly object: ObjectRef;
  readonly file: SourceFile;
  readonly candidates: readonly Candidate[];
}

/**
 * Looks for the settings of a group's policy whose rollout breaks the fewest targets: each candidate is written into its file and planned
 * with all rules. `wanted` is `Kind/name`, `Kind/namespace/name`, or either with `/group` behind it. Yields the number of each candidate
 * before it is planned. Throws a TuneError for a group that is not there or that has nothing to search.
 */
export function* tuning(
  input: ClusterInput,
  wanted: string,
  limits: Limits,
): Generator<number, Tuned, undefined> {
  // Each candidate is evaluated as it is, not against a base.
  const alone = { ...input, base: null };
  const before = planCluster(alone);
  const group = groupOf(before, wanted);
  const searchable = searchableOf(input, before, group);
  if (typeof searchable === 'string') throw new TuneError(searchable);
  const { object, file, candidates } = searchable;
  const seen = new Set([file.text]);
  const today = pointOf(group, []);
  const ofToday = { point: today, breaks: breaksOf(before, group, before) };
  const planned: Planned[] = [];
  let tried = 0;
  for (const settings of before.verdict === 'unknown' ? [] : candidates) {
    const text = withSettings(file.text, object, settings);
    if (text === null || seen.has(text)) continue;
    seen.add(text);
    yield ++tried;
    const report = planCluster(withHeadText(alone, file.path, text));
    const now = groupsOf(report).find(
      (one) => refKey(one.rolls) === refKey(group.rolls) && one.name === group.name,
    );
    const breaks = now ? breaksOf(report, now, before) : UNKNOWN;
    planned.push({ point: now ? pointOf(now, settings) : today, breaks });
  }
  // A warning that no candidate is rid of, such as a missing readiness probe, chooses none of them.
  const common = [...ofToday.breaks].flatMap(([rule, severity]) =>
    severity === 'warning' && planned.every(({ breaks }) => breaks.get(rule) === severity) ? rule : [],
  );
  const refused = new Map<string, number>();
  const isAllowed = ({ breaks }: Planned): boolean =>
    [...breaks.keys()].every((rule) => common.includes(rule));
  for (const { breaks } of planned)
    for (const rule of breaks.keys())
      if (!common.includes(rule)) refused.set(rule, (refused.get(rule) ?? 0) + 1);
  const front = frontOf([ofToday, ...planned].filter(isAllowed).map(({ point }) => point));
  const best = front.find((point) => isWithin(point, limits, group.matched)) ?? null;
  const { at, timeZone } = before.plan;
  const { unit, matched } = group;
  return {
    ...{ group: wanted, object, file: file.path, unit, matched, at, timeZone, today },
    ...{ common, front, best, text: best && withSettings(file.text, object, best.settings), tried, refused },
    isUnknown: before.verdict === 'unknown',
  };
}

/** The names of the groups of a plan that can be searched. */
export function searchableGroups(input: ClusterInput, report: Report): string[] {
  const all = groupsOf(report);
  return all
    .filter((group) => typeof searchableOf(input, report, group) !== 'string')
    .map((group) => {
      const isOnly = all.filter(({ rolls }) => refKey(rolls) === refKey(group.rolls)).length === 1;
      return namesOf(group)[isOnly ? 0 : 1];
    });
}

/** The object that limits a group, the file that holds it, and its candidates; a sentence if there is nothing to search. */
function searchableOf(input: ClusterInput, { plan }: Report, group: PlannedGroup): Searchable | string {
  const { declaredIn } = group;
  const object = { kind: declaredIn.kind, namespace: declaredIn.namespace, name: declaredIn.name };
  const place = plan.head.policies.find(({ ref }) => refKey(ref) === refKey(declaredIn))?.place;
  const holding = input.head.files.filter(
    (one) => one.renderedBy === undefined && valuesOf(one.text, object) !== null,
  );
  const file = holding.find(({ path }) => path === place?.file) ?? holding[0];
  const limiting = refText(declaredIn);
  if (!file)
    return `${limiting}, which limits ${refText(group.rolls)}, is in no file: name the files that people write`;
  const candidates = candidatesFor(group, valuesOf(file.text, object));
  if (candidates.length === 0) return `${limiting} has no field to search for ${refText(group.rolls)}`;
  return { object, file, candidates };
}

function groupsOf({ plan }: Report): readonly PlannedGroup[] {
  return rolledGroups(plan.head).map(({ group }) => group);
}

function groupOf(report: Report, wanted: string): PlannedGroup {
  const all = groupsOf(report);
  const found = all.filter((one) => namesOf(one).includes(wanted));
  const [only, another] = found;
  if (only && !another) return only;
  const listed = (found.length > 0 ? found : all).map((one) => namesOf(one)[1]).slice(0, 10);
  if (found.length > 0) throw new TuneError(`${wanted} has several groups: ${listed.join(', ')}`);
  throw new TuneError(`no group is called ${wanted}; there are ${listed.join(', ') || 'none'}`);
}

/** Without and with the group's own name. */
function namesOf({ rolls, name }: PlannedGroup): [string, string] {
  return [refText(rolls), `${refText(rolls)}/${name}`];
}

/** The rules that a rollout breaks, each with its highest severity. */
type Breaks = ReadonlyMap<string, 'error' | 'warning'>;

interface Planned {
  readonly point: Point;
  readonly breaks: Breaks;
}

const UNKNOWN: Breaks = new Map([['unknown', 'error']]);

/**
 * Rules that the policies of a group break, those that another policy breaks only now, and what keeps it from being evaluated. Information
 * breaks nothing, and neither does what other groups of the policies break today.
 */
function breaksOf(
  { verdict, findings }: Report,
  { rolls, declaredIn, name }: PlannedGroup,
  before: Report,
): Breaks {
  if (verdict === 'unknown') return UNKNOWN;
  const isOf = (policy: PolicyRef | null): boolean =>
    policy !== null && [rolls, declaredIn].some((one) => refKey(one) === refKey(policy));
  // Findings that exist elsewhere today, such as an old snapshot, do not count against a candidate unless it makes them worse.
  const had = new Map(before.findings.map(({ fingerprint, magnitude }) => [fingerprint, magnitude ?? 0]));
  const isWorse = ({ fingerprint, magnitude }: Finding): boolean =>
    (magnitude ?? 0) > (had.get(fingerprint) ?? -1);
  const broken = new Set(before.findings.flatMap(breachesOf));
  const isOfOtherGroup = (finding: Finding): boolean =>
    finding.group !== null &&
    ![finding.group, ...finding.sameIn].includes(name) &&
    breachesOf(finding).every((breach) => broken.has(breach));
  const breaking = findings.filter(
    (finding) =>
      finding.status !== 'fixed' && (isOf(finding.policy) ? !isOfOtherGroup(finding) : isWorse(finding)),
  );
  const ofSeverity = (wanted: 'error' | 'warning') =>
    breaking.flatMap(({ rule, severity }) => (severity === wanted ? [[rule, wanted] as const] : []));
  return new Map([...ofSeverity('warning'), ...ofSeverity('error')]);
}

/** The limits that a finding breaks, each with its policy and group. */
function breachesOf({ breaks, policy, group, sameIn }: Finding): string[] {
  const subject = policy === null ? '' : refKey(policy);
  return breaks.flatMap((rule) => [group, ...sameIn].map((one) => `${rule} ${subject} ${one}`));
}

function pointOf({ peakAtOnce, worstLoss, finish, outcome }: PlannedGroup, settings: Candidate): Point {
  return { peakAtOnce, worstLoss, finish: outcome === 'complete' ? finish : null, settings };
}

/** Points that no other beats; of equal ones the first. In their order only an earlier one can beat a later one. */
function frontOf(points: readonly Point[]): Point[] {
  const front: Point[] = [];
  const inOrder = points.toSorted(
    (a, b) => a.worstLoss - b.worstLoss || endOf(a) - endOf(b) || a.peakAtOnce - b.peakAtOnce,
  );
  for (const point of inOrder)
    if (!front.some((one) => one.peakAtOnce <= point.peakAtOnce && endOf(one) <= endOf(point)))
      front.push(point);
  return front;
}

function endOf({ finish }: Point): number {
  return finish ?? Number.MAX_SAFE_INTEGER;
}

function isWithin(point: Point, { peakAtOnce, worstLoss, finishBy }: Limits, matched: number): boolean {
  return (
    point.finish !== null &&
    point.peakAtOnce <= countOf(peakAtOnce, matched) &&
    point.worstLoss <= countOf(worstLoss, matched) &&
    (finishBy === null || point.finish <= finishBy)
  );
}

/** A percentage allows one target at least, as the limits of rules do. */
function countOf(limit: Limits['peakAtOnce'], matched: number): number {
  if (limit === null) return Infinity;
  return typeof limit === 'number'
    ? limit
    : Math.max(1, Math.floor((Number.parseFloat(limit) * matched) / 100));
}
