import { NO_TEXT, foreign } from '../../src/text/text.js';
import type { Place } from '../../src/manifest/manifest.js';
import type { Finding, Report } from '../../src/plan/finding.js';
import type {
  Batch,
  Combined,
  DomainPeak,
  Effect,
  Plan,
  PlannedGroup,
  PlannedPolicy,
  PolicyDiff,
  Scope,
  ScopePeak,
  SidePlan,
  Together,
} from '../../src/plan/model.js';
import { outcomeOf } from '../../src/plan/outcome-of.js';
import { runReport } from '../../src/plan/run-report.js';
import { type Annotation, annotationsOfRun } from '../../src/report/annotations.js';
import type { Detail } from '../../src/report/hidden-names.js';
import type { PolicyRef } from '../../src/systems/system.js';

/** The moment of every report here: Tuesday 24 November 2026, 09:00 UTC. */
export const AT = Date.UTC(2026, 10, 24, 9);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const SKYHOOK: PolicyRef = { system: 'skyhook', kind: 'Skyhook', namespace: null, name: 'gpu-tuning' };
export const POLICY: PolicyRef = {
  system: 'skyhook',
  kind: 'DeploymentPolicy',
  namespace: null,
  name: 'gpu',
};

export function place(file: string, line: number, column = 1): Place {
  return { file, line, column };
}

/** `gpu-001` and on. */
export function nodes(count: number, prefix = 'gpu', from = 1): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}-${String(i + from).padStart(3, '0')}`);
}

/** Batches of the sizes given, one after the other, each as long as one node takes. */
export function batches(
  targets: readonly string[],
  sizes: readonly number[],
  start = AT,
  eachMs = 20 * MINUTE,
): Batch[] {
  let taken = 0;
  return sizes.map((size, i) => {
    const members = targets.slice(taken, taken + size);
    taken += size;
    const begin = start + i * eachMs;
    return {
      index: i + 1,
      size: members.length,
      targets: members,
      start: begin,
      end: begin + eachMs,
      succeeded: members.length,
      failed: 0,
    };
  });
}

/** A group of 0 nodes that nothing limits, with what is given on top; counts follow from its targets and batches. */
export function group(given: Partial<PlannedGroup>): PlannedGroup {
  const targets = given.targets ?? [];
  const list = given.batches ?? [];
  const matched = targets.length;
  const peakAtOnce = given.peakAtOnce ?? Math.max(0, ...list.map((batch) => batch.size));
  return {
    name: '__default__',
    rolls: SKYHOOK,
    runs: { controller: 'skyhook Skyhook/gpu-tuning', group: given.name ?? '__default__' },
    unit: 'node',
    targets,
    selected: matched,
    lostTo: {},
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [{ reason: null, from: AT, to: AT + 7 * DAY, limit: null, remaining: null }],
    strategy: null,
    brakes: null,
    blocked: [],
    carriedOver: null,
    declaredIn: POLICY,
    places: {},
    matched,
    batches: list,
    peakAtOnce,
    peakPercent: matched === 0 ? 0 : Math.round((peakAtOnce * 1000) / matched) / 10,
    worstLoss: 0,
    stops: true,
    start: list[0]?.start ?? null,
    finish: list.at(-1)?.end ?? null,
    outcome: list.length === 0 ? 'none' : 'complete',
    why: NO_TEXT,
    outBefore: 0,
    domains: [],
    workMs: { shortest: 20 * MINUTE, longest: 20 * MINUTE },
    production: true,
    controlPlane: [],
    ...given,
  };
}

export function effect(groups: readonly PlannedGroup[], given: Partial<Effect> = {}): Effect {
  const finishes = groups.map((one) => one.finish).filter((finish) => finish !== null);
  const starts = groups.map((one) => one.start).filter((start) => start !== null);
  return {
    groups,
    peakAtOnce: Math.max(0, ...groups.map((one) => one.peakAtOnce)),
    worstLoss: Math.max(0, ...groups.map((one) => one.worstLoss)),
    stops: groups.every((one) => one.stops),
    outcome: groups.find((one) => one.outcome !== 'none')?.outcome ?? 'none',
    start: starts.length > 0 ? Math.min(...starts) : null,
    finish: finishes.length > 0 ? Math.max(...finishes) : null,
    ...given,
  };
}

export function planned(ref: PolicyRef, given: Partial<PlannedPolicy> & { effect: Effect }): PlannedPolicy {
  return {
    ref,
    apiVersion: 'skyhook.nvidia.com/v1alpha1',
    place: place('policies/gpu.yaml', 1),
    live: false,
    written: {},
    uses: [],
    change: null,
    rejections: [],
    unknownFields: [],
    missingReferences: [],
    results: [],
    notes: [],
    ...given,
  };
}

export function diff(ref: PolicyRef, given: Partial<PolicyDiff>): PolicyDiff {
  const { base = null, head = null, change = 'changed', sameEffect = false } = given;
  return {
    ref,
    apiVersion: given.head?.apiVersion ?? given.base?.apiVersion ?? 'skyhook.nvidia.com/v1alpha1',
    place: given.head?.place ?? given.base?.place ?? place('policies/gpu.yaml', 1),
    change: 'changed',
    touchedThrough: [],
    base: null,
    head: null,
    sameEffect: false,
    moved: [],
    outcome: outcomeOf({ base, head, change, sameEffect }, true),
    ...given,
  };
}

export function combined(given: Partial<Combined> = {}): Combined {
  const peak = { peakAtOnce: given.peakAtOnce ?? 0, peakAt: AT, contributors: given.contributors ?? [] };
  const domains = (given.byDomain ?? []).map(({ key, value, matched, peakAtOnce }) =>
    scopePeak({ kind: 'domain', key, value }, matched, { ...peak, peakAtOnce }),
  );
  const units = [scopePeak({ kind: 'fleet' }, 100, peak)];
  const scopes = peak.peakAtOnce > 0 ? [...units, ...domains] : units;
  return { unit: 'node', ...peak, byDomain: [], scopes, overlaps: [], ...given };
}

function scopePeak(scope: Scope, members: number, together: Together): ScopePeak {
  return { scope, unit: 'node', members, ...together, withoutNext: together, worstOrder: null };
}

export function side(policies: readonly PlannedPolicy[], given: Partial<SidePlan> = {}): SidePlan {
  return {
    policies,
    combined: combined({ peakAtOnce: Math.max(0, ...policies.map((policy) => policy.effect.peakAtOnce)) }),
    worstRun: null,
    spreads: [],
    assumedVersions: [
      { system: 'skyhook', version: '0.15', why: 'the default: systems.skyhook.version is not set' },
    ],
    problems: [],
    ...given,
  };
}

export function plan(policies: readonly PolicyDiff[], given: Partial<Plan> = {}): Plan {
  const present = (which: 'base' | 'head'): PlannedPolicy[] =>
    policies.map((one) => one[which]).filter((policy) => policy !== null);
  return {
    at: AT,
    horizon: { from: AT, to: AT + 7 * DAY },
    snapshot: {
      nodes: 100,
      ready: 100,
      clusters: 0,
      takenAt: AT - 3 * HOUR,
      digest: `sha256:${'5'.repeat(64)}`,
    },
    policies,
    base: side(present('base')),
    head: side(present('head')),
    digest: `sha256:${'9f3c'.repeat(16)}`,
    problems: [],
    timeZone: 'UTC',
    freezes: [],
    cluster: 'prod-east',
    ...given,
  };
}

export function finding(given: Partial<Finding>): Finding {
  const {
    message = 'Skyhook/gpu-tuning: 37 of 100 nodes (37%) are out at once in batch 7. The limit is 10%.',
    remediation = 'Use fixed: {initialBatch: 10}.',
  } = given;
  return {
    rule: 'peak-above-limit',
    severity: 'error',
    status: 'new',
    breaks: [given.rule ?? 'peak-above-limit'],
    related: [],
    why: null,
    sameIn: [],
    subject: null,
    says: foreign(message),
    fix: remediation === '' ? null : { parts: [foreign(remediation)] },
    message,
    remediation,
    policy: POLICY,
    group: 'production',
    place: place('policies/gpu.yaml', 14, 9),
    fingerprint: '0123456789abcdef',
    evidence: {},
    before: null,
    magnitude: null,
    waiver: null,
    ...given,
  };
}

export function report(given: Partial<Report> & { plan: Plan }): Report {
  return {
    findings: [],
    waived: [],
    verdict: 'pass',
    wouldFail: false,
    failOn: 'error',
    sides: { base: 'main@a1b2c3d', head: 'refs/pull/12/merge@0f9e8d7' },
    rulesFrom: 'base a1b2c3d .github/fleetplan.yml',
    notices: [],
    ...given,
  };
}

/** Racks of four in the order of the nodes' creation: the first batch that holds a whole rack takes it out. */
export function racks(targets: readonly string[], list: readonly Batch[], each = 4): DomainPeak[] {
  const domains: DomainPeak[] = [];
  for (let i = 0; i < targets.length; i += each) {
    const members = new Set(targets.slice(i, i + each));
    let peakAtOnce = 0;
    let batch: number | null = null;
    for (const one of list) {
      const out = one.targets.filter((target) => members.has(target)).length;
      if (out > peakAtOnce) {
        peakAtOnce = out;
        batch = one.index;
      }
    }
    const value = `rack-${String(i / each + 1).padStart(2, '0')}`;
    domains.push({ key: 'topology.example.com/rack', value, matched: members.size, peakAtOnce, batch });
  }
  return domains;
}

/** The annotations of a run over one cluster. */
export function annotationsOf(of: Report, detail: Detail = 'full'): Annotation[] {
  return annotationsOfRun(runReport([of]), detail);
}
