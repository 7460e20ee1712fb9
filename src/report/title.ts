import { groupedBy } from '../manifest/lookup.js';
import type { Finding, Report } from '../plan/finding.js';
import { isNamed } from '../plan/measure/wholes.js';
import type { PolicyDiff } from '../plan/model.js';
import type { Outcome, Start } from '../plan/outcome.js';
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
  hasWords,
  isEmpty,
  joinTexts,
  literal,
  NO_TEXT,
  type Text,
  text,
} from '../text/text.js';
import { movesWindows } from './calendar.js';
import { movedCounts } from './moved.js';
import { type Measure, measuresOf, type Pair, riseOf, steepestRise, subjectUnit } from './numbers.js';
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

function unjudgedPhrase({ plan }: Report): Text {
  const unjudged = plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
  const are = (id: string): boolean => unjudged.every(({ code: of }) => of === id);
  if (are('suspended')) return text`a part of the change waits until it is resumed`;
  if (!are('not-pruned')) return text`a part of the change was not evaluated`;
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

/** Edits that change no batch, number or target. */
function withoutEffect(selection: Selection): Text {
  const { findings, subjects } = selection;
  const parts = partsOf(selection).filter(({ kind }) => kind === 'refused' || kind === 'stuck');
  const isFound = findings.fresh.some(
    ({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled',
  );
  const isOtherEnd = subjects.some(({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish);
  const edits = isFound
    ? text`no number changes`
    : isOtherEnd
      ? text`the edit changes only when the rollout ends`
      : text`the edit changes nothing`;
  const isRefused = parts.some(({ kind }) => kind === 'refused');
  return joinTexts([isRefused ? NO_TEXT : edits, ...parts.map((part) => part.phrase)], '; ');
}

function plannedPhrase(report: Report, selection: Selection): Text {
  const { subjects, touched } = selection;
  const [first, ...others] = partsOf(selection);
  if (!first) return text`no number changes`;
  return joinTexts(
    [
      leadPhrase(report, selection, first),
      ...others.map(({ kind, phrase }) => (kind === 'waits' || kind === 'drain-limit' ? NO_TEXT : phrase)),
      first.kind === 'drain-limit' ? NO_TEXT : evictionsPhrase(subjects),
      nodeActionPhrase(selection),
      waitsPhrase(selection),
      movesWindows(selection) ? text`limits move to other hours` : NO_TEXT,
      ...movedCounts(touched.flatMap(movedBySelector), subjectUnit(subjects)),
    ],
    '; ',
  );
}

type Kind = Outcome['kind'];

interface One<K extends Kind> {
  readonly diff: PolicyDiff;
  readonly outcome: Extract<Outcome, { kind: K }>;
}

/** Policies with which the change does the same kind of thing; those that it reaches most targets of come first. */
type Same<K extends Kind> = readonly [One<K>, ...One<K>[]];

interface Part {
  readonly kind: Kind;
  readonly of: readonly PolicyDiff[];
  readonly phrase: Text;
}

/**
 * The form of each outcome; `isOnly`: there is no other policy to tell it from. Outcomes that reach no target come in this order; of the
 * others the one that reaches most comes first.
 */
const FORMS: { readonly [K in Kind]: (same: Same<K>, isOnly: boolean) => Text } = {
  stuck: stuckPhrase,
  removed: (same) => {
    const [{ diff, outcome }, ...others] = same;
    const all = count(outcome.targets, unitOf(diff.base?.effect.groups ?? []));
    const most = others.length > 0 ? text`up to ` : NO_TEXT;
    return text`removes ${namesOf(same)}${outcome.targets > 0 ? text` from ${most}${all} at once` : NO_TEXT}`;
  },
  'taken-away': takenPhrase,
  starts: startsPhrase,
  held: (same, isOnly) =>
    text`no rollout${isOnly ? NO_TEXT : text` of ${namesOf(same)}`} starts until ${UNTIL[same[0].outcome.by]}`,
  waits: () => NO_TEXT,
  'drain-limit': () => NO_TEXT,
  'cannot-work': (same) => text`cannot work as written and takes no target: ${namesOf(same)}`,
  refused: (same, isOnly) =>
    isOnly ? text`the edit is refused; nothing is applied` : text`refused: ${namesOf(same)}`,
  'no-effect': () => NO_TEXT,
};

const BESIDE: ReadonlySet<Kind> = new Set(['removed', 'refused', 'cannot-work']);

function partsOf({ touched, subjects }: Selection): Part[] {
  // A placement that a run rolls is shown with the run.
  const rolled = subjects.filter(
    ({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0,
  );
  const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
  const keys = new Set(shown.map(({ ref }) => ref));
  const all = [...shown, ...touched.filter(({ ref, outcome }) => !keys.has(ref) && BESIDE.has(outcome.kind))];
  const kinds = Object.keys(FORMS) as Kind[];
  return [...groupedBy(all, ({ outcome }) => outcome.kind)]
    .map(([kind, diffs]) => ({ kind, of: diffs.toSorted((a, b) => reachedBy(b) - reachedBy(a)) }))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .sort((a, b) => mostIn(b.of) - mostIn(a.of))
    .map(({ kind, of }) => {
      const same = of.map((diff) => ({ diff, outcome: diff.outcome }));
      return { kind, of, phrase: FORMS[kind](same as never, all.length === 1) };
    });
}

function mostIn(diffs: readonly PolicyDiff[]): number {
  return Math.max(...diffs.map(reachedBy));
}

/** How many targets the merge reaches. */
function reachedBy({ outcome }: PolicyDiff): number {
  if (outcome.kind === 'removed' || outcome.kind === 'taken-away') return outcome.targets;
  if (outcome.kind === 'starts') return outcome.targets.size;
  return outcome.kind === 'stuck' && outcome.start !== 'next-rollout' ? outcome.reach.whole : 0;
}

function namesOf(same: readonly Pick<One<Kind>, 'diff'>[]): Text {
  return shortList(same.map(({ diff }) => diff.ref));
}

/** The outcome that matters most, with the number that it moves. */
function leadPhrase({ plan }: Report, selection: Selection, { kind, of, phrase }: Part): Text {
  const { subjects } = selection;
  const { peak, loss } = measuresOf(plan, selection);
  const { outcome } = of[0] ?? {};
  // The base's numbers of what merging starts are those of a next rollout: fewer than those is no gain.
  const isCompared = kind !== 'starts' || of.every(({ base }) => base?.change?.kind === 'continues');
  const risk = riskOf(selection, peak, loss, isCompared);
  const rise = risk?.isRise === true ? whoseRisk(risk, selection) : NO_TEXT;
  switch (kind) {
    case 'waits':
      return waitingPhrase(of, risk);
    case 'drain-limit':
      return budgetsPhrase(subjects);
    case 'held': {
      // What a pause keeps from being planned has no number.
      const isPlanned = outcome?.kind === 'held' && LATER.has(outcome.by) && peak.head?.count !== 0;
      return risk && isPlanned ? text`${phrase}. Then it ${risk.phrase}` : phrase;
    }
    case 'stuck': {
      const isNext = outcome?.kind === 'stuck' && outcome.start === 'next-rollout';
      // A rollout that gets nowhere may still have a peak: nodes that expire, or that are unavailable already.
      const idle =
        peak.head && hasWords(peak.head.remark) ? text`${ofWhole(peak.head)}${peak.head.remark}` : null;
      return joinTexts([phrase, idle ?? (isNext ? NO_TEXT : rise)], '; ');
    }
    case 'starts':
      return joinTexts([phrase, whoseRisk(risk, selection)], '; ');
    case 'removed':
    case 'taken-away':
      return joinTexts([phrase, rise], '; ');
    case 'cannot-work':
    case 'refused':
    case 'no-effect':
      return phrase;
  }
}

/** Disruption or loss in a rollout: `could break 34 of 100 nodes (was 5)`. */
interface Risk {
  /** Its rollout, if there are several; null: all of them, or the only one. */
  readonly of: PolicyRef | null;
  readonly phrase: Text;
  readonly isRise: boolean;
}

/** The number that the change moves most; null if there is no target. */
function riskOf({ subjects }: Selection, peak: Pair, loss: Pair, isCompared: boolean): Risk | null {
  if (peak.head?.whole === 0 && peak.head.count === 0) return null;
  const measures = [
    ...(['loss', 'peak'] as const).flatMap((what) =>
      subjects.length > 1 ? { what, ...steepestRise(subjects, what) } : [],
    ),
    { what: 'loss', ref: null, ...loss } as const,
    { what: 'peak', ref: null, ...peak } as const,
  ];
  const put = (of: (typeof measures)[number]): Text => (of.what === 'loss' ? breaks(of) : takes(of));
  const risen = measures.find((pair) => riseOf(pair) > 0);
  if (risen) return { of: risen.ref ?? null, phrase: put(risen), isRise: true };
  if (!loss.head) return null;
  const fallen = measures.find((pair) => riseOf(pair) < 0);
  const phrase =
    !isCompared || !peak.base || !loss.base
      ? takesAndBreaks(peak.head, loss.head)
      : fallen
        ? put(fallen)
        : text`${breaks({ head: loss.head })}, as before`;
  return { of: null, phrase, isRise: false };
}

/** `takes up to 3 of 20 nodes at once and could break 20`: without a base to compare with. */
function takesAndBreaks(peak: Measure | null, loss: Measure): Text {
  if (peak?.count === 0) return breaks({ head: loss });
  const at = takes({ head: peak });
  if (loss.count === 0) return at;
  const broken = loss.whole === peak?.whole ? text`${loss.count}` : text`${loss.count} of ${loss.whole}`;
  return text`${at} and could break ${broken}${loss.when}`;
}

function breaks({ base = null, head }: Partial<Pair>): Text {
  return head ? text`could break ${ofWhole(head)}${head.when}${was(base)}` : NO_TEXT;
}

function takes({ base = null, head }: Partial<Pair>): Text {
  return head ? text`takes up to ${ofWhole(head)} at once${head.when}${was(base)}` : NO_TEXT;
}

function was(base: Measure | null): Text {
  return base ? text` (was ${base.count})` : NO_TEXT;
}

/** The unit is not known without a target. */
function ofWhole({ count: part, whole, unit }: Measure): Text {
  if (whole > 0) return text`${part} of ${count(whole, unit)}`;
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
  const byUnit = groupedBy(same, ({ diff }) => unitOf(diff.head?.effect.groups ?? []));
  const counts = [...byUnit].map(([unit, of]) => {
    const taken = new Set(of.flatMap(({ outcome }) => [...outcome.targets])).size;
    const whole = same.length === 1 ? same[0].outcome.whole : 0;
    return taken < whole ? text`${taken} of ${count(whole, unit)}` : count(taken, unit);
  });
  const isSure = same.every(({ outcome }) => outcome.isSure);
  const verb = same.every(({ diff }) => diff.head?.effect.groups.every(isNamed))
    ? 'disrupts'
    : same.every(({ outcome }) => outcome.isReplacement)
      ? isSure
        ? 'replaces'
        : 'may replace'
      : isSure
        ? 'rolls out to'
        : 'may roll out to';
  const which = isOnly ? NO_TEXT : text` (${namesOf(same)})`;
  return text`${literal(verb)} ${joinTexts(counts, ' and ')}${which} on merge`;
}

const ROLLOUTS: Readonly<Record<Start, Text>> = {
  'on-merge': text`the rollout`,
  'next-rollout': text`no rollout starts on merge. The next one`,
  'under-way': text`the rollout under way`,
  regardless: text`regardless of this change, the rollout`,
  unknown: text`the next rollout`,
};

const MAY_START: Readonly<Record<NonNullable<ChangeEffect['mayStart']>, Text>> = {
  consolidation: text`consolidation may disrupt more nodes from the merge on, which is not forecast`,
  waiting: text`unknown whether a rollout starts on merge`,
};

function waitingPhrase(of: readonly PolicyDiff[], risk: Risk | null): Text {
  const waits = of.flatMap(({ outcome }) => (outcome.kind === 'waits' ? [outcome] : []));
  const start = waits[0]?.start ?? 'next-rollout';
  if (!risk) return start === 'under-way' ? text`a rollout is under way` : text`nothing is rolled out`;
  const whose = risk.of ? text` of ${policyName(risk.of)}` : NO_TEXT;
  if (start !== 'next-rollout') return text`${ROLLOUTS[start]}${whose} ${risk.phrase}`;
  const [mayStart = null] = waits.flatMap((outcome) => outcome.mayStart ?? []);
  const now = mayStart === null ? text`no rollout starts on merge` : MAY_START[mayStart];
  const isIdle = of.every(({ head }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0);
  return isIdle ? now : text`${now}. The next one${whose} ${risk.phrase}`;
}

const UNTIL: Readonly<Record<HeldBack | 'state', Text>> = {
  paused: text`it is resumed`,
  disabled: text`it is enabled`,
  OnDelete: text`someone deletes pods (OnDelete)`,
  partition: text`its partition is lowered`,
  state: text`its state is Run`,
};
/** Holds that one edit ends, after which the whole rollout starts. */
const LATER: ReadonlySet<HeldBack | 'state'> = new Set(['paused', 'disabled', 'state']);

function stuckPhrase([{ diff, outcome }, ...others]: Same<'stuck'>, isOnly: boolean): Text {
  const { how, start, isAsBefore } = outcome;
  const { begun, done, whole, isWorstOrder } = outcome.reach;
  const all = count(whole, unitOf(diff.head?.effect.groups ?? []));
  const least = isWorstOrder ? text`as few as ${done}` : text`${done}`;
  const ends: Readonly<Record<typeof how, Text>> = {
    'not-executed': text`is not executed`,
    stopped: text`is stopped after ${begun} of ${all}`,
    endless: text`takes ${whole === 1 ? NO_TEXT : text`all `}${all} and never ends`,
    stuck: begun === 0 ? text`never starts` : text`gets stuck after ${least} of ${all}`,
  };
  const rollout = how === 'not-executed' ? text`the eviction` : ROLLOUTS[start];
  const whose = isOnly ? NO_TEXT : text` of ${policyName(diff.ref)}`;
  const more =
    others.length > 0 ? text`; not complete either: ${count(others.length, 'other rollout')}` : NO_TEXT;
  return text`${rollout}${whose} ${ends[how]}${isAsBefore ? text`, as before` : NO_TEXT}${more}`;
}

/** `deletes 10 replicas at once`: targets that policies that stay, or pools that go, no longer have. */
function takenPhrase(same: Same<'taken-away'>): Text {
  const [{ diff, outcome }] = same;
  const unit = unitOf(diff.head?.effect.groups ?? []);
  const alike = same.filter(
    (one) => one.outcome.how === outcome.how && unitOf(one.diff.head?.effect.groups ?? []) === unit,
  );
  const all = count(
    alike.reduce((sum, one) => sum + one.outcome.targets, 0),
    unit,
  );
  if (outcome.how === 'placed') return text`removes what was placed on ${all}`;
  return text`deletes ${all}${outcome.how === 'in-turn' ? text`, one after the other` : text` at once`}`;
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

/** What is done to a node, the worst first. */
const ACTIONS: Readonly<Record<NodeAction['kind'], Text>> = {
  reboot: text`drained and rebooted`,
  restartAllServices: text`drained, with all services restarted`,
  service: text`drained, with services restarted`,
  noop: text`drained, with nothing restarted`,
  drain: text`drained`,
  none: NO_TEXT,
};

/** `each node is drained and rebooted`: the worst that happens to a node, in rollouts that merging starts if there are any. */
function nodeActionPhrase({ subjects }: Selection): Text {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
  const kinds = (started.length > 0 ? started : all).map(
    ({ diff }) => factOf(diff.head, 'node-action')?.kind,
  );
  const worst = (Object.keys(ACTIONS) as NodeAction['kind'][]).find((kind) => kinds.includes(kind));
  if (worst === undefined) return NO_TEXT;
  const isOfAll = kinds.every((kind) => kind === worst);
  if (worst === 'none') return isOfAll ? text`no node is drained` : NO_TEXT;
  return text`${literal(isOfAll ? 'each node is' : 'some nodes are')} ${ACTIONS[worst]}`;
}
