import type { DomainPeak, Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { wholeOf } from '../../plan/measure/wholes.js';
import { capital, plural } from '../../text/plural.js';
import { literal, name, type Text, text } from '../../text/text.js';
import { type Row, STEADY, type Trend } from './row.js';
import type { Subject } from '../choice/selection.js';
import { scopeOf } from '../numbers/together.js';

/** Failure domains of which nothing is left at some moment; null where the plan knows no domains, or none goes on either side. */
export function domainRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const known = [plan.base, plan.head].some((side) => side && side.combined.byDomain.length > 0);
  if (!known) return null;
  const ofSide = (side: 'base' | 'head', of: SidePlan): [DomainPeak[], number] => {
    const groups = groupsOf(subjects, side, of);
    return [fullyOut(of, groups), perhapsOut(groups)];
  };
  const [base, baseToo] = plan.base ? ofSide('base', plan.base) : [null, 0];
  const [head, headToo] = ofSide('head', plan.head);
  if ((base?.length ?? 0) + baseToo + head.length + headToo === 0) return null;
  const groups = [
    ...(plan.base ? groupsOf(subjects, 'base', plan.base) : []),
    ...groupsOf(subjects, 'head', plan.head),
  ];
  const what = literal(groups.every(isReplaced) ? 'replaced at once' : 'completely down');
  return {
    label: text`${domainsLabel([...(base ?? []), ...head])} ${what}`,
    base: base && domainsPhrase(base, baseToo),
    head: domainsPhrase(head, headToo),
    trend: base ? trendOf(base.length + baseToo, head.length + headToo) : STEADY,
  };
}

/** True if the nodes of its domains serve until their replacements are ready. */
function isReplaced({ replacesFirst = false, domains }: PlannedGroup): boolean {
  return replacesFirst && !domains.some(({ byExpiry }) => byExpiry);
}

/** The groups of the policies that are shown; those of all policies where none was edited. */
function groupsOf(subjects: readonly Subject[], side: 'base' | 'head', plan: SidePlan): PlannedGroup[] {
  if (subjects.length === 0) return plan.policies.flatMap((policy) => policy.effect.groups);
  return subjects.flatMap((subject) => subject[side] ?? []);
}

/**
 * Domains whose targets are all out at once: those of a group, where it has two or more and not all of the group stand in it,
 * and those of the whole fleet.
 */
function fullyOut(side: SidePlan, groups: readonly PlannedGroup[]): DomainPeak[] {
  const found = new Map<string, DomainPeak>();
  const add = (domain: DomainPeak, whole: number): void => {
    const id = JSON.stringify([domain.key, domain.value]);
    const out = domain.matched >= 2 && domain.matched < whole && domain.peakAtOnce >= domain.matched;
    if (out && !found.has(id)) found.set(id, domain);
  };
  for (const group of groups) for (const domain of group.domains) add(domain, wholeOf(group));
  // Without the next rollouts of policies that the change leaves alone: nothing starts those.
  for (const { scope, unit, members, withoutNext } of side.combined.scopes) {
    if (scope.kind !== 'domain') continue;
    const { key, value } = scope;
    const whole = scopeOf(side, unit)?.members ?? 0;
    add({ key, value, matched: members, peakAtOnce: withoutNext.peakAtOnce, batch: null }, whole);
  }
  return [...found.values()].sort(
    (a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched,
  );
}

/** Domains that the order of the plan spares, and another one that is as possible does not. */
function perhapsOut(groups: readonly PlannedGroup[]): number {
  const found = groups.flatMap((group) =>
    group.domains.filter(
      ({ matched, worstAtOnce = 0 }) => matched >= 2 && matched < wholeOf(group) && worstAtOnce >= matched,
    ),
  );
  return new Set(found.map(({ key, value }) => JSON.stringify([key, value]))).size;
}

function domainsPhrase(domains: readonly DomainPeak[], perhaps: number): Text {
  const [first] = domains;
  if (!first)
    return perhaps === 0 ? text`none` : text`none in this order; any of ${perhaps} in the worst order`;
  const shown =
    first.batch === null
      ? name('object', first.value)
      : text`${name('object', first.value)}, batch ${first.batch}`;
  return domains.length > 1 ? text`${domains.length} (first ${shown})` : shown;
}

const KNOWN_DOMAINS: readonly string[] = ['rack', 'zone', 'region', 'row', 'room', 'host'];

/** `Racks`, by the last part of the label that names them; `Domains` where they are of several labels, or of an unusual one. */
function domainsLabel(domains: readonly DomainPeak[]): Text {
  const [kind, ...others] = new Set(domains.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)));
  const isKnown = kind !== undefined && others.length === 0 && KNOWN_DOMAINS.includes(kind);
  return literal(isKnown ? capital(plural(2, kind)) : 'Domains');
}

/** Over the worst order: which domains an unknown order takes whole is chance. */
function trendOf(base: number, head: number): Trend {
  if (head > base) return { arrow: '▲', word: base === 0 ? 'new' : 'higher', worse: true };
  if (head < base) return { arrow: '▼', word: head === 0 ? 'gone' : 'lower', worse: false };
  return STEADY;
}
