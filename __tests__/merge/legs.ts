import { toPlain } from '../../src/text/render.js';
import { type Leg, readLegs } from '../../src/merge/leg.js';

const HOUR_MS = 3_600_000;
export const FROM = Date.UTC(2026, 10, 21, 8);
export const iso = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

export interface GroupShape {
  readonly unit?: string;
  readonly targets?: readonly string[];
  /** Hours after the start at which a window opens. */
  readonly opens?: readonly number[];
  /** Hours after the start. */
  readonly start?: number | null;
  readonly finish?: number | null;
}

const REF = { system: 'karpenter', kind: 'NodePool', namespace: null, name: 'a' };

/** A group as a plan's report writes it. */
export function group({
  unit = 'node',
  targets = ['n1', 'n2'],
  opens = [],
  start = 0,
  finish = 4,
}: GroupShape = {}): object {
  const spans = opens.flatMap((hour) => [
    {
      reason: null,
      from: iso(FROM + (hour - 1) * HOUR_MS),
      to: iso(FROM + hour * HOUR_MS),
      limit: 0,
      remaining: 0,
    },
    {
      reason: null,
      from: iso(FROM + hour * HOUR_MS),
      to: iso(FROM + (hour + 1) * HOUR_MS),
      limit: 2,
      remaining: 2,
    },
  ]);
  return {
    name: 'default',
    unit,
    matched: targets.length,
    targets,
    ceiling: { declared: 1, enforced: 1 },
    allowed: spans,
    strategy: null,
    batches: [
      {
        index: 1,
        size: 1,
        targets: targets.slice(0, 1),
        start: iso(FROM),
        end: null,
        succeeded: 1,
        failed: 0,
      },
    ],
    peakAtOnce: 1,
    peakPercent: 50,
    worstLoss: 1,
    stops: true,
    ...{ outBefore: 0, blocked: [], brakes: null, domains: [], why: '' },
    ...{ selected: targets.length, lostTo: {}, carriedOver: null, production: false },
    ...{ rolls: REF, declaredIn: REF },
    start: start === null ? null : iso(FROM + start * HOUR_MS),
    finish: finish === null ? null : iso(FROM + finish * HOUR_MS),
    outcome: finish === null ? 'unfinished' : 'complete',
  };
}

const effect = (groups: readonly object[]) => ({
  ...{ groups, peakAtOnce: 1, worstLoss: 1, outcome: 'complete', starts: 'on-merge' },
  ...{ start: null, finish: null, stops: true },
});

export function policy(
  name: string,
  head: readonly object[],
  base: readonly object[] = head,
  { sameEffect = false, starts = true } = {},
): object {
  return {
    ...{ ...REF, name, apiVersion: 'karpenter.sh/v1', change: 'changed', changeEffect: null },
    ...{ file: 'a.yaml', line: 1, notes: [], moved: [], touchedThrough: [] },
    ...{ sameEffect, starts, base: effect(base), head: effect(head) },
  };
}

export function finding(severity: string, status: string, message = 'Something breaks.'): object {
  const where = { file: 'a.yaml', line: 1, column: 1 };
  return {
    rule: 'peak-above-limit',
    severity,
    status,
    message,
    before: null,
    remediation: 'Less.',
    policy: null,
    group: null,
    ...where,
    fingerprint: 'f',
    breaks: ['peak-above-limit'],
    evidence: {},
    waiver: null,
  };
}

const DIGEST = `sha256:${'0'.repeat(64)}`;

/** All policies of one cluster together. */
export const combinedOf = (over: object): object => ({
  ...{
    peakAtOnce: 1,
    peakAt: null,
    contributors: [],
    unit: 'node',
    byDomain: [],
    withNext: null,
  },
  ...over,
});

/** The report of one cluster that passes, as an object. */
export function report(cluster: string | null, over: object = {}): object {
  return {
    schemaVersion: 1,
    verdict: 'pass',
    digest: DIGEST,
    at: iso(FROM),
    horizon: { from: iso(FROM), to: iso(FROM + 168 * HOUR_MS) },
    snapshot: { nodes: 100, ready: 98, clusters: 0, takenAt: null, digest: DIGEST },
    policies: [],
    combined: {
      base: null,
      head: combinedOf({}),
    },
    findings: [],
    problems: [],
    wouldFail: false,
    failOn: 'error',
    cluster,
    ...over,
  };
}

export function leg(
  cluster: string | null,
  over: object = {},
  source = `${cluster ?? 'file'}.json`,
): readonly Leg[] {
  const read = readLegs(source, source.replace('.json', ''), JSON.stringify(report(cluster, over)));
  if ('why' in read) throw new Error(toPlain(read.why));
  return read;
}
