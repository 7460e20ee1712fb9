import type { Manifest } from '../src/manifest/manifest.js';
import { LIMITS } from '../src/manifest/limits.js';
import { atOrigin, type SourceFile } from '../src/manifest/source-file.js';
import { type Parsed, parseFile } from '../src/manifest/parse.js';

/** The objects of all files, in their order, and every problem with them. */
export function parseSide(files: readonly SourceFile[]): Parsed {
  const read = files.map((file) => atOrigin(parseFile(file.text, file.path, LIMITS), file));
  const manifests = read.flatMap((one) => one.manifests);
  return { manifests, problems: read.flatMap(({ problems }) => problems) };
}

export function manifestsOf(files: readonly SourceFile[]): Manifest[] {
  return parseSide(files).manifests;
}
