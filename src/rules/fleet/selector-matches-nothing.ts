import { asText, literal, text } from '../../text/text.js';
import type { PlannedPolicy } from '../../plan/model.js';
import { policyRule } from '../rule.js';
import { factsOf, fix } from '../../systems/system.js';

export const selectorMatchesNothing = policyRule({
  id: 'selector-matches-nothing',
  detects: 'a selector that matches no target of the snapshot',
  systems: 'all',
  severity: 'error',
  evaluate: (policy) =>
    factsOf(policy, 'empty-selector').map((selector) => ({
      group: selector.group,
      subject: 'selector',
      says:
        selector.says ??
        text`nothing is rolled: ${asText(selector.what)} matches no ${literal(unitOf(policy))} of the snapshot.`,
      fix:
        selector.fix ??
        fix`Correct the label key or value, or take a new snapshot if the ${literal(unitOf(policy))}s are new.`,
      place: selector.place,
      evidence: { selector: selector.what, matched: 0 },
      // That it took nothing before is no excuse: the rollout that the change asks for does not happen.
      ...(selector.isGuess ? { severity: 'warning' } : { rolls: [policy.ref], isOfWaiting: true }),
    })),
});

function unitOf({ effect }: PlannedPolicy): string {
  return effect.groups[0]?.unit ?? 'node';
}
