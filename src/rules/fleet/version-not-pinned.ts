import { factOf } from '../../systems/system.js';
import { count, policyRule, subjectOfPolicy } from '../rule.js';

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
      says: `${unpinned.says}: as soon as there is another one, a rollout over its ${count(targets)} begins, without a pull request and at any hour that its budgets and windows leave open.`,
      fix: unpinned.fix,
      place: unpinned.place,
      magnitude: 1,
      evidence: { targets },
    };
  },
});
