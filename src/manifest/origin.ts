import type { Manifest } from './manifest.js';
import type { Problem } from './problem.js';
import type { SourceFile } from './source-file.js';

interface Read {
  readonly manifests: readonly Manifest[];
  readonly problems: readonly Problem[];
}

/**
 * What was read of a text that a tool printed, with the places where a person wrote it. Lines of printed text are nowhere in the
 * repository: an object stands where its file says, and a problem with the text stands at the top of that file.
 */
export function atOrigin<T extends Read>(read: T, { origin, path }: SourceFile): T {
  if (origin === undefined) return read;
  const place = { file: path, line: 1, column: 1 };
  return {
    ...read,
    manifests: read.manifests.map(origin),
    problems: read.problems.map((problem) => (problem.place === null ? problem : { ...problem, place })),
  };
}
