import { code, count, few, joinTexts, list, name, share, text } from '../../text/text.js';
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
  carrierOf,
  conditionText,
  connected,
  contributorsEvidence,
  contributorsText,
  labelOf,
  overlapResult,
  policiesIn,
} from './together.js';

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
  severity: 'error',
  options,
  evaluate: (input) => {
    const { fromNodes } = input.options;
    // A label gives one result, whatever the number of its values: forty racks are one cause.
    const scopes = groupedBy(input.side.combined.scopes, ({ scope, members }) => {
      if (scope.kind === 'domain') return members < fromNodes ? undefined : `domain ${scope.key}`;
      return WHOLE.has(scope.kind) ? scope.kind : undefined;
    });
    return [
      ...[...scopes].map(([subject, peaks]) => scopeResult(subject, peaks, input)),
      ...overlapResults(input),
    ];
  },
});

const WHOLE: ReadonlySet<Scope['kind']> = new Set(['fleet', 'clusters', 'production']);

/** A peak above its limit. */
interface Above extends Together {
  readonly of: ScopePeak;
  readonly limit: number;
  /** True if it needs next rollouts that the change leaves alone. */
  readonly isHypothetical: boolean;
  /** The removed object that accounts for all of it. */
  readonly removed: PolicyRef | undefined;
}

/** By what the change does and what is under way, if that is enough; else with the next rollouts of the others. */
function aboveOf(peak: ScopePeak, limit: number, side: SidePlan): Above | null {
  const found = [peak.withoutNext, peak].find(
    (one) => one.peakAtOnce > limit && isOfSeveral(one, peak, side),
  );
  if (!found) return null;
  const all = found.contributors.filter(({ out }) => out === found.peakAtOnce);
  const removed = policiesIn({ contributors: all }).find((ref) => !policyOf(side, ref));
  return { ...found, of: peak, limit, isHypothetical: found === peak, removed };
}

/**
 * Several policies; or a single one where peak-above-limit and failure-domain-at-once do not see all: beside targets that were unavailable
 * before, or announced node by node.
 */
function isOfSeveral(together: Together, { scope, members }: ScopePeak, side: SidePlan): boolean {
  const [first, ...others] = policiesIn(together);
  if (others.length > 0) return true;
  const effect = first && policyOf(side, first)?.effect;
  if (!effect) return false;
  const named = effect.groups.find(isNamed);
  if (scope.kind !== 'domain')
    return named ? scope.kind === 'production' : together.peakAtOnce > effect.peakAtOnce;
  const isPartLeft = together.peakAtOnce < members && named !== undefined && named.matched > 1;
  return isPartLeft || (named !== undefined && together.contributors.some(({ policy }) => policy === null));
}

/** The worst peak of the scopes under one limit. */
function scopeResult(subject: string, peaks: readonly ScopePeak[], { side, plan, options: given }: Input) {
  const limitOf = ({ scope: { kind } }: ScopePeak) =>
    kind === 'domain' || kind === 'production' ? given[kind] : given.limit;
  const all = peaks.flatMap((peak) => aboveOf(peak, limitFor(limitOf(peak), peak.members), side) ?? []);
  // Certain peaks before hypothetical ones, and rollouts before removals, which have a cause of their own.
  const rankOf = ({ isHypothetical, removed }: Above): number =>
    Number(isHypothetical) * 2 + Number(!!removed);
  const least = Math.min(...all.map(rankOf));
  const above = all.filter((one) => rankOf(one) === least).sort((a, b) => b.peakAtOnce - a.peakAtOnce);
  const [first, ...others] = above;
  if (!first) return null;
  const { limit, isHypothetical, removed, of: peak } = first;
  const { scope, unit, members } = peak;
  const refs = policiesIn(first);
  const carrier = carrierOf(side, plan, refs);
  const isDomain = scope.kind === 'domain';
  const domain = isDomain && text` of ${code(scope.key)} ${name('object', scope.value)}`;
  const production = scope.kind === 'production' && text` of production`;
  const taken = share(first.peakAtOnce, members, unit);
  const also = others.map(
    ({ of, peakAtOnce }) =>
      text`${name('object', of.scope.kind === 'domain' ? of.scope.value : '')} (${peakAtOnce} of ${of.members})`,
  );
  return {
    about: null,
    subject,
    isHypothetical,
    // Rollouts that certainly make the peak: an announced maintenance starts regardless of the change.
    rolls: isHypothetical ? [] : refs.filter((ref) => !policyOf(side, ref)?.effect.groups.some(isNamed)),
    // All targets of a removed object become unavailable: its removal is the cause.
    cause: removed ? changeOf(removed) : carrier.cause,
    place: carrier.place,
    short: text`${taken}${domain || production} ${isHypothetical ? text`if next rollouts begin at the same moment` : text`with all policies`}, limit ${limit}`,
    says: text`All policies together: ${taken}${domain || production} unavailable at once${contributorsText(side, first)}. Limit: ${limitWords(limitOf(peak), limit, unit, domain ? text` of a domain` : production)}.${others.length > 0 && text` Also ${few(also, 2)}.`}`,
    why: text`No controller sees what others disrupt.`,
    fix: apartFix(first.contributors, limit, side),
    magnitude: above.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0),
    evidence: isDomain
      ? {
          ...{ cause: 'domain', key: scope.key },
          domains: above.map((one) => ({
            value: one.of.scope.kind === 'domain' ? one.of.scope.value : '',
            ...evidenceOf(one),
          })),
        }
      : { cause: 'all', ...evidenceOf(first) },
  };
}

function evidenceOf({ peakAtOnce, peakAt, contributors, of, limit }: Above) {
  return {
    ...{ peakAtOnce, members: of.members, limit },
    peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
    contributors: contributorsEvidence(contributors),
  };
}

/** Policies whose limits add up on shared targets: one result, about the worst pair, for all that are connected by what they share. */
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
    // Targets that were named one by one are no pool.
    const wholes = policies.map(
      ({ ref, matched }) => policyOf(side, ref)?.effect.groups.find(isNamed)?.named?.fleet ?? matched,
    );
    const matched = Math.min(...wholes);
    const limit = limitFor(given.limit, matched);
    return [{ overlap, own, together, matched, limit, isError: together > limit }];
  });
  return connected(measured, ({ overlap }) => overlap).map((alike) => {
    const [worst = alike[0]] = alike.toSorted(
      (a, b) =>
        Number(a.overlap.isPossible) - Number(b.overlap.isPossible) ||
        Number(b.isError) - Number(a.isError) ||
        b.together - a.together,
    );
    const { own, together, matched, limit, isError } = worst;
    const { policies, targets, isPossible: isHypothetical } = worst.overlap;
    const refs = policies.map(({ ref }) => ref);
    const carrier = carrierOf(side, plan, refs);
    const unit = (carrier.ref && policyOf(side, carrier.ref))?.effect.groups[0]?.unit ?? 'node';
    const labels = refs.map((ref) => labelOf(side, ref));
    const alone = labels.map((label, i) => text`${label} ${own[i] ?? 0}`);
    const next = policies.flatMap(({ ref, isNext }) => (isNext ? [ref] : []));
    const contributors = policies.map(({ ref, isNext }, i) => ({ policy: ref, out: own[i] ?? 0, isNext }));
    const { overlap: inTurn } = traitsOf(policies[0].ref.system).words;
    const isOneSystem = refs.every(({ system }) => system === policies[0].ref.system);
    const overlaps = alike.map(({ overlap }) => overlap);
    return overlapResult('overlap', overlaps, carrier, side, {
      rolls: isHypothetical ? [] : refs,
      isHypothetical,
      cause: carrier.cause,
      short: text`${together} of ${count(targets, unit)} that ${list(labels)} share${isError && text`, limit ${limit}`}`,
      says: text`${list(labels)} together disrupt ${share(together, matched, unit)} at once on ${count(targets, unit)} they share${conditionText(side, next)}; alone ${joinTexts(alone)}.`,
      fix: isOneSystem && inTurn ? inTurn : apartFix(contributors, limit, side),
      magnitude: alike
        .filter((one) => one.overlap.isPossible === isHypothetical)
        .reduce((sum, one) => sum + one.together, 0),
      evidence: {
        ...{ cause: 'overlap', ownPeakAtOnce: own, peakAtOnce: together, matched, sharedTargets: targets },
        policies: labels.map(toPlain),
      },
      severity: isError ? 'error' : 'warning',
    });
  });
}
