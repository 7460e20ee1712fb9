import type { Json, Place } from '../manifest/manifest.js';
import type { Problem, Severity } from '../manifest/problem.js';
import type { Fix, PolicyRef } from '../systems/system.js';
import type { Text } from '../text/text.js';
import type { Plan } from './model.js';

export type Status = 'new' | 'worsened' | 'unchanged' | 'fixed';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
const STATUSES: readonly Status[] = ['new', 'worsened', 'unchanged', 'fixed'];

/** The highest severity first. */
export function bySeverity(a: { readonly severity: Severity }, b: { readonly severity: Severity }): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

/** New before worsened, then pre-existing, then fixed. */
export function byStatus(a: { readonly status: Status }, b: { readonly status: Status }): number {
  return STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status);
}

/** True for a finding that the change causes or makes worse. */
export function isCaused({ status }: { readonly status: Status }): boolean {
  return status === 'new' || status === 'worsened';
}

/** A limit that a cause breaks beside the leading one, and its numbers: `3 -> 32 of 80 nodes`. */
export interface Related {
  readonly rule: string;
  readonly short: Text | null;
}

/** One cause (policy, group, field) that breaks limits. */
export interface Finding {
  /** The most harmful limit of the highest severity. */
  readonly rule: string;
  /** All limits that this cause breaks, `rule` first. */
  readonly breaks: readonly string[];
  readonly severity: Severity;
  /** True for a warning that is an error once its rollout starts. */
  readonly isCapped?: boolean;
  readonly status: Status;
  /** Its subject; null if `says` has it. */
  readonly subject: Text | null;
  /** The effect on the targets. */
  readonly says: Text;
  /** The cause; null where `says` has it. */
  readonly why: Text | null;
  /** Other limits that the same cause breaks. */
  readonly related: readonly Related[];
  /** Other groups of the policy in which it breaks the same limit. */
  readonly sameIn: readonly string[];
  /** One change that fixes it; null: nothing to do. */
  readonly fix: Fix | null;
  /** `subject: says why`, with the other limits and groups, as plain text. */
  readonly message: string;
  /** `fix` as plain text. */
  readonly remediation: string;
  readonly policy: PolicyRef | null;
  readonly group: string | null;
  readonly place: Place | null;
  /** `sha256:`-free short hash of policy, group and field; never of line numbers or wording. */
  readonly fingerprint: string;
  /** The numbers of `rule`; of each other limit under its id. */
  readonly evidence: { readonly [key: string]: Json };
  /** The base's message where it was there before, for "Base: ..." */
  readonly before: string | null;
  /**
   * Set where it is worse for no larger number: the change starts, or asks for, what was only the next rollout before, or edits what
   * is kept from coming into force as before.
   */
  readonly startedBy?: 'starts' | 'edits';
  /** The number that makes it worse where it is above the base's, and that the `max` of a waiver is compared with; null = there or not. */
  readonly magnitude: number | null;
  /** The waiver that accepts it, with owner and end; null if not accepted. */
  readonly waiver: Waiver | null;
}

/** An accepted finding, as the configuration says it. */
export interface Waiver {
  readonly rule: string;
  readonly subject: string;
  readonly reason: string;
  readonly owner: string;
  /** The last day on which it holds, in UTC: `2027-03-01`. */
  readonly expires: string;
  /** The number that was accepted; null = what the base has. */
  readonly max: number | null;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'unknown';

/** The order of verdicts: a cluster that could not be evaluated is worse than a broken rule. */
export const RANK: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, fail: 2, unknown: 3 };

/** The worst of at least one verdict. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce((a, b) => (RANK[b] > RANK[a] ? b : a));
}
export type FailOn = 'error' | 'warning' | 'never';

/** The evaluated part of the head. */
export interface Coverage {
  /** Planned objects. */
  readonly evaluated: number;
  /** Carriers and objects that are not evaluated, by their titles. */
  readonly notEvaluated: readonly string[];
}

/** Everything a report shows. Reports never compute a number. */
export interface Report {
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  /** Findings that the configuration accepts: they are shown and decide nothing. */
  readonly waived: readonly Finding[];
  readonly verdict: Verdict;
  /** True when something is at or above the bar: without `warn-only` or `fail-on: never` the check fails. */
  readonly wouldFail: boolean;
  readonly failOn: FailOn;
  /** The compared sides: 'main@a1b2c3d', 'examples/base'; null when there is no base. */
  readonly sides: { readonly base: string | null; readonly head: string };
  /** The source of the rules: 'base a1b2c3d .github/fleetplan.yml', 'defaults (no configuration in base)'. */
  readonly rulesFrom: string;
  /** Sentences about how the run was made, e.g. that the pull request edits its own snapshot. */
  readonly notices: readonly Text[];
  /** Absent: not counted. */
  readonly coverage?: Coverage;
  /** Problems that predate the change, shown among the notices; absent: none. */
  readonly standing?: readonly Problem[];
  /** Files of the head in which nothing is planned; absent if not asked for. */
  readonly passed?: readonly string[];
}
