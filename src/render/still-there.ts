import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { objectsIn } from './kept.js';

/**
 * Without what was told of objects that stay where what brought them has them no longer, and that the head brings after all: by another entry of
 * `policies`, of which the one that told it knew nothing. That another one brings them is told by itself (`moved-delivery`).
 */
export function withoutStillThere<
  S extends { readonly files: readonly SourceFile[]; readonly problems: readonly Problem[] },
>(side: S): S {
  const keys = new Set(side.problems.flatMap(({ keeps = [] }) => keeps));
  if (keys.size === 0) return side;
  const names = [...keys].map((key) => key.slice(key.lastIndexOf('/') + 1));
  const there = new Set(
    side.files
      .filter(({ text }) => names.some((name) => text.includes(name)))
      .flatMap((file) => objectsIn(file).flatMap(({ key }) => (keys.has(key) ? key : []))),
  );
  if (there.size === 0) return side;
  const isLeft = ({ keeps }: Problem): boolean =>
    keeps === undefined || !keeps.every((key) => there.has(key));
  return { ...side, problems: side.problems.filter(isLeft) };
}
