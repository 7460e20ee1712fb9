import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { brokenRule, type Rejection } from './rejection.js';

/** Another override on the hub, and what it selects. */
export interface OtherOverride {
  readonly name: string;
  readonly selectors: readonly Json[];
}

/**
 * What the hub refuses of an override: paths that no override may touch, a value beside `remove`, patches beside `Delete`, objects that are not
 * selected by name, and one that another override of the kind selects. Source: kubefleet-dev/kubefleet, pkg/utils/validator/override.go and
 * clusterresourceoverride.go; test/e2e, "cannot override metadata fields except annotations and labels".
 */
export function overrideFaults(stored: JsonObject, others: readonly OtherOverride[]): Rejection[] {
  const rules = itemsIn(fieldAt(stored['spec'], 'policy'), 'overrideRules');
  return [...selectorFaults(stored, others), ...rules.flatMap(ruleFaults)];
}

function ruleFaults(rule: Json, index: number): Rejection[] {
  const path: FieldPath = ['spec', 'policy', 'overrideRules', index, 'jsonPatchOverrides'];
  const patches = itemsIn(rule, 'jsonPatchOverrides');
  if (textIn(rule, 'overrideType') === 'Delete')
    return patches.length === 0
      ? []
      : [brokenRule('deleteWithPatches', path, 'jsonPatchOverrides cannot be set with overrideType Delete')];
  if (patches.length === 0)
    return [brokenRule('noPatches', path.slice(0, -1), 'jsonPatchOverrides cannot be empty')];
  return patches.flatMap((patch, i) => {
    const written = textIn(patch, 'path') ?? '';
    const why = pathFault(written) ?? valueFault(patch);
    return why === null
      ? []
      : [brokenRule('patch', [...path, i], `${visible(written) || 'the path'}: ${why}`)];
  });
}

function pathFault(path: string): string | null {
  if (!path.startsWith('/')) return 'path must start with /';
  const [first = '', second = ''] = path.split('/').slice(1);
  if (path.split('/').slice(1).includes('')) return 'path cannot contain an empty part';
  if (first === 'kind' || first === 'apiVersion') return 'kind and apiVersion cannot be overridden';
  if (first === 'status') return 'the status cannot be overridden';
  const isOther = first === 'metadata' && second !== 'labels' && second !== 'annotations';
  return isOther ? 'of metadata only labels and annotations can be overridden' : null;
}

function valueFault(patch: Json): string | null {
  const hasValue = isObject(patch) && patch['value'] !== undefined;
  return textIn(patch, 'op') === 'remove' && hasValue ? 'remove takes no value' : null;
}

function selectorFaults(stored: JsonObject, others: readonly OtherOverride[]): Rejection[] {
  const taken = new Map(others.flatMap(({ name, selectors }) => selectors.map((one) => [keyOf(one), name])));
  return ['clusterResourceSelectors', 'resourceSelectors'].flatMap((list) =>
    itemsIn(stored['spec'], list).flatMap((selector, i) => {
      const path: FieldPath = ['spec', list, i];
      if (objectIn(selector, 'labelSelector') || (textIn(selector, 'name') ?? '') === '')
        return [brokenRule('notByName', path, 'an override selects objects by name alone')];
      const other = taken.get(keyOf(selector));
      if (other === undefined) return [];
      const what = `${textIn(selector, 'kind') ?? ''}/${textIn(selector, 'name') ?? ''}`;
      const rule = `${visible(what)} is selected by override ${visible(other)} already, and one object takes one override of a kind`;
      return [{ layer: 'webhook' as const, rule: 'selectedByTwo', path, message: rule }];
    }),
  );
}

function keyOf(selector: Json): string {
  return canonicalJson(['group', 'version', 'kind', 'name'].map((field) => textIn(selector, field) ?? ''));
}
