import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest.js';
import { isLabelValue, isQualifiedName } from './names.js';

type Operator = 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';

/** A condition on one label. `Equals` comes from `matchLabels`; it means `In` with a single value. */
interface Requirement {
  readonly key: string;
  readonly operator: Operator | 'Equals';
  /** Sorted, repetitions kept, as Kubernetes prints them. */
  readonly values: readonly string[];
  /** The same values, for matching. */
  readonly allowed: ReadonlySet<string>;
}

/** A compiled Kubernetes LabelSelector. Make one with `compileSelector`, ask it with `selects`. */
export interface LabelSelector {
  /** False for the selector that was not written at all: it matches nothing, while `{}` matches everything. */
  readonly written: boolean;
  /** All of them must hold. Sorted by key, in the order written within a key. */
  readonly requirements: readonly Requirement[];
}

export type CompiledSelector =
  | { readonly selector: LabelSelector }
  | { readonly error: string; readonly path: FieldPath };

interface Failure {
  readonly error: string;
  readonly path: FieldPath;
}

const OPERATORS: readonly string[] = ['In', 'NotIn', 'Exists', 'DoesNotExist'] satisfies Operator[];

/**
 * Compiles a LabelSelector as it is in a manifest. `path` in an error leads from the selector to the field. Of several
 * errors the first is given: matchLabels by key, then matchExpressions in order; key, then operator, then values.
 *
 * Absent and null match nothing; where a system reads an absent selector as "everything", pass `{}`. Null members count as
 * absent, unknown ones are ignored. Source: k8s.io/apimachinery v0.35.2, LabelSelectorAsSelector and labels.NewRequirement.
 */
export function compileSelector(json: Json | undefined): CompiledSelector {
  if (json === undefined || json === null) return { selector: { written: false, requirements: [] } };
  if (!isObject(json)) return { error: `a label selector is a mapping, not ${kindOf(json)}`, path: [] };
  const requirements: Requirement[] = [];
  const failure =
    addLabels(json['matchLabels'], requirements) ?? addExpressions(json['matchExpressions'], requirements);
  if (failure) return failure;
  requirements.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { selector: { written: true, requirements } };
}

/** True when every requirement of the selector holds for the labels. */
export function selects(selector: LabelSelector, labels: Readonly<Record<string, string>>): boolean {
  if (!selector.written) return false;
  for (const requirement of selector.requirements) {
    if (!holds(requirement, labels)) return false;
  }
  return true;
}

/** The selector as Kubernetes prints it: `env=prod,!spot,tier in (a,b)`; '' for the one that matches everything. */
export function describeSelector(selector: LabelSelector): string {
  if (!selector.written) return '<none>';
  return selector.requirements.map(describeRequirement).join(',');
}

/** The selector as a manifest has it, null for one that was not written; `compileSelector` gives the same one back. */
export function writtenSelector({ written, requirements }: LabelSelector): JsonObject | null {
  if (!written) return null;
  const equal = requirements.filter(({ operator }) => operator === 'Equals');
  const others = requirements.filter(({ operator }) => operator !== 'Equals');
  return {
    ...(equal.length > 0 && {
      matchLabels: Object.fromEntries(equal.map(({ key, values }) => [key, values[0] ?? ''])),
    }),
    ...(others.length > 0 && {
      matchExpressions: others.map(({ key, operator, values }) => ({
        key,
        operator,
        ...(values.length > 0 && { values: [...values] }),
      })),
    }),
  };
}

function holds(requirement: Requirement, labels: Readonly<Record<string, string>>): boolean {
  const value = Object.hasOwn(labels, requirement.key) ? labels[requirement.key] : undefined;
  switch (requirement.operator) {
    case 'Equals':
    case 'In':
      return value !== undefined && requirement.allowed.has(value);
    case 'NotIn':
      // A node without the label passes: only a value in the list excludes it.
      return value === undefined || !requirement.allowed.has(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
  }
}

function describeRequirement({ key, operator, values }: Requirement): string {
  switch (operator) {
    case 'Equals':
      return `${key}=${values.join()}`;
    case 'In':
      return `${key} in (${values.join()})`;
    case 'NotIn':
      return `${key} notin (${values.join()})`;
    case 'Exists':
      return key;
    case 'DoesNotExist':
      return `!${key}`;
  }
}

function addLabels(labels: Json | undefined, into: Requirement[]): Failure | null {
  if (labels === undefined || labels === null) return null;
  if (!isObject(labels)) {
    return { error: `matchLabels is a mapping, not ${kindOf(labels)}`, path: ['matchLabels'] };
  }
  for (const key of Object.keys(labels).sort()) {
    const path = ['matchLabels', key];
    if (!isQualifiedName(key)) return { error: keyError(key), path };
    const value = labels[key] ?? '';
    if (typeof value !== 'string' || !isLabelValue(value)) return { error: valueError(value), path };
    into.push(requirementOf(key, 'Equals', [value]));
  }
  return null;
}

function addExpressions(expressions: Json | undefined, into: Requirement[]): Failure | null {
  if (expressions === undefined || expressions === null) return null;
  if (!Array.isArray(expressions)) {
    return { error: `matchExpressions is a list, not ${kindOf(expressions)}`, path: ['matchExpressions'] };
  }
  for (const [index, expression] of expressions.entries()) {
    const compiled = compileExpression(expression);
    if ('error' in compiled) {
      return { error: compiled.error, path: ['matchExpressions', index, ...compiled.path] };
    }
    into.push(compiled);
  }
  return null;
}

function compileExpression(expression: Json): Requirement | Failure {
  if (!isObject(expression)) {
    return { error: `a requirement is a mapping, not ${kindOf(expression)}`, path: [] };
  }
  const operator = expression['operator'] ?? '';
  if (!isOperator(operator)) {
    const allowed = OPERATORS.join(', ');
    return {
      error: `${JSON.stringify(operator)} is not an operator of label selectors; those are ${allowed} (case matters)`,
      path: ['operator'],
    };
  }
  const key = expression['key'] ?? '';
  if (typeof key !== 'string' || !isQualifiedName(key)) return { error: keyError(key), path: ['key'] };
  const values = valuesOf(expression, operator);
  return 'error' in values ? values : requirementOf(key, operator, values.texts);
}

function valuesOf(expression: JsonObject, operator: Operator): { readonly texts: string[] } | Failure {
  const values = expression['values'] ?? [];
  const path = ['values'];
  if (!Array.isArray(values)) return { error: `values is a list, not ${kindOf(values)}`, path };
  const wantsValues = operator === 'In' || operator === 'NotIn';
  if (wantsValues && values.length === 0) return { error: `${operator} needs at least one value`, path };
  if (!wantsValues && values.length > 0) return { error: `${operator} takes no values`, path };
  const texts: string[] = [];
  for (const [index, item] of values.entries()) {
    const value = item ?? '';
    if (typeof value !== 'string' || !isLabelValue(value)) {
      return { error: valueError(value), path: ['values', index] };
    }
    texts.push(value);
  }
  return { texts };
}

function requirementOf(key: string, operator: Requirement['operator'], values: string[]): Requirement {
  return { key, operator, values: values.sort(), allowed: new Set(values) };
}

function isOperator(value: Json): value is Operator {
  return typeof value === 'string' && OPERATORS.includes(value);
}

const NAME_RULE = 'at most 63 letters, digits, -, _ and ., with a letter or digit at both ends';

function keyError(key: Json): string {
  const rule = `${NAME_RULE}; optionally after a DNS subdomain and a slash`;
  return `${JSON.stringify(key)} is not a label key: ${rule}`;
}

function valueError(value: Json): string {
  if (typeof value !== 'string') return `a label value is a string, not ${kindOf(value)}; put it in quotes`;
  return `${JSON.stringify(value)} is not a label value: empty, or ${NAME_RULE}`;
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `the ${typeof value} ${JSON.stringify(value)}`;
}
