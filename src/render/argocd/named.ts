import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import { from, inTree } from '../paths.js';
import type { Workspace } from '../workspace.js';
import { innerOf } from '../../argocd/generators.js';
import { PINNED } from '../../argocd/pinned.js';

/** Where a path is no longer the same for everything that an ApplicationSet makes. */
const VARIES = /\{\{|[*?[{]/;

/**
 * What an Application or ApplicationSet that is not rendered takes from this repository all the same: its folder, values of a chart that
 * lies elsewhere, the files that its generators look at; `only` = of one source. Paths with parameters count up to the folder above the first of them.
 */
export function namedBy(
  { object }: Manifest,
  workspace: Workspace,
  isLocal: (url: string | null) => boolean,
  only: Json | null = null,
): string[] {
  const spec = field(object, 'spec');
  const made = field(field(spec, 'template'), 'spec') ?? spec;
  const all = [...itemsIn(made, 'sources'), field(made, 'source') ?? null];
  const sources = (only === null ? all : [only]).filter(isObject);
  const isOwn = (source: Json): boolean => {
    const url = textIn(source, 'repoURL');
    if (PINNED.test(textIn(source, 'targetRevision') ?? 'HEAD')) return false;
    return isLocal(url) || url?.includes('{{') === true;
  };
  const written = [
    ...sources.flatMap((source) => bySource(source, isOwn(source))),
    ...itemsIn(spec, 'generators').flatMap(byGenerator),
  ];
  const named = written
    .flatMap((path) => fixed(path) ?? [])
    .filter((path) => path !== '' && (workspace.isFile(path) || workspace.isFolder(path)));
  return [...new Set(named)].sort();
}

function bySource(source: Json, isOwn: boolean): string[] {
  const path = textIn(source, 'path');
  const values = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
  return [
    ...(isOwn && path !== null ? [path] : []),
    ...values.flatMap((one) => {
      if (one.startsWith('$')) return one.slice(one.indexOf('/') + 1);
      if (!isOwn || one.includes('://')) return [];
      if (one.startsWith('/')) return one;
      const own = from(path ?? '', one) ?? [];
      return VARIES.test(path ?? '') && one.startsWith('../') ? [own, climbed(one)].flat() : own;
    }),
  ];
}

/** Where values lie that are named from a folder of which nobody knows how deep it is: `../../clusters/{{name}}.yaml`. */
function climbed(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '');
}

function byGenerator(generator: Json): string[] {
  if (!isObject(generator)) return [];
  const git = field(generator, 'git');
  const entries = [...itemsIn(git, 'directories'), ...itemsIn(git, 'files')];
  return [...entries.flatMap((one) => textIn(one, 'path') ?? []), ...innerOf(generator).flatMap(byGenerator)];
}

function fixed(path: string): string | null {
  const at = path.search(VARIES);
  const kept = at < 0 ? path : path.slice(0, path.lastIndexOf('/', at) + 1);
  return inTree(kept.replace(/^\/+/, ''));
}
