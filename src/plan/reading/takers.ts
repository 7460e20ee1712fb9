import { folderOf } from '../../manifest/path.js';
import { isExactly, isNamed, namesIn, recipeOf } from '../../manifest/recipes/recipe.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { mayRender } from './renders.js';
import { sourcesOfPlanned } from './sources.js';

/** A file that has other files of the repository rendered or applied. */
export interface Taker {
  readonly path: string;
  /** `helmfile`, `an object of Flux or Argo CD`. */
  readonly what: string;
  readonly command: string | null;
  /** True for a file that it names. */
  readonly names: (path: string) => boolean;
  /** True also for what is in a folder that it names. */
  readonly takes: (path: string) => boolean;
  /** True for what it decides about, though it may name no more than a part of it. */
  readonly governs: (path: string) => boolean;
}

type Written = Pick<BesideFile, 'path' | 'text'>;

/** What takes files of a side: recipes, objects that a controller renders others from, and source that names planned objects. */
export function takersIn(files: readonly Written[], sources: readonly BesideFile[]): readonly Taker[] {
  const linked = sourcesOfPlanned(sources);
  return [
    ...files.flatMap(takerIn),
    ...sources.flatMap((file) =>
      linked.has(file.path)
        ? naming(file.path, file.text, 'source that names planned objects')
        : takerIn(file),
    ),
  ];
}

function takerIn({ path, text }: Written): Taker[] {
  if (text === null) return [];
  const recipe = recipeOf(path, text);
  if (recipe === null) return mayRender(text) ? [naming(path, text, 'Flux, Argo CD or the like')] : [];
  const { tool: what, command, names, takes, governs } = recipe;
  return [{ path, what: recipe.isScript ? `\`${what}\`` : what, command, names, takes, governs }];
}

/** A folder of the root, which has no slash to be known by. */
const FOLDER = /\b(?:path|chart)["']?:[ \t]*["']?([\w.-]+)["']?[ \t]*(?=[,}\r\n]|$)/g;

/** What a text names, as a taker. */
export function naming(path: string, text: string | null, what: string): Taker {
  const folders = Array.from((text ?? '').matchAll(FOLDER), ([, name = '']) => `./${name}`);
  const written = namesIn(folderOf(path), [text ?? '', ...folders].join('\n'));
  const takes = (other: string): boolean => other !== path && written.some((name) => isNamed(name, other));
  const names = (other: string): boolean => written.some((name) => isExactly(name, other));
  return { path, what, command: null, names, takes, governs: takes };
}
