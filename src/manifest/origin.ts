import type { Manifest } from './manifest.js';
import { STRAY_NAMESPACE } from './object-problems.js';
import type { Problem } from './problem.js';
import type { SourceFile } from './source-file.js';

interface Read {
  readonly manifests: readonly Manifest[];
  readonly problems: readonly Problem[];
}

/**
 * What was read of a text that a tool printed, with the places where a person wrote it. Lines of printed text are nowhere in the
 * repository: an object stands where its file says, and a problem with the text stands at the top of that file. Kustomize, Flux and Argo CD
 * write a namespace into objects of kinds that they do not know; there is no line to delete, and the cluster drops it.
 */
export function atOrigin<T extends Read>(read: T, { origin, path }: SourceFile): T {
  if (origin === undefined) return read;
  const place = { file: path, line: 1, column: 1 };
  return {
    ...read,
    manifests: read.manifests.map(origin),
    problems: read.problems
      .filter(({ code }) => code !== STRAY_NAMESPACE)
      .map((problem) => (problem.place === null ? problem : { ...problem, place })),
  };
}
