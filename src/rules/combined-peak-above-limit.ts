import * as z from 'zod';
import type { ScopePeak, SidePlan } from '../plan/model.js';
import { limitFor, limitSchema, limitText } from './limit.js';
import type { Judged, Violation } from './rule.js';
import { count, defineRule, sameRef, share } from './rule.js';
import { contributorsText, instantText, placeOfTakers, takersOf } from './scope-words.js';

const SHOWN_DOMAINS = 3;

const options = z.strictObject({
  limit: limitSchema('25%'),
  /** Of one failure domain. */
  domain: limitSchema('50%'),
  /** Domains with fewer nodes are left alone. */
  fromNodes: z.number().int().min(1).default(2),
});

type Options = z.output<typeof options>;

export const combinedPeakAboveLimit = defineRule({
  id: 'combined-peak-above-limit',
  detects:
    'several policies that together take more of the fleet, or of one failure domain, out at once than the limit allows',
  systems: 'all',
  severity: 'error',
  options,
  judge: (judged) => {
    const { scopes } = judged.side.combined;
    const fleet = scopes.find((peak) => peak.scope.kind === 'fleet' && takersOf(peak).length > 1);
    const domains = scopes.filter(
      (peak) =>
        peak.scope.kind === 'domain' &&
        isTogether(peak, judged.side) &&
        peak.members >= judged.options.fromNodes &&
        peak.peakAtOnce > limitFor(judged.options.domain, peak.members),
    );
    const keys = [...new Set(domains.map(({ scope }) => (scope.kind === 'domain' ? scope.key : '')))];
    return [
      ...(fleet ? fleetViolation(fleet, judged) : []),
      ...keys.map((key) =>
        domainViolation(
          key,
          domains.filter(({ scope }) => scope.kind === 'domain' && scope.key === key),
          judged,
        ),
      ),
    ];
  },
});

/** Objects that announce node by node are many policies, even where they are one maintenance. */
function isTogether(peak: ScopePeak, side: SidePlan): boolean {
  const [first, ...others] = takersOf(peak);
  if (!first || others.length > 0) return first !== undefined;
  const group = side.policies.find((policy) => sameRef(policy.ref, first))?.effect.groups[0];
  // failure-domain-at-once says it where nothing of the domain is left.
  return group?.fleetSize !== undefined && group.matched > 1 && peak.peakAtOnce < peak.members;
}

function fleetViolation(peak: ScopePeak, judged: Judged<Options>): Violation[] {
  const { side, options } = judged;
  const limit = limitFor(options.limit, peak.members);
  if (peak.peakAtOnce <= limit) return [];
  return [
    {
      policy: null,
      group: null,
      subject: 'fleet',
      message:
        `All policies together: ${share(peak.peakAtOnce, peak.members)} out at once at ${instantOf(peak)}: ` +
        `${contributorsText(side, peak.contributors)}. The limit is ${limitText(options.limit)}, ${count(limit)}; no controller sees what the others take.`,
      remediation:
        'Let one wait for the other: merge them one after the other, or make their batches smaller.',
      place: placeOfTakers(side, judged.plan, takersOf(peak)),
      magnitude: peak.peakAtOnce,
      evidence: evidenceOf(peak, side, limit),
    },
  ];
}

/** One violation a label, whatever the number of its values: forty racks are one cause. */
function domainViolation(key: string, peaks: readonly ScopePeak[], judged: Judged<Options>): Violation {
  const { side, options } = judged;
  const worst = [...peaks].sort((a, b) => b.peakAtOnce - a.peakAtOnce);
  const [first] = worst;
  if (!first) throw new Error('a label without domains');
  const limit = limitFor(options.domain, first.members);
  const others = worst
    .slice(1, SHOWN_DOMAINS)
    .map((peak) => `${valueOf(peak)} (${peak.peakAtOnce} of ${peak.members})`);
  const more = worst.length - SHOWN_DOMAINS;
  const also = others.length > 0 ? ` Also ${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}.` : '';
  return {
    policy: null,
    group: null,
    subject: `domain ${key}`,
    message:
      `All policies together: ${share(first.peakAtOnce, first.members)} of ${key} ${valueOf(first)} out at once at ` +
      `${instantOf(first)}: ${contributorsText(side, first.contributors)}. The limit of a domain is ${limitText(options.domain)}, ${count(limit)}.${also}`,
    remediation: `Let one wait for the other, or keep them in different values of ${key}.`,
    place: placeOfTakers(side, judged.plan, takersOf(first)),
    magnitude: worst.reduce((sum, peak) => sum + peak.peakAtOnce, 0),
    evidence: {
      key,
      domains: worst.map((peak) => ({
        value: valueOf(peak),
        ...evidenceOf(peak, side, limitFor(options.domain, peak.members)),
      })),
    },
  };
}

function evidenceOf(
  { peakAtOnce, peakAt, members, contributors }: ScopePeak,
  _side: SidePlan,
  limit: number,
) {
  return {
    peakAtOnce,
    members,
    limit,
    peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
    contributors: contributors.map(({ policy, out }) => ({
      policy:
        policy && [policy.kind, policy.namespace, policy.name].filter((part) => part !== null).join('/'),
      out,
    })),
  };
}

function valueOf({ scope }: ScopePeak): string {
  return scope.kind === 'domain' ? scope.value : '';
}

function instantOf({ peakAt }: ScopePeak): string {
  return peakAt === null ? 'no time' : instantText(peakAt);
}
