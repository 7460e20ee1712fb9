import { groupedBy } from '../manifest/lookup.js';
import { type Finding, isCaused, type Report } from '../plan/finding.js';
import { isNamed } from '../plan/measure/wholes.js';
import type { PolicyDiff } from '../plan/model.js';
import type { Outcome, Start } from '../plan/outcome.js';
import { type ChangeEffect, type HeldBack, type NodeAction, policyName } from '../systems/system.js';
import { capital, code, count, isEmpty, joinTexts, NO_TEXT, type Text, text } from '../text/text.js';
import { hasTwoUnits, type Measure, measuresOf, type Pair } from './numbers.js';
import { isPartUnjudged, type Selection } from './selection.js';
import { budgetsPhrase } from './table/evictions.js';
import { UNTIL } from './table/finish.js';
import { severitiesPhrase, shortList, unitOf } from './words.js';

/** Findings, what the change does, and its numbers, in one line. */
export function titlePhrase(report: Report, selection: Selection): Text {
  const found = foundPhrase(report, selection);
  const says = sentenceOf(report, selection);
  if (selection.situation === 'unjudged') return text`could not evaluate: ${joinTexts([says, found])}`;
  return isEmpty(found) ? says : text`${found}. ${capital(says)}`;
}

/** `2 errors, 1 warning`; without any what the change fixes, and what was there before. */
function foundPhrase(report: Report, { findings, situation }: Selection): Text {
  const older = severitiesPhrase(findings.decisive);
  const isNews = findings.waived.some(isCaused);
  const found = joinTexts([
    isPartUnjudged(report) && text`a part of the change was not evaluated`,
    severitiesPhrase(findings.fresh),
    !isEmpty(older) && text`${older} pre-existing`,
    isNews && text`${count(findings.waived.length, 'finding')} waived`,
  ]);
  if (!isEmpty(found) || situation !== 'planned') return found;
  const before = severitiesPhrase(findings.before);
  const fixes = fixesPhrase(findings.fixed);
  if (isEmpty(before)) return isEmpty(fixes) ? text`no rule broken` : fixes;
  return joinTexts([fixes, text`no new finding (${before} pre-existing)`]);
}

/** `fixes drain-deadlock of PodDisruptionBudget/web`: the first error or warning that the change fixes, and how many more. */
export function fixesPhrase(fixed: readonly Finding[]): Text {
  const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
  if (!first) return NO_TEXT;
  const more = others.length > 0 && text` and ${count(others.length, 'other finding')}`;
  return text`fixes ${code(first.rule)}${first.policy && text` of ${policyName(first.policy)}`}${more}`;
}

function sentenceOf(report: Report, selection: Selection): Text {
  const { situation, findings, subjects } = selection;
  const isNews = findings.fresh.length > 0;
  switch (situation) {
    case 'unjudged': {
      const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
      return text`${count(errors, 'error')} in the input`;
    }
    case 'empty':
      return text`no policies in these files`;
    case 'untouched':
      return text`no policy changed (${report.plan.policies.length} checked)`;
    case 'same-effect': {
      const parts = partsOf(selection).filter(({ kind }) => kind === 'refused' || kind === 'stuck');
      const isRefused = parts.some(({ kind }) => kind === 'refused');
      const isMoved = subjects.some(
        ({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish,
      );
      const edits = isNews || isMoved ? text`no number changes` : text`the edit changes nothing`;
      return joinTexts([!isRefused && edits, ...parts.map(({ phrase }) => phrase)], '; ');
    }
    case 'planned':
      return plannedPhrase(report, selection);
  }
}

/** The outcomes, the one that reaches most targets first, with the numbers of the first that rolls out. */
function plannedPhrase({ plan }: Report, selection: Selection): Text {
  const parts = partsOf(selection);
  const numbers = numbersPhrase(measuresOf(plan, selection));
  const rolling = parts.find(({ hasNumbers }) => hasNumbers);
  const phrases = parts.map((part) => {
    const { kind, phrase } = part;
    if (kind === 'waits' && (part !== rolling || isEmpty(numbers)))
      return part === rolling && parts.length === 1 && text`nothing is rolled out`;
    if (part !== rolling) return phrase;
    return joinTexts([phrase, numbers], kind === 'waits' ? ' ' : kind === 'held' ? '. Then it ' : '; ');
  });
  const says = joinTexts([...phrases, nodeActionPhrase(selection)], '; ');
  return isEmpty(says) ? text`no number changes` : says;
}

/** `disrupts up to 34 of 100 nodes at once (was 5) and could break 34 (was 5)`; empty if there is no target. */
function numbersPhrase({ peak, loss }: { readonly peak: Pair; readonly loss: Pair }): Text {
  const [taken, lost] = [peak.head, loss.head];
  if (!taken || taken.count + taken.whole === 0) return NO_TEXT;
  const was = (pair: Pair): Text | null => {
    const { base, head } = pair;
    if (!base || (!hasTwoUnits(pair) && base.count === head?.count)) return null;
    return text` (was ${hasTwoUnits(pair) ? ofWhole(base) : base.count})`;
  };
  const isNone = taken.count === 0 && taken.whole > 0;
  const disrupts = isNone
    ? text`none of ${count(taken.whole, taken.unit)}`
    : text`up to ${ofWhole(taken)} at once`;
  const broken = lost?.whole === taken.whole ? text`${lost.count}` : lost && ofWhole(lost);
  const breaks = broken && lost?.count !== 0 ? text`could break ${broken}` : text`breaks none`;
  return text`disrupts ${disrupts}${was(peak)} and ${breaks}${was(loss)}`;
}

/** The unit is not known without a target. */
function ofWhole({ count: part, whole, unit }: Measure): Text {
  const more = part > whole && text` and their replacements`;
  return whole > 0 ? text`${part} of ${count(whole, unit)}${more}` : count(part, unit);
}

type Kind = Outcome['kind'];

/** Policies with which the change does the same kind of thing; those that it reaches most targets of come first. */
type Same<K extends Kind> = readonly [Of<K>, ...Of<K>[]];
type Of<K extends Kind> = PolicyDiff & { readonly outcome: Extract<Outcome, { kind: K }> };

interface Part {
  readonly kind: Kind;
  readonly phrase: Text;
  /** True for a rollout that takes targets by itself or after one edit. */
  readonly hasNumbers: boolean;
}

/**
 * The form of each outcome; `isOnly`: there is no other policy to tell it from, `isOnlyKind`: none with another outcome. Outcomes that reach
 * no target come in this order; of the others the one that reaches most comes first.
 */
const FORMS: { readonly [K in Kind]: (same: Same<K>, isOnly: boolean, isOnlyKind: boolean) => Text } = {
  stuck: stuckPhrase,
  removed: (same) => {
    const [{ outcome, base }, ...others] = same;
    const all = count(outcome.targets, unitOf(base?.effect.groups ?? []));
    const from = outcome.targets > 0 && text` from ${others.length > 0 && text`up to `}${all} at once`;
    return text`removes ${namesOf(same)}${from}`;
  },
  'taken-away': (same) => {
    const targets = same.reduce((sum, { outcome }) => sum + outcome.targets, 0);
    const all = count(targets, unitOf(same.flatMap(({ head }) => head?.effect.groups ?? [])));
    const { how } = same[0].outcome;
    if (how === 'placed') return text`removes what was placed on ${all}`;
    return text`deletes ${all}${how === 'in-turn' ? text`, one after the other` : text` at once`}`;
  },
  starts: startsPhrase,
  held: (same, isOnly) =>
    text`no rollout${!isOnly && text` of ${namesOf(same)}`} starts until ${UNTIL[same[0].outcome.by]}`,
  waits: (same) => {
    const [{ outcome }] = same;
    const [mayStart] = same.flatMap((one) => one.outcome.mayStart ?? []);
    if (outcome.start !== 'next-rollout') return ROLLOUTS[outcome.start];
    return mayStart
      ? text`${MAY_START[mayStart]}. The next rollout`
      : text`${ROLLOUTS[outcome.start]}. The next one`;
  },
  'drain-limit': budgetsPhrase,
  'cannot-work': (same) => text`cannot work as written and takes no target: ${namesOf(same)}`,
  refused: (same, isOnly) =>
    isOnly ? text`the edit is refused; nothing is applied` : text`refused: ${namesOf(same)}`,
  'no-effect': () => NO_TEXT,
};
const KINDS = Object.keys(FORMS) as Kind[];

/** Holds that one edit ends, after which the whole rollout starts. */
const LATER: ReadonlySet<HeldBack | 'state'> = new Set(['paused', 'disabled', 'state']);
const BESIDE: ReadonlySet<Kind> = new Set(['removed', 'refused', 'cannot-work']);

function partsOf({ touched, subjects }: Selection): Part[] {
  // A placement that a run rolls is shown with the run.
  const rolled = subjects.filter(
    ({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0,
  );
  const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
  const keys = new Set(shown.map(({ ref }) => ref));
  const beside = touched.filter(({ ref, outcome }) => !keys.has(ref) && BESIDE.has(outcome.kind));
  const all = [...shown, ...beside].sort(
    (a, b) => reachedBy(b) - reachedBy(a) || KINDS.indexOf(a.outcome.kind) - KINDS.indexOf(b.outcome.kind),
  );
  const kinds = groupedBy(all, ({ outcome }) => outcome.kind);
  return [...kinds].map(([kind, of]) => ({
    kind,
    phrase: FORMS[kind](of as never, all.length === 1, kinds.size === 1),
    hasNumbers: of.some(takesTargets),
  }));
}

function takesTargets({ outcome }: PolicyDiff): boolean {
  if (outcome.kind === 'held') return LATER.has(outcome.by);
  if (outcome.kind === 'stuck') return outcome.reach.begun > 0;
  return outcome.kind === 'starts' || outcome.kind === 'waits';
}

/** The number of targets that the merge reaches. */
function reachedBy({ outcome }: PolicyDiff): number {
  if (outcome.kind === 'removed' || outcome.kind === 'taken-away') return outcome.targets;
  if (outcome.kind === 'starts') return outcome.targets.size;
  return outcome.kind === 'stuck' && outcome.start !== 'next-rollout' ? outcome.reach.whole : 0;
}

function namesOf(same: readonly PolicyDiff[]): Text {
  return shortList(same.map(({ ref }) => ref));
}

/** `rolls out to 20 nodes on merge`. */
function startsPhrase(same: Same<'starts'>, isOnly: boolean): Text {
  const counts = [...groupedBy(same, ({ head }) => unitOf(head?.effect.groups ?? []))].map(([unit, of]) => {
    const taken = new Set(of.flatMap(({ outcome }) => [...outcome.targets])).size;
    const whole = same.length === 1 ? same[0].outcome.whole : 0;
    return taken < whole ? text`${taken} of ${count(whole, unit)}` : count(taken, unit);
  });
  const isNamedOnly = same.every(({ head }) => head?.effect.groups.every(isNamed));
  const isReplaced = same.every(({ outcome }) => outcome.isReplacement);
  const isSure = same.every(({ outcome }) => outcome.isSure);
  const verb = isNamedOnly
    ? text`announces maintenance of`
    : isReplaced
      ? text`${isSure ? text`replaces` : text`may replace`}`
      : text`${isSure ? text`rolls` : text`may roll`} out to`;
  return text`${verb} ${joinTexts(counts, ' and ')}${!isOnly && text` (${namesOf(same)})`} on merge`;
}

const ROLLOUTS: Readonly<Record<Start, Text>> = {
  'on-merge': text`the rollout`,
  'next-rollout': text`no rollout starts on merge`,
  'under-way': text`the rollout under way`,
  regardless: text`regardless of this change, the rollout`,
  unknown: text`the next rollout`,
};

const MAY_START: Readonly<Record<NonNullable<ChangeEffect['mayStart']>, Text>> = {
  consolidation: text`merging lets consolidation disrupt more nodes, which is not forecast`,
  waiting: text`unknown whether a rollout starts on merge`,
};

function stuckPhrase(same: Same<'stuck'>, isOnly: boolean, isOnlyKind: boolean): Text {
  const [{ outcome, head, ref }, ...others] = same;
  const { how, start, isAsBefore, reach } = outcome;
  const { begun, done, whole, isWorstOrder } = reach;
  const all = count(whole, unitOf(head?.effect.groups ?? []));
  // Old pods that nothing replaces.
  const lost = head?.effect.groups.some(({ extremes }) => extremes) ? head.effect.worstLoss : 0;
  const stuck = text`gets stuck after ${isWorstOrder && text`as few as `}${done} of ${all}`;
  const ends: Readonly<Record<typeof how, Text>> = {
    'not-executed': text`is not executed`,
    stopped: text`is stopped after ${begun} of ${all}`,
    endless: text`takes ${whole !== 1 && text`all `}${all} and never ends`,
    stuck:
      begun > 0 ? stuck : lost > 0 ? text`stops ${lost} of ${all} and replaces none` : text`never starts`,
  };
  const isNext = start === 'next-rollout';
  const none = isOnlyKind && same.every((one) => one.outcome.start === 'next-rollout');
  const next = none ? text`${ROLLOUTS[start]}. The next one` : text`the next rollout`;
  const rollout = how === 'not-executed' ? text`the eviction` : isNext ? next : ROLLOUTS[start];
  const more = others.length > 0 && text`, like ${count(others.length, 'other rollout')}`;
  return text`${rollout}${!isOnly && text` of ${policyName(ref)}`} ${ends[how]}${isAsBefore && text`, as before`}${more}`;
}

/** The actions on a node, the worst first. */
const ACTIONS: Readonly<Record<NodeAction, Text>> = {
  reboot: text`nodes are drained and rebooted`,
  restartAllServices: text`nodes are drained, all services restarted`,
  service: text`nodes are drained, services restarted`,
  noop: text`nodes are drained, nothing restarted`,
  drain: text`nodes are drained`,
  none: text`no node is drained`,
};

/** The worst that happens to a node, in rollouts that merging starts if there are any. */
function nodeActionPhrase({ subjects }: Selection): Text | null {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
  const kinds = (started.length > 0 ? started : all).map(({ diff }) => diff.head?.nodeAction);
  const [worst, says] = Object.entries(ACTIONS).find(([kind]) => kinds.some((one) => one === kind)) ?? [];
  return says && (worst !== 'none' || kinds.every((kind) => kind === 'none')) ? says : null;
}
