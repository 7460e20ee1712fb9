import { wholeOf } from '../../plan/measure/wholes.js';
import type { DomainPeak, Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { capital, plural } from '../../text/plural.js';
import { literal, name, type Text, text } from '../../text/text.js';
import { scopeOf } from '../numbers.js';
import type { Subject } from '../selection.js';
import { type Row, row, STEADY, type Trend } from './row.js';

/** Failure domains of one side that lose all their targets at once. */
interface Down {
  readonly domains: readonly DomainPeak[];
  /** How many more may, in another order of the targets. */
  readonly perhaps: number;
  readonly groups: readonly PlannedGroup[];
}

/** Failure domains that are completely down at some moment; no row if none is on either side. */
export function domainRow(plan: Plan, subjects: readonly Subject[]): Row[] {
  const down = (side: 'base' | 'head', of: SidePlan): Down => {
    // Without an edited policy those of all.
    const groups =
      subjects.length === 0
        ? of.policies.flatMap(({ effect }) => effect.groups)
        : subjects.flatMap((subject) => subject[side] ?? []);
    return { domains: fullyDown(of, groups), perhaps: perhapsDown(groups), groups };
  };
  const base = plan.base && down('base', plan.base);
  const head = down('head', plan.head);
  const sides = [...(base ? [base] : []), head];
  if (sides.every(({ domains, perhaps }) => domains.length + perhaps === 0)) return [];
  const isReplaced = sides.every(({ groups }) => groups.every(isReplacedFirst));
  const what = literal(isReplaced ? 'replaced at once' : 'completely down');
  const label = text`${domainsLabel(sides.flatMap(({ domains }) => domains))} ${what}`;
  return [row(label, base && downPhrase(base), downPhrase(head), { trend: trendOf(base, head) })];
}

/** True if the nodes serve until their replacements are ready. */
function isReplacedFirst({ replacesFirst = false, domains }: PlannedGroup): boolean {
  return replacesFirst && !domains.some(({ byExpiry }) => byExpiry);
}

/** Domains of a group, with two targets or more and not all of the group; and those of the whole fleet. */
function fullyDown(side: SidePlan, groups: readonly PlannedGroup[]): DomainPeak[] {
  const found = new Map<string, DomainPeak>();
  const add = (domain: DomainPeak, whole: number): void => {
    const id = JSON.stringify([domain.key, domain.value]);
    const isDown = domain.matched >= 2 && domain.matched < whole && domain.peakAtOnce >= domain.matched;
    if (isDown && !found.has(id)) found.set(id, domain);
  };
  for (const group of groups) for (const domain of group.domains) add(domain, wholeOf(group));
  for (const { scope, unit, members, withoutNext } of side.combined.scopes)
    if (scope.kind === 'domain') {
      const { key, value } = scope;
      const domain = { key, value, matched: members, peakAtOnce: withoutNext.peakAtOnce, batch: null };
      add(domain, scopeOf(side, unit)?.members ?? 0);
    }
  return [...found.values()].sort(
    (a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched,
  );
}

/** Domains that the planned order spares, and another possible order does not. */
function perhapsDown(groups: readonly PlannedGroup[]): number {
  const found = groups.flatMap((group) =>
    group.domains.filter(
      ({ matched, worstAtOnce = 0 }) => matched >= 2 && matched < wholeOf(group) && worstAtOnce >= matched,
    ),
  );
  return new Set(found.map(({ key, value }) => JSON.stringify([key, value]))).size;
}

function downPhrase({ domains, perhaps }: Down): Text {
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

/** `Racks`, by the last part of the label; `Domains` for several labels, or an unusual one. */
function domainsLabel(domains: readonly DomainPeak[]): Text {
  const [kind, ...others] = new Set(domains.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)));
  const isKnown = kind !== undefined && others.length === 0 && KNOWN_DOMAINS.includes(kind);
  return literal(isKnown ? capital(plural(2, kind)) : 'Domains');
}

/** Over the worst order: which domains an unknown order takes down is chance. */
function trendOf(base: Down | null, head: Down): Trend {
  const [was, is] = [base && base.domains.length + base.perhaps, head.domains.length + head.perhaps];
  if (was === null || was === is) return STEADY;
  return is > was
    ? { arrow: '▲', word: was === 0 ? 'new' : 'higher', isWorse: true }
    : { arrow: '▼', word: is === 0 ? 'gone' : 'lower', isWorse: false };
}
