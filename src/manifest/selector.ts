import { type FieldPath, isObject, type Json, type JsonObject } from './manifest.js';
import { entryOf } from './fields.js';
import { groupedBy } from './lookup.js';

const QUALIFIED_NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const LABEL_VALUE = /^(?:(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const DNS_SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

export const MAX_LABEL_LENGTH = 63;
const MAX_SUBDOMAIN_LENGTH = 253;

/** A label or annotation key: a name of up to 63 characters, after an optional DNS subdomain and a slash. */
export function isQualifiedName(text: string): boolean {
  const parts = text.split('/');
  if (parts.length > 2) return false;
  const name = parts.at(-1) ?? '';
  if (parts.length === 2 && !isDnsSubdomain(parts[0] ?? '')) return false;
  return name.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(name);
}

/** A label's value: empty, or up to 63 characters that begin and end with a letter or a digit. */
export function isLabelValue(text: string): boolean {
  return text.length <= MAX_LABEL_LENGTH && LABEL_VALUE.test(text);
}

/** Lower-case labels joined by dots, 253 characters in all (RFC 1123 as Kubernetes reads it). */
export function isDnsSubdomain(text: string): boolean {
  return text.length <= MAX_SUBDOMAIN_LENGTH && DNS_SUBDOMAIN.test(text);
}

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

interface WithLabels {
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Many things with labels, asked by many selectors: where a selector wants one value of a label, only those with that value are
 * looked at.
 */
export class Labelled<T extends WithLabels> {
  /** By key and value, for the keys that were asked for. */
  private readonly byKey = new Map<string, ReadonlyMap<string, readonly T[]>>();

  constructor(private readonly items: readonly T[]) {}

  /** Items that the selector matches, in their order. */
  selectedBy(selector: LabelSelector): readonly T[] {
    if (!selector.written) return [];
    const equal = selector.requirements.find(({ operator }) => operator === 'Equals');
    if (!equal) return this.items.filter(({ labels }) => selects(selector, labels));
    const candidates = this.withKey(equal.key).get(equal.values[0] ?? '') ?? [];
    if (selector.requirements.length === 1) return candidates;
    return candidates.filter(({ labels }) => selects(selector, labels));
  }

  private withKey(key: string): ReadonlyMap<string, readonly T[]> {
    const known = this.byKey.get(key);
    if (known) return known;
    const byValue = groupedBy(this.items, ({ labels }) => entryOf(labels, key));
    this.byKey.set(key, byValue);
    return byValue;
  }
}

/** What was asked before of a list: it lives as long as the list, which nobody changes. */
const KNOWN = new WeakMap<readonly WithLabels[], Labelled<WithLabels>>();

/** Those of a list that a selector matches, in their order: hundreds of policies ask the same list of a hundred thousand nodes. */
export function selectedBy<T extends WithLabels>(items: readonly T[], selector: LabelSelector): readonly T[] {
  const known = KNOWN.get(items) as Labelled<T> | undefined;
  const labelled = known ?? new Labelled(items);
  if (!known) KNOWN.set(items, labelled);
  return labelled.selectedBy(selector);
}

/** Labels that the kubelet puts on every node: asking for them sorts nothing out. */
const ON_EVERY_NODE: ReadonlySet<string> = new Set(
  ['hostname', 'os', 'arch'].flatMap((name) => [`kubernetes.io/${name}`, `beta.kubernetes.io/${name}`]),
);

/**
 * True when a label that somebody chose decides what the selector matches. An empty selector has none; `NotIn` and
 * `DoesNotExist` match everything that never heard of the label.
 */
export function isSelective({ written, requirements }: LabelSelector): boolean {
  if (!written) return true;
  return requirements.some(
    ({ key, operator, values }) =>
      operator !== 'NotIn' &&
      operator !== 'DoesNotExist' &&
      (!ON_EVERY_NODE.has(key) || (key.endsWith('hostname') && values.length > 0)),
  );
}
