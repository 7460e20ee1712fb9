import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { isLabelValue, isQualifiedName } from '../../../manifest/selector.js';
import { type LabelSelector, type Requirement, selects } from '../controller/labels.js';
import { fieldOf, objectOf, textOf } from './defaults.js';
import { type Violation, violation } from './violation.js';
import { labelsIn } from '../../../manifest/fields.js';

/** The requirements of a list of `matchExpressions` or `matchFields`. */
export function requirementsOf(list: Json | undefined): Requirement[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map((item) => {
    const values = fieldOf(item, 'values');
    return {
      key: textOf(item, 'key', ''),
      operator: textOf(item, 'operator', ''),
      values: Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [],
    };
  });
}

/** A label selector; null where there is none. */
export function selectorOf(selector: Json | undefined): LabelSelector | null {
  if (!isObject(selector)) return null;
  return {
    matchLabels: labelsIn(selector, 'matchLabels'),
    matchExpressions: requirementsOf(fieldOf(selector, 'matchExpressions')),
  };
}

/**
 * Operators and the values they take, keys and values by form. Source: k8s.io/apimachinery v0.35.2,
 * pkg/apis/meta/v1/validation, ValidateLabelSelector.
 */
export function checkSelector(selector: LabelSelector, path: FieldPath): Violation[] {
  const found: Violation[] = [];
  for (const [key, value] of Object.entries(selector.matchLabels)) {
    const labelPath = [...path, 'matchLabels', key];
    if (!isQualifiedName(key) || !isLabelValue(value))
      found.push(violation(labelPath, 'notSupported', `"${key}: ${value}" is no label`));
  }
  for (const [index, requirement] of selector.matchExpressions.entries())
    found.push(...checkRequirement(requirement, [...path, 'matchExpressions', index]));
  return found;
}

function checkRequirement({ key, operator, values }: Requirement, path: FieldPath): Violation[] {
  const found: Violation[] = [];
  const takesValues = operator === 'In' || operator === 'NotIn';
  if (!takesValues && operator !== 'Exists' && operator !== 'DoesNotExist')
    found.push(
      violation([...path, 'operator'], 'notSupported', `"${operator}": not a valid selector operator`),
    );
  else if (takesValues && values.length === 0)
    found.push(violation([...path, 'values'], 'required', `must be specified when operator is ${operator}`));
  else if (!takesValues && values.length > 0)
    found.push(
      violation([...path, 'values'], 'notSupported', `may not be specified when operator is ${operator}`),
    );
  if (!isQualifiedName(key))
    found.push(violation([...path, 'key'], 'notSupported', `"${key}" is no label key`));
  return found;
}

/**
 * A workload's selector: there, not empty, well-formed, and matching the template's labels. Source: kubernetes 1.28,
 * pkg/apis/apps/validation.
 */
export function checkWorkloadSelector(spec: JsonObject): Violation[] {
  const path = ['spec', 'selector'];
  const selector = selectorOf(fieldOf(spec, 'selector'));
  if (!selector) return [{ ...violation(path, 'required', 'required value'), isAbsent: true }];
  const found = checkSelector(selector, path);
  if (Object.keys(selector.matchLabels).length + selector.matchExpressions.length === 0)
    found.push(violation(path, 'empty', 'an empty selector is not valid'));
  const labels = labelsIn(objectOf(objectOf(spec, 'template'), 'metadata'), 'labels');
  if (found.length === 0 && !selects(selector, labels)) {
    const labelsPath = ['spec', 'template', 'metadata', 'labels'];
    found.push(violation(labelsPath, 'selectorMismatch', '`selector` does not match template `labels`'));
  }
  return found;
}
