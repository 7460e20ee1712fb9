import {
  capital,
  code,
  count,
  few,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  share,
  type Text,
  text,
} from '../../text/text.js';
import { toPlain } from '../../text/render.js';
import { verb } from '../../text/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { fix } from '../../systems/system.js';
import { type RuleResult, groupRule, groupResult, type LimitedGroup } from '../rule.js';

export const compartmentAssignment = groupRule({
  id: 'compartment-assignment',
  detects: 'nodes in the wrong compartment, and compartments without a strategy',
  systems: ['skyhook'],
  severity: 'warning',
  evaluate: (limited) => [
    withoutStrategy(limited) ?? shadowed(limited),
    ...wonByName(limited),
    looserDefault(limited),
  ],
});

/** A compartment without a strategy loses every overlap and has no thresholds. */
function withoutStrategy(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  if (group.strategy !== null || group.declaredIn.kind !== 'DeploymentPolicy') return null;
  const isStuck = group.outcome === 'stuck' && group.matched > 0;
  const { enforced } = group.ceiling;
  return groupResult(limited, ['name', 'budget'], {
    says: text`no strategy is set, and none is inherited from the default. ${count(group.matched, 'node')} ${literal(verb(group.matched, 'rolls', 'roll'))} ${enforced === null ? text`together` : text`${enforced} at a time`}, without thresholds.${isShadowed(group) ? text` It loses all ${count(group.selected, 'node')} that it selects to ${takersOf(group)}.` : NO_TEXT}`,
    ...(isStuck ? { why: text`${capital(group.why)}.` } : {}),
    fix: fix`Give it a strategy, such as ${code('fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}')}.`,
    evidence: { cause: 'no-strategy', matched: group.matched, outcome: group.outcome },
    severity: group.production || isStuck ? 'error' : 'warning',
  });
}

/** A compartment that selects nodes and gets none of them. */
function shadowed(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  if (!isShadowed(group)) return null;
  return groupResult(limited, ['selector', 'name'], {
    says: text`selects ${count(group.selected, 'node')} and gets none of them; they go to ${takersOf(group)}. Its budget, strategy and thresholds have no effect.`,
    fix: fix`Remove it, or make the selectors exclude each other: the operator prefers ${code('fixed')} over ${code('linear')} over ${code('exponential')}, then the smaller ceiling, then the name.`,
    magnitude: group.selected,
    evidence: { cause: 'shadowed', selected: group.selected, lostTo: { ...group.lostTo } },
  });
}

function isShadowed({ selected, matched }: PlannedGroup): boolean {
  return selected > 0 && matched === 0;
}

/** `"a" (2), "b" (1)`. */
function takersOf({ lostTo }: PlannedGroup): Text {
  return joinTexts(
    Object.entries(lostTo).map(([other, nodes]) => text`${name('group', other)} (${nodes})`),
    ', ',
  );
}

/** Nodes that two equal compartments select: the name decides. */
function wonByName(limited: LimitedGroup): RuleResult[] {
  return Object.entries(limited.group.wonByName ?? {}).map(([loser, nodes]) =>
    groupResult(limited, ['name', 'selector'], {
      subject: loser,
      says: text`${count(nodes, 'node')} that ${name('group', loser)} selects too ${literal(verb(nodes, 'is', 'are'))} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A new name, or one more node, moves them.`,
      fix: fix`Make the two selectors exclude each other, so that ${name('group', loser)} does not select these nodes.`,
      magnitude: nodes,
      evidence: { cause: 'name', loser, nodes },
    }),
  );
}

/** Nodes that match no compartment, where the default is looser than every compartment. */
function looserDefault(limited: LimitedGroup): RuleResult | null {
  const { group, policy } = limited;
  if (group.isFallback !== true || group.matched === 0) return null;
  const others = policy.effect.groups.filter((other) => other !== group && other.matched > 0);
  const reasons = others.length > 0 ? looserThan(group, others) : [];
  if (reasons.length === 0) return null;
  const total = new Set(policy.effect.groups.flatMap((other) => other.targets)).size;
  return groupResult(limited, ['strategy', 'budget'], {
    subject: 'default',
    says: text`${share(group.matched, total, 'node')} match no compartment and get the default, which is looser: ${joinTexts(reasons, '; ')}. These are ${few(
      group.targets.map((target) => name('target', target)),
      3,
    )}.`,
    fix: fix`Make the default as strict as the strictest compartment, or add a compartment for these ${count(group.matched, 'node')}.`,
    magnitude: group.matched,
    evidence: {
      ...{ cause: 'default', matched: group.matched, outOf: total },
      ...{ looser: reasons.map(toPlain), nodes: [...group.targets] },
    },
  });
}

/** In what the group is looser than every one of the others. */
function looserThan(group: PlannedGroup, others: readonly PlannedGroup[]): Text[] {
  const largest = Math.max(...others.map(largestBatch));
  const own = largestBatch(group);
  const reasons =
    own > largest ? [text`it takes up to ${own} at once, the compartments at most ${largest}`] : [];
  const stops = others.map(({ brakes }) => brakes?.failureThreshold ?? null);
  const ownStop = group.brakes?.failureThreshold ?? null;
  if (ownStop === null && stops.every((stop) => stop !== null))
    return [...reasons, text`it has no ${code('failureThreshold')}, and every compartment has one`];
  const limits = others.map(({ brakes }) => brakes?.safetyLimitPercent ?? 0);
  const ownLimit = group.brakes?.safetyLimitPercent ?? 100;
  const isIneffective = (group.brakes?.unprotectedTargets ?? 0) > 0;
  if (ownStop !== null && isIneffective && limits.every((limit) => limit > ownLimit))
    reasons.push(
      text`its ${code('safetyLimit')} is ${ownLimit}, those of the compartments at least ${Math.min(...limits)}`,
    );
  return reasons;
}

function largestBatch({ freshBatches = [] }: PlannedGroup): number {
  return freshBatches.reduce((most, size) => Math.max(most, size), 0);
}
