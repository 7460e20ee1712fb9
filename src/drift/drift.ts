import { WEEK_MS } from '../calendar/week.js';
import type { ReviewedCluster, ReviewedPlan, UnusableReport } from '../gate/reviewed.js';
import type { Problem } from '../manifest/problem.js';
import { sha256 } from '../plan/canonical.js';
import type { Report, Verdict } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import type { RunReport } from '../plan/run-report.js';
import { endOf } from '../rules/waivers.js';
import { toPlain } from '../text/render.js';
import { code, distinctTexts, fewNames, foreign, literal, name, type Text, text } from '../text/text.js';
import type { DriftEffect } from './effect.js';
import { findingEffects } from './findings.js';
import { heldInCluster, liveEffects } from './live.js';
import { changedEffects, editedSince, seenAt } from './policies.js';
import { stateEffects } from './states.js';

/** The changes in one cluster since the last report. */
export interface ClusterDrift {
  readonly report: Report;
  readonly then: ReviewedCluster;
  readonly effects: readonly DriftEffect[];
  /** Names the policies that the files edit, add or remove since then: only their sizes are compared. */
  readonly notes: readonly Text[];
}

export interface DriftReport {
  readonly run: RunReport;
  readonly clusters: readonly ClusterDrift[];
  /** Reasons why something cannot be compared: sentences. */
  readonly problems: readonly Text[];
  /** pass: nothing to say; warn: something changed; fail: something got worse; unknown: something cannot be evaluated. */
  readonly verdict: Verdict;
  /** Digest of what is said, and of nothing else: the same as long as there is nothing new to say. */
  readonly digest: string;
}

/** The compared plans. */
export interface DriftInput {
  /** The plan as of now, with the same files on both sides. */
  readonly run: RunReport;
  /** Plans of clusters that hold some objects differently from the files: the held objects as the base, the files as the head. */
  readonly live: readonly Plan[];
  /** The last report. */
  readonly last: ReviewedPlan | UnusableReport;
}

/** Compares the plan of now with the last report, and the cluster with the files. */
export function driftReport(input: DriftInput): DriftReport {
  const { run } = input;
  const { clusters, problems } = compared(input);
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const unjudged = run.reports.flatMap(unjudgedIn).map(({ message }) => toPlain(message));
  const isUnknown = problems.length > 0 || unjudged.length > 0;
  const known = effects.some(({ isWorse }) => isWorse) ? 'fail' : effects.length > 0 ? 'warn' : 'pass';
  const said = clusters.map(({ report, effects: of }) => [
    report.plan.cluster,
    of.map(({ says }) => toPlain(says)),
  ]);
  return {
    ...{ run, clusters, problems, verdict: isUnknown ? 'unknown' : known },
    digest: sha256([isUnknown, problems.map(toPlain), unjudged, said]),
  };
}

/** A problem of both sides is no part of a change; in a drift report it is a gap. */
export function unjudgedIn({ plan, standing = [] }: Report): readonly Problem[] {
  return [...plan.problems, ...standing].filter(
    ({ severity, code: of }) => severity === 'error' || of === 'not-judged-before',
  );
}

/** 0: nothing to report; 1: something; 2: it cannot be evaluated. */
export function driftExitCode({ verdict }: DriftReport): number {
  if (verdict === 'unknown') return 2;
  return verdict === 'pass' ? 0 : 1;
}

/** True if the action ends red; unknown is red even if nothing else may be (never). */
export function isRedDrift({ verdict, run: { failOn } }: DriftReport): boolean {
  if (verdict === 'unknown') return true;
  return failOn !== 'never' && (verdict === 'fail' || (verdict === 'warn' && failOn === 'warning'));
}

function compared({ run, live, last }: DriftInput): Pick<DriftReport, 'clusters' | 'problems'> {
  if ('why' in last) return { clusters: [], problems: [text`The last report ${last.why}.`] };
  const named = (cluster: string | null): Text => name('cluster', cluster ?? '(no name)');
  // If the dry rollouts of the held objects take too much work, nothing of them is compared.
  const problems = live.flatMap(({ cluster, problems: found }) =>
    found.flatMap(({ code: of, message }) =>
      of === 'too-much-work'
        ? text`What the cluster ${named(cluster)} holds is not compared with the files. ${message}`
        : [],
    ),
  );
  const clusters: ClusterDrift[] = [];
  // A report from before the only cluster had a name is its own; one with another name belongs to another cluster.
  const single = run.reports.length === 1 && last.clusters.length === 1 ? last.clusters[0] : undefined;
  for (const report of run.reports) {
    const { cluster } = report.plan;
    const own = last.clusters.find((one) => one.name === cluster);
    const then = own ?? (single?.name === null ? single : undefined);
    if (!then) {
      problems.push(text`The last report holds nothing of the cluster ${named(cluster)}.`);
      continue;
    }
    const held = live.find((plan) => plan.cluster === cluster);
    const edited = editedSince(report.plan, then);
    const effects = [
      ...changedEffects(report, then, { edited, heldThere: held ? heldInCluster(held) : new Set() }),
      ...stateEffects(report.plan, then, seenAt(report.plan)),
      ...findingEffects(report, then, edited),
      ...(held ? liveEffects(held) : []),
      ...aheadOf(report),
    ];
    clusters.push({ report, then, effects, notes: editNotes(edited) });
  }
  return { clusters, problems };
}

function editNotes(edited: ReadonlySet<string>): Text[] {
  if (edited.size === 0) return [];
  const names = fewNames('policy', [...edited].sort());
  return [text`Edited in the files since then, so that only its size is compared: ${names}.`];
}

/** Waivers that end within seven days. */
function aheadOf({ plan: { at }, waived }: Report): DriftEffect[] {
  const lapsing = waived.flatMap(({ waiver }) => {
    if (!waiver || endOf(waiver.expires) > at + WEEK_MS) return [];
    const { rule, subject, owner, expires } = waiver;
    return text`The waiver of ${code(rule)} for ${foreign(subject)} (owner ${foreign(owner)}) lapses at the end of ${literal(expires)} UTC.`;
  });
  return distinctTexts(lapsing).map((says) => ({ kind: 'ahead', subject: null, says, isWorse: false }));
}
