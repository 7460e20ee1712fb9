import type { Report } from '../../plan/finding.js';
import { headline } from '../headline/headline.js';
import { name, ours, type Phrase } from '../words/phrase.js';
import { selectionOf } from '../choice/selection.js';

/** What a cluster is called. The configuration names every one of several. */
export function clusterName({ plan }: Report): Phrase {
  return plan.cluster === null ? ours('(no name)') : name(plan.cluster);
}

/** The judgement and the number that matters most in one cluster. */
export function clusterHeadline(report: Report): Phrase {
  return headline(report, selectionOf(report));
}
