import { namespaceOf } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';

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
      .flatMap((file) => keysIn(file).filter((key) => keys.has(key))),
  );
  if (there.size === 0) return side;
  const isLeft = ({ keeps }: Problem): boolean =>
    keeps === undefined || !keeps.every((key) => there.has(key));
  return { ...side, problems: side.problems.filter(isLeft) };
}

function keysIn({ text, path, namespace }: SourceFile): string[] {
  return parseManifests(text, path).manifests.map((manifest) => {
    const where = namespaceOf({ namespace: manifest.namespace ?? namespace ?? null });
    return `${manifest.kind}/${where}/${manifest.name}`;
  });
}
