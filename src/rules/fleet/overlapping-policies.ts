import * as z from 'zod';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/by-id.js';
import type { PolicyRef, Traits } from '../../systems/system.js';
import { limitFor, limitSchema } from './limit.js';
import { type Crowd, crowdsOf, crowdSubject, crowdText, keyOf } from './crowds.js';
import { type Breach, count, defineRule, type Judged, policyOf, sameRef, share } from '../rule.js';
import { conditionText, labelOf, placeOfTakers } from './scope-words.js';

const options = z.strictObject({ errorAbove: limitSchema('25%') });

type Options = z.output<typeof options>;

export const overlappingPolicies = defineRule({
  id: 'overlapping-policies',
  detects: 'policies on the same targets whose limits add up: each keeps its own, no one keeps the sum',
  systems: 'all',
  severity: 'warning',
  options,
  judge: (judged) => {
    const { crowds, pairs } = crowdsOf(judged.side.combined.overlaps.filter(addsUp));
    return [
      ...crowds.map((crowd) => crowdViolation(crowd, judged)),
      ...pairs.map((overlap) => violationOf(overlap, judged)),
    ];
  },
});

/**
 * One after the other, each within its own limit, is what sequencing is for, and those never meet. Two that take the same
 * targets at the same time take no more than one of them.
 */
function addsUp({ policies, togetherAtOnce }: Overlap): boolean {
  // Pods of two DaemonSets on a node do not take it from each other.
  if (policies.every(({ ref }) => traitsOf(ref.system).takes === 'pods')) return false;
  return togetherAtOnce > Math.min(...policies.map(({ atOnce }) => atOnce));
}

/** Not every pair of many is a finding of its own: a hundred policies would make 4,950. It is as bad as the worst of them. */
function crowdViolation(crowd: Crowd, judged: Judged<Options>): Breach {
  const { side } = judged;
  const isError = (overlap: Overlap): number => Number(severityOf(overlap, judged) === 'error');
  const [worst] = [...crowd.overlaps].sort(
    (a, b) =>
      Number(a.isPossible) - Number(b.isPossible) ||
      isError(b) - isError(a) ||
      b.togetherAtOnce - a.togetherAtOnce,
  );
  if (!worst) throw new Error('a crowd without overlaps');
  const found = violationOf(worst, judged);
  return {
    ...found,
    subject: `overlap ${crowdSubject(crowd, side)}`,
    message: `${crowdText(crowd, side)}, and no one keeps the sum of their limits. Of two of them: ${found.message}`,
    evidence: { ...found.evidence, together: crowd.policies.length },
  };
}

/** The overlap itself is what is found: which of the two carries it changes nothing. */
function violationOf(overlap: Overlap, judged: Judged<Options>): Breach {
  const { side, plan } = judged;
  const { policies, targets, togetherAtOnce, isPossible } = overlap;
  const refs = policies.map(({ ref }) => ref);
  const carrier = carrierOf(overlap, (ref) =>
    plan.policies.some((diff) => sameRef(diff.ref, ref) && diff.change !== 'unchanged'),
  );
  const matched = Math.min(...policies.map((one) => one.matched));
  const unit = unitOf(side, carrier);
  const own = ownAtOnce(overlap, side);
  const alone = refs.map((ref, i) => `${labelOf(side, ref)} ${own[i]}`);
  const next = policies.filter(({ isNext }) => isNext).map(({ ref }) => ref);
  return {
    policy: carrier,
    isStandIn: true,
    rolls: isPossible ? [] : refs,
    subject: ['overlap', ...refs.map((ref) => keyOf(side, ref)).sort()].join(' '),
    isPossible,
    message:
      `${refs.map((ref) => labelOf(side, ref)).join(' and ')} together take ${share(togetherAtOnce, matched, unit)} at once on ` +
      `${count(targets, unit)} they share${conditionText(side, next)}; by itself ${alone.join(', ')}.`,
    remediation:
      inOneSystem(refs)?.words.overlap ??
      `Let one wait for the other${policies.some(({ atOnce }) => atOnce > 1) ? ', or halve their limits' : ''}.`,
    place: placeOfTakers(side, plan, [carrier, ...refs]),
    magnitude: weightOf(overlap, side),
    evidence: {
      ownPeakAtOnce: own,
      peakAtOnce: togetherAtOnce,
      matched,
      sharedTargets: targets,
      policies: refs.map((ref) => labelOf(side, ref)),
    },
    severity: severityOf(overlap, judged),
  };
}

/** What there is to know of the system of all of them; undefined where they are of several. */
function inOneSystem([first, ...others]: readonly PolicyRef[]): Traits | undefined {
  return first && others.every(({ system }) => system === first.system) ? traitsOf(first.system) : undefined;
}

function severityOf(overlap: Overlap, { side, options: given }: Judged<Options>): 'error' | 'warning' {
  const matched = Math.min(...overlap.policies.map((one) => one.matched));
  return weightOf(overlap, side) > limitFor(given.errorAbove, matched) ? 'error' : 'warning';
}

/**
 * What an overlap is compared by. Next rollouts begin together at a moment that nobody knows: what they then have out past what each
 * takes by itself, such as pods of a DaemonSet that a drained node lost, comes of the hour, and another window is no worse for it.
 */
function weightOf(overlap: Overlap, side: SidePlan): number {
  const { togetherAtOnce, isPossible } = overlap;
  if (!isPossible) return togetherAtOnce;
  const sum = ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0);
  return Math.min(togetherAtOnce, sum);
}

/** What each takes by itself; beside another one that takes its nodes, as one that is replaced meanwhile, it has more of them out. */
function ownAtOnce({ policies }: Overlap, side: SidePlan): number[] {
  return policies.map(({ ref, atOnce }) =>
    Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce),
  );
}

/** The one that the change edits, else one that something starts, else the first. */
function carrierOf({ policies }: Overlap, isEdited: (ref: PolicyRef) => boolean): PolicyRef {
  const edited = policies.find(({ ref }) => isEdited(ref));
  return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}

function unitOf(side: SidePlan, ref: PolicyRef): string {
  const policy = policyOf(side, ref);
  return policy?.effect.groups[0]?.unit ?? 'node';
}
