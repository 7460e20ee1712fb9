import { type FieldPath, isObject, type Json, type JsonObject } from './manifest.js';
import { entryOf } from './fields.js';
import { byName, groupedBy, once, remembered } from './lookup.js';

const QUALIFIED_NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const DNS_SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

export const MAX_LABEL_LENGTH = 63;
const MAX_SUBDOMAIN_LENGTH = 253;

/** A label or annotation key: a name of up to 63 characters, after an optional DNS subdomain and a slash. */
export function isQualifiedName(text: string): boolean {
  const [name = '', prefix, ...others] = text.split('/').toReversed();
  if (others.length > 0 || (prefix !== undefined && !isDnsSubdomain(prefix))) return false;
  return name.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(name);
}

/** A label's value: empty, or up to 63 characters that begin and end with a letter or a digit. */
export function isLabelValue(text: string): boolean {
  return text === '' || (text.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(text));
}

/** Lower-case labels joined by dots, 253 characters in all (RFC 1123 as Kubernetes reads it). */
export function isDnsSubdomain(text: string): boolean {
  return text.length <= MAX_SUBDOMAIN_LENGTH && DNS_SUBDOMAIN.test(text);
}

const OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist'] as const;

/** A condition on one label. `Equals` comes from `matchLabels`; it means `In` with a single value. */
interface Requirement {
  readonly key: string;
  readonly operator: (typeof OPERATORS)[number] | 'Equals';
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

type CompiledSelector =
  | { readonly selector: LabelSelector }
  | { readonly error: string; readonly path: FieldPath };

const NAME_RULE = 'at most 63 letters, digits, -, _ and ., with a letter or digit at both ends';
const LABEL_KEY = `a label key: ${NAME_RULE}; optionally after a DNS subdomain and a slash`;
const LABEL_VALUE = `a label value: a string, empty, or ${NAME_RULE}`;

/**
 * Compiles a LabelSelector as it is in a manifest. `path` in an error leads from the selector to the field. Of several
 * errors the first is given: matchLabels by key, then matchExpressions in order; operator, then key, then values.
 *
 * Absent and null match nothing; where a system reads an absent selector as "everything", pass `{}`. Null members count as
 * absent, unknown ones are ignored. Source: k8s.io/apimachinery v0.35.2, LabelSelectorAsSelector and labels.NewRequirement.
 */
export function compileSelector(json: Json | undefined): CompiledSelector {
  if (json === undefined || json === null) return { selector: { written: false, requirements: [] } };
  const faults: { readonly error: string; readonly path: FieldPath }[] = [];
  const refuse = (value: Json, rule: string, path: FieldPath): void => {
    faults.push({ error: `${JSON.stringify(value)} is not ${rule}`, path });
  };
  const mapping = (value: Json, path: FieldPath): JsonObject => {
    if (isObject(value)) return value;
    refuse(value, 'a mapping, as a selector has here', path);
    return {};
  };
  const list = (value: Json, path: FieldPath): Json[] => {
    if (Array.isArray(value)) return value;
    refuse(value, 'a list', path);
    return [];
  };
  const checked = (value: Json, is: (text: string) => boolean, rule: string, path: FieldPath): string => {
    if (typeof value === 'string' && is(value)) return value;
    refuse(value, rule, path);
    return '';
  };
  const ofExpression = (expression: Json, path: FieldPath): Requirement => {
    const { key, operator: given, values: of } = mapping(expression, path);
    const written = given ?? '';
    const operator = OPERATORS.find((one) => one === written) ?? 'Exists';
    if (operator !== written) {
      const rule = `an operator of label selectors; those are ${OPERATORS.join(', ')} (case matters)`;
      refuse(written, rule, [...path, 'operator']);
    }
    const name = checked(key ?? '', isQualifiedName, LABEL_KEY, [...path, 'key']);
    const at = [...path, 'values'];
    const values = list(of ?? [], at);
    const wantsValues = operator === 'In' || operator === 'NotIn';
    if (wantsValues !== values.length > 0)
      faults.push({
        error: `${operator} ${wantsValues ? 'needs at least one value' : 'takes no values'}`,
        path: at,
      });
    const texts = values.map((one, i) => checked(one ?? '', isLabelValue, LABEL_VALUE, [...at, i]));
    return requirementOf(name, operator, texts);
  };
  const selector = mapping(json, []);
  const labels = mapping(selector['matchLabels'] ?? {}, ['matchLabels']);
  const equal = Object.keys(labels)
    .sort()
    .map((key) => {
      const path = ['matchLabels', key];
      const name = checked(key, isQualifiedName, LABEL_KEY, path);
      return requirementOf(name, 'Equals', [checked(labels[key] ?? '', isLabelValue, LABEL_VALUE, path)]);
    });
  const path = ['matchExpressions'];
  const others = list(selector['matchExpressions'] ?? [], path).map((one, i) =>
    ofExpression(one, [...path, i]),
  );
  const requirements = [...equal, ...others].sort((a, b) => byName(a.key, b.key));
  return faults[0] ?? { selector: { written: true, requirements } };
}

function requirementOf(key: string, operator: Requirement['operator'], values: string[]): Requirement {
  return { key, operator, values: values.sort(), allowed: new Set(values) };
}

export function selects(selector: LabelSelector, labels: Readonly<Record<string, string>>): boolean {
  return selector.written && selector.requirements.every((requirement) => holds(requirement, labels));
}

function holds({ key, operator, allowed }: Requirement, labels: Readonly<Record<string, string>>): boolean {
  const value = entryOf(labels, key);
  if (operator === 'Exists') return value !== undefined;
  if (operator === 'DoesNotExist') return value === undefined;
  // A node without the label passes NotIn: only a value in the list excludes it.
  return (value !== undefined && allowed.has(value)) !== (operator === 'NotIn');
}

/** The selector as Kubernetes prints it: `env=prod,!spot,tier in (a,b)`; '' for the one that matches everything. */
export function describeSelector({ written, requirements }: LabelSelector): string {
  const printed = ({ key, operator, values }: Requirement): string => {
    if (operator === 'Equals') return `${key}=${values.join()}`;
    if (values.length > 0) return `${key} ${operator.toLowerCase()} (${values.join()})`;
    return operator === 'Exists' ? key : `!${key}`;
  };
  return written ? requirements.map(printed).join(',') : '<none>';
}

/** A selector of a manifest as Kubernetes prints it; '' where it does not compile, or matches everything. */
export function selectorText(json: Json): string {
  const compiled = compileSelector(json);
  return 'error' in compiled ? '' : describeSelector(compiled.selector);
}

/** The selector as a manifest may have it, null for one that was not written. */
export function writtenSelector({ written, requirements }: LabelSelector): JsonObject | null {
  if (!written) return null;
  if (requirements.every(({ operator }) => operator === 'Equals'))
    return { matchLabels: Object.fromEntries(requirements.map(({ key, values }) => [key, values[0] ?? ''])) };
  const matchExpressions = requirements.map(({ key, operator, values }) => ({
    ...{ key, operator: operator === 'Equals' ? 'In' : operator },
    ...(values.length > 0 && { values: [...values] }),
  }));
  return { matchExpressions };
}

/** Labels that the kubelet puts on every node: asking for them sorts nothing out, but for the name of one. */
const ON_EVERY_NODE = /^(?:beta\.)?kubernetes\.io\/(?:os|arch|hostname)$/;

/**
 * True when a label that a person chose decides what the selector matches. An empty selector has none; `NotIn` and
 * `DoesNotExist` match everything that never heard of the label.
 */
export function isSelective({ written, requirements }: LabelSelector): boolean {
  const decides = ({ key, operator, values }: Requirement): boolean =>
    operator !== 'NotIn' &&
    operator !== 'DoesNotExist' &&
    (!ON_EVERY_NODE.test(key) || (key.endsWith('hostname') && values.length > 0));
  return !written || requirements.some(decides);
}

interface WithLabels {
  readonly labels: Readonly<Record<string, string>>;
}

/** The items of a list by a label's value, for the keys that were asked for. */
const byLabel = remembered((items: readonly WithLabels[]) =>
  once((key: string) => groupedBy(items, ({ labels }) => entryOf(labels, key))),
);

/**
 * The items of a list that a selector matches, in their order. Hundreds of policies ask the same list of a hundred thousand nodes: where
 * a selector wants one value of a label, only those with that value are looked at.
 */
export function selectedBy<T extends WithLabels>(items: readonly T[], selector: LabelSelector): readonly T[] {
  const { written, requirements } = selector;
  if (!written) return [];
  const equal = requirements.find(({ operator }) => operator === 'Equals');
  const found = equal && byLabel(items)(equal.key).get(equal.values[0] ?? '');
  const candidates = equal ? ((found ?? []) as readonly T[]) : items;
  if (equal && requirements.length === 1) return candidates;
  return candidates.filter(({ labels }) => selects(selector, labels));
}
