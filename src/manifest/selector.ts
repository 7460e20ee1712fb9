import { type FieldPath, isObject, type Json, type JsonObject } from './manifest.js';
import { entryOf } from './fields.js';
import { byName, groupedBy, once, remembered } from './lookup.js';

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

const OPERATORS: readonly string[] = ['In', 'NotIn', 'Exists', 'DoesNotExist'] satisfies Operator[];

/** What is wrong with a selector; `path` leads from the selector to the field. */
class Fault extends Error {
  constructor(
    message: string,
    readonly path: FieldPath,
  ) {
    super(message);
  }
}

/**
 * Compiles a LabelSelector as it is in a manifest. `path` in an error leads from the selector to the field. Of several
 * errors the first is given: matchLabels by key, then matchExpressions in order; key, then operator, then values.
 *
 * Absent and null match nothing; where a system reads an absent selector as "everything", pass `{}`. Null members count as
 * absent, unknown ones are ignored. Source: k8s.io/apimachinery v0.35.2, LabelSelectorAsSelector and labels.NewRequirement.
 */
export function compileSelector(json: Json | undefined): CompiledSelector {
  if (json === undefined || json === null) return { selector: { written: false, requirements: [] } };
  try {
    if (!isObject(json)) throw new Fault(`a label selector is a mapping, not ${kindOf(json)}`, []);
    const requirements = [
      ...ofLabels(json['matchLabels'] ?? {}),
      ...ofExpressions(json['matchExpressions'] ?? []),
    ].sort((a, b) => byName(a.key, b.key));
    return { selector: { written: true, requirements } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { error: error.message, path: error.path };
  }
}

function ofLabels(labels: Json): Requirement[] {
  if (!isObject(labels)) throw new Fault(`matchLabels is a mapping, not ${kindOf(labels)}`, ['matchLabels']);
  return Object.keys(labels)
    .sort()
    .map((key) => {
      const path = ['matchLabels', key];
      return requirementOf(checkedKey(key, path), 'Equals', [checkedValue(labels[key] ?? '', path)]);
    });
}

function ofExpressions(expressions: Json): Requirement[] {
  const path = ['matchExpressions'];
  if (!Array.isArray(expressions))
    throw new Fault(`matchExpressions is a list, not ${kindOf(expressions)}`, path);
  return expressions.map((expression, index) => ofExpression(expression, [...path, index]));
}

function ofExpression(expression: Json, path: FieldPath): Requirement {
  if (!isObject(expression)) throw new Fault(`a requirement is a mapping, not ${kindOf(expression)}`, path);
  const operator = expression['operator'] ?? '';
  if (!isOperator(operator)) {
    const message = `${JSON.stringify(operator)} is not an operator of label selectors; those are ${OPERATORS.join(', ')} (case matters)`;
    throw new Fault(message, [...path, 'operator']);
  }
  const key = checkedKey(expression['key'] ?? '', [...path, 'key']);
  const values = expression['values'] ?? [];
  const at = [...path, 'values'];
  if (!Array.isArray(values)) throw new Fault(`values is a list, not ${kindOf(values)}`, at);
  const wantsValues = operator === 'In' || operator === 'NotIn';
  if (wantsValues && values.length === 0) throw new Fault(`${operator} needs at least one value`, at);
  if (!wantsValues && values.length > 0) throw new Fault(`${operator} takes no values`, at);
  const checked = values.map((value, index) => checkedValue(value ?? '', [...at, index]));
  return requirementOf(key, operator, checked);
}

function requirementOf(key: string, operator: Requirement['operator'], values: string[]): Requirement {
  return { key, operator, values: values.sort(), allowed: new Set(values) };
}

function isOperator(value: Json): value is Operator {
  return typeof value === 'string' && OPERATORS.includes(value);
}

const NAME_RULE = 'at most 63 letters, digits, -, _ and ., with a letter or digit at both ends';

function checkedKey(key: Json, path: FieldPath): string {
  if (typeof key === 'string' && isQualifiedName(key)) return key;
  const rule = `${NAME_RULE}; optionally after a DNS subdomain and a slash`;
  throw new Fault(`${JSON.stringify(key)} is not a label key: ${rule}`, path);
}

function checkedValue(value: Json, path: FieldPath): string {
  if (typeof value !== 'string')
    throw new Fault(`a label value is a string, not ${kindOf(value)}; put it in quotes`, path);
  if (isLabelValue(value)) return value;
  throw new Fault(`${JSON.stringify(value)} is not a label value: empty, or ${NAME_RULE}`, path);
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `the ${typeof value} ${JSON.stringify(value)}`;
}

/** True when every requirement of the selector holds for the labels. */
export function selects(selector: LabelSelector, labels: Readonly<Record<string, string>>): boolean {
  if (!selector.written) return false;
  for (const requirement of selector.requirements) if (!holds(requirement, labels)) return false;
  return true;
}

function holds({ key, operator, allowed }: Requirement, labels: Readonly<Record<string, string>>): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  switch (operator) {
    case 'Equals':
    case 'In':
      return value !== undefined && allowed.has(value);
    case 'NotIn':
      // A node without the label passes: only a value in the list excludes it.
      return value === undefined || !allowed.has(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
  }
}

/** Each operator as Kubernetes prints it. */
const PRINTED: Readonly<Record<Requirement['operator'], (key: string, values: string) => string>> = {
  Equals: (key, values) => `${key}=${values}`,
  In: (key, values) => `${key} in (${values})`,
  NotIn: (key, values) => `${key} notin (${values})`,
  Exists: (key) => key,
  DoesNotExist: (key) => `!${key}`,
};

/** The selector as Kubernetes prints it: `env=prod,!spot,tier in (a,b)`; '' for the one that matches everything. */
export function describeSelector({ written, requirements }: LabelSelector): string {
  if (!written) return '<none>';
  return requirements.map(({ key, operator, values }) => PRINTED[operator](key, values.join())).join(',');
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
        ...{ key, operator },
        ...(values.length > 0 && { values: [...values] }),
      })),
    }),
  };
}

/** Labels that the kubelet puts on every node: asking for them sorts nothing out. */
const ON_EVERY_NODE: ReadonlySet<string> = new Set(
  ['hostname', 'os', 'arch'].flatMap((name) => [`kubernetes.io/${name}`, `beta.kubernetes.io/${name}`]),
);

/**
 * True when a label that a person chose decides what the selector matches. An empty selector has none; `NotIn` and
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

interface WithLabels {
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Many things with labels, asked by many selectors: where a selector wants one value of a label, only those with that value are
 * looked at.
 */
export class Labelled<T extends WithLabels> {
  /** By key and value, for the keys that were asked for. */
  private readonly withKey = once((key: string) =>
    groupedBy(this.items, ({ labels }) => entryOf(labels, key)),
  );

  constructor(private readonly items: readonly T[]) {}

  /** Items that the selector matches, in their order. */
  selectedBy(selector: LabelSelector): readonly T[] {
    if (!selector.written) return [];
    const equal = selector.requirements.find(({ operator }) => operator === 'Equals');
    const candidates = equal ? (this.withKey(equal.key).get(equal.values[0] ?? '') ?? []) : this.items;
    if (equal && selector.requirements.length === 1) return candidates;
    return candidates.filter(({ labels }) => selects(selector, labels));
  }
}

const labelled = remembered((items: readonly WithLabels[]) => new Labelled(items));

/** Those of a list that a selector matches, in their order: hundreds of policies ask the same list of a hundred thousand nodes. */
export function selectedBy<T extends WithLabels>(items: readonly T[], selector: LabelSelector): readonly T[] {
  return (labelled(items) as Labelled<T>).selectedBy(selector);
}
