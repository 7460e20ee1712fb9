import { isSameJson } from '../manifest/values/canonical.js';
import { pathText } from '../manifest/fields.js';
import { type FieldPath, isObject, type Json } from '../manifest/manifest.js';
import type { Shape } from './judge.js';

/** How a cluster's own definition decides otherwise than what is known here of the kind. */
export interface Difference {
  /**
   * `accepted`: what is known here refuses it. `refused`: it takes it. `kept`, `dropped`: a field that only the cluster, or only what
   * is known here, has. `filled-in`: another value is filled in.
   */
  readonly kind: 'accepted' | 'refused' | 'kept' | 'dropped' | 'filled-in';
  readonly path: string;
  /** What refuses it, or which values are filled in. */
  readonly says: string;
}

/** Fields of which a difference is told, of each object; more say nothing new. */
const MOST = 20;

/** Where the cluster's own definition and what is known here make different things of one object. */
export function differencesOf(own: Shape, known: Shape): readonly Difference[] {
  return [...verdicts(own, known), ...fields(own, known), ...filledIn(own, known)].slice(0, MOST);
}

function verdicts(own: Shape, known: Shape): Difference[] {
  const isTaken = own.violations.length === 0;
  if (isTaken === (known.violations.length === 0)) return [];
  const kind = isTaken ? 'accepted' : 'refused';
  const [first] = isTaken ? known.violations : own.violations;
  return first ? [{ kind, path: pathText(first.path), says: first.message }] : [];
}

function fields(own: Shape, known: Shape): Difference[] {
  const of = (shape: Shape): Map<string, FieldPath> =>
    new Map(
      shape.unknownFields.filter(({ path }) => path[0] === 'spec').map(({ path }) => [pathText(path), path]),
    );
  const [droppedThere, droppedHere] = [of(own), of(known)];
  const kept = [...droppedHere].filter(
    ([path, steps]) => !droppedThere.has(path) && !isInside(steps, droppedThere),
  );
  const dropped = [...droppedThere].filter(
    ([path, steps]) => !droppedHere.has(path) && !isInside(steps, droppedHere),
  );
  return [
    ...kept.map(([path]): Difference => ({ kind: 'kept', path, says: 'only the cluster knows the field' })),
    ...dropped.map(([path]): Difference => ({
      kind: 'dropped',
      path,
      says: 'the cluster does not know the field',
    })),
  ];
}

/** True for a field inside of one that is dropped as a whole. */
function isInside(path: FieldPath, dropped: ReadonlyMap<string, FieldPath>): boolean {
  return path.some((_step, length) => dropped.has(pathText(path.slice(0, length))));
}

/** What neither drops and both take has its written values alike: what differs was filled in. */
function filledIn(own: Shape, known: Shape): Difference[] {
  const found: Difference[] = [];
  const untold = new Set([...own.unknownFields, ...known.unknownFields].map(({ path }) => pathText(path)));
  const compare = (a: Json | undefined, b: Json | undefined, path: FieldPath): void => {
    if (found.length >= MOST || untold.has(pathText(path))) return;
    if (isSameJson(a ?? null, b ?? null)) return;
    if (isObject(a) && isObject(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
        compare(a[name], b[name], [...path, name]);
      return;
    }
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
      for (const [index, item] of a.entries()) compare(item, b[index], [...path, index]);
      return;
    }
    const says = `${textOf(a)} in the cluster, ${textOf(b)} as far as is known here`;
    found.push({ kind: 'filled-in', path: pathText(path), says });
  };
  compare(own.stored['spec'], known.stored['spec'], ['spec']);
  return found;
}

const LONGEST = 60;

function textOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
