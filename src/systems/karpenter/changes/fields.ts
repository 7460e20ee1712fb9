import { fieldAt, pathText } from '../../../manifest/fields.js';
import { isObject, type Json } from '../../../manifest/manifest.js';
import { code, few, joinTexts, NO_TEXT, type Text, text } from '../../../text/text.js';
import { combine } from '../controller/drift.js';
import { templateHash } from '../controller/hash.js';
import type { Template } from '../objects/nodepool.js';
import type { StoredPool } from '../objects/read-pool.js';

/**
 * - `drift`: part of the hash of the template: every node drifts, and is replaced in batches under the budgets;
 * - `new nodes`: nothing happens to nodes that are there (but by requirements, where their labels no longer fit: `driftingNodes`);
 * - `consolidation`: what consolidation may disrupt, and when, from the merge on.
 */
type EditEffect = 'drift' | 'new nodes' | 'consolidation';

interface Field {
  readonly path: readonly string[];
  readonly effect: EditEffect;
  /** The part of the template that is hashed. */
  readonly part?: keyof Template;
}

const hashed = (part: keyof Template, ...path: readonly string[]): Field => ({
  path: ['spec', 'template', ...path],
  effect: 'drift',
  part,
});

/**
 * What an edit of each field does. The budgets themselves, `disruption.budgets`, roll nothing. Source: kubernetes-sigs/karpenter 2266468,
 * apis/v1/nodepool.go (Hash), provisioning/provisioner.go, scheduling/scheduler.go.
 */
const FIELDS: readonly Field[] = [
  hashed('labels', 'metadata', 'labels'),
  hashed('annotations', 'metadata', 'annotations'),
  hashed('taints', 'spec', 'taints'),
  hashed('startupTaints', 'spec', 'startupTaints'),
  hashed('nodeClassRef', 'spec', 'nodeClassRef'),
  hashed('terminationGracePeriodMs', 'spec', 'terminationGracePeriod'),
  hashed('expireAfterMs', 'spec', 'expireAfter'),
  { path: ['spec', 'template', 'spec', 'requirements'], effect: 'new nodes' },
  { path: ['spec', 'limits'], effect: 'new nodes' },
  { path: ['spec', 'weight'], effect: 'new nodes' },
  { path: ['spec', 'disruption', 'consolidationPolicy'], effect: 'consolidation' },
  { path: ['spec', 'disruption', 'consolidateAfter'], effect: 'consolidation' },
];

export interface FieldEdit {
  readonly path: readonly string[];
  /** An empty list or map against none: the nodes would be the same, the hash is not. */
  readonly isEmptyAgainstNone: boolean;
  /** `spec.template.metadata.labels (team a -> b)`. */
  readonly shown: Text;
}

/** How many entries of a field are named. */
const SHOWN = 2;

/** The fields with this effect that are edited, with what changes in them. */
export function editsOf(effect: EditEffect, before: StoredPool, after: StoredPool): FieldEdit[] {
  return FIELDS.filter((field) => field.effect === effect && isEdited(field, before, after)).map((field) => {
    const [was, is] = [before, after].map(({ stored }) => fieldAt(stored, ...field.path));
    const moved = before.isRedacted && field.part !== undefined ? [] : movedEntries(was, is, field);
    const values = moved.length === 0 ? NO_TEXT : text` (${few(moved, SHOWN)})`;
    return {
      path: field.path,
      isEmptyAgainstNone: isNothing(was) && isNothing(is),
      shown: text`${code(pathText(field.path))}${values}`,
    };
  });
}

/** Edits in a row. */
export function editsText(edits: readonly FieldEdit[]): Text {
  return joinTexts(
    edits.map(({ shown }) => shown),
    ', ',
  );
}

function isEdited({ part, path }: Field, before: StoredPool, after: StoredPool): boolean {
  if (part !== undefined) {
    if (before.isRedacted && part === 'annotations') return false;
    const { template } = before.pool;
    return templateHash({ ...template, [part]: after.pool.template[part] }) !== templateHash(template);
  }
  const textOf = ({ pool, stored }: StoredPool): string =>
    path.at(-1) === 'requirements'
      ? requirementsText(pool.template)
      : [...entriesOf(fieldAt(stored, ...path))].sort().join(' ');
  return textOf(before) !== textOf(after);
}

/** The same for requirements that allow the same values. */
function requirementsText({ requirements }: Template): string {
  const all = [...combine(requirements)].map(([key, { complement, values, least, most }]) =>
    [key, complement, [...values].sort(), least, most].map(String).join('/'),
  );
  return all.sort().join(' ');
}

function movedEntries(before: Json | undefined, after: Json | undefined, { part, path }: Field): Text[] {
  if (path.at(-1) === 'requirements') return [];
  const absent = part === 'expireAfterMs' ? 'Never' : 'none';
  const [was, is] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => {
      const values = text`${code(was.get(key) ?? absent)} -> ${code(is.get(key) ?? absent)}`;
      return key === '' ? values : text`${code(key)} ${values}`;
    });
}

/** The entries of a field by their names, taints by key and effect; a scalar has one, without a name. */
function entriesOf(value: Json | undefined): ReadonlyMap<string, string> {
  if (value === undefined || value === null) return new Map();
  if (Array.isArray(value))
    return new Map(
      value
        .filter(isObject)
        .map(({ key, value: own, effect }) => [
          `${scalarText(key)}:${scalarText(effect)}`,
          typeof own === 'string' && own !== '' ? own : 'there',
        ]),
    );
  if (!isObject(value)) return new Map([['', scalarText(value)]]);
  return new Map(Object.entries(value).map(([key, entry]) => [key, scalarText(entry)]));
}

function scalarText(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || Object.keys(value).length === 0;
}
