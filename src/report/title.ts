import type { Finding, Report } from '../plan/finding.js';
import { isNamed } from '../plan/measure/wholes.js';
import type { PolicyDiff } from '../plan/model.js';
import type { Outcome, Reach, Start } from '../plan/outcome.js';
import {
  type ChangeEffect,
  factOf,
  type HeldBack,
  type NodeAction,
  type PolicyRef,
} from '../systems/system.js';
import {
  capital,
  code,
  count,
  few,
  hasWords,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
} from '../text/text.js';
import { movesWindows } from './calendar.js';
import { movedCounts } from './moved.js';
import {
  idlePeakPhrase,
  IF_NOT_STARTING,
  type Measure,
  type Measures,
  measuresOf,
  type Pair,
  steepestRise,
  subjectUnit,
} from './numbers.js';
import { isPartUnjudged, type Selection } from './selection.js';
import { budgetsPhrase, evictionsPhrase } from './table/evictions.js';
import { bySeverity, policyName, shortList, unitOf } from './words.js';

/** Findings, what the change does, and the number that matters most, in one line. */
export function titlePhrase(report: Report, selection: Selection): Text {
  const found = foundPhrase(report, selection);
  const says = sentenceOf(report, selection);
  if (selection.situation === 'unjudged') return text`could not evaluate: ${joinTexts([says, found], ', ')}`;
  return hasWords(found) ? text`${found}. ${capital(says)}` : says;
}

/** `2 errors, 1 warning`; without any what the change fixes, and what was there before. */
function foundPhrase(report: Report, { findings, situation }: Selection): Text {
  const older = bySeverity(findings.decisive);
  const isNews = findings.waived.some(({ status }) => status === 'new' || status === 'worsened');
  const found = joinTexts(
    [
      unjudgedPhrase(report),
      bySeverity(findings.fresh),
      isEmpty(older) ? older : text`${older} pre-existing`,
      isNews ? text`${count(findings.waived.length, 'finding')} waived` : NO_TEXT,
    ],
    ', ',
  );
  if (hasWords(found) || situation !== 'planned') return found;
  const fixes = fixesPhrase(findings.fixed);
  const before = bySeverity(findings.before);
  if (hasWords(before)) return joinTexts([fixes, text`no new finding (${before} pre-existing)`], ', ');
  return hasWords(fixes) ? fixes : text`no rule broken`;
}

function unjudgedPhrase(report: Report): Text {
  if (!isPartUnjudged(report)) return NO_TEXT;
  const unjudged = report.plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
  if (unjudged.every(({ code: id }) => id === 'suspended'))
    return text`a part of the change waits until it is resumed`;
  if (!unjudged.every(({ code: id }) => id === 'not-pruned'))
    return text`a part of the change was not evaluated`;
  const retained = unjudged.flatMap(({ keeps = [] }) => keeps).length;
  return text`removed from the files, not from the cluster: ${count(retained, 'object')}`;
}

/** `fixes drain-deadlock of PodDisruptionBudget/web`: the first error or warning that the change fixes, and how many more. */
export function fixesPhrase(fixed: readonly Finding[]): Text {
  const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
  if (!first) return NO_TEXT;
  const of = first.policy ? text` of ${policyName(first.policy)}` : NO_TEXT;
  const more = others.length > 0 ? text` and ${count(others.length, 'other finding')}` : NO_TEXT;
  return text`fixes ${code(first.rule)}${of}${more}`;
}

function sentenceOf(report: Report, selection: Selection): Text {
  switch (selection.situation) {
    case 'unjudged': {
      const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
      return errors > 0 ? text`${count(errors, 'error')} in the input` : text`see the notices`;
    }
    case 'empty':
      return text`no policies in these files`;
    case 'untouched': {
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

/** Kinds of outcome that reach no target, in this order; of the others the one that reaches most comes first. */
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
  // A placement that a run rolls is shown with the run.
  const rolled = subjects.filter(
    ({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0,
  );
  const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
  const keys = new Set(shown.map(({ ref }) => ref));
  const beside = touched.filter(
    ({ ref, outcome: { kind } }) =>
      !keys.has(ref) && (kind === 'removed' || kind === 'refused' || kind === 'cannot-work'),
  );
  const all = [...shown, ...beside]
    .map((diff) => ({ diff, outcome: diff.outcome }))
    .sort((a, b) => reachedBy(b.outcome) - reachedBy(a.outcome));
  const reach = ({ of }: Part): number => Math.max(...of.map(({ outcome }) => reachedBy(outcome)));
  return ORDER.map((kind): Part => ({ kind, of: all.filter(({ outcome }) => outcome.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => reach(b) - reach(a));
}

/** How many targets the merge reaches. */
function reachedBy(outcome: Outcome): number {
  if (outcome.kind === 'removed' || outcome.kind === 'taken-away') return outcome.targets;
  if (outcome.kind === 'starts') return outcome.targets.size;
  return outcome.kind === 'stuck' && outcome.start !== 'next-rollout' ? outcome.reach.whole : 0;
}

function plannedPhrase(report: Report, selection: Selection): Text {
  const { subjects, touched } = selection;
  const [first, ...others] = partsOf(selection);
  if (!first) return text`no number changes`;
  const isAlone = others.every(({ kind }) => kind === 'no-effect' || kind === 'waits');
  const measures = measuresOf(report.plan, selection);
  // What a pause keeps from being planned has no number.
  const isUnplanned = first.kind === 'held' && measures.peak.head?.count === 0;
  const risk = isUnplanned ? null : riskOf(selection, measures, isCompared(first));
  const parts = [
    mainPhrase(first, selection, risk, isAlone),
    ...others.map(besidePhrase),
    first.kind === 'drain-limit' ? NO_TEXT : evictionsPhrase(subjects),
    nodeActionPhrase(selection),
    waitsPhrase(selection),
    movesWindows(selection) ? text`limits move to other hours` : NO_TEXT,
    ...movedCounts(touched.flatMap(movedBySelector), subjectUnit(subjects)),
  ];
  return joinTexts(parts, '; ');
}

/** The base's numbers of what merging starts are those of a next rollout: fewer than those is no gain. */
function isCompared({ kind, of }: Part): boolean {
  return kind !== 'starts' || of.every(({ diff: { base } }) => base?.change?.kind === 'continues');
}

function mainPhrase(part: Part, selection: Selection, risk: Risk | null, isAlone: boolean): Text {
  switch (part.kind) {
    case 'starts':
      return joinTexts([startsPhrase(part as Part<'starts'>, selection), whoseRisk(risk, selection)], '; ');
    case 'waits':
      return waitingPhrase(part as Part<'waits'>, risk);
    case 'stuck':
      return stuckPhrase(part as Part<'stuck'>, selection, risk);
    case 'held': {
      const [{ outcome }] = (part as Part<'held'>).of as [Part<'held'>['of'][number]];
      const isLater = outcome.by !== 'OnDelete' && outcome.by !== 'partition';
      const then = risk && isLater ? text`. Then it ${risk.phrase}` : NO_TEXT;
      return text`no rollout starts until ${UNTIL[outcome.by]}${then}`;
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

/** What a rollout disrupts or breaks: `could break 34 of 100 nodes (was 5)`. */
interface Risk {
  /** The rollout that it is of, if there are several; null: all of them, or the only one. */
  readonly of: PolicyRef | null;
  readonly phrase: Text;
  readonly isRise: boolean;
}

/** The number that the change moves most; null if there is no target. */
function riskOf({ subjects }: Selection, { peak, loss }: Measures, canCompare: boolean): Risk | null {
  if (peak.head?.whole === 0 && peak.head.count === 0) return null;
  const several = subjects.length > 1;
  const [steepLoss, steepPeak] = several
    ? [steepestRise(subjects, 'loss'), steepestRise(subjects, 'peak')]
    : [null, null];
  const by = ({ base, head }: Pair): number => (base && head ? head.count - base.count : 0);
  const risk = (phrase: Text, of: PolicyRef | null = null, isRise = true): Risk | null =>
    hasWords(phrase) ? { of, phrase, isRise } : null;
  if (steepLoss) return risk(breaks(steepLoss), steepLoss.ref);
  if (steepPeak) return risk(takes(steepPeak), steepPeak.ref);
  if (by(loss) > 0) return risk(breaks(loss));
  if (by(peak) > 0) return risk(takes(peak));
  if (!canCompare || !peak.base || !loss.base) return risk(takesAndBreaks(peak.head, loss.head), null, false);
  if (by(loss) < 0) return risk(breaks(loss), null, false);
  if (by(peak) < 0) return risk(takes(peak), null, false);
  return risk(text`${breaks({ ...loss, base: null })}, as before`, null, false);
}

/** `takes up to 3 of 20 nodes at once and could break 20`: without a base to compare with. */
function takesAndBreaks(peak: Measure | null, loss: Measure | null): Text {
  if (peak?.count === 0) return breaks({ base: null, head: loss });
  const at = takes({ base: null, head: peak });
  if (!loss || loss.count === 0) return at;
  const broken = loss.whole === peak?.whole ? text`${loss.count}` : text`${loss.count} of ${loss.whole}`;
  return text`${at} and could break ${broken}${ifNotStarting(loss)}`;
}

function breaks({ base, head }: Pair): Text {
  return head ? text`could break ${ofWhole(head)}${ifNotStarting(head)}${was(base)}${later(head)}` : NO_TEXT;
}

function takes({ base, head }: Pair): Text {
  return head ? text`takes up to ${ofWhole(head)} at once${was(base)}${later(head)}` : NO_TEXT;
}

function was(base: Measure | null): Text {
  return base ? text` (was ${base.count})` : NO_TEXT;
}

function ifNotStarting({ isIfNotStarting }: Measure): Text {
  return isIfNotStarting === true ? IF_NOT_STARTING : NO_TEXT;
}

function later({ isAfterwards }: Measure): Text {
  return isAfterwards === true ? text` in the next rollout` : NO_TEXT;
}

/** The unit is not known without a target. */
function ofWhole({ count: part, whole, unit }: Measure): Text {
  if (whole > 0) return text`${part} of ${count(whole, unit)}`;
  return part === 0 ? text`${part}` : count(part, unit);
}

function whoseRisk(risk: Risk | null, { subjects }: Selection): Text {
  if (!risk?.of) return risk?.phrase ?? NO_TEXT;
  const { of, phrase } = risk;
  const outcome = subjects.find(({ diff }) => diff.ref === of)?.diff.outcome;
  const isNext = outcome?.kind === 'waits' && outcome.start === 'next-rollout';
  return isNext ? text`the next rollout of ${policyName(of)} ${phrase}` : text`${policyName(of)} ${phrase}`;
}

/** `rolls out to 20 nodes on merge`, with the policies if there are others. */
function startsPhrase({ of }: Part<'starts'>, { subjects }: Selection): Text {
  const byUnit = new Map<string, { targets: Set<string>; whole: number }>();
  for (const { diff, outcome } of of) {
    const unit = unitOf(diff.head?.effect.groups ?? []);
    const counted = byUnit.get(unit) ?? { targets: new Set(), whole: 0 };
    for (const target of outcome.targets) counted.targets.add(target);
    byUnit.set(unit, { ...counted, whole: of.length === 1 ? outcome.whole : 0 });
  }
  const counts = [...byUnit].map(([unit, { targets, whole }]) =>
    targets.size < whole ? text`${targets.size} of ${count(whole, unit)}` : count(targets.size, unit),
  );
  const going = of.filter(({ outcome }) => outcome.targets.size > 0).map(({ diff }) => diff.ref);
  const which = subjects.length > 1 && going.length > 0 ? text` (${shortList(going)})` : NO_TEXT;
  const on = text`${joinTexts(counts, ' and ')}${which} on merge`;
  if (of.every(({ diff }) => diff.head?.effect.groups.every(isNamed))) return text`disrupts ${on}`;
  const isSure = of.every(({ outcome }) => outcome.isSure);
  return of.every(({ outcome }) => outcome.isReplacement)
    ? text`${literal(isSure ? 'replaces' : 'may replace')} ${on}`
    : text`${literal(isSure ? 'rolls out' : 'may roll out')} to ${on}`;
}

const ROLLOUTS: Readonly<Record<Start, Text>> = {
  'on-merge': text`the rollout`,
  'next-rollout': text`no rollout starts on merge. The next one`,
  'under-way': text`the rollout under way`,
  regardless: text`the rollout that is due anyway`,
  unknown: text`the next rollout`,
};

function waitingPhrase({ of }: Part<'waits'>, risk: Risk | null): Text {
  const start = of[0]?.outcome.start ?? 'next-rollout';
  if (!risk) return start === 'under-way' ? text`a rollout is under way` : text`nothing is rolled out`;
  const whose = risk.of ? text` of ${policyName(risk.of)}` : NO_TEXT;
  if (start === 'regardless') return text`the rollout${whose} that is due anyway ${risk.phrase}`;
  if (start !== 'next-rollout') return text`${ROLLOUTS[start]}${whose} ${risk.phrase}`;
  const [mayStart = null] = of.flatMap(({ outcome }) => outcome.mayStart ?? []);
  const now = mayStart === null ? text`no rollout starts on merge` : MAY_START[mayStart];
  const isIdle = of.every(
    ({ diff: { head } }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0,
  );
  return isIdle ? now : text`${now}. The next one${whose} ${risk.phrase}`;
}

const MAY_START: Readonly<Record<NonNullable<ChangeEffect['mayStart']>, Text>> = {
  consolidation: text`consolidation may disrupt more nodes from the merge on, which is not forecast`,
  waiting: text`unknown whether a rollout starts on merge`,
};

const UNTIL: Readonly<Record<HeldBack | 'state', Text>> = {
  paused: text`it is resumed`,
  disabled: text`it is enabled`,
  OnDelete: text`someone deletes pods (OnDelete)`,
  partition: text`its partition is lowered`,
  state: text`its state is Run`,
};

function stuckPhrase({ of }: Part<'stuck'>, selection: Selection, risk: Risk | null): Text {
  const { subjects } = selection;
  const [{ diff, outcome }] = of as [Part<'stuck'>['of'][number]];
  const isOneOfSeveral = of.length > 1 || subjects.length > 1;
  const whose = isOneOfSeveral ? text` of ${policyName(diff.ref)}` : NO_TEXT;
  const others = of.length - 1;
  const more =
    others > 0
      ? text`; ${count(others, 'other rollout')} ${literal(others === 1 ? 'does' : 'do')} not complete`
      : NO_TEXT;
  const again = outcome.isAsBefore ? text`, as before` : NO_TEXT;
  const rollout = outcome.how === 'not-executed' ? text`the eviction` : ROLLOUTS[outcome.start];
  const verb = stuckVerb(outcome, unitOf(diff.head?.effect.groups ?? []));
  const isRise = risk?.isRise === true && outcome.start !== 'next-rollout';
  const number = idlePeakPhrase(subjects) ?? (isRise ? whoseRisk(risk, selection) : NO_TEXT);
  return joinTexts([text`${rollout}${whose} ${verb}${again}${more}`, number], '; ');
}

function stuckVerb({ how, reach }: Of<'stuck'>, unit: string): Text {
  const { begun, whole } = reach;
  switch (how) {
    case 'not-executed':
      return text`is not executed`;
    case 'stopped':
      return text`is stopped after ${begun} of ${count(whole, unit)}`;
    case 'endless':
      return text`takes ${whole === 1 ? count(whole, unit) : text`all ${count(whole, unit)}`} and never ends`;
    case 'stuck':
      return begun === 0
        ? text`never starts`
        : text`gets stuck after ${doneOf(reach)} of ${count(whole, unit)}`;
  }
}

function doneOf({ done, isWorstOrder }: Reach): Text {
  return isWorstOrder ? text`as few as ${done}` : text`${done}`;
}

function removedPhrase({ of }: Part<'removed'>): Text {
  const [most] = of.toSorted((a, b) => b.outcome.targets - a.outcome.targets);
  const from =
    most && most.outcome.targets > 0
      ? text` from ${of.length > 1 ? text`up to ` : NO_TEXT}${count(most.outcome.targets, unitOf(most.diff.base?.effect.groups ?? []))} at once`
      : NO_TEXT;
  return text`removes ${shortList(of.map(({ diff }) => diff.ref))}${from}`;
}

/** `deletes 10 replicas at once`: targets that policies that stay, or pools that go, no longer have. */
function takenPhrase({ of }: Part<'taken-away'>): Text {
  const unit = ({ diff }: (typeof of)[number]): string => unitOf(diff.head?.effect.groups ?? []);
  const [most] = of.toSorted((a, b) => b.outcome.targets - a.outcome.targets);
  if (!most) return NO_TEXT;
  const { how } = most.outcome;
  const same = of.filter((one) => one.outcome.how === how && unit(one) === unit(most));
  const all = count(
    same.reduce((sum, { outcome }) => sum + outcome.targets, 0),
    unit(most),
  );
  if (how === 'placed') return text`removes what was placed on ${all}`;
  return how === 'in-turn' ? text`deletes ${all}, one after the other` : text`deletes ${all} at once`;
}

/** Edits that change no batch, number or target. */
function withoutEffect(selection: Selection): Text {
  const { findings, subjects } = selection;
  const parts = partsOf(selection);
  const refused = parts.find(({ kind }) => kind === 'refused');
  const stuck = parts.find(({ kind }) => kind === 'stuck');
  const isFound = findings.fresh.some(
    ({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled',
  );
  const isOtherEnd = subjects.some(({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish);
  const edits = refused
    ? mainPhrase(refused, selection, null, parts.length === 1)
    : isFound
      ? text`no number changes`
      : isOtherEnd
        ? text`the edit changes only when the rollout ends`
        : text`the edit changes nothing`;
  return joinTexts([edits, stuck ? mainPhrase(stuck, selection, null, true) : NO_TEXT], '; ');
}

/** Targets that are deleted, or whose placement is, are in no other group. */
function movedBySelector({ moved, outcome }: PolicyDiff): PolicyDiff['moved'] {
  const isSaid = outcome.kind === 'taken-away' || outcome.kind === 'cannot-work';
  return moved.filter(({ to }) => to !== null || !isSaid);
}

/** `waits for approval`: what keeps a rollout from its end, if no number of the title says it. */
function waitsPhrase({ subjects }: Selection): Text {
  if (subjects.some(({ diff }) => diff.outcome.kind === 'held' || diff.outcome.kind === 'stuck'))
    return NO_TEXT;
  const open = subjects
    .flatMap(({ diff: { head } }) => head?.effect.groups ?? [])
    .filter((group) => group.outcome === 'unfinished');
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

/** `each node is drained and rebooted`: the worst that happens to a node, in rollouts that merging starts if there are any. */
function nodeActionPhrase({ subjects }: Selection): Text {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
  const actions = (started.length > 0 ? started : all).map(({ diff }) => factOf(diff.head, 'node-action'));
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
      const names = services.map((service) => name('object', service));
      return text`drained, with ${few(names, SERVICES_SHOWN)} restarted`;
    }
  }
}
