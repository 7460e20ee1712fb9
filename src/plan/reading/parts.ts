import { folderOf, isWithin } from '../../manifest/path.js';
import { mayHoldCarrier } from '../objects/carrier-kinds.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';
import type { Kustomizations } from './kustomizations.js';

interface Text {
  readonly path: string;
  readonly text: string | null;
}

/**
 * Tells the files that take part in planned objects and hold none themselves: of a chart that depends on others or of which a template
 * mentions a planned kind, patches and components of a kustomization, and data of one that takes a carrier. `files` are those that no renderer reads.
 */
export function partsOf(
  files: readonly Text[],
  { all }: Pick<Kustomizations, 'all'>,
): (path: string) => boolean {
  const written = files.flatMap(({ path, text }) => (text === null ? [] : { path, text }));
  const charts = written
    .filter(({ path }) => /(?:^|\/)Chart\.yaml$/.test(path))
    .filter(({ path, text: chartText }) => {
      if (/^dependencies:\s*(?:#|$)/m.test(chartText)) return true;
      const chart = folderOf(path);
      const templates = chart === '' ? 'templates/' : `${chart}/templates/`;
      return written.some(
        ({ path, text }) => path.startsWith(templates) && (mayHoldPlanned(text) || mayHoldCarrier(text)),
      );
    })
    .map(({ path }) => folderOf(path));
  const texts = new Map(written.map(({ path, text }) => [path, text]));
  // Values of a HelmRelease are often data of a generator beside it.
  const withCarrier = all.filter(({ resources }) =>
    resources?.some((path) => mayHoldCarrier(texts.get(path) ?? '')),
  );
  const named = new Set([
    ...all.flatMap(({ deciding }) => deciding),
    ...withCarrier.flatMap(({ data }) => data),
  ]);
  const folders = [...charts, ...all.flatMap(({ components }) => components)];
  return (path) =>
    named.has(path) || (/\.(?:ya?ml|tpl)$/.test(path) && folders.some((folder) => isWithin(folder, path)));
}

/** Tells the paths that a renderer read, by themselves or with their folder. */
export function inputOf(renderedPaths: readonly string[]): (path: string) => boolean {
  const rendered = new Set(renderedPaths.map((path) => path.replace(/\/$/, '')));
  return (path) => {
    for (let at = path; ; at = folderOf(at)) {
      if (rendered.has(at)) return true;
      if (at === '') return false;
    }
  };
}
