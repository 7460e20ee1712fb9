import { code, few, instant, literal, name, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import type { Scope, ScopePeak, SidePlan, Together } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, type PolicyRef } from '../../systems/system.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import {
  changeOf,
  defineRule,
  pastBatchesFix,
  policyName,
  policyOf,
  type RuleInput,
  type RuleResult,
} from '../rule.js';
import { apartFix, overlapViolations } from './overlaps.js';
import { contributorsEvidence, contributorsText, nextText, placeOfTakers, takersOf } from './scope-words.js';
import { isNamed } from '../../plan/measure/wholes.js';

const SHOWN_DOMAINS = 3;
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

type Options = z.output<typeof options>;

export const combinedPeakAboveLimit = defineRule({
  id: 'combined-peak-above-limit',
  detects:
    'several policies that together exceed the limit of the fleet or of a failure domain, or whose limits add up on shared targets',
  systems: 'all',
  severity: 'error',
  options,
  evaluate: (judged) => {
    const { scopes } = judged.side.combined;
    const whole = scopes.filter(({ scope }) => WHOLE.has(scope.kind));
    const domains = scopes.filter(
      ({ scope, members }) => scope.kind === 'domain' && members >= judged.options.fromNodes,
    );
    const keys = [...new Set(domains.map(keyOf))];
    return [
      ...wholeViolations(whole, judged),
      ...keys.flatMap((key) =>
        domainViolation(
          key,
          domains.filter((peak) => keyOf(peak) === key),
          judged,
        ),
      ),
      ...overlapViolations(judged),
    ];
  },
});

/** A peak above its limit, and whether next rollouts that the change leaves alone are needed for that. */
interface Above extends Together {
  readonly of: ScopePeak;
  readonly limit: number;
  readonly isPossible: boolean;
  /** Removed objects that take as much of it each. */
  readonly removed: readonly PolicyRef[];
}

/** By what the change does and what is under way, if that is enough; else with the next rollouts of the others. */
function aboveOf(
  peak: ScopePeak,
  limit: number,
  side: SidePlan,
  counts: (together: Together) => boolean,
): Above | null {
  const isAbove = (together: Together): boolean => together.peakAtOnce > limit && counts(together);
  const found = isAbove(peak.withoutNext) ? peak.withoutNext : isAbove(peak) ? peak : null;
  if (!found) return null;
  const isPossible = found !== peak.withoutNext;
  return { ...found, of: peak, limit, isPossible, removed: removedIn(found, side) };
}

/** Removed objects of which each takes all of the peak with it. */
function removedIn({ contributors, peakAtOnce }: Together, side: SidePlan): PolicyRef[] {
  return contributors.flatMap(({ policy, out }) =>
    policy !== null && out === peakAtOnce && !policyOf(side, policy) ? [policy] : [],
  );
}

/**
 * One policy alone, beside nodes out before that are none of its targets. peak-above-limit counts those for targets that were
 * named one by one, and for all others knows only the group's own.
 */
function meetsOthersOut(together: Together, side: SidePlan): boolean {
  const [taker, ...others] = takersOf(together);
  const effect = (taker && policyOf(side, taker))?.effect;
  if (!effect || others.length > 0) return false;
  return !effect.groups.some(isNamed) && together.peakAtOnce > effect.peakAtOnce;
}

/** Policies whose rollouts certainly make the peak: an announced maintenance starts regardless of the change. */
function rollingOf(above: Above, side: SidePlan): PolicyRef[] {
  return above.isPossible ? [] : takersOf(above).filter((ref) => !isAnnouncedBy(policyOf(side, ref)));
}

/** Objects that announce node by node are many policies, even where they are one maintenance; so is one beside nodes out before. */
function isTogether(together: Together, members: number, side: SidePlan): boolean {
  const [first, ...others] = takersOf(together);
  if (!first || others.length > 0) return first !== undefined;
  const group = policyOf(side, first)?.effect.groups[0];
  if (!group || !isNamed(group)) return false;
  if (together.contributors.some(({ policy }) => policy === null)) return true;
  // failure-domain-at-once says it where nothing of the domain is left.
  return group.matched > 1 && together.peakAtOnce < members;
}

/** Maintenances announced node by node: peak-above-limit counts all nodes, this rule those of production. */
function isAnnounced(together: Together, side: SidePlan): boolean {
  const [first] = takersOf(together);
  return first !== undefined && isAnnouncedBy(policyOf(side, first));
}

function isAnnouncedBy(policy: ReturnType<typeof policyOf>): boolean {
  return policy?.effect.groups.some(isNamed) === true;
}

/** Reported once if all nodes are production. */
function wholeViolations(whole: readonly ScopePeak[], judged: RuleInput<Options>): RuleResult[] {
  const fleet = whole.find(({ scope }) => scope.kind === 'fleet');
  const said = whole.flatMap((peak) => wholeViolation(peak, judged) ?? []);
  const isAll = whole.some(({ scope, members }) => scope.kind === 'production' && members === fleet?.members);
  const isSaid = said.some(({ subject }) => subject === 'fleet');
  return isAll && isSaid ? said.filter(({ subject }) => subject !== 'production') : said;
}

function wholeViolation(peak: ScopePeak, judged: RuleInput<Options>): RuleResult | null {
  const { side, options } = judged;
  const isProduction = peak.scope.kind === 'production';
  const written = isProduction ? options.production : options.limit;
  const limit = limitFor(written, peak.members);
  const above = aboveOf(
    peak,
    limit,
    side,
    (together) =>
      takersOf(together).length > 1 ||
      meetsOthersOut(together, side) ||
      (isProduction && isAnnounced(together, side)),
  );
  if (!above) return null;
  const { unit, members } = peak;
  const isAlone = takersOf(above).length === 1 && meetsOthersOut(above, side);
  const ofProduction = isProduction ? text` of production` : NO_TEXT;
  return {
    subject: peak.scope.kind,
    rolls: rollingOf(above, side),
    isPossible: above.isPossible,
    ...causeOf(above),
    short: text`${share(above.peakAtOnce, members, unit)} with all policies, limit ${limit}`,
    about: null,
    says: text`${isAlone ? text`With the ${literal(unit)}s that are unavailable before` : text`All policies together`}: ${share(above.peakAtOnce, members, unit)}${ofProduction} unavailable at once ${whenOf(above, side)}: ${contributorsText(side, above, unit)}. Limit: ${limitWords(written, limit, unit, ofProduction)}.`,
    why: text`No controller sees ${isAlone ? text`${literal(unit)}s of others` : text`the others`}.`,
    fix: isAlone
      ? fix`Restore the ${literal(unit)}s that are unavailable${takenAlone(above) > 1 ? text`, or make the batches smaller` : NO_TEXT}.`
      : (aloneFix(above, side) ?? apartFix(above.contributors, limit, judged)),
    place: placeOfTakers(side, judged.plan, takersOf(above)),
    magnitude: above.peakAtOnce,
    evidence: { cause: 'all', ...evidenceOf(above) },
  };
}

/** Returns one result per label, whatever the number of its values: forty racks are one cause. */
function domainViolation(
  key: string,
  peaks: readonly ScopePeak[],
  judged: RuleInput<Options>,
): RuleResult | null {
  const { side, options } = judged;
  const above = peaks.flatMap((peak) => {
    const limit = limitFor(options.domain, peak.members);
    return aboveOf(peak, limit, side, (together) => isTogether(together, peak.members, side)) ?? [];
  });
  const isPossible = above.every((one) => one.isPossible);
  const isRemoval = above.every(({ removed }) => removed.length > 0);
  const worst = above
    .filter((one) => isPossible || !one.isPossible)
    .filter(({ removed }) => isRemoval || removed.length === 0)
    .sort((a, b) => b.peakAtOnce - a.peakAtOnce);
  const [first] = worst;
  if (!first) return null;
  const others = worst
    .slice(1)
    .map(({ of, peakAtOnce }) => text`${name('object', valueOf(of))} (${peakAtOnce} of ${of.members})`);
  const also = others.length > 0 ? text` Also ${few(others, SHOWN_DOMAINS - 1)}.` : NO_TEXT;
  const { unit, members } = first.of;
  return {
    subject: `domain ${key}`,
    rolls: rollingOf(first, side),
    isPossible,
    ...causeOf(first),
    short: text`${code(key)} ${name('object', valueOf(first.of))}: ${first.peakAtOnce} of ${members} with all policies, limit ${first.limit}`,
    about: null,
    says: text`All policies together: ${share(first.peakAtOnce, members, unit)} of ${code(key)} ${name('object', valueOf(first.of))} unavailable at once ${whenOf(first, side)}: ${contributorsText(side, first, unit)}. Limit of a domain: ${limitWords(options.domain, first.limit, unit)}.${also}`,
    fix: aloneFix(first, side) ?? apartFix(first.contributors, first.limit, judged),
    place: placeOfTakers(side, judged.plan, takersOf(first)),
    magnitude: worst.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0),
    evidence: {
      cause: 'domain',
      key,
      domains: worst.map((one) => ({ value: valueOf(one.of), ...evidenceOf(one) })),
    },
  };
}

/** How many targets the policies take; the others were unavailable before. */
function takenAlone({ contributors }: Above): number {
  return contributors.reduce((sum, { policy, out }) => sum + (policy === null ? 0 : out), 0);
}

/** The fix if one policy alone is above the limit: waiting for each other would not help. */
function aloneFix({ contributors, limit }: Above, side: SidePlan): Fix | null {
  const alone = contributors.find(({ policy, out, isNext }) => policy !== null && !isNext && out > limit);
  const taker = alone?.policy;
  if (!taker) return null;
  const planned = policyOf(side, taker);
  const itself = text`${policyName(taker)} is above the limit by itself`;
  if (!planned)
    return fix`${itself}: a removal has no batches. Keep it for now, and narrow what it selects step by step.`;
  if (planned.effect.groups.some(isNamed)) return fix`${itself}: announce fewer of its nodes at a time.`;
  return planned.change?.batched === false
    ? fix`${itself}. ${pastBatchesFix(planned)}`
    : fix`${itself}: ${traitsOf(taker.system).words.smaller ?? text`make its batches smaller`}.`;
}

function evidenceOf({ peakAtOnce, peakAt, contributors, of, limit }: Above) {
  return {
    peakAtOnce,
    members: of.members,
    limit,
    peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
    contributors: contributorsEvidence(contributors),
  };
}

function keyOf({ scope }: ScopePeak): string {
  return scope.kind === 'domain' ? scope.key : '';
}

function valueOf({ scope }: ScopePeak): string {
  return scope.kind === 'domain' ? scope.value : '';
}

/** `on Tue 2026-11-24 09:00 UTC, if the next rollout of DaemonSet/cni begins at the same moment`. */
function whenOf(together: Together, side: SidePlan): Text {
  const at = together.peakAt === null ? text`at no time` : text`on ${instant(together.peakAt)}`;
  return text`${at}${nextText(side, together)}`;
}

/** A removed object takes with it all that it counts: its removal is the cause. */
function causeOf({ removed: [first] }: Pick<Above, 'removed'>): Pick<RuleResult, 'cause'> {
  return first ? { cause: changeOf(first) } : {};
}
