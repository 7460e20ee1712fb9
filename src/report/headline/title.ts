import type { Report } from '../../plan/finding.js';
import type { PolicyDiff } from '../../plan/model.js';
import { isNamed } from '../../plan/measure/wholes.js';
import type { Outcome, Reach, Start } from '../../plan/outcome.js';
import { type ChangeEffect, factOf, type HeldBack, type NodeAction } from '../../systems/system.js';
import { movesWindows } from '../calendar/shown.js';
import { isPartUnjudged, type Selection } from '../choice/selection.js';
import { movedCounts } from '../group/moved.js';
import { measuresOf, subjectUnit } from '../numbers/measures.js';
import { agedPhrase, outAlreadyPhrase } from '../numbers/peak-cause.js';
import { budgetsPhrase, evictionsPhrase } from '../table/evictions-row.js';
import { amount, unitOf } from '../words/amounts.js';
import { policyName, shortList } from '../words/names.js';
import { capital, few, hasWords, joinTexts, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { judgementPhrase } from './judgement.js';
import { type Risk, riskOf } from './risk.js';

/** The judgement, what the change does, and the number that matters most, in one line. */
export function titlePhrase(report: Report, selection: Selection): Text {
  const judgement = judgementPhrase(report, selection);
  const says = sentenceOf(report, selection);
  if (selection.situation === 'unjudged')
    return text`could not evaluate: ${joinTexts([says, judgement], ', ')}`;
  return hasWords(judgement) ? text`${judgement}. ${capital(says)}` : says;
}

function sentenceOf(report: Report, selection: Selection): Text {
  switch (selection.situation) {
    case 'unjudged': {
      const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
      return errors > 0 ? text`${amount(errors, 'error')} in the input` : text`see the notices`;
    }
    case 'empty':
      return text`no policies in these files`;
    case 'untouched': {
      // What is found new, or could not be evaluated, is of something that policies go by.
      const isNews = selection.findings.fresh.some(({ severity }) => severity !== 'info');
      return isNews || isPartUnjudged(report) ? text`no policy changed` : text`nothing changed`;
    }
    case 'same-effect':
      return withoutEffect(selection);
    case 'planned':
      return plannedPhrase(report, selection);
  }
}

type Kind = Outcome['kind'];
type Of<K extends Kind> = Extract<Outcome, { kind: K }>;

/** All policies with which the change does the same kind of thing. */
interface Part<K extends Kind = Kind> {
  readonly kind: K;
  readonly of: readonly { readonly diff: PolicyDiff; readonly outcome: Of<K> }[];
}

/** The kinds of outcome of a change, the one that reaches most targets first; of those that reach none, in this order. */
const ORDER: readonly Kind[] = [
  'stuck',
  'removed',
  'taken-away',
  'starts',
  'held',
  'waits',
  'drain-limit',
  'cannot-work',
  'refused',
  'no-effect',
];

function partsOf({ touched, subjects }: Selection): Part[] {
  // What another object rolls, as a run does for its placement, stands with that one.
  const rolled = subjects.filter(
    ({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0,
  );
  const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
  const keys = new Set(shown.map(({ ref }) => ref));
  const beside = touched.filter(
    ({ ref, outcome: { kind } }) =>
      !keys.has(ref) && (kind === 'removed' || kind === 'refused' || kind === 'cannot-work'),
  );
  const all = [...shown, ...beside].map((diff) => ({ diff, outcome: diff.outcome }));
  all.sort((a, b) => targetsOf(b.outcome) - targetsOf(a.outcome));
  return ORDER.map((kind): Part => ({ kind, of: all.filter(({ outcome }) => outcome.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => reachOf(b) - reachOf(a));
}

/** How many targets the merge reaches. */
function reachOf({ of }: Part): number {
  return Math.max(...of.map(({ outcome }) => targetsOf(outcome)));
}

function targetsOf(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'removed':
    case 'taken-away':
      return outcome.targets;
    case 'starts':
      return outcome.targets.size;
    case 'stuck':
      return outcome.start === 'next-rollout' ? 0 : outcome.reach.whole;
    case 'no-effect':
    case 'refused':
    case 'cannot-work':
    case 'held':
    case 'drain-limit':
    case 'waits':
      return 0;
  }
}

function plannedPhrase(report: Report, selection: Selection): Text {
  const [first, ...others] = partsOf(selection);
  if (!first) return text`no number changes`;
  const isAlone = others.every(({ kind }) => kind === 'no-effect' || kind === 'waits');
  const measures = measuresOf(report.plan, selection);
  // What a pause keeps from being planned has no number.
  const isUnplanned = first.kind === 'held' && measures.peak.head?.count === 0;
  const risk = isUnplanned ? null : riskOf(selection, measures, isCompared(first));
  const parts = [
    mainPhrase(first, selection, risk, isAlone),
    ...others.map((part) => besidePhrase(part)),
    first.kind === 'drain-limit' ? NO_TEXT : evictionsPhrase(selection.subjects),
    nodeActionPhrase(selection),
    waitsPhrase(selection),
    movesWindows(selection) ? text`limits move to other hours` : NO_TEXT,
    ...movedCounts(selection.touched.flatMap(movedBySelector), subjectUnit(selection.subjects)),
  ];
  return joinTexts(parts, '; ');
}

/** The base's numbers of what merging starts are those of a next rollout: less than they is no gain. */
function isCompared({ kind, of }: Part): boolean {
  return kind !== 'starts' || of.every(({ diff: { base } }) => base?.change?.kind === 'continues');
}

function mainPhrase(part: Part, selection: Selection, risk: Risk | null, isAlone: boolean): Text {
  const refs = part.of.map(({ diff }) => diff.ref);
  const which = selection.subjects.length > 1 ? text` of ${shortList(refs)}` : NO_TEXT;
  switch (part.kind) {
    case 'starts':
      return joinTexts([startsPhrase(part as Part<'starts'>, selection), whoseRisk(risk, selection)], '; ');
    case 'waits':
      return waitingPhrase(part as Part<'waits'>, risk);
    case 'stuck':
      return stuckPhrase(part as Part<'stuck'>, which, selection, risk);
    case 'held': {
      const [{ outcome }] = (part as Part<'held'>).of as [Part<'held'>['of'][number]];
      return heldPhrase(outcome.by, risk);
    }
    case 'drain-limit':
      return budgetsPhrase(selection.subjects);
    case 'refused':
      if (!isAlone) return besidePhrase(part);
      return part.of.length === 1
        ? text`the edit is refused; nothing is applied`
        : text`${part.of.length} edits are refused; nothing is applied`;
    case 'removed':
    case 'taken-away':
      return joinTexts(
        [besidePhrase(part), risk?.isRise === true ? whoseRisk(risk, selection) : NO_TEXT],
        '; ',
      );
    case 'cannot-work':
    case 'no-effect':
      return besidePhrase(part);
  }
}

/** What the change does beside what matters more. */
function besidePhrase(part: Part): Text {
  const refs = part.of.map(({ diff }) => diff.ref);
  const names = shortList(refs);
  const isOne = refs.length === 1;
  switch (part.kind) {
    case 'removed':
      return removedPhrase(part as Part<'removed'>);
    case 'taken-away':
      return takenPhrase(part as Part<'taken-away'>);
    case 'starts':
      return text`rolls out ${names}`;
    case 'stuck':
      return isOne ? text`the rollout of ${names} gets stuck` : text`the rollouts of ${names} get stuck`;
    case 'held':
      return isOne ? text`${names} is held` : text`${names} are held`;
    case 'refused':
      return isOne ? text`${names} is refused` : text`${names} are refused`;
    case 'cannot-work':
      return isOne
        ? text`${names} cannot work as written and takes no target`
        : text`${names} cannot work as written and take no target`;
    case 'waits':
    case 'drain-limit':
    case 'no-effect':
      return NO_TEXT;
  }
}

function whoseRisk(risk: Risk | null, { subjects }: Selection): Text {
  if (!risk?.of) return risk?.phrase ?? NO_TEXT;
  const { of, phrase } = risk;
  const outcome = subjects.find(({ diff }) => diff.ref === of)?.diff.outcome;
  const isNext = outcome?.kind === 'waits' && outcome.start === 'next-rollout';
  return isNext ? text`the next rollout of ${policyName(of)} ${phrase}` : text`${policyName(of)} ${phrase}`;
}

/** `rolls out to 20 nodes on merge`, and of which policies where there are others. */
function startsPhrase({ of }: Part<'starts'>, { subjects }: Selection): Text {
  const byUnit = new Map<string, { targets: Set<string>; whole: number }>();
  for (const { diff, outcome } of of) {
    const unit = unitOf(diff.head?.effect.groups ?? []);
    const counted = byUnit.get(unit) ?? { targets: new Set(), whole: 0 };
    for (const target of outcome.targets) counted.targets.add(target);
    byUnit.set(unit, { ...counted, whole: of.length === 1 ? outcome.whole : 0 });
  }
  const counts = [...byUnit].map(([unit, { targets, whole }]) =>
    targets.size < whole ? text`${targets.size} of ${amount(whole, unit)}` : amount(targets.size, unit),
  );
  const going = of.filter(({ outcome }) => outcome.targets.size > 0).map(({ diff }) => diff.ref);
  const which = subjects.length > 1 && going.length > 0 ? text` (${shortList(going)})` : NO_TEXT;
  const count = text`${joinTexts(counts, ' and ')}${which}`;
  const isNamedOneByOne = of.every(({ diff }) => diff.head?.effect.groups.every(isNamed));
  if (isNamedOneByOne) return text`disrupts ${count} on merge`;
  const isReplacement = of.every(({ outcome }) => outcome.isReplacement);
  const isSure = of.every(({ outcome }) => outcome.isSure);
  if (isReplacement) return isSure ? text`replaces ${count} on merge` : text`may replace ${count} on merge`;
  return isSure ? text`rolls out to ${count} on merge` : text`may roll out to ${count} on merge`;
}

function waitingPhrase({ of }: Part<'waits'>, risk: Risk | null): Text {
  const [start] = new Set(of.map(({ outcome }) => outcome.start));
  const whose = risk?.of ? text` of ${policyName(risk.of)}` : NO_TEXT;
  const isIdle = of.every(
    ({ diff: { head } }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0,
  );
  switch (start ?? 'next-rollout') {
    case 'under-way':
      return risk ? text`the rollout under way${whose} ${risk.phrase}` : text`a rollout is under way`;
    case 'regardless':
      return risk ? text`the rollout${whose} that is due anyway ${risk.phrase}` : text`nothing is rolled out`;
    case 'unknown':
      return risk ? text`the next rollout${whose} ${risk.phrase}` : text`nothing is rolled out`;
    case 'next-rollout': {
      const [mayStart = null] = of.flatMap(({ outcome }) => outcome.mayStart ?? []);
      const now = mayStart === null ? text`no rollout starts on merge` : MAY_START[mayStart];
      if (!risk) return text`nothing is rolled out`;
      return isIdle ? now : text`${now}. The next one${whose} ${risk.phrase}`;
    }
  }
}

const MAY_START: Readonly<Record<NonNullable<ChangeEffect['mayStart']>, Text>> = {
  consolidation: text`consolidation may disrupt more nodes from the merge on, which is not forecast`,
  waiting: text`unknown whether a rollout starts on merge`,
};

function heldPhrase(by: HeldBack | 'state', risk: Risk | null): Text {
  const then = risk ? text`. Then it ${risk.phrase}` : NO_TEXT;
  switch (by) {
    case 'paused':
      return text`no rollout starts until it is resumed${then}`;
    case 'disabled':
      return text`no rollout starts until it is enabled${then}`;
    case 'OnDelete':
      return text`no rollout starts until someone deletes pods (OnDelete)`;
    case 'partition':
      return text`no rollout starts until its partition is lowered`;
    case 'state':
      return text`no rollout starts until its state is Run${then}`;
  }
}

const ROLLOUTS: Readonly<Record<Start, Text>> = {
  'on-merge': text`the rollout`,
  'next-rollout': text`no rollout starts on merge. The next one`,
  'under-way': text`the rollout under way`,
  regardless: text`the rollout that is due anyway`,
  unknown: text`the next rollout`,
};

function stuckPhrase({ of }: Part<'stuck'>, which: Text, selection: Selection, risk: Risk | null): Text {
  const [{ diff, outcome }] = of as [Part<'stuck'>['of'][number]];
  const whose = of.length > 1 ? text` of ${policyName(diff.ref)}` : which;
  const others = of.length - 1;
  const more =
    others > 0
      ? text`; ${amount(others, 'other rollout')} ${others === 1 ? text`does` : text`do`} not complete`
      : NO_TEXT;
  const again = outcome.isAsBefore ? text`, as before` : NO_TEXT;
  const rollout = outcome.how === 'not-executed' ? text`the eviction` : ROLLOUTS[outcome.start];
  const says = text`${rollout}${whose} ${stuckVerb(outcome, unitOf(diff.head?.effect.groups ?? []))}${again}${more}`;
  const aged = agedPhrase(selection) ?? outAlreadyPhrase(selection);
  const rises =
    risk?.isRise === true && outcome.start !== 'next-rollout' ? whoseRisk(risk, selection) : NO_TEXT;
  return joinTexts([says, aged ?? rises], '; ');
}

function stuckVerb({ how, reach }: Of<'stuck'>, unit: string): Text {
  const { begun, whole } = reach;
  switch (how) {
    case 'not-executed':
      return text`is not executed`;
    case 'stopped':
      return text`is stopped after ${begun} of ${amount(whole, unit)}`;
    case 'endless':
      return text`takes ${whole === 1 ? amount(whole, unit) : text`all ${amount(whole, unit)}`} and never ends`;
    case 'stuck':
      return begun === 0
        ? text`never starts`
        : text`gets stuck after ${doneOf(reach)} of ${amount(whole, unit)}`;
  }
}

function doneOf({ done, isWorstOrder }: Reach): Text {
  return isWorstOrder ? text`as few as ${done}` : text`${done}`;
}

function removedPhrase({ of }: Part<'removed'>): Text {
  const gone = of.map(({ diff }) => diff.ref);
  const [most] = [...of].sort((a, b) => b.outcome.targets - a.outcome.targets);
  const from =
    most && most.outcome.targets > 0
      ? text` from ${gone.length > 1 ? text`up to ` : NO_TEXT}${amount(most.outcome.targets, unitOf(most.diff.base?.effect.groups ?? []))} at once`
      : NO_TEXT;
  return text`removes ${shortList(gone)}${from}`;
}

/** `deletes 10 replicas at once`: what policies that stay, or pools that go, no longer have. */
function takenPhrase({ of }: Part<'taken-away'>): Text {
  const [most] = [...of].sort((a, b) => b.outcome.targets - a.outcome.targets);
  if (!most) return NO_TEXT;
  const unit = unitOf(most.diff.head?.effect.groups ?? []);
  const alike = of.filter(
    ({ diff, outcome }) =>
      outcome.how === most.outcome.how && unitOf(diff.head?.effect.groups ?? []) === unit,
  );
  const all = amount(
    alike.reduce((sum, { outcome }) => sum + outcome.targets, 0),
    unit,
  );
  switch (most.outcome.how) {
    case 'placed':
      return text`removes what was placed on ${all}`;
    case 'in-turn':
      return text`deletes ${all}, one after the other`;
    case 'at-once':
      return text`deletes ${all} at once`;
  }
}

/** Edits that change no batch, number or target. */
function withoutEffect(selection: Selection): Text {
  const parts = partsOf(selection);
  const refused = parts.find(({ kind }) => kind === 'refused');
  const stuck = parts.find(({ kind }) => kind === 'stuck');
  const isFound = selection.findings.fresh.some(
    ({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled',
  );
  const edits = refused
    ? mainPhrase(refused, selection, null, parts.length === 1)
    : isFound
      ? text`no number changes`
      : selection.subjects.some(({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish)
        ? text`the edit changes only when the rollout ends`
        : text`the edit changes nothing`;
  return joinTexts([edits, stuck ? mainPhrase(stuck, selection, null, true) : NO_TEXT], '; ');
}

/** What goes because fewer are asked for, or what was placed is deleted, is in no other group. */
function movedBySelector({ moved, outcome }: PolicyDiff): PolicyDiff['moved'] {
  const isSaid = outcome.kind === 'taken-away' || outcome.kind === 'cannot-work';
  return moved.filter(({ to }) => to !== null || !isSaid);
}

/** `waits for approval`: what keeps a rollout from its end that no number of the title says. */
function waitsPhrase({ subjects }: Selection): Text {
  const open = subjects.flatMap(({ diff: { head, outcome } }) =>
    outcome.kind === 'held' || outcome.kind === 'stuck'
      ? []
      : (head?.effect.groups ?? []).filter((group) => group.outcome === 'unfinished'),
  );
  if (subjects.some(({ diff }) => diff.outcome.kind === 'held' || diff.outcome.kind === 'stuck'))
    return NO_TEXT;
  if (open.some((group) => factOf(group, 'stage')?.awaitsPerson === true)) return text`waits for approval`;
  if (open.some(({ lingers }) => lingers?.some(({ until }) => until === 'uncordon')))
    return text`does not finish until someone uncordons`;
  // Nothing limits maintenances in time: their end is only assumed.
  return open.every(isNamed) ? NO_TEXT : text`does not finish within the dry rollout`;
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

/** `each node is drained and rebooted`: what the work does to a node, of several rollouts the worst; those that merging starts first. */
function nodeActionPhrase({ subjects }: Selection): Text {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
  const rolling = started.length > 0 ? started : all;
  const actions = rolling.map(({ diff }) => factOf(diff.head, 'node-action'));
  const [worst] = actions
    .flatMap((action) => action ?? [])
    .sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind));
  if (!worst) return NO_TEXT;
  const isOfAll = actions.every((action) => action?.kind === worst.kind);
  if (worst.kind === 'none') return isOfAll ? text`no node is drained` : NO_TEXT;
  return isOfAll ? text`each node is ${doneTo(worst)}` : text`some nodes are ${doneTo(worst)}`;
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
