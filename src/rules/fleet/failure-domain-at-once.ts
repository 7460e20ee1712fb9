import { type Fix, fix } from '../../systems/system.js';
import { code, count, few, name, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy } from '../../manifest/lookup.js';
import { isNamed, wholeOf } from '../../plan/measure/wholes.js';
import type { DomainPeak, Plan, PlannedGroup } from '../../plan/model.js';
import { expirySeverity, notByExpiry } from './expiring.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import {
  type RuleResult,
  defineRule,
  groupResult,
  type RuleInput,
  type LimitedGroup,
  ofSystem,
  rolledGroups,
  unlessUnbatched,
} from '../rule.js';
import { isWorkload } from './workload.js';
import { highestCeiling, lowerBudget } from './written-ceiling.js';

const SHOWN_DOMAINS = 3;
const SHOWN_ALSO = 10;

const options = z.strictObject({
  /** Unavailable at once above this share of the domain breaks the rule; 100 means the whole domain. */
  fromPercent: z.number().min(1).max(100).default(100),
  /** Domains with fewer targets are left alone. */
  fromTargets: z.number().int().min(1).default(2),
  /** The most nodes of a domain for which maintenances may be announced. */
  announced: limitSchema('50%'),
});
type Options = z.output<typeof options>;

export const failureDomainAtOnce = defineRule({
  id: 'failure-domain-at-once',
  detects: 'all targets of a group in one zone, rack or other failure domain unavailable at once',
  systems: 'all',
  severity: 'error',
  options,
  evaluate: (judged) => {
    const announced = announcedTogether(judged);
    const said = new Set(announced.map(({ evidence }) => evidence['key']));
    const groups = rolledGroups(judged.side).flatMap((limited) => ofGroup(limited, judged));
    return [
      ...announced,
      ...groups.filter(({ isStandIn, evidence }) => !isStandIn || !said.has(evidence['key'])),
    ];
  },
});

function ofGroup(limited: LimitedGroup, { plan, options: given }: RuleInput<Options>): RuleResult[] {
  const broken = limited.group.domains.filter(
    (domain) =>
      isCounted(domain, limited.group, given) &&
      (domain.batch !== null || domain.byExpiry === true) &&
      domain.peakAtOnce * 100 >= given.fromPercent * domain.matched,
  );
  const keys = [...new Set(broken.map(({ key }) => key))];
  const written = asWritten(limited, keys, plan, given);
  const said = [...keys, ...written.map(({ evidence }) => evidence['key'])];
  return [
    ...keys.map((key) =>
      violation(
        limited,
        key,
        broken.filter((domain) => domain.key === key),
      ),
    ),
    ...written,
    ...inWorstOrder(limited, said, given),
  ];
}

/** The whole group in one domain is a case of peak-above-limit. */
function isCounted({ matched }: DomainPeak, group: PlannedGroup, { fromTargets }: Options): boolean {
  return matched >= fromTargets && matched < wholeOf(group);
}

/**
 * PIKA has no ceiling, and a person cordons the nodes at any time: all that are announced may be unavailable together. One finding
 * a label.
 */
function announcedTogether({ side, plan, options: given }: RuleInput<Options>): RuleResult[] {
  const { inventory } = plan;
  if (!inventory) return [];
  const announced = side.policies
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap((policy) =>
      policy.effect.groups
        .filter(isNamed)
        .flatMap(({ targets }) => targets.map((node) => ({ node, policy }))),
    );
  const domains = side.combined.byDomain.flatMap(({ key, value, matched }) => {
    const own = announced.filter(({ node }) => inventory.labelsOf(node)[key] === value);
    const nodes = new Set(own.map(({ node }) => node)).size;
    const isTooMany = matched >= given.fromTargets && nodes > limitFor(given.announced, matched);
    return isTooMany ? [{ key, value, matched, nodes, place: own[0]?.policy.place ?? null }] : [];
  });
  return [...groupedBy(domains, ({ key }) => key).values()].map((alike) => {
    const [worst, ...others] = alike.toSorted((a, b) => b.nodes - a.nodes);
    const { key, value, matched, nodes, place } = worst ?? alike[0];
    const limit = limitFor(given.announced, matched);
    const also = others.map((one) => text`${name('object', one.value)} (${one.nodes} of ${one.matched})`);
    return {
      subject: `domain ${key}`,
      about: null,
      says: text`Maintenances are announced for ${share(nodes, matched, 'node')} of ${code(key)} ${name('object', value)}, and nothing separates them in time. Limit of a domain: ${limitWords(given.announced, limit, 'node')}.${also.length > 0 ? text` Also ${few(also, SHOWN_ALSO)}.` : NO_TEXT}`,
      fix: fix`Announce at most ${count(limit, 'node')} of ${code(key)} ${name('object', value)} at a time, and the others when those are done.`,
      place,
      magnitude: alike.reduce((sum, one) => sum + one.nodes, 0),
      evidence: {
        ...{ cause: 'announced', key },
        domains: alike.map((one) => ({ value: one.value, planned: one.nodes, members: one.matched })),
      },
    };
  });
}

/**
 * What the limits allow at any hour and for any reason, where it breaks a domain in whatever order targets are taken: more go than
 * can without taking the share of one. Labels of which the dry rollout breaks a domain already are left out.
 */
function asWritten(
  limited: LimitedGroup,
  broken: readonly string[],
  plan: Plan,
  given: Options,
): RuleResult[] {
  const { group } = limited;
  const { calendar, domains } = group;
  const { fromPercent } = given;
  if (!calendar || calendar.counted === 0) return [];
  const keys = [...new Set(domains.map(({ key }) => key))].filter((key) => !broken.includes(key));
  return keys.flatMap((key) => {
    const those = domains.filter((domain) => domain.key === key && isCounted(domain, group, given));
    if (those.length === 0) return [];
    const sparing = those.map(({ matched }) => matched - Math.ceil((fromPercent * matched) / 100) + 1);
    const withoutHarm = wholeOf(group) - sparing.reduce((sum, left) => sum + left, 0);
    const ceiling = highestCeiling(limited, plan, Math.max(0, withoutHarm));
    if (!ceiling) return [];
    const { most, of, says, place, reasons } = ceiling;
    const violation = groupResult(limited, [], {
      // One finding with that of the dry rollout: which of the two it is may move with what merging starts.
      subject: key,
      says: text`budgets allow ${share(most, of, group.unit)} at once ${says}. In any order that takes ${fromPercent === 100 ? text`a whole failure domain` : text`${fromPercent}% of a failure domain`} (${code(key)}, ${those.length} of them).`,
      fix: lowerBudget(ceiling, calendar, Math.max(1, Math.min(...those.map(({ matched }) => matched)) - 1)),
      short: text`${code(key)}: budgets allow ${most} of ${of} at once`,
      field: 'strategy',
      magnitude: most,
      evidence: { cause: 'budgets', key, ceiling: most, matched: of, reasons: [...reasons] },
    });
    return [{ ...violation, place }];
  });
}

/** Domains that stay in the order that the plan shows, and go out as a whole in another one that is as possible: a warning. */
function inWorstOrder(limited: LimitedGroup, said: readonly unknown[], given: Options): RuleResult[] {
  const { group } = limited;
  const { freeOrder, domains } = group;
  if (!freeOrder) return [];
  const possible = domains.filter(
    (domain) =>
      !said.includes(domain.key) &&
      isCounted(domain, group, given) &&
      (domain.worstAtOnce ?? 0) * 100 >= given.fromPercent * domain.matched,
  );
  return [...new Set(possible.map(({ key }) => key))].map((key) => {
    const those = possible.filter((domain) => domain.key === key);
    const [smallest] = [...those].sort((a, b) => a.matched - b.matched || (a.value < b.value ? -1 : 1));
    const { value, matched, worstAtOnce, peakAtOnce } = smallest ?? { value: '', matched: 0, peakAtOnce: 0 };
    return groupResult(limited, ['strategy', 'budget'], {
      // One finding with that of the order that is shown: which of the two it is may move from plan to plan.
      subject: key,
      says: text`a whole failure domain may be unavailable at once: up to ${group.peakAtOnce} at once, ${freeOrder.says}. The worst order takes ${worstAtOnce ?? 0} of ${matched} of ${code(key)} ${name('object', value)}${those.length > 1 ? text` (${those.length} domains are as small)` : NO_TEXT}; the order of the plan takes ${peakAtOnce}.`,
      fix: fixOf(limited, key),
      short: text`${code(key)} ${name('object', value)}: ${worstAtOnce ?? 0} of ${matched} in the worst order`,
      field: 'strategy',
      ofRollout: true,
      severity: 'warning',
      magnitude: worstAtOnce ?? 0,
      evidence: {
        cause: 'worst-order',
        key,
        domains: those.map((domain) => ({ value: domain.value, matched: domain.matched })),
      },
    });
  });
}

/** One violation a label, whatever the number of its values: forty racks are one cause. */
function violation(limited: LimitedGroup, key: string, domains: readonly DomainPeak[]): RuleResult {
  const { group } = limited;
  const worst = [...domains].sort((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    (domain) =>
      text`${name('object', domain.value)} (${domain.peakAtOnce} of ${domain.matched} ${whenOf(domain)})`,
  );
  const byExpiry = domains.every((domain) => domain.byExpiry);
  return groupResult(limited, byExpiry ? ['expireAfter'] : ['strategy', 'budget'], {
    subject: key,
    says: text`a whole failure domain is ${group.replacesFirst && !byExpiry ? text`replaced` : text`unavailable`} at once: ${code(key)} ${few(shown, SHOWN_DOMAINS)}.`,
    why: byExpiry ? text`Nodes that were created together expire together.` : orderOf(limited),
    fix: unlessUnbatched(limited, byExpiry ? notByExpiry(group) : fixOf(limited, key)),
    short: shortOf(key, worst),
    field: byExpiry ? 'expireAfter' : 'strategy',
    ofRollout: true,
    ...(byExpiry ? { severity: expirySeverity(group) } : {}),
    magnitude: magnitudeOf(limited, worst),
    evidence: {
      cause: 'rollout',
      key,
      domains: worst.map(({ value, matched, peakAtOnce, batch }) => ({ value, matched, peakAtOnce, batch })),
      matched: wholeOf(group),
    },
  });
}

/** `topology.kubernetes.io/rack rack-05: 10 of 10, and 3 more`. */
function shortOf(key: string, [first, ...others]: readonly DomainPeak[]): Text {
  if (!first) return code(key);
  const more = others.length > 0 ? text`, and ${others.length} more` : text``;
  return text`${code(key)} ${name('object', first.value)}: ${first.peakAtOnce} of ${first.matched}${more}`;
}

function fixOf(limited: LimitedGroup, key: string): Fix {
  return (
    ofSystem(limited).words.domain?.(key) ??
    fix`Make the batches smaller than the group's part of a domain, or give each ${code(key)} its own compartment.`
  );
}

/**
 * How bad it is: the targets in domains that are lost whole, in one batch or another. A DaemonSet takes nodes in no order, so in which
 * of its batches how many domains fall together is chance, and the neighbours' doing: what it has out at once is the measure.
 */
function magnitudeOf(limited: LimitedGroup, domains: readonly DomainPeak[]): number {
  const targets = domains.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0);
  return isWorkload(limited) ? Math.min(targets, limited.group.peakAtOnce) : targets;
}

function whenOf({ batch, byExpiry }: DomainPeak): Text {
  return byExpiry === true ? text`by expiry` : text`in batch ${batch ?? 0}`;
}

/** Why the nodes of one domain may be taken together. */
function orderOf(limited: LimitedGroup): Text {
  const own = ofSystem(limited).words.order;
  if (own !== undefined) return own;
  return limited.group.freeOrder
    ? text`Without a policy the order of nodes is not defined.`
    : text`Nodes are taken in the order of their creation, often by rack or zone.`;
}
