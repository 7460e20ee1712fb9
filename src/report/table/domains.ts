import { groupedBy } from '../../manifest/lookup.js';
import { wholeOf } from '../../plan/measure/wholes.js';
import type { DomainPeak, Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { capital, plural } from '../../text/plural.js';
import { literal, name, type Text, text } from '../../text/text.js';
import { scopeOf } from '../numbers.js';
import type { Subject } from '../selection.js';
import { type Row, row, trendOf } from './row.js';

/** Failure domains of one side that lose all their targets at once. */
interface Down {
  readonly domains: readonly DomainPeak[];
  /** Others that may, in another order of the targets. */
  readonly perhaps: readonly DomainPeak[];
  /** True if the nodes serve until their replacements are ready. */
  readonly isReplaced: boolean;
}

/** Failure domains that are completely down at some moment; no row if none is on either side. */
export function domainRow(plan: Plan, subjects: readonly Subject[]): Row[] {
  const down = (side: 'base' | 'head', of: SidePlan): Down => {
    const own = subjects.flatMap((subject) => subject[side] ?? []);
    // Without an edited policy those of all.
    const groups = subjects.length > 0 ? own : of.policies.flatMap(({ effect }) => effect.groups);
    const isReplaced = groups.every(
      ({ replacesFirst = false, domains }) => replacesFirst && !domains.some(({ byExpiry }) => byExpiry),
    );
    return {
      domains: fullyDown(of, groups),
      perhaps: domainsIn(groups, ({ worstAtOnce }) => worstAtOnce),
      isReplaced,
    };
  };
  const base = plan.base && down('base', plan.base);
  const head = down('head', plan.head);
  const sides = [...(base ? [base] : []), head];
  if (sides.every(({ domains, perhaps }) => domains.length + perhaps.length === 0)) return [];
  const what = literal(sides.every(({ isReplaced }) => isReplaced) ? 'replaced at once' : 'completely down');
  const kinds = sides
    .flatMap(({ domains, perhaps }) => [...domains, ...perhaps])
    .map(({ key }) => key.slice(key.lastIndexOf('/') + 1));
  const isKnown = new Set(kinds).size === 1 && KNOWN_DOMAINS.includes(kinds[0] ?? '');
  const label = literal(isKnown ? capital(plural(2, kinds[0] ?? '')) : 'Domains');
  // Over the worst order: which domains an unknown order takes down is chance.
  const most = ({ domains, perhaps }: Down) => ({ count: domains.length + perhaps.length });
  const trend = trendOf(base && most(base), most(head));
  return [row(text`${label} ${what}`, base && downPhrase(base), downPhrase(head), trend)];
}

const KNOWN_DOMAINS: readonly string[] = ['rack', 'zone', 'region', 'row', 'room', 'host'];

/** Domains of a group, with two targets or more and not all of the group; and those of the whole fleet. */
function fullyDown(side: SidePlan, groups: readonly PlannedGroup[]): DomainPeak[] {
  const ofGroups = domainsIn(groups, ({ peakAtOnce }) => peakAtOnce);
  const ofFleet = side.combined.scopes.flatMap(({ scope, unit, members: matched, withoutNext }) => {
    if (scope.kind !== 'domain') return [];
    const { peakAtOnce } = withoutNext;
    const whole = scopeOf(side, unit)?.members ?? 0;
    const isDown = matched >= 2 && matched < whole && peakAtOnce >= matched;
    return isDown ? [{ key: scope.key, value: scope.value, matched, peakAtOnce, batch: null }] : [];
  });
  const known = new Set(ofGroups.map(idOf));
  return [...ofGroups, ...ofFleet.filter((domain) => !known.has(idOf(domain)))].sort(
    (a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched,
  );
}

/** Domains of groups of which so many targets may be down at once that none is left, each once. */
function domainsIn(
  groups: readonly PlannedGroup[],
  downOf: (domain: DomainPeak) => number | undefined,
): DomainPeak[] {
  const found = groups.flatMap((group) =>
    group.domains.filter((domain) => {
      const { matched } = domain;
      return matched >= 2 && matched < wholeOf(group) && (downOf(domain) ?? 0) >= matched;
    }),
  );
  return [...groupedBy(found, idOf).values()].map(([first]) => first);
}

function idOf({ key, value }: DomainPeak): string {
  return JSON.stringify([key, value]);
}

function downPhrase({ domains, perhaps }: Down): Text {
  const [first] = domains;
  if (!first)
    return perhaps.length === 0
      ? text`none`
      : text`none in this order; any of ${perhaps.length} in the worst order`;
  const of = name('object', first.value);
  const shown = first.batch === null ? of : text`${of}, batch ${first.batch}`;
  return domains.length > 1 ? text`${domains.length} (first ${shown})` : shown;
}
