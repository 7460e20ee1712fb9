import { entryOf } from '../../../manifest/fields.js';
export type Labels = Readonly<Record<string, string>>;

/** One requirement of a label selector or of a node selector term. */
export interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/** A metav1.LabelSelector; both parts empty selects everything. */
export interface LabelSelector {
  readonly matchLabels: Labels;
  readonly matchExpressions: readonly Requirement[];
}

/**
 * True when the labels meet every requirement. An operator that does not exist matches nothing. Source: k8s.io/apimachinery
 * v0.35.2, pkg/labels, Requirement.Matches.
 */
export function selects(selector: LabelSelector, labels: Labels): boolean {
  return (
    Object.entries(selector.matchLabels).every(([key, value]) => entryOf(labels, key) === value) &&
    selector.matchExpressions.every((requirement) => meets(requirement, labels))
  );
}

/** One requirement against a set of labels; `Gt` and `Lt` (node selectors only) compare whole numbers. */
export function meets({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = entryOf(labels, key);
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    case 'Gt':
    case 'Lt':
      return compares(operator, value, values);
    default:
      return false;
  }
}

function compares(operator: 'Gt' | 'Lt', value: string | undefined, values: readonly string[]): boolean {
  const limit = values.length === 1 ? wholeNumber(values[0]) : null;
  const own = wholeNumber(value);
  if (limit === null || own === null) return false;
  return operator === 'Gt' ? own > limit : own < limit;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?[0-9]+$/.test(text) ? Number(text) : null;
}
