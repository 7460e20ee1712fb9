import { policyRule } from '../rule.js';
import type { ResolvedPolicy } from '../../systems/system.js';

/** Sections in which a setting that is not there is a limit that is not there. */
const LIMITING =
  /(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/;

export const unknownField = policyRule({
  id: 'unknown-field',
  detects: 'a field that the controller drops in silence: the author believes in a setting that is not there',
  systems: 'all',
  severity: 'warning',
  evaluate: (policy) =>
    policy.unknownFields.map((field) => ({
      subject: field.path,
      says: `${field.path} ${fateOf(field, policy.apiVersion)}`,
      fix: field.suggestion ? `Did you mean ${field.suggestion}? Otherwise remove it.` : 'Remove it.',
      place: field.place,
      evidence: { path: field.path, suggestion: field.suggestion },
      severity: [field.path, field.suggestion ?? ''].some((name) => LIMITING.test(name))
        ? 'error'
        : 'warning',
    })),
});

type Field = ResolvedPolicy['unknownFields'][number];

/** An annotation is kept by the API server, and has no effect all the same. */
function fateOf({ path, idleValue }: Field, apiVersion: string): string {
  if (idleValue !== undefined) return `is ${JSON.stringify(idleValue)}, and that value has no effect.`;
  return path.startsWith('metadata.annotations.')
    ? `is no annotation that the controller of ${apiVersion} reads: it has no effect.`
    : `is not a field of ${apiVersion}; the API server drops it without a word.`;
}
