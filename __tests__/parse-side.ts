import type { Manifest } from '../src/manifest/manifest.js';
import { atOrigin, type SourceFile } from '../src/manifest/source-file.js';
import { type ParsedFile, parseManifests } from '../src/manifest/parse.js';

/** The objects of all files, in their order, and every problem with them. */
export function parseSide(files: readonly SourceFile[]): Pick<ParsedFile, 'manifests' | 'problems'> {
  const read = files.map((file) => atOrigin(parseManifests(file.text, file.path), file));
  const manifests = read.flatMap((one) => one.manifests);
  return { manifests, problems: read.flatMap(({ problems }) => problems) };
}

export function manifestsOf(files: readonly SourceFile[]): Manifest[] {
  return parseSide(files).manifests;
}
