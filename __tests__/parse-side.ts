import type { Manifest } from '../src/manifest/manifest.js';
import { parseManifests } from '../src/manifest/parse.js';
import type { SourceFile } from '../src/manifest/source-file.js';

/** The objects of all files, in their order. */
export function manifestsOf(files: readonly SourceFile[]): Manifest[] {
  return files.flatMap(({ path, text }) => parseManifests(text, path).manifests);
}
