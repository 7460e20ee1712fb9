import { groupedBy } from '../manifest/lookup.js';
import type { Finding, Report } from '../plan/finding.js';
import { isNamed } from '../plan/measure/wholes.js';
import type { PolicyDiff } from '../plan/model.js';
import type { Outcome, Start } from '../plan/outcome.js';
import { type ChangeEffect, type HeldBack, type NodeAction, type PolicyRef } from '../systems/system.js';
import {
  capital,
  code,
  count,
  hasWords,
  isEmpty,
  joinTexts,
  literal,
  NO_TEXT,
  type Text,
  text,
} from '../text/text.js';
import { type Measure, type Measures, measuresOf, type Pair, riseOf, steepestRises } from './numbers.js';
import { isPartUnjudged, type Selection } from './selection.js';
import { budgetsPhrase } from './table/evictions.js';
import { UNTIL } from './table/finish.js';
import { movesWindows } from './table/windows.js';
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
      isPartUnjudged(report) ? unjudgedPhrase(report) : NO_TEXT,
      bySeverity(findings.fresh),
      isEmpty(older) ? older : text`${older} pre-existing`,
      isNews ? text`${count(findings.waived.length, 'finding')} waived` : NO_TEXT,
    ],
    ', ',
  );
  if (hasWords(found) || situation !== 'planned') return found;
  const before = bySeverity(findings.before);
  const fixes = fixesPhrase(findings.fixed);
  if (isEmpty(before)) return hasWords(fixes) ? fixes : text`no rule broken`;
  return joinTexts([fixes, text`no new finding (${before} pre-existing)`], ', ');
}

/** Codes of changes that their deliverer does not apply, or does not delete. */
const UNDELIVERED: ReadonlySet<string> = new Set(['suspended', 'not-pruned']);

function unjudgedPhrase({ plan }: Report): Text {
  const isUndelivered = plan.problems.every((one) => one.isUnjudged !== true || UNDELIVERED.has(one.code));
  return text`a part of the change ${literal(isUndelivered ? 'is not applied' : 'was not evaluated')}`;
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
  const { situation, findings, subjects } = selection;
  const isNews = findings.fresh.some(
    ({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled',
  );
  switch (situation) {
    case 'unjudged': {
      const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
      return errors > 0 ? text`${count(errors, 'error')} in the input` : text`see the notices`;
    }
    case 'empty':
      return text`no policies in these files`;
    case 'untouched':
      return isNews || isPartUnjudged(report) ? text`no policy changed` : text`nothing changed`;
    case 'same-effect': {
      const parts = partsOf(selection).filter(({ kind }) => kind === 'refused' || kind === 'stuck');
      const isRefused = parts.some(({ kind }) => kind === 'refused');
      const isMoved = subjects.some(
        ({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish,
      );
      const edits = isNews || isMoved ? text`no number changes` : text`the edit changes nothing`;
      return joinTexts([isRefused ? NO_TEXT : edits, ...parts.map(({ phrase }) => phrase)], '; ');
    }
    case 'planned':
      return plannedPhrase(report, selection);
  }
}

function plannedPhrase(report: Report, selection: Selection): Text {
  const { subjects } = selection;
  const [first, ...others] = partsOf(selection);
  const isMoved = movesWindows(report.plan, subjects);
  const says = joinTexts(
    [
      first ? leadPhrase(report, selection, first) : NO_TEXT,
      ...others.map(({ phrase }) => phrase),
      nodeActionPhrase(selection),
      waitsPhrase(selection),
      isMoved ? text`limits or their hours change` : NO_TEXT,
    ],
    '; ',
  );
  return isEmpty(says) ? text`no number changes` : says;
}

type Kind = Outcome['kind'];

/** Policies with which the change does the same kind of thing; those that it reaches most targets of come first. */
type Same<K extends Kind> = readonly [Of<K>, ...Of<K>[]];
type Of<K extends Kind> = PolicyDiff & { readonly outcome: Extract<Outcome, { kind: K }> };

interface Part {
  readonly kind: Kind;
  readonly of: readonly [PolicyDiff, ...PolicyDiff[]];
  /** Empty for what only the lead says. */
  readonly phrase: Text;
}

/**
 * The form of each outcome; `isOnly`: there is no other policy to tell it from. Outcomes that reach no target come in this order; of the
 * others the one that reaches most comes first.
 */
const FORMS: { readonly [K in Kind]: (same: Same<K>, isOnly: boolean) => Text } = {
  stuck: stuckPhrase,
  removed: (same) => {
    const [{ outcome, base }, ...others] = same;
    const all = count(outcome.targets, unitOf(base?.effect.groups ?? []));
    const most = others.length > 0 ? text`up to ` : NO_TEXT;
    return text`removes ${namesOf(same)}${outcome.targets > 0 ? text` from ${most}${all} at once` : NO_TEXT}`;
  },
  'taken-away': takenPhrase,
  starts: startsPhrase,
  held: (same, isOnly) =>
    text`no rollout${isOnly ? NO_TEXT : text` of ${namesOf(same)}`} starts until ${UNTIL[same[0].outcome.by]}`,
  waits: () => NO_TEXT,
  'drain-limit': budgetsPhrase,
  'cannot-work': (same) => text`cannot work as written and takes no target: ${namesOf(same)}`,
  refused: (same, isOnly) =>
    isOnly ? text`the edit is refused; nothing is applied` : text`refused: ${namesOf(same)}`,
  'no-effect': () => NO_TEXT,
};
const KINDS = Object.keys(FORMS) as Kind[];

const BESIDE: ReadonlySet<Kind> = new Set(['removed', 'refused', 'cannot-work']);

function partsOf({ touched, subjects }: Selection): Part[] {
  // A placement that a run rolls is shown with the run.
  const rolled = subjects.filter(
    ({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0,
  );
  const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
  const keys = new Set(shown.map(({ ref }) => ref));
  const beside = touched.filter(({ ref, outcome }) => !keys.has(ref) && BESIDE.has(outcome.kind));
  const all = [...shown, ...beside]
    .sort((a, b) => KINDS.indexOf(a.outcome.kind) - KINDS.indexOf(b.outcome.kind))
    .sort((a, b) => reachedBy(b) - reachedBy(a));
  return [...groupedBy(all, ({ outcome }) => outcome.kind)].map(([kind, of]) => ({
    ...{ kind, of },
    phrase: FORMS[kind](of as never, all.length === 1),
  }));
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

/** The outcome that matters most, with the number that it moves. */
function leadPhrase({ plan }: Report, selection: Selection, { kind, of, phrase }: Part): Text {
  const measures = measuresOf(plan, selection);
  const { peak } = measures;
  const [{ outcome }] = of;
  // The base's numbers of what merging starts are those of a next rollout: fewer than those is no gain.
  const isCompared = kind !== 'starts' || of.every(({ base }) => base?.change?.kind === 'continues');
  const risk = riskOf(selection, measures, isCompared);
  if (outcome.kind === 'waits') return waitingPhrase(of, outcome.start, risk);
  // A paused rollout is not planned and has no number.
  if (outcome.kind === 'held')
    return risk && LATER.has(outcome.by) && peak.head?.count !== 0
      ? text`${phrase}. Then it ${risk.phrase}`
      : phrase;
  // A rollout that gets nowhere may still have a peak: nodes that expire, or that are unavailable already.
  if (outcome.kind === 'stuck' && peak.head && hasWords(peak.head.remark))
    return text`${phrase}; ${ofWhole(peak.head)}${peak.head.remark}`;
  const isNext = outcome.kind === 'stuck' && outcome.start === 'next-rollout';
  const isShown = kind === 'starts' || (risk?.isRise === true && AT_MERGE.has(kind) && !isNext);
  return joinTexts([phrase, isShown ? whoseRisk(risk, selection) : NO_TEXT], '; ');
}

const AT_MERGE: ReadonlySet<Kind> = new Set(['stuck', 'removed', 'taken-away']);

/** Disruption or loss in a rollout: `could break 34 of 100 nodes (was 5)`. */
interface Risk {
  /** Its rollout, if there are several; null: all of them, or the only one. */
  readonly of: PolicyRef | null;
  readonly phrase: Text;
  readonly isRise: boolean;
}

/** The number that the change moves most; null if there is no target. */
function riskOf({ subjects }: Selection, { peak, loss }: Measures, isCompared: boolean): Risk | null {
  if (peak.head?.whole === 0 && peak.head.count === 0) return null;
  const measures = [
    ...(subjects.length > 1 ? steepestRises(subjects) : []),
    { what: 'loss', ref: null, ...loss } as const,
    { what: 'peak', ref: null, ...peak } as const,
  ];
  const put = (of: (typeof measures)[number]): Text => (of.what === 'loss' ? breaks(of) : disrupts(of));
  const risen = measures.find((pair) => riseOf(pair) > 0);
  if (risen) return { of: risen.ref, phrase: put(risen), isRise: true };
  if (!loss.head) return null;
  const fallen = measures.find((pair) => riseOf(pair) < 0);
  const [taken, broken] = [disrupts({ head: peak.head }), breaks({ head: loss.head })];
  const { count: lost, whole, when } = loss.head;
  const all = whole === peak.head?.whole ? NO_TEXT : text` of ${whole}`;
  const both = text`${taken} and could break ${lost}${all}${when}`;
  const apart = peak.head?.count === 0 ? broken : lost === 0 ? taken : both;
  const compared = fallen ? put(fallen) : text`${broken}, as before`;
  return { of: null, phrase: isCompared && peak.base && loss.base ? compared : apart, isRise: false };
}

function breaks({ base = null, head }: Partial<Pair>): Text {
  if (!head) return NO_TEXT;
  const { count: broken, whole, unit, when } = head;
  const isNone = broken === 0 && whole > 0 && base === null;
  const says = isNone ? text`breaks none of ${count(whole, unit)}` : text`could break ${ofWhole(head)}`;
  return text`${says}${when}${was(base)}`;
}

function disrupts({ base = null, head }: Partial<Pair>): Text {
  return head ? text`disrupts up to ${ofWhole(head)} at once${head.when}${was(base)}` : NO_TEXT;
}

function was(base: Measure | null): Text {
  return base ? text` (was ${base.count})` : NO_TEXT;
}

/** The unit is not known without a target. */
function ofWhole({ count: part, whole, unit }: Measure): Text {
  const more = part > whole ? text` and their replacements` : NO_TEXT;
  if (whole > 0) return text`${part} of ${count(whole, unit)}${more}`;
  return part === 0 ? text`${part}` : count(part, unit);
}

function whoseRisk(risk: Risk | null, { subjects }: Selection): Text {
  if (!risk?.of) return risk?.phrase ?? NO_TEXT;
  const outcome = subjects.find(({ diff }) => diff.ref === risk.of)?.diff.outcome;
  const isNext = outcome?.kind === 'waits' && outcome.start === 'next-rollout';
  return text`${isNext ? text`the next rollout of ` : NO_TEXT}${policyName(risk.of)} ${risk.phrase}`;
}

/** `rolls out to 20 nodes on merge`. */
function startsPhrase(same: Same<'starts'>, isOnly: boolean): Text {
  const byUnit = groupedBy(same, ({ head }) => unitOf(head?.effect.groups ?? []));
  const counts = [...byUnit].map(([unit, of]) => {
    const taken = new Set(of.flatMap(({ outcome }) => [...outcome.targets])).size;
    const whole = same.length === 1 ? same[0].outcome.whole : 0;
    return taken < whole ? text`${taken} of ${count(whole, unit)}` : count(taken, unit);
  });
  const isNamedOnly = same.every(({ head }) => head?.effect.groups.every(isNamed));
  const isReplaced = same.every(({ outcome }) => outcome.isReplacement);
  const sure = isNamedOnly ? 'announces maintenance of' : isReplaced ? 'replaces' : 'rolls out to';
  const may = isReplaced ? 'may replace' : 'may roll out to';
  const verb = isNamedOnly || same.every(({ outcome }) => outcome.isSure) ? sure : may;
  const which = isOnly ? NO_TEXT : text` (${namesOf(same)})`;
  return text`${literal(verb)} ${joinTexts(counts, ' and ')}${which} on merge`;
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

function waitingPhrase(of: readonly PolicyDiff[], start: Start, risk: Risk | null): Text {
  if (!risk) return start === 'under-way' ? text`a rollout is under way` : text`nothing is rolled out`;
  const whose = risk.of ? text` of ${policyName(risk.of)}` : NO_TEXT;
  const mayStart = of.flatMap(({ outcome }) => (outcome.kind === 'waits' && outcome.mayStart) || []);
  const rollout = mayStart[0] ? MAY_START[mayStart[0]] : ROLLOUTS[start];
  const isIdle = of.every(({ head }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0);
  if (start !== 'next-rollout') return text`${ROLLOUTS[start]}${whose} ${risk.phrase}`;
  return isIdle
    ? rollout
    : text`${rollout}. The next ${literal(mayStart[0] ? 'rollout' : 'one')}${whose} ${risk.phrase}`;
}

/** Holds that one edit ends, after which the whole rollout starts. */
const LATER: ReadonlySet<HeldBack | 'state'> = new Set(['paused', 'disabled', 'state']);

function stuckPhrase([{ outcome, head, ref }, ...others]: Same<'stuck'>, isOnly: boolean): Text {
  const { how, start, isAsBefore, reach } = outcome;
  const { begun, done, whole, isWorstOrder } = reach;
  const all = count(whole, unitOf(head?.effect.groups ?? []));
  // Old pods that nothing replaces.
  const lost = head?.effect.groups.some(({ extremes }) => extremes) ? head.effect.worstLoss : 0;
  const stuck = text`gets stuck after ${isWorstOrder ? text`as few as ` : NO_TEXT}${done} of ${all}`;
  const ends: Readonly<Record<typeof how, Text>> = {
    'not-executed': text`is not executed`,
    stopped: text`is stopped after ${begun} of ${all}`,
    endless: text`takes ${whole === 1 ? NO_TEXT : text`all `}${all} and never ends`,
    stuck:
      begun > 0 ? stuck : lost > 0 ? text`stops ${lost} of ${all} and replaces none` : text`never starts`,
  };
  const next = start === 'next-rollout' ? text`. The next one` : NO_TEXT;
  const rollout = how === 'not-executed' ? text`the eviction` : text`${ROLLOUTS[start]}${next}`;
  const whose = isOnly ? NO_TEXT : text` of ${policyName(ref)}`;
  const before = isAsBefore ? text`, as before` : NO_TEXT;
  const more = others.length > 0 ? text`, like ${count(others.length, 'other rollout')}` : NO_TEXT;
  return text`${rollout}${whose} ${ends[how]}${before}${more}`;
}

/** `deletes 10 replicas at once`: targets that policies that stay, or pools that go, no longer have. */
function takenPhrase(same: Same<'taken-away'>): Text {
  const targets = same.reduce((sum, { outcome }) => sum + outcome.targets, 0);
  const all = count(targets, unitOf(same.flatMap(({ head }) => head?.effect.groups ?? [])));
  const { how } = same[0].outcome;
  if (how === 'placed') return text`removes what was placed on ${all}`;
  return text`deletes ${all}${how === 'in-turn' ? text`, one after the other` : text` at once`}`;
}

/** `waits for approval`: a person whom a rollout waits for. */
function waitsPhrase({ subjects }: Selection): Text {
  const open = subjects
    .filter(({ diff: { outcome } }) => outcome.kind !== 'held' && outcome.kind !== 'stuck')
    .flatMap(({ diff: { head } }) => head?.effect.groups ?? [])
    .filter((group) => group.outcome === 'unfinished');
  if (open.some((group) => group.stage?.awaitsPerson === true)) return text`waits for approval`;
  const isCordoned = open.some(({ lingers = [] }) => lingers.some(({ until }) => until === 'uncordon'));
  return isCordoned ? text`does not finish until someone uncordons` : NO_TEXT;
}

/** The actions on a node, the worst first. */
const ACTIONS: Readonly<Record<NodeAction['kind'], string>> = {
  reboot: 'drained and rebooted',
  restartAllServices: 'drained, with all services restarted',
  service: 'drained, with services restarted',
  noop: 'drained, with nothing restarted',
  drain: 'drained',
  none: '',
};

/** `each node is drained and rebooted`: the worst that happens to a node, in rollouts that merging starts if there are any. */
function nodeActionPhrase({ subjects }: Selection): Text {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
  const kinds = (started.length > 0 ? started : all).map(({ diff }) => diff.head?.nodeAction?.kind);
  const worst = Object.keys(ACTIONS).find((kind) => kinds.includes(kind as NodeAction['kind']));
  if (worst === undefined) return NO_TEXT;
  const isOfAll = kinds.every((kind) => kind === worst);
  if (worst === 'none') return isOfAll ? text`no node is drained` : NO_TEXT;
  return literal(`${isOfAll ? 'each node is' : 'some nodes are'} ${ACTIONS[worst as NodeAction['kind']]}`);
}
