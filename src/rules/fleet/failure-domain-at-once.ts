import { few } from '../../manifest/words/listing.js';
import * as z from 'zod';
import type { DomainPeak, Plan } from '../../plan/model.js';
import { wholeOf } from '../../plan/measure/wholes.js';
import { expirySeverity, NOT_BY_EXPIRY } from './expiring.js';
import {
  type Breach,
  groupRule,
  groupViolation,
  type LimitedGroup,
  ofSystem,
  share,
  unlessUnbatched,
} from '../rule.js';
import { isWorkload } from './workload.js';
import { highestCeiling, lowerBudget } from './written-ceiling.js';

const SHOWN_DOMAINS = 3;

const options = z.strictObject({
  /** Out at once above this share of the domain breaks the rule; 100 means the whole domain. */
  fromPercent: z.number().min(1).max(100).default(100),
  /** Domains in which the group has fewer targets are left alone. */
  fromTargets: z.number().int().min(1).default(2),
});
type Options = z.output<typeof options>;

export const failureDomainAtOnce = groupRule({
  id: 'failure-domain-at-once',
  detects: 'every target that a group has in one zone, rack or other failure domain out at the same moment',
  systems: 'all',
  severity: 'error',
  options,
  judge: (limited, { plan, options }) => {
    const broken = limited.group.domains.filter(
      (domain) =>
        domain.matched >= options.fromTargets &&
        // The whole group in one domain is the case of whole-pool-at-once.
        domain.matched < wholeOf(limited.group) &&
        (domain.batch !== null || domain.byExpiry === true) &&
        domain.peakAtOnce * 100 >= options.fromPercent * domain.matched,
    );
    const keys = [...new Set(broken.map((domain) => domain.key))];
    const written = asWritten(limited, keys, plan, options);
    return [
      ...keys.map((key) =>
        violation(
          limited,
          key,
          broken.filter((domain) => domain.key === key),
        ),
      ),
      ...written,
      ...inWorstOrder(limited, [...keys, ...written.map(({ evidence }) => evidence['key'])], options),
    ];
  },
});

/**
 * What the limits allow at any hour and for any reason, where it breaks a domain in whatever order targets are taken: more go than
 * can without taking the share of one. Labels of which the dry rollout breaks a domain already are left out.
 */
function asWritten(
  limited: LimitedGroup,
  broken: readonly string[],
  plan: Plan,
  { fromPercent, fromTargets }: Options,
): Breach[] {
  const { group } = limited;
  const { calendar, domains } = group;
  if (!calendar || calendar.counted === 0) return [];
  const keys = [...new Set(domains.map(({ key }) => key))].filter((key) => !broken.includes(key));
  return keys.flatMap((key) => {
    const those = domains.filter(
      (domain) => domain.key === key && domain.matched >= fromTargets && domain.matched < wholeOf(group),
    );
    if (those.length === 0) return [];
    const sparing = those.map(({ matched }) => matched - Math.ceil((fromPercent * matched) / 100) + 1);
    const withoutHarm = wholeOf(group) - sparing.reduce((sum, left) => sum + left, 0);
    const ceiling = highestCeiling(limited, plan, Math.max(0, withoutHarm));
    if (!ceiling) return [];
    const { most, of, says, place, reasons } = ceiling;
    const violation = groupViolation(limited, [], {
      // One finding with that of the dry rollout: which of the two it is may move with what merging starts.
      subject: key,
      says:
        `the budgets let ${share(most, of, group.unit)} go at once ${says}: in whatever order, ` +
        `that takes ${fromPercent === 100 ? 'a whole failure domain' : `${fromPercent}% of a failure domain`} (${key}, ${those.length} of them).`,
      remediation: lowerBudget(
        ceiling,
        calendar,
        Math.max(1, Math.min(...those.map(({ matched }) => matched)) - 1),
      ),
      magnitude: most,
      evidence: { key, ceiling: most, matched: of, reasons: [...reasons] },
    });
    return [{ ...violation, place }];
  });
}

/** Domains that stay in the order that the plan shows, and go out as a whole in another one that is as possible: a warning. */
function inWorstOrder(
  limited: LimitedGroup,
  told: readonly unknown[],
  { fromPercent, fromTargets }: Options,
): Breach[] {
  const { group } = limited;
  const { freeOrder, domains } = group;
  if (!freeOrder) return [];
  const possible = domains.filter(
    ({ key, matched, worstAtOnce = 0 }) =>
      !told.includes(key) &&
      matched >= fromTargets &&
      matched < wholeOf(group) &&
      worstAtOnce * 100 >= fromPercent * matched,
  );
  return [...new Set(possible.map(({ key }) => key))].map((key) => {
    const those = possible.filter((domain) => domain.key === key);
    const [smallest] = [...those].sort((a, b) => a.matched - b.matched || (a.value < b.value ? -1 : 1));
    const { value, matched, worstAtOnce, peakAtOnce } = smallest ?? { value: '', matched: 0, peakAtOnce: 0 };
    return groupViolation(limited, ['strategy', 'budget'], {
      // One finding with that of the order that is shown: which of the two it is may move from plan to plan.
      subject: key,
      says:
        `the group may lose a whole failure domain at once: up to ${group.peakAtOnce} go at once, ${freeOrder.says}, and in the worst one ` +
        `${worstAtOnce ?? 0} of ${matched} of ${key} ${value} are out together${those.length > 1 ? `; ${those.length} domains are as small` : ''}. The plan shows ${peakAtOnce}, in an order of its own.`,
      remediation: fixOf(limited, key),
      ofRollout: true,
      severity: 'warning',
      magnitude: worstAtOnce ?? 0,
      evidence: { key, domains: those.map((domain) => ({ value: domain.value, matched: domain.matched })) },
    });
  });
}

/** One violation a label, whatever the number of its values: forty racks are one cause. */
function violation(limited: LimitedGroup, key: string, domains: readonly DomainPeak[]): Breach {
  const { group } = limited;
  const worst = [...domains].sort((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    (domain) => `${domain.value} (${domain.peakAtOnce} of ${domain.matched} ${whenOf(domain)})`,
  );
  const byExpiry = domains.every((domain) => domain.byExpiry);
  return groupViolation(limited, byExpiry ? ['expireAfter'] : ['strategy', 'budget'], {
    subject: key,
    says:
      `the group loses a whole failure domain at once: ${key} ${few(shown, SHOWN_DOMAINS)}. ` +
      (byExpiry ? 'Nodes that were made together reach their age together.' : orderOf(limited)),
    remediation: unlessUnbatched(limited, byExpiry ? NOT_BY_EXPIRY : fixOf(limited, key)),
    ofRollout: true,
    ...(byExpiry ? { severity: expirySeverity(group) } : {}),
    magnitude: magnitudeOf(limited, worst),
    evidence: {
      key,
      domains: worst.map(({ value, matched, peakAtOnce, batch }) => ({ value, matched, peakAtOnce, batch })),
      matched: wholeOf(group),
    },
  });
}

function fixOf(limited: LimitedGroup, key: string): string {
  return (
    ofSystem(limited).words.domain?.(key) ??
    `Make the batches smaller than the group's part of a domain, or give each ${key} its own compartment.`
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

function whenOf({ batch, byExpiry }: DomainPeak): string {
  return byExpiry === true ? 'by expiry' : `in batch ${batch ?? 0}`;
}

/** Why the nodes of one domain may be taken together. */
function orderOf(limited: LimitedGroup): string {
  return (
    ofSystem(limited).words.order ??
    (limited.group.freeOrder
      ? 'Without a policy nodes are taken in an order that nobody knows before.'
      : 'Nodes are taken in the order of their creation, and nodes created together are often in the same rack or zone.')
  );
}
