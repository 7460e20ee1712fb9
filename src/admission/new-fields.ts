import { pathText } from '../manifest/fields.js';
import type { FieldPath } from '../manifest/manifest.js';
import type { Shape } from './evaluate.js';

/** The most fields that are named of one object. */
const MOST = 20;

/** Fields of an object that the cluster's own definition keeps, or accepts, and what is known here drops or refuses. */
export function newFieldsOf(own: Shape, known: Shape): string[] {
  const [refused] = own.violations.length === 0 ? known.violations : [];
  const dropped = specFields(own);
  const kept = specFields(known).filter((path) => !dropped.some((outer) => isWithin(path, outer)));
  return [...(refused ? [refused.path] : []), ...kept].map(pathText).slice(0, MOST);
}

function specFields({ unknownFields }: Shape): FieldPath[] {
  return unknownFields.map(({ path }) => path).filter(([first]) => first === 'spec');
}

/** True for the field itself as well. */
function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, i) => path[i] === step);
}
