import { fix } from '../../systems/system.js';
import { code, count, few, name, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy } from '../../manifest/lookup.js';
import { isNamed, wholeOf } from '../../plan/measure/wholes.js';
import type { DomainPeak } from '../../plan/model.js';
import { expirySeverity, notByExpiry } from './group.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import { type RuleResult, defineRule, type RuleInput, type GroupRollout, rolledGroups } from '../rule.js';
import { highestCeiling, timedOf } from './time.js';

const options = z.strictObject({
  /** Unavailable at once above this share of the domain breaks the rule; 100 means the whole domain. */
  fromPercent: z.number().min(1).max(100).default(100),
  /** Domains with fewer targets are left alone. */
  fromTargets: z.number().int().min(1).default(2),
  /** The most nodes of a domain for which maintenances may be announced. */
  announced: limitSchema('50%'),
});
type Input = RuleInput<z.output<typeof options>>;

export const failureDomainAtOnce = defineRule({
  id: 'failure-domain-at-once',
  detects: 'all targets of a group in one zone, rack or other failure domain unavailable at once',
  severity: 'error',
  options,
  evaluate: (input) => {
    const announced = announcedTogether(input);
    const said = new Set(announced.map(({ evidence }) => evidence['key']));
    const groups = rolledGroups(input.side).flatMap((rollout) => ofGroup(rollout, input));
    return [
      ...announced,
      ...groups.filter(({ isStandIn, evidence }) => !isStandIn || !said.has(evidence['key'])),
    ];
  },
});

/** Returns one finding per label, whatever the number of its values: forty racks are one cause. The first of three checks. */
function ofGroup(rollout: GroupRollout, input: Input): RuleResult[] {
  const { group } = rollout;
  const { fromPercent, fromTargets } = input.options;
  const part = fromPercent === 100 ? text`a whole failure domain` : text`${fromPercent}% of a failure domain`;
  // The whole group in one domain is a case of peak-above-limit.
  const counted = group.domains.filter(({ matched }) => matched >= fromTargets && matched < wholeOf(group));
  return [...groupedBy(counted, ({ key }) => key).values()].flatMap((domains) => {
    const isBroken = (atOnce: number, { matched }: DomainPeak): boolean =>
      atOnce * 100 >= fromPercent * matched;
    const broken = domains.filter(
      (domain) => (domain.batch !== null || domain.byExpiry === true) && isBroken(domain.peakAtOnce, domain),
    );
    const possible = domains.filter((domain) => isBroken(domain.worstAtOnce ?? 0, domain));
    const found = inTheRollout(rollout, broken, part) ?? asWritten(rollout, domains, part, input);
    return found ?? inWorstOrder(rollout, possible, part) ?? [];
  });
}

/** `topology.kubernetes.io/zone a`. */
function domainText({ key, value }: Pick<DomainPeak, 'key' | 'value'>): Text {
  return text`${code(key)} ${name('object', value)}`;
}

/**
 * PIKA has no ceiling, and a person cordons the nodes at any time: all that are announced may be unavailable together. One finding
 * a label.
 */
function announcedTogether({ side, plan: { inventory }, options: given }: Input): RuleResult[] {
  const announced = side.policies
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ place, effect }) =>
      effect.groups.filter(isNamed).flatMap(({ targets }) => targets.map((node) => ({ node, place }))),
    );
  const domains = side.combined.byDomain.flatMap(({ key, value, matched }) => {
    const own = announced.filter(({ node }) => inventory?.labelsOf(node)[key] === value);
    const nodes = new Set(own.map(({ node }) => node)).size;
    const isTooMany = matched >= given.fromTargets && nodes > limitFor(given.announced, matched);
    return isTooMany ? [{ key, value, matched, nodes, place: own[0]?.place ?? null }] : [];
  });
  return [...groupedBy(domains, ({ key }) => key).values()].map((alike) => {
    const [worst = alike[0], ...others] = alike.toSorted((a, b) => b.nodes - a.nodes);
    const { key, matched, nodes, place } = worst;
    const limit = limitFor(given.announced, matched);
    const also = others.map((one) => text`${name('object', one.value)} (${one.nodes} of ${one.matched})`);
    return {
      subject: `domain ${key}`,
      about: null,
      says: text`Maintenances are announced for ${share(nodes, matched, 'node')} of ${domainText(worst)}, and nothing separates them in time. Limit of a domain: ${limitWords(given.announced, limit, 'node')}.${also.length > 0 && text` Also ${few(also, 10)}.`}`,
      fix: fix`Announce at most ${count(limit, 'node')} of ${domainText(worst)} at a time, and the others when those are done.`,
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
 * The most that the limits allow at any hour and for any reason, where it breaks a domain in whatever order targets are taken: more go than
 * can without taking the share of one.
 */
function asWritten(
  rollout: GroupRollout,
  domains: readonly [DomainPeak, ...DomainPeak[]],
  part: Text,
  { plan, options: { fromPercent } }: Input,
): RuleResult | null {
  const { group } = rollout;
  const timed = timedOf(rollout, plan);
  if (!timed || timed.calendar.counted === 0) return null;
  const [{ key }] = domains;
  const sparing = domains.map(({ matched }) => matched - Math.ceil((fromPercent * matched) / 100) + 1);
  const withoutHarm = wholeOf(group) - sparing.reduce((sum, left) => sum + left, 0);
  const ceiling = highestCeiling(timed, Math.max(0, withoutHarm));
  if (!ceiling) return null;
  const { most } = ceiling;
  const smallest = Math.min(...domains.map(({ matched }) => matched));
  const says = text` In any order that takes ${part} (${code(key)}, ${domains.length} of them).`;
  return ceiling.result(says, Math.max(1, smallest - 1), {
    // One finding with that of the dry rollout: which of the two it is may move with what merging starts.
    subject: key,
    short: text`${code(key)}: budgets allow ${most} of ${timed.size} at once`,
    evidence: { cause: 'budgets', key, ceiling: most, matched: timed.size },
  });
}

/** Domains that stay partly available in the order of the plan, but are completely down in another possible order: a warning. */
function inWorstOrder(rollout: GroupRollout, domains: readonly DomainPeak[], part: Text) {
  const { freeOrder, peakAtOnce } = rollout.group;
  const [smallest] = domains.toSorted((a, b) => a.matched - b.matched || (a.value < b.value ? -1 : 1));
  if (!freeOrder || !smallest) return null;
  const { key, matched, worstAtOnce = 0 } = smallest;
  const alike = domains.length > 1 && text` (one of ${domains.length} such domains)`;
  const taken = text`${worstAtOnce} of ${matched}`;
  return rollout.result(['strategy', 'budget'], {
    // One finding with that of the order that is shown: which of the two it is may move from plan to plan.
    subject: key,
    says: text`${part} may be unavailable at once: up to ${peakAtOnce} at once, ${freeOrder.says}. The worst order takes ${taken} of ${domainText(smallest)}${alike}; the order of the plan takes ${smallest.peakAtOnce}.`,
    ...domainResult(rollout, key),
    short: text`${domainText(smallest)}: ${taken} in the worst order`,
    severity: 'warning',
    magnitude: worstAtOnce,
    evidence: {
      ...{ cause: 'worst-order', key },
      domains: domains.map((one) => ({ value: one.value, matched: one.matched })),
    },
  });
}

/** Domains that are down in the dry rollout. */
function inTheRollout(rollout: GroupRollout, domains: readonly DomainPeak[], part: Text) {
  const { group } = rollout;
  const worst = domains.toSorted((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
  const [first, ...others] = worst;
  if (!first) return null;
  const { key } = first;
  const shown = worst.map(
    ({ value, peakAtOnce, matched, byExpiry, batch }) =>
      text`${name('object', value)} (${peakAtOnce} of ${matched} ${byExpiry === true ? text`by expiry` : text`in batch ${batch ?? 0}`})`,
  );
  const byExpiry = domains.every((domain) => domain.byExpiry);
  const state = group.replacesFirst && !byExpiry ? text`replaced` : text`unavailable`;
  const more = others.length > 0 && text`, and ${others.length} more`;
  const targets = domains.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0);
  const created = text`Nodes are taken in the order of their creation, often by rack or zone.`;
  const order = group.freeOrder ? text`Without a policy the order of nodes is not defined.` : created;
  return rollout.result(byExpiry ? ['expireAfter'] : ['strategy', 'budget'], {
    subject: key,
    says: text`${part} is ${state} at once: ${code(key)} ${few(shown, 3)}.`,
    why: byExpiry
      ? text`Nodes that were created together expire together.`
      : (rollout.traits.words.order ?? order),
    ...domainResult(rollout, key),
    ...(byExpiry
      ? {
          fix: rollout.unlessUnbatched(notByExpiry(group)),
          field: 'expireAfter',
          severity: expirySeverity(group),
        }
      : {}),
    short: text`${domainText(first)}: ${first.peakAtOnce} of ${first.matched}${more}`,
    // A DaemonSet updates nodes in no defined order: the batches in which domains coincide are arbitrary.
    magnitude: rollout.isWorkload ? Math.min(targets, group.peakAtOnce) : targets,
    evidence: {
      ...{ cause: 'rollout', key },
      domains: worst.map(({ value, matched, peakAtOnce, batch }) => ({ value, matched, peakAtOnce, batch })),
      matched: wholeOf(group),
    },
  });
}

/** Common fields of findings on the batches of a rollout, whatever their order. */
function domainResult(rollout: GroupRollout, key: string) {
  const advice =
    rollout.traits.words.domain?.(key) ??
    fix`Make the batches smaller than the group's part of a domain, or give each ${code(key)} its own compartment.`;
  return { fix: rollout.unlessUnbatched(advice), field: 'strategy', ofRollout: true } as const;
}
