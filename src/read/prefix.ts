import type { Manifest, Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';

/** A file or problem of a tree as a person finds it: with the folder that the tree lies in before its paths. */
export function atPrefix<T extends SourceFile | Problem>(one: T, prefix: string): T {
  if (prefix === '') return one;
  const under = (place: Place): Place => ({ ...place, file: prefix + place.file });
  if ('severity' in one) return one.place === null ? one : { ...one, place: under(one.place) };
  const { path, key = path, origin } = one;
  // The tree of the other side lies in another folder.
  if (origin === undefined) return { ...one, key, path: prefix + path };
  const moved = (manifest: Manifest): Manifest => {
    const found = origin(manifest);
    return { ...found, place: under(found.place), placeOf: (field) => under(found.placeOf(field)) };
  };
  return { ...one, key, path: prefix + path, origin: moved };
}
