import { few } from '../../manifest/listing.js';
import * as z from 'zod';
import type { Overlap, SidePlan } from '../../plan/model.js';
import type { PolicyRef } from '../../systems/system.js';
import { refKey, refText } from '../../systems/system.js';
import { limitFor, limitSchema } from './limit.js';
import type { Crowd } from './crowds.js';
import { crowdsOf } from './crowds.js';
import type { Judged, Breach } from '../rule.js';
import { count, defineRule, policyOf, sameRef, share } from '../rule.js';
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
  if (policies.every(({ ref }) => ref.system === 'kubernetes')) return false;
  return togetherAtOnce > Math.min(...policies.map(({ atOnce }) => atOnce));
}

/** From so many policies on exactly the same targets on, not every pair is a finding of its own: a hundred policies would make 4,950. */
function crowdViolation({ policies, overlaps }: Crowd, judged: Judged<Options>): Breach {
  const facts = overlaps.filter(({ isPossible }) => !isPossible);
  const worst = [...(facts.length > 0 ? facts : overlaps)].sort(
    (a, b) => b.togetherAtOnce - a.togetherAtOnce,
  )[0];
  if (!worst) throw new Error('a crowd without overlaps');
  const { side } = judged;
  const labels = policies.map((ref) => labelOf(side, ref)).sort();
  const found = violationOf(worst, judged);
  const first = policies.map((ref) => keyOf(side, ref)).sort()[0];
  return {
    ...found,
    subject: `overlap of all on the same targets as ${first}`,
    message: `${policies.length} policies take the same targets, ${few(labels)}, and no one keeps the sum of their limits. Of two of them: ${found.message}`,
    evidence: { ...found.evidence, together: policies.length },
  };
}

/** The overlap itself is what is found: which of the two carries it changes nothing. */
function violationOf(overlap: Overlap, { side, plan, options: given }: Judged<Options>): Breach {
  const { policies, targets, togetherAtOnce, isPossible } = overlap;
  const weight = weightOf(overlap, side);
  const refs = policies.map(({ ref }) => ref);
  const carrier = carrierOf(overlap, (ref) =>
    plan.policies.some((diff) => sameRef(diff.ref, ref) && diff.change !== 'unchanged'),
  );
  const matched = Math.min(...policies.map((one) => one.matched));
  const unit = unitOf(side, carrier);
  const alone = policies.map((one) => `${labelOf(side, one.ref)} ${one.atOnce}`);
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
    remediation: refs.every(({ system }) => system === 'skyhook')
      ? 'Set sequencing: all on the one that runs first (lower priority), so that the next waits for all of its nodes.'
      : `Let one wait for the other${policies.some(({ atOnce }) => atOnce > 1) ? ', or halve their limits' : ''}.`,
    place: placeOfTakers(side, plan, [carrier, ...refs]),
    magnitude: weight,
    evidence: {
      ownPeakAtOnce: policies.map(({ atOnce }) => atOnce),
      peakAtOnce: togetherAtOnce,
      matched,
      sharedTargets: targets,
      policies: refs.map((ref) => labelOf(side, ref)),
    },
    severity: weight > limitFor(given.errorAbove, matched) ? 'error' : 'warning',
  };
}

/**
 * What an overlap is compared by. Next rollouts begin together at a moment that nobody knows: what they then have out past what each
 * takes by itself, such as pods of a DaemonSet that a drained node lost, comes of the hour, and another window is no worse for it.
 */
function weightOf({ policies, togetherAtOnce, isPossible }: Overlap, side: SidePlan): number {
  if (!isPossible) return togetherAtOnce;
  const own = policies.map(({ ref, atOnce }) =>
    Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce),
  );
  return Math.min(
    togetherAtOnce,
    own.reduce((sum, atOnce) => sum + atOnce, 0),
  );
}

/** The one that the change edits, else one that something starts, else the first. */
function carrierOf({ policies }: Overlap, isEdited: (ref: PolicyRef) => boolean): PolicyRef {
  const edited = policies.find(({ ref }) => isEdited(ref));
  return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}

/** Which object stands for those that are named one by one may change. */
function keyOf(side: SidePlan, ref: PolicyRef): string {
  const label = labelOf(side, ref);
  return label === refText(ref) ? refKey(ref) : label;
}

function unitOf(side: SidePlan, ref: PolicyRef): string {
  const policy = policyOf(side, ref);
  return policy?.effect.groups[0]?.unit ?? 'node';
}
