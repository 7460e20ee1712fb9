import { code, count, few, joinTexts, list, name, NO_TEXT, share, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy } from '../../manifest/lookup.js';
import { isNamed } from '../../plan/measure/wholes.js';
import type { Scope, ScopePeak, SidePlan, Together } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import type { PolicyRef } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { changeOf, defineRule, policyOf, type RuleInput, type RuleResult } from '../rule.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import {
  apartFix,
  conditionText,
  connected,
  contributorsEvidence,
  isEdited,
  labelOf,
  overlapResult,
  placeOfTakers,
  takenText,
  takersOf,
} from './together.js';

const WHOLE: ReadonlySet<Scope['kind']> = new Set(['fleet', 'clusters', 'production']);

const options = z.strictObject({
  /** The limit for all nodes, and for the targets that policies share. */
  limit: limitSchema('25%'),
  /** The limit for nodes that the configuration marks as production. */
  production: limitSchema('25%'),
  /** The limit for one failure domain. */
  domain: limitSchema('50%'),
  /** Domains with fewer nodes are left alone. */
  fromNodes: z.number().int().min(1).default(2),
});

type Input = RuleInput<z.output<typeof options>>;

export const combinedPeakAboveLimit = defineRule({
  id: 'combined-peak-above-limit',
  detects: 'several policies that together exceed the limit of the fleet or of a failure domain',
  systems: 'all',
  severity: 'error',
  options,
  evaluate: (input) => {
    const { scopes } = input.side.combined;
    const found = scopes.flatMap((peak) =>
      WHOLE.has(peak.scope.kind) ? (wholeResult(peak, input) ?? []) : [],
    );
    // Reported once if all nodes are production.
    const membersOf = (kind: string) => scopes.find(({ scope }) => scope.kind === kind)?.members;
    const isSaid =
      membersOf('production') === membersOf('fleet') && found.some(({ subject }) => subject === 'fleet');
    const domains = scopes.flatMap((peak) =>
      peak.scope.kind === 'domain' && peak.members >= input.options.fromNodes
        ? [{ ...peak, ...peak.scope }]
        : [],
    );
    return [
      ...found.filter(({ subject }) => !isSaid || subject !== 'production'),
      ...[...groupedBy(domains, ({ key }) => key).values()].map((peaks) => domainResult(peaks, input)),
      ...overlapResults(input),
    ];
  },
});

/** A peak above its limit, and whether next rollouts that the change leaves alone are needed for that. */
interface Above<P extends ScopePeak> extends Together {
  readonly of: P;
  readonly limit: number;
  readonly isPossible: boolean;
  /** Removed objects that take as much of it each. */
  readonly removed: readonly PolicyRef[];
}

/** By what the change does and what is under way, if that is enough; else with the next rollouts of the others. */
function aboveOf<P extends ScopePeak>(
  peak: P,
  limit: number,
  { side }: Input,
  counts: (together: Together) => boolean,
): Above<P> | null {
  const found = [peak.withoutNext, peak].find((one) => one.peakAtOnce > limit && counts(one));
  if (!found) return null;
  const { contributors, peakAtOnce } = found;
  const removed = contributors.flatMap(({ policy, out }) =>
    policy !== null && out === peakAtOnce && !policyOf(side, policy) ? [policy] : [],
  );
  return { ...found, of: peak, limit, isPossible: found === peak, removed };
}

/** Common fields of findings on a peak. */
function resultOf(above: Above<ScopePeak>, { side, plan }: Input) {
  const takers = takersOf(above);
  const [removed] = above.removed;
  return {
    about: null,
    // Policies whose rollouts certainly make the peak: an announced maintenance starts regardless of the change.
    rolls: above.isPossible ? [] : takers.filter((ref) => !isAnnounced(ref, side)),
    // All targets of a removed object become unavailable: its removal is the cause.
    ...(removed ? { cause: changeOf(removed) } : {}),
    place: placeOfTakers(side, plan, takers),
  };
}

/** True of maintenances, which are announced node by node: peak-above-limit counts all nodes, this rule those of production. */
function isAnnounced(ref: PolicyRef, side: SidePlan): boolean {
  return policyOf(side, ref)?.effect.groups.some(isNamed) === true;
}

/** True for one policy alone, beside nodes out before that are none of its targets: peak-above-limit knows only the group's own. */
function meetsOthersOut(together: Together, side: SidePlan): boolean {
  const [taker, ...others] = takersOf(together);
  const effect = (taker && policyOf(side, taker))?.effect;
  if (!effect || others.length > 0) return false;
  return !effect.groups.some(isNamed) && together.peakAtOnce > effect.peakAtOnce;
}

function wholeResult(peak: ScopePeak, input: Input): RuleResult | null {
  const { side, options: given } = input;
  const { unit, members, scope } = peak;
  const isProduction = scope.kind === 'production';
  const written = isProduction ? given.production : given.limit;
  const limit = limitFor(written, members);
  const above = aboveOf(peak, limit, input, (together) => {
    const [first, second] = takersOf(together);
    const isMaintenance = isProduction && first !== undefined && isAnnounced(first, side);
    return second !== undefined || meetsOthersOut(together, side) || isMaintenance;
  });
  if (!above) return null;
  const ofProduction = isProduction ? text` of production` : NO_TEXT;
  const taken = share(above.peakAtOnce, members, unit);
  return {
    ...resultOf(above, input),
    subject: scope.kind,
    isPossible: above.isPossible,
    short: text`${taken} with all policies, limit ${limit}`,
    says: text`All policies together: ${taken}${ofProduction} unavailable at once${takenText(side, above)}. Limit: ${limitWords(written, limit, unit, ofProduction)}.`,
    why: text`No controller sees what others disrupt.`,
    fix: apartFix(above.contributors, limit, side),
    magnitude: above.peakAtOnce,
    evidence: { cause: 'all', ...evidenceOf(above) },
  };
}

/** Objects that announce node by node are many policies, even where they are one maintenance; so is one beside nodes out before. */
function isTogether(together: Together, members: number, side: SidePlan): boolean {
  const [first, ...others] = takersOf(together);
  if (!first || others.length > 0) return first !== undefined;
  const group = policyOf(side, first)?.effect.groups[0];
  if (!group || !isNamed(group)) return false;
  // failure-domain-at-once says it where nothing of the domain is left.
  const isLeft = group.matched > 1 && together.peakAtOnce < members;
  return isLeft || together.contributors.some(({ policy }) => policy === null);
}

/** Returns one result per label, whatever the number of its values: forty racks are one cause. */
function domainResult(
  peaks: readonly (ScopePeak & Extract<Scope, { kind: 'domain' }>)[],
  input: Input,
): RuleResult | null {
  const { side, options: given } = input;
  const above = peaks.flatMap((peak) => {
    const limit = limitFor(given.domain, peak.members);
    return aboveOf(peak, limit, input, (together) => isTogether(together, peak.members, side)) ?? [];
  });
  const isPossible = above.every((one) => one.isPossible);
  const isRemoval = above.every(({ removed }) => removed.length > 0);
  const worst = above
    .filter((one) => isPossible || !one.isPossible)
    .filter(({ removed }) => isRemoval || removed.length === 0)
    .sort((a, b) => b.peakAtOnce - a.peakAtOnce);
  const [first, ...rest] = worst;
  if (!first) return null;
  const others = rest.map(
    ({ of, peakAtOnce }) => text`${name('object', of.value)} (${peakAtOnce} of ${of.members})`,
  );
  const also = others.length > 0 ? text` Also ${few(others, 2)}.` : NO_TEXT;
  const { unit, members, key, value } = first.of;
  const domain = text`${code(key)} ${name('object', value)}`;
  return {
    ...resultOf(first, input),
    subject: `domain ${key}`,
    isPossible,
    short: text`${domain}: ${first.peakAtOnce} of ${members} with all policies, limit ${first.limit}`,
    says: text`All policies together: ${share(first.peakAtOnce, members, unit)} of ${domain} unavailable at once${takenText(side, first)}. Limit of a domain: ${limitWords(given.domain, first.limit, unit)}.${also}`,
    fix: apartFix(first.contributors, first.limit, side),
    magnitude: worst.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0),
    evidence: {
      ...{ cause: 'domain', key },
      domains: worst.map((one) => ({ value: one.of.value, ...evidenceOf(one) })),
    },
  };
}

function evidenceOf({ peakAtOnce, peakAt, contributors, of, limit }: Above<ScopePeak>) {
  return {
    ...{ peakAtOnce, members: of.members, limit },
    peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
    contributors: contributorsEvidence(contributors),
  };
}

/** Policies whose limits add up on shared targets: one finding, about the worst pair, for all that are connected by what they share. */
function overlapResults({ side, plan, options: given }: Input): RuleResult[] {
  const measured = side.combined.overlaps.flatMap((overlap) => {
    const { policies, togetherAtOnce, isPossible } = overlap;
    // Its number alone; beside another one that replaces its nodes it has more of them out.
    const own = policies.map(({ ref, atOnce }) =>
      Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce),
    );
    // Next rollouts start together at an unknown moment: what they have out beyond their own limits, such as pods of a DaemonSet on a
    // node that a third policy drains, depends on the hour and is not theirs.
    const sum = own.reduce((total, atOnce) => total + atOnce, 0);
    const together = isPossible ? Math.min(togetherAtOnce, sum) : togetherAtOnce;
    // Policies in sequence never meet, and two that take the same targets at the same time take no more than one of them.
    if (together <= Math.min(...own)) return [];
    const matched = Math.min(...policies.map((one) => one.matched));
    const isError = together > limitFor(given.limit, matched);
    return [{ overlap, own, together, matched, isError }];
  });
  return connected(measured, ({ overlap }) => overlap).map((alike) => {
    const [worst = alike[0]] = alike.toSorted(
      (a, b) =>
        Number(a.overlap.isPossible) - Number(b.overlap.isPossible) ||
        Number(b.isError) - Number(a.isError) ||
        b.together - a.together,
    );
    const { own, together, matched, isError } = worst;
    const { policies, targets, isPossible } = worst.overlap;
    const refs = policies.map(({ ref }) => ref);
    // The one that the change edits, else one whose rollout starts, else the first.
    const [{ ref: first }] = policies;
    const started = policies.find(({ isNext }) => !isNext)?.ref;
    const carrier = refs.find((ref) => isEdited(plan, ref)) ?? started ?? first;
    const unit = policyOf(side, carrier)?.effect.groups[0]?.unit ?? 'node';
    const next = policies.flatMap(({ ref, isNext }) => (isNext ? [ref] : []));
    const labels = refs.map((ref) => labelOf(side, ref));
    const alone = labels.map((label, i) => text`${label} ${own[i] ?? 0}`);
    const takers = policies.map(({ ref, isNext }, i) => ({ policy: ref, out: own[i] ?? 0, isNext }));
    const { overlap: inTurn } = traitsOf(first.system).words;
    const isOneSystem = refs.every(({ system }) => system === first.system);
    return overlapResult(
      'overlap',
      alike.map(({ overlap }) => overlap),
      [carrier, ...refs],
      side,
      plan,
      {
        rolls: isPossible ? [] : refs,
        isPossible,
        says: text`${list(labels)} together disrupt ${share(together, matched, unit)} at once on ${count(targets, unit)} they share${conditionText(side, next)}; alone ${joinTexts(alone, ', ')}.`,
        fix: isOneSystem && inTurn ? inTurn : apartFix(takers, limitFor(given.limit, matched), side),
        magnitude: alike
          .filter((one) => one.overlap.isPossible === isPossible)
          .reduce((sum, one) => sum + one.together, 0),
        evidence: {
          ...{ cause: 'overlap', ownPeakAtOnce: own, peakAtOnce: together, matched, sharedTargets: targets },
          policies: labels.map(toPlain),
        },
        severity: isError ? 'error' : 'warning',
      },
    );
  });
}
