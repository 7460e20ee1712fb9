import type { Rejection } from '../src/systems/skyhook/admission/webhooks.js';
import type { FieldPath, Json } from '../src/manifest/manifest.js';
import { valueAt } from '../src/manifest/fields.js';

/** What a refusal is about: the rule, and the compartment, package or key it names ('' where it names none). */
export interface Reason {
  readonly rule: string;
  readonly about: string;
}

/** Every sentence of the operator's validating webhook in v0.15.0, with the rule it states; the group is what it names. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(default) budget: exactly one of percent or count/, 'no-budget'],
  [/^(default) budget: percent and count are mutually exclusive/, 'both-budgets'],
  [/^(default) strategy: exactly one of/, 'one-strategy'],
  [/^compartment "(.*)" budget: exactly one of percent or count/, 'no-budget'],
  [/^compartment "(.*)" budget: percent and count are mutually exclusive/, 'both-budgets'],
  [/^compartment "(.*)" strategy: exactly one of/, 'one-strategy'],
  [/^compartment name "(.*)" is reserved/, 'reserved-name'],
  [/^compartment name "(.*)" is not unique/, 'duplicate-name'],
  [/^compartment "(.*)" has invalid selector/, 'selector'],
  [/^compartment "(.*)" has identical selector to compartment/, 'identical-selector'],
  [/InterruptionBudget is not valid/, 'both-budgets'],
  [/^deploymentPolicy and interruptionBudget are mutually exclusive/, 'policy-and-budget'],
  [/^node selectors are not valid/, 'selector'],
  [/^error package (\S+)'s name was set to/, 'package-name'],
  [/^error config interrupt for key that doesn't exist: (.*) doesn't exist/, 'config-interrupt-key'],
  [/^error config interrupt glob "(.*)" does not match/, 'config-interrupt-glob'],
  [/^error version string for (\S+) is invalid/, 'package-version'],
  [/^package "(.*)": if any resource override is set/, 'resources-incomplete'],
  [/^package "(.*)": cpuLimit /, 'cpu-limit'],
  [/^package "(.*)": memoryLimit /, 'memory-limit'],
  [/^package "(.*)": all resource values must be positive/, 'resources-negative'],
  [/DependsOn version is empty for/, 'dependency-version'],
  [/error graph is not valid, missing/, 'dependency-missing'],
  [/^deploymentPolicy ".*" not found/, 'missing-policy'],
];

/** The rule a sentence of the webhook states; the sentence itself where it is none of them. */
export function reasonOf(sentence: string): Reason {
  for (const [pattern, rule] of SENTENCES) {
    const match = pattern.exec(sentence);
    if (match) return { rule, about: match[1] ?? '' };
  }
  return { rule: sentence, about: '' };
}

/** The same of one of ours, found by its path in the object. */
export function reasonFor({ rule, path }: Rejection, object: Json): Reason {
  return { rule, about: aboutOf(path, rule, object) };
}

function aboutOf(path: FieldPath, rule: string, object: Json): string {
  if (rule.startsWith('config-interrupt')) return String(path.at(-1));
  if (rule.startsWith('dependency')) return '';
  const [, part, member] = path;
  if (part === 'default') return 'default';
  if (part === 'packages') return String(member);
  const name = part === 'compartments' ? valueAt(object, [...path.slice(0, 3), 'name']) : '';
  return typeof name === 'string' ? name : '';
}
