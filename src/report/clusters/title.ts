import type { Report } from '../../plan/finding.js';
import { titlePhrase } from '../headline/title.js';
import { name, literal, type Text } from '../../text/text.js';
import { selectionOf } from '../choice/selection.js';

/** What a cluster is called. The configuration names every one of several. */
export function clusterName({ plan }: Report): Text {
  return plan.cluster === null ? literal('(no name)') : name('cluster', plan.cluster);
}

/** The judgement and the number that matters most in one cluster. */
export function clusterHeadline(report: Report): Text {
  return titlePhrase(report, selectionOf(report));
}
