import { fix, type ResolvedPolicy } from '../../systems/system.js';
import { code, type Text, text } from '../../text/text.js';
import { policyRule } from '../rule.js';

/** Sections in which a setting that is not there is a limit that is not there. */
const LIMITING =
  /(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/;

export const unknownField = policyRule({
  id: 'unknown-field',
  detects: 'a field that the API server drops silently: the setting has no effect',
  systems: 'all',
  severity: 'warning',
  evaluate: (policy) =>
    policy.unknownFields.map((field) => ({
      subject: field.path,
      says: text`${code(field.path)} ${fateOf(field, policy.apiVersion)}`,
      fix: field.suggestion
        ? fix`Did you mean ${code(field.suggestion)}? Otherwise remove it.`
        : fix`Remove it.`,
      place: field.place,
      evidence: { path: field.path, suggestion: field.suggestion },
      severity: [field.path, field.suggestion ?? ''].some((name) => LIMITING.test(name))
        ? 'error'
        : 'warning',
    })),
});

type Field = ResolvedPolicy['unknownFields'][number];

/** An annotation is kept by the API server, and has no effect all the same. */
function fateOf({ path, idleValue }: Field, apiVersion: string): Text {
  if (idleValue !== undefined) return text`is ${code(JSON.stringify(idleValue))}, which has no effect.`;
  return path.startsWith('metadata.annotations.')
    ? text`is no annotation that the controller of ${code(apiVersion)} reads: it has no effect.`
    : text`is not a field of ${code(apiVersion)}; the API server drops it silently.`;
}
