import { joined } from '../../manifest/path.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import { innerOf } from '../../argocd/generators.js';
import { PINNED } from '../../argocd/pinned.js';
import type { Workspace } from '../workspace.js';

/** Parameters of an ApplicationSet, and patterns of its generators. */
const VARIES = /\{\{|[*?[{]/;

/** The files and folders of the tree that an Application or ApplicationSet takes, as far as they are written out. */
export function namedBy(
  { object }: Manifest,
  workspace: Workspace,
  isLocal: (url: string | null) => boolean,
): string[] {
  const spec = field(object, 'spec');
  const made = field(field(spec, 'template'), 'spec') ?? spec;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source') ?? null].filter(isObject);
  const written = [
    ...sources.flatMap((source) => inSource(source, isLocal)),
    ...itemsIn(spec, 'generators').flatMap(inGenerator),
  ];
  const named = written
    .map((path) => (VARIES.test(path) ? path.slice(0, path.lastIndexOf('/', path.search(VARIES)) + 1) : path))
    .flatMap((path) => joined('', path.replace(/^\/+/, '')) || [])
    .filter((path) => workspace.isFile(path) || workspace.isFolder(path));
  return [...new Set(named)].sort();
}

function inSource(source: Json, isLocal: (url: string | null) => boolean): string[] {
  const [url, path] = [textIn(source, 'repoURL'), textIn(source, 'path')];
  const isOwn =
    !PINNED.test(textIn(source, 'targetRevision') ?? 'HEAD') &&
    (isLocal(url) || url?.includes('{{') === true);
  const values = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
  return [
    ...(isOwn ? [path ?? ''] : []),
    ...values.flatMap((one) => {
      if (one.startsWith('$')) return one.slice(one.indexOf('/') + 1);
      if (!isOwn || one.includes('://')) return [];
      // How deep a folder with parameters lies is not known.
      if (one.startsWith('/') || VARIES.test(path ?? '')) return [one.replace(/^(?:\.\.\/)+/, '')];
      return joined(path ?? '', one) ?? [];
    }),
  ];
}

function inGenerator(generator: Json): string[] {
  const git = field(generator, 'git');
  const paths = [...itemsIn(git, 'directories'), ...itemsIn(git, 'files')].map(
    (one) => textIn(one, 'path') ?? '',
  );
  return [...paths, ...innerOf(generator).flatMap(inGenerator)];
}
