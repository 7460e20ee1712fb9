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
    'several policies together, or one and the nodes that are out already, above the limit of the fleet or of one failure domain',
  systems: 'all',
  severity: 'error',
  options,
  judge: (judged) => {
    const { scopes } = judged.side.combined;
    const fleet = scopes.find(
      (peak) =>
        peak.scope.kind === 'fleet' && (takersOf(peak).length > 1 || meetsOthersOut(peak, judged.side)),
    );
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

/**
 * One policy alone, beside nodes out before that are none of its targets. peak-above-limit counts those for targets that were
 * named one by one, and for all others knows only the group's own.
 */
function meetsOthersOut(peak: ScopePeak, side: SidePlan): boolean {
  const [taker, ...others] = takersOf(peak);
  const effect = side.policies.find((policy) => taker && sameRef(policy.ref, taker))?.effect;
  if (!effect || others.length > 0) return false;
  const isNamed = effect.groups.some(({ fleetSize }) => fleetSize !== undefined);
  return !isNamed && peak.peakAtOnce > effect.peakAtOnce;
}

/** Objects that announce node by node are many policies, even where they are one maintenance; so is one beside nodes out before. */
function isTogether(peak: ScopePeak, side: SidePlan): boolean {
  const [first, ...others] = takersOf(peak);
  if (!first || others.length > 0) return first !== undefined;
  const group = side.policies.find((policy) => sameRef(policy.ref, first))?.effect.groups[0];
  if (group?.fleetSize === undefined) return false;
  if (peak.contributors.some(({ policy }) => policy === null)) return true;
  // failure-domain-at-once says it where nothing of the domain is left.
  return group.matched > 1 && peak.peakAtOnce < peak.members;
}

function fleetViolation(peak: ScopePeak, judged: Judged<Options>): Violation[] {
  const { side, options } = judged;
  const limit = limitFor(options.limit, peak.members);
  if (peak.peakAtOnce <= limit) return [];
  const isAlone = takersOf(peak).length === 1;
  return [
    {
      policy: null,
      group: null,
      subject: 'fleet',
      message:
        `${isAlone ? 'With the nodes that are out already' : 'All policies together'}: ${share(peak.peakAtOnce, peak.members)} out at once at ${instantOf(peak)}: ` +
        `${contributorsText(side, peak.contributors)}. The limit is ${limitText(options.limit)}, ${count(limit)}; no controller sees ${isAlone ? 'the nodes that are none of its own' : 'what the others take'}.`,
      remediation: isAlone
        ? 'Bring the nodes back that are out, or make the batches smaller.'
        : 'Let one wait for the other: merge them one after the other, or make their batches smaller.',
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
