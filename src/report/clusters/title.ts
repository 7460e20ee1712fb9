import type { Report, Verdict } from '../../plan/finding.js';
import type { RunReport } from '../../plan/run-report.js';
import { amount } from '../words/amounts.js';
import { headline } from '../headline/headline.js';
import { joinPhrases, name, ours, type Phrase, say } from '../words/phrase.js';
import { selectionOf } from '../choice/selection.js';

const WORST_FIRST: readonly Verdict[] = ['unknown', 'fail', 'warn', 'pass'];

/** `3 clusters: 1 fail, 2 pass`. */
export function clustersPhrase({ reports }: RunReport): Phrase {
  const counts = WORST_FIRST.flatMap((verdict) => {
    const count = reports.filter((report) => report.verdict === verdict).length;
    return count === 0 ? [] : [say`${count} ${ours(verdict)}`];
  });
  return say`${amount(reports.length, 'cluster')}: ${joinPhrases(counts, ', ')}`;
}

/** What a cluster is called. The configuration names every one of several. */
export function clusterName({ plan }: Report): Phrase {
  return plan.cluster === null ? ours('(no name)') : name(plan.cluster);
}

/** The judgement and the number that matters most in one cluster. */
export function clusterHeadline(report: Report): Phrase {
  return headline(report, selectionOf(report));
}
