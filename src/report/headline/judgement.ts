import type { Problem } from '../../manifest/problem.js';
import type { Finding, Report } from '../../plan/finding.js';
import { isPartUnjudged, type Selection } from '../choice/selection.js';
import { amount, bySeverity } from '../words/amounts.js';
import { policyName } from '../words/names.js';
import { hasWords, isEmpty, joinTexts, NO_TEXT, code, type Text, text } from '../../text/text.js';

/** `2 errors, 1 warning` of this change; older ones where they decide the verdict; what it fixes where it breaks nothing. */
export function judgementPhrase(report: Report, selection: Selection): Text {
  const judged = brokenPhrase(report, selection);
  return hasWords(judged) || selection.situation !== 'planned' ? judged : nothingNew(selection);
}

function brokenPhrase(report: Report, { findings }: Selection): Text {
  const older = bySeverity(findings.decisive);
  const isNews = findings.waived.some(({ status }) => status === 'new' || status === 'worsened');
  const parts = [
    unjudgedPhrase(report),
    bySeverity(findings.fresh),
    isEmpty(older) ? older : text`${older} pre-existing`,
    isNews ? text`${amount(findings.waived.length, 'finding')} waived` : NO_TEXT,
  ];
  return joinTexts(parts, ', ');
}

function unjudgedPhrase(report: Report): Text {
  if (!isPartUnjudged(report)) return NO_TEXT;
  const unjudged = report.plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
  if (unjudged.every(({ code }) => code === 'suspended'))
    return text`a part of the change waits until it is resumed`;
  return unjudged.every(({ code }) => code === 'not-pruned')
    ? text`removed from the files, not from the cluster: ${amount(retainedIn(unjudged), 'object')}`
    : text`a part of the change was not evaluated`;
}

function retainedIn(problems: readonly Problem[]): number {
  return problems.flatMap(({ keeps = [] }) => keeps).length;
}

/** Errors that were there before are no merit of the change. */
function nothingNew({ findings }: Selection): Text {
  const older = bySeverity(findings.before);
  const fixes = fixedPhrase(findings.fixed);
  if (hasWords(older)) return joinTexts([fixes, text`no new finding (${older} pre-existing)`], ', ');
  return hasWords(fixes) ? fixes : text`no rule broken`;
}

/** `fixes drain-deadlock of PodDisruptionBudget/web`: the first error or warning that the change fixes, and the number of others. */
function fixedPhrase(fixed: readonly Finding[]): Text {
  const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
  if (!first) return NO_TEXT;
  const of = first.policy ? text` of ${policyName(first.policy)}` : NO_TEXT;
  const more = others.length > 0 ? text` and ${amount(others.length, 'other finding')}` : NO_TEXT;
  return text`fixes ${code(first.rule)}${of}${more}`;
}
