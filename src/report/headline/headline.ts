import type { Finding, Report } from '../../plan/finding.js';
import type { PolicyDiff } from '../../plan/model.js';
import { amount, bySeverity } from '../words/amounts.js';
import { heldUp, ifBegan } from '../table/finish-row.js';
import { movedCounts } from '../group/moved.js';
import {
  few,
  hasWords,
  isEmpty,
  joinTexts,
  NO_TEXT,
  code,
  type Text,
  text,
  sentence,
  name,
} from '../../text/text.js';
import type { Row } from '../table/row.js';
import { subjectUnit } from '../numbers/measures.js';
import { isPartUnjudged, type Selection } from '../choice/selection.js';
import { startedBy, stillStuckPhrase } from '../numbers/started.js';
import {
  besideRefused,
  isDeadAsWritten,
  refusedEdits,
  sameEffectPhrase,
  sameEffectSentence,
} from './refused.js';
import { movesWindows } from '../calendar/shown.js';
import { lead, numbersOf, then } from './headline-numbers.js';
import { factOf, type NodeAction } from '../../systems/system.js';
import { policyName } from '../words/names.js';

/** The judgement and the number that matters most, in one line. The verdict's own word or sign is the format's business. */
export function headline(report: Report, selection: Selection): Text {
  const judgement = judgementOf(report, selection);
  switch (selection.situation) {
    case 'unjudged':
      return text`could not judge: ${joinTexts([inputErrors(report), judgement], ', ')}`;
    case 'empty':
      return lead(judgement, text`no policies in these files`);
    case 'untouched':
      return lead(
        judgement,
        isElsewhere(report, selection) ? text`no policy changed` : text`nothing changed`,
      );
    case 'same-effect':
      return lead(judgement, lead(sameEffectPhrase(selection), stillStuckPhrase(selection) ?? NO_TEXT));
    case 'planned':
      return plannedPhrase(report, selection, judgement);
  }
}

/** True where no policy is touched, and what is found new, or could not be judged, is of something that policies go by. */
function isElsewhere(report: Report, { findings }: Selection): boolean {
  return isPartUnjudged(report) || findings.fresh.some(({ severity }) => severity !== 'info');
}

function plannedPhrase(report: Report, selection: Selection, judgement: Text): Text {
  const first = hasWords(judgement) ? judgement : nothingNew(selection);
  const refused = besideRefused(selection) ?? NO_TEXT;
  if (isNothingRolled(selection)) return then(first, lead(refused, text`nothing is rolled out`));
  const numbers = then(first, lead(numbersOf(report, selection), refused));
  return text`${numbers}${nodeActionPhrase(selection)}${waitsPhrase(selection)}${movedWindows(selection)}${movedTargets(selection)}`;
}

/** True where all that is touched is refused, and neither side has anything that it could be rolled out to. */
export function isNothingRolled(selection: Selection): boolean {
  const { subjects, touched } = selection;
  const groups = subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]);
  return refusedEdits(selection).length >= touched.length && groups.every(({ matched }) => matched === 0);
}

/** Stands above numbers that cannot be the whole truth. */
export const UNJUDGED_NUMBERS = 'These numbers cover only what could be read:';

/** True where a sentence says all that a table would. */
export function isShort(report: Report, { situation }: Selection): boolean {
  return situation === 'planned' ? report.verdict === 'pass' : situation !== 'unjudged';
}

/** What happened and the numbers in one paragraph, base beside head, for the results that need no table. */
export function numbersSentence(selection: Selection, rows: readonly Row[]): Text {
  const { untouched, situation } = selection;
  if (situation === 'empty') return text`No file holds a policy that fleetplan knows, on either side.`;
  const numbers = rowsSentence(rows);
  if (situation === 'untouched')
    return text`None of ${amount(untouched.length, 'policy')} was edited, comments and labels aside. ${numbers}`;
  if (situation === 'same-effect')
    return joinTexts([sameEffectSentence(selection), numbers, holdsStill(selection)], ' ');
  return numbers;
}

/** Why the first rollout is stuck that was so before: no finding of the change says it. */
function holdsStill({ subjects }: Selection): Text {
  const groups = subjects.flatMap(({ diff }) => diff.head?.effect.groups ?? []);
  const [why] = groups.flatMap((group) => (group.outcome === 'stuck' && group.why !== '' ? [group.why] : []));
  return why === undefined ? NO_TEXT : sentence(why);
}

function rowsSentence(rows: readonly Row[]): Text {
  const parts = rows.map(({ label, base, head }) => {
    const differs = base !== null && !isSameBut(base, head);
    return differs ? text`${label}: ${head}, was ${base}.` : text`${label}: ${head}.`;
  });
  return joinTexts(parts, ' ');
}

/** That the base's would only have been, had it begun, is no other number. */
function isSameBut(base: Text, head: Text): boolean {
  return [base, ifBegan(base)].some((one) => [head, ifBegan(head)].some((other) => isEqual(one, other)));
}

function isEqual(a: Text, b: Text): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function inputErrors(report: Report): Text {
  const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0 ? text`${amount(errors, 'error')} in the input` : text`see the notices`;
}

/** At which hours is no number. */
function movedWindows(selection: Selection): Text {
  return movesWindows(selection) ? text`, limits at other hours` : NO_TEXT;
}

/** One letter in a selector can move hundreds of targets. */
function movedTargets({ touched, subjects }: Selection): Text {
  const moved = movedCounts(touched.flatMap(movedBySelector), subjectUnit(subjects));
  return moved.length === 0 ? NO_TEXT : text`, ${joinTexts(moved, ', ')}`;
}

/** What goes because fewer are asked for, or what was placed is deleted, is in no other group. */
function movedBySelector(diff: PolicyDiff): PolicyDiff['moved'] {
  const { moved, head } = diff;
  const isTold =
    isDeadAsWritten(diff) ||
    head?.leaves !== undefined ||
    head?.effect.groups.some(({ leaving }) => leaving?.length) === true;
  return moved.filter(({ to }) => to !== null || !isTold);
}

/** `, waits for a person to approve`: what keeps a rollout from its end that no number of the title says; empty where nothing does. */
function waitsPhrase({ subjects }: Pick<Selection, 'subjects'>): Text {
  const groups = subjects.flatMap(({ diff: { head } }) => head?.effect.groups ?? []);
  const open = groups.filter(({ outcome }) => outcome === 'unfinished');
  const held = open.map(heldUp);
  if (held.some((one) => one.held !== undefined || one.awaitsStart)) return NO_TEXT;
  // What waits behind a group that is stuck never ends either.
  if (groups.some(({ outcome }) => outcome === 'stuck')) return NO_TEXT;
  if (held.some(({ awaitsPerson }) => awaitsPerson)) return text`, waits for a person to approve`;
  const isUncordoned = open.some(({ lingers }) => lingers?.some(({ until }) => until === 'uncordon'));
  if (isUncordoned) return text`, does not end before somebody uncordons`;
  // What nothing limits in time has an end that is only assumed.
  const isOpenEnded = open.every((group) => factOf(group, 'open-ended') !== undefined);
  return open.length === 0 || isOpenEnded ? NO_TEXT : text`, does not end within the dry rollout`;
}

/** `2 errors, 1 warning` of this change; and older ones where they decide the verdict. */
function judgementOf(report: Report, { findings }: Selection): Text {
  const older = bySeverity(findings.decisive);
  const parts = [
    unjudgedPart(report),
    bySeverity(findings.fresh),
    isEmpty(older) ? older : text`${older} from before`,
    isNew(findings.waived) ? text`${amount(findings.waived.length, 'finding')} waived` : NO_TEXT,
  ];
  return joinTexts(parts, ', ');
}

/** What waits for somebody to resume it was judged, as it goes then. */
function unjudgedPart(report: Report): Text {
  if (!isPartUnjudged(report)) return NO_TEXT;
  const unjudged = report.plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
  return unjudged.every(({ code }) => code === 'suspended')
    ? text`a part of the change waits until it is resumed`
    : text`a part of the change was not judged`;
}

/** What is waived and was there before is no news. */
function isNew(findings: readonly Finding[]): boolean {
  return findings.some(({ status }) => status === 'new' || status === 'worsened');
}

/** What the change fixes, then what was there before: errors that were there before are no praise of the change. */
function nothingNew({ findings }: Selection): Text {
  const count = (of: Finding['severity']): number =>
    findings.before.filter(({ severity }) => severity === of).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const fixes = fixedPhrase(findings.fixed);
  if (errors === 0 && warnings > 0 && findings.waived.length === 0)
    return lead(
      fixes,
      warnings === 1
        ? text`no new finding, 1 warning was there before`
        : text`no new finding, ${warnings} warnings were there before`,
    );
  if (errors === 0 && findings.waived.length === 0) return isEmpty(fixes) ? text`no rule broken` : fixes;
  if (errors === 0) return lead(fixes, text`no new finding`);
  return lead(
    fixes,
    errors === 1 ? text`no new error, 1 was there before` : text`no new error, ${errors} were there before`,
  );
}

/** `fixes drain-deadlock of PodDisruptionBudget/web`: the first error or warning that the change fixes, and the number of others. */
function fixedPhrase(fixed: readonly Finding[]): Text {
  const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
  if (!first) return NO_TEXT;
  const of = first.policy ? text` of ${policyName(first.policy)}` : NO_TEXT;
  const more = others.length > 0 ? text` and ${amount(others.length, 'other finding')}` : NO_TEXT;
  return text`fixes ${code(first.rule)}${of}${more}`;
}

const WORST_FIRST: readonly NodeAction['kind'][] = [
  'reboot',
  'restartAllServices',
  'service',
  'noop',
  'drain',
  'none',
];
const SERVICES_SHOWN = 3;

/**
 * `, each drained and rebooted`: what the work does to the nodes that the numbers are of, which no number says. Empty where nothing
 * is rolled that interrupts them or says that it does not; of several rollouts the worst.
 */
function nodeActionPhrase({ subjects }: Pick<Selection, 'subjects'>): Text {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  // What merging starts comes first in the line: what the next rollout of another policy does is no part of it.
  const started = startedBy({ subjects: all });
  const rolling = started.length > 0 ? started : all;
  const actions = rolling.flatMap(({ diff }) => factOf(diff.head, 'node-action') ?? []);
  const [worst] = [...actions].sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind));
  if (!worst) return NO_TEXT;
  const isOfAll = rolling.every(({ diff }) => factOf(diff.head, 'node-action')?.kind === worst.kind);
  // Beside another rollout, which may drain, that this one does not is no word for all.
  if (worst.kind === 'none') return isOfAll ? text`, no node is drained` : NO_TEXT;
  return isOfAll ? text`, each ${doneTo(worst)}` : text`, some ${doneTo(worst)}`;
}

function doneTo({ kind, services }: NodeAction): Text {
  switch (kind) {
    case 'none':
      return NO_TEXT;
    case 'reboot':
      return text`drained and rebooted`;
    case 'restartAllServices':
      return text`drained, with all services restarted`;
    case 'noop':
      return text`drained, with nothing restarted`;
    case 'drain':
      return text`drained`;
    case 'service': {
      if (services.length === 0) return text`drained, with services restarted`;
      return text`drained, with ${few(
        services.map((service) => name('object', service)),
        SERVICES_SHOWN,
      )} restarted`;
    }
  }
}
