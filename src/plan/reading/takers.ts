import { byKustomize } from '../../manifest/advice.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { folderOf, isWithin, joined } from '../../manifest/path.js';
import { isJudgedAsPrinted, isOnlyCalls, recipeOf } from '../../manifest/recipes/recipe.js';
import { isExactly, isNamed, LATER, namesIn } from '../../manifest/recipes/names.js';
import type { BesideFile, SourceFile } from '../../manifest/source-file.js';
import { lazily } from '../../manifest/lookup/once.js';
import { kustomizationOf } from './kustomize.js';
import { reachIn } from './reach.js';
import { mayRender } from './renders.js';
import { sourcesOfPlanned } from './sources.js';

/** A file that has other files of the repository rendered or applied. */
export interface Taker {
  readonly path: string;
  /** `helmfile`, `an object of Flux or Argo CD`. */
  readonly what: string;
  readonly command: string | null;
  /** What gives a verdict; absent: to have its command run, and to give what that prints. */
  readonly fix?: string;
  /** True for a file that it names. */
  readonly names: (path: string) => boolean;
  /** True also for what is in a folder that it names. */
  readonly takes: (path: string) => boolean;
  /** True for what it decides about, though it may name no more than a part of it. */
  readonly governs: (path: string) => boolean;
  /** How it comes to a path (`reachIn`). */
  readonly reach: () => (path: string) => string;
}

type Written = Pick<BesideFile, 'path' | 'text'>;

/** What takes files of a side: recipes, objects that a controller renders others from, and source that names planned objects. */
export function takersIn(
  files: readonly Written[],
  sources: readonly BesideFile[],
  judged: readonly string[] = [],
): readonly Taker[] {
  const linked = sourcesOfPlanned(sources);
  const takerIn = (file: Written): Taker[] => takerOf(file, judged);
  return [
    ...files.flatMap(takerIn),
    ...sources.flatMap((file) =>
      linked.has(file.path)
        ? naming(file.path, file.text, 'source that names planned objects')
        : takerIn(file),
    ),
  ];
}

function takerOf({ path, text }: Written, judged: readonly string[]): Taker[] {
  if (text === null) return [];
  if (isKustomization(path)) return [kustomizing({ path, text })];
  const recipe = recipeOf(path, text);
  if (recipe === null) return mayRender(text) ? [naming(path, text, 'Flux, Argo CD or the like')] : [];
  const isOnlyWriter = recipe.isScript && recipe.mayBeOther;
  if (isOnlyCalls(recipe) || isOnlyWriter || isJudgedAsPrinted(recipe, judged)) return [];
  const { tool, command, names, takes, governs, isScript } = recipe;
  const reach = lazily(() => reachIn(path, text, isScript));
  return [{ path, what: isScript ? `\`${tool}\`` : tool, command, names, takes, governs, reach }];
}

/**
 * A kustomization that nobody builds: what it takes as objects is read as it is, and what it does to those is not. A component is there to
 * do something to them, by whatever files lie in its folder.
 */
function kustomizing(file: Pick<SourceFile, 'path' | 'text'>): Taker {
  const { path, deciding, components } = kustomizationOf(file);
  const names = (other: string): boolean =>
    deciding.includes(other) || components.some((folder) => isWithin(folder, other));
  const what = 'a kustomization that is not built';
  const reach = () => (other: string) => (names(other) ? 'named' : '');
  const fix = byKustomize(folderOf(path));
  return { path, what, command: null, fix, names, takes: names, governs: names, reach };
}

/** A folder of the root, which has no slash to be known by. */
const FOLDER = /\b(?:path|chart)["']?:[ \t]*["']?([\w.-]+)["']?[ \t]*(?=[,}\r\n]|$)/g;

/** What is taken of a folder of Argo CD: patterns of names within it, which are no paths of the repository. */
const PATTERNS = /\b(?:include|exclude)["']?:[ \t]*(?:"[^"]*"|'[^']*'|[^\s,}]+)/g;

/** A folder that something is rendered in. */
const SOURCE = /\b(?:path|chart)["']?:[ \t]*["']?([^\s"',{}]+)/g;
const UPWARD = /(?:\.\.\/)+[^\s"',{}[\]]+/g;

/** Files of values that count from the chart that they are for: `../../envs/prod.yaml`. Source: argo-cd, docs/user-guide/helm.md, "Values files". */
function besideSources(text: string): readonly string[] {
  const upward = text.replace(LATER, '*').match(UPWARD)?.join('\n');
  if (upward === undefined) return [];
  return Array.from(text.matchAll(SOURCE), ([, folder = '']) => folder)
    .flatMap((folder) => joined('', folder) ?? [])
    .flatMap((folder) => namesIn(folder, upward));
}

/** What a text names, as a taker. */
export function naming(path: string, text: string | null, what: string): Taker {
  const says = (text ?? '').replace(PATTERNS, '');
  const folders = Array.from(says.matchAll(FOLDER), ([, name = '']) => `./${name}`);
  const written = [...namesIn(folderOf(path), [says, ...folders].join('\n')), ...besideSources(says)];
  const takes = (other: string): boolean => other !== path && written.some((name) => isNamed(name, other));
  const names = (other: string): boolean => written.some((name) => isExactly(name, other));
  const reach = lazily(() => reachIn(path, text ?? '', false));
  return { path, what, command: null, names, takes, governs: takes, reach };
}
