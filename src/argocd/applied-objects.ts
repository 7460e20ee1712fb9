import { groupOf, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { SourceFile } from '../manifest/source-file.js';

/** The objects of an Application by what tells them apart in the cluster, whatever version they are written in. */
export function appliedObjects(files: readonly SourceFile[]): ReadonlyMap<string, Manifest> {
  return new Map(
    files.flatMap(({ text, path, namespace }) =>
      parseManifests(text, path).manifests.map((manifest) => {
        const where = namespaceOf({ namespace: manifest.namespace ?? namespace ?? null });
        return [
          [groupOf(manifest.apiVersion), manifest.kind, where, manifest.name].join('/'),
          manifest,
        ] as const;
      }),
    ),
  );
}
