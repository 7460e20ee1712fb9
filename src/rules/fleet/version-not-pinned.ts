import { asText, count, text } from '../../text/text.js';
import { factOf } from '../../systems/system.js';
import { policyRule, subjectOfPolicy } from '../rule.js';

export const versionNotPinned = policyRule({
  id: 'version-not-pinned',
  detects: 'a version that no file says: its rollouts begin without a pull request',
  systems: 'some',
  severity: 'warning',
  evaluate: (policy) => {
    const unpinned = factOf(policy, 'unpinned');
    if (!unpinned) return null;
    const targets = policy.effect.groups.reduce((sum, { matched }) => sum + matched, 0);
    return {
      ...subjectOfPolicy(policy, `unpinned ${unpinned.subject}`),
      says: text`${asText(unpinned.says)}: a new one starts a rollout over its ${count(targets, 'node')} without a pull request, at any hour that its budgets and windows leave open.`,
      fix: unpinned.fix,
      place: unpinned.place,
      magnitude: 1,
      evidence: { targets },
    };
  },
});
