import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';
import { mayHoldCarrier } from '../objects/carrier-kinds.js';
import { kustomizationOf } from './kustomize.js';

interface Text {
  readonly path: string;
  readonly text: string | null;
}

/**
 * Tells the files that take part in planned objects and hold none themselves: of a chart of which a template mentions a planned kind, and
 * patches and components of a kustomization. `files` are those that no renderer reads.
 */
export function partsOf(files: readonly Text[]): (path: string) => boolean {
  const charts = files
    .filter(({ path }) => /(?:^|\/)Chart\.yaml$/.test(path))
    .map(({ path }) => folderOf(path))
    .filter((chart) => {
      const templates = chart === '' ? 'templates/' : `${chart}/templates/`;
      return files.some(({ path, text }) => path.startsWith(templates) && mayRender(text ?? ''));
    });
  const kustomizations = files.flatMap(({ path, text }) =>
    isKustomization(path) && text !== null ? kustomizationOf({ path, text }) : [],
  );
  const named = new Set(kustomizations.flatMap(({ deciding }) => deciding));
  const folders = [...charts, ...kustomizations.flatMap(({ components }) => components)];
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

function mayRender(text: string): boolean {
  return mayHoldPlanned(text) || mayHoldCarrier(text);
}
