import {
  capital,
  code,
  count,
  fewNames,
  joinTexts,
  name,
  share,
  text,
  verbFor,
  type Text,
} from '../../text/text.js';
import { present } from '../../manifest/lookup.js';
import { toPlain } from '../../text/render.js';
import type { PlannedGroup } from '../../plan/model.js';
import { fix } from '../../systems/system.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';

export const compartmentAssignment = groupRule({
  id: 'compartment-assignment',
  detects: 'nodes in the wrong compartment, and compartments without a strategy',
  systems: ['skyhook'],
  severity: 'warning',
  evaluate: (rollout) => [
    withoutStrategy(rollout) ?? shadowed(rollout),
    ...wonByName(rollout),
    looserDefault(rollout),
  ],
});

/** A compartment without a strategy loses every overlap and has no thresholds. */
function withoutStrategy(rollout: GroupRollout): RuleResult | null {
  const { strategy, declaredIn, outcome, matched, selected, ceiling, why, production } = rollout.group;
  if (strategy !== null || declaredIn.kind !== 'DeploymentPolicy') return null;
  const isStuck = outcome === 'stuck' && matched > 0;
  const { enforced } = ceiling;
  const pace = enforced === null ? text`together` : text`${enforced} at a time`;
  return rollout.result(['name'], {
    says: text`no strategy is set, and none is inherited from the default. ${matched} of ${count(selected, 'node')} that it selects ${verbFor(matched, 'rolls', 'roll')} ${pace}, without thresholds.`,
    ...(isStuck ? { why: text`${capital(why)}.` } : {}),
    fix: fix`Give it a strategy, such as ${code('fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}')}.`,
    evidence: { cause: 'no-strategy', matched, outcome },
    severity: production || isStuck ? 'error' : 'warning',
  });
}

/** A compartment that selects nodes and gets none of them. */
function shadowed(rollout: GroupRollout): RuleResult | null {
  const { selected, matched, lostTo } = rollout.group;
  if (selected === 0 || matched > 0) return null;
  const others = Object.entries(lostTo).map(([other, n]) => text`${name('group', other)} (${n})`);
  return rollout.result(['selector', 'name'], {
    says: text`selects ${count(selected, 'node')} and gets none of them; they go to ${joinTexts(others)}. Its budget, strategy and thresholds have no effect.`,
    fix: fix`Remove it, or make the selectors exclude each other: the operator prefers ${code('fixed')} over ${code('linear')} over ${code('exponential')}, then the smaller ceiling, then the name.`,
    magnitude: selected,
    evidence: { cause: 'shadowed', selected, lostTo: { ...lostTo } },
  });
}

/** Nodes that two equal compartments select: the name decides. */
function wonByName(rollout: GroupRollout): RuleResult[] {
  return Object.entries(rollout.group.wonByName ?? {}).map(([loser, nodes]) =>
    rollout.result(['name', 'selector'], {
      subject: loser,
      says: text`${count(nodes, 'node')} that ${name('group', loser)} selects too ${verbFor(nodes, 'is', 'are')} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A new name, or one more node, moves them.`,
      fix: fix`Make the two selectors exclude each other, so that ${name('group', loser)} does not select these nodes.`,
      magnitude: nodes,
      evidence: { cause: 'name', loser, nodes },
    }),
  );
}

/** Nodes that match no compartment, where the default is looser than every compartment. */
function looserDefault(rollout: GroupRollout): RuleResult | null {
  const { group, policy } = rollout;
  const { isFallback, matched, targets } = group;
  if (isFallback !== true || matched === 0) return null;
  const { groups } = policy.effect;
  const others = groups.filter((other) => other !== group && other.matched > 0);
  const reasons = others.length > 0 ? looserThan(group, others) : [];
  if (reasons.length === 0) return null;
  const total = new Set(groups.flatMap((other) => other.targets)).size;
  return rollout.result(['strategy', 'budget'], {
    subject: 'default',
    says: text`${share(matched, total, 'node')} match no compartment and get the default, which is looser: ${joinTexts(reasons, '; ')}. These are ${fewNames('target', targets)}.`,
    fix: fix`Make the default as strict as the strictest compartment, or add a compartment for these ${count(matched, 'node')}.`,
    magnitude: matched,
    evidence: {
      ...{ cause: 'default', matched, outOf: total },
      ...{ looser: reasons.map(toPlain), nodes: [...targets] },
    },
  });
}

/** The ways in which the group is looser than every one of the others. */
function looserThan({ freshBatches = [], brakes }: PlannedGroup, others: readonly PlannedGroup[]): Text[] {
  const own = Math.max(0, ...freshBatches);
  const largest = Math.max(0, ...others.flatMap((other) => other.freshBatches ?? []));
  const stops = (group: Pick<PlannedGroup, 'brakes'>) => (group.brakes?.failureThreshold ?? null) !== null;
  const limits = others.map((other) => other.brakes?.safetyLimitPercent ?? 0);
  const isIgnoredEarlier =
    stops({ brakes }) &&
    brakes &&
    brakes.unprotectedTargets > 0 &&
    Math.min(...limits) > brakes.safetyLimitPercent;
  return present([
    own > largest && text`it takes up to ${own} at once, the compartments at most ${largest}`,
    !stops({ brakes }) &&
      others.every(stops) &&
      text`it has no ${code('failureThreshold')}, and every compartment has one`,
    isIgnoredEarlier &&
      text`its ${code('safetyLimit')} is ${brakes.safetyLimitPercent}, those of the compartments at least ${Math.min(...limits)}`,
  ]);
}
