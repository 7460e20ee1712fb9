import { field, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import { SUFFIXES } from '../../read/glob/globs.js';
import type { Release } from '../helm/release.js';
import { kustomizationIn } from '../kustomize/closure.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { folderOf, joined } from '../../manifest/path.js';
import type { Workspace } from '../workspace.js';
import { insteadOf, unknownOver } from './kustomize-over.js';
import { isOtherBranch, PINNED } from '../../argocd/pinned.js';
import { releaseOf } from './release.js';
import { alternatives, crosses } from '../../argocd/stars.js';

/** One source of an Application, as something that can be rendered from the tree. */
export type AppSource =
  | { readonly kind: 'helm'; readonly release: Release }
  | { readonly kind: 'kustomize'; readonly folder: string; readonly instead: JsonObject | null }
  | {
      readonly kind: 'directory';
      readonly paths: readonly string[];
      /** What a person has taken out of them (`exclude`). */
      readonly excluded: readonly string[];
    };

/** What an Application takes from the tree; or, as the end of a sentence, why it can not be rendered from that. */
export function sourceOf(
  app: Manifest,
  written: Json,
  workspace: Workspace,
  isLocal: (url: string | null) => boolean,
  branch: string | null,
): AppSource | string {
  if (textIn(written, 'chart') !== null || !isLocal(textIn(written, 'repoURL')))
    return 'it takes a chart or a folder that is not in this repository';
  const revision = textIn(written, 'targetRevision') ?? 'HEAD';
  if (PINNED.test(revision)) return `it takes the version ${revision}, not what the change makes of it`;
  if (isOtherBranch(revision, branch))
    return `it follows the branch ${revision}, and the change goes to ${branch ?? ''}`;
  const path = joined('', textIn(written, 'path') ?? '');
  if (path === null || !workspace.isFolder(path))
    return `its path ${textIn(written, 'path') ?? ''} is no folder here (where \`repoURL\` is this repository, correct it)`;
  const inside = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const over = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`]
    .map(inside)
    .filter((file) => workspace.isFile(file));
  const source = over.reduce<Json | null>(
    (so, file) => so && overridden(so, workspace.text(file), file),
    written,
  );
  if (source === null) return `${over.join(' and ')} overrides it, and is no object`;
  const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) => isObject(field(source, key)));
  if (explicit.length > 1) return `its source is of several kinds (${explicit.join(', ')})`;
  const [kind = foundIn(workspace, path, inside)] = explicit;
  if (kind === 'plugin') return 'a plugin renders it';
  if (kind === 'helm') {
    const release = releaseOf(app, source, path, workspace, { isLocal, branch });
    return typeof release === 'string' ? release : { kind, release };
  }
  // Whether the file is taken for a manifest of such a folder as well, nobody has tried.
  if (kind !== 'kustomize' && over[0] !== undefined) return `${over[0]} overrides it`;
  if (kind !== 'kustomize') return directoryOf(workspace, path, field(source, 'directory'));
  const kustomize = field(source, 'kustomize');
  const why = unknownOver(kustomize);
  return why ?? { kind, folder: path, instead: insteadOf(workspace, path, kustomize) };
}

/**
 * A file of the folder lies over what the Application says, for all of its tools; where it comes from stays.
 * Source: argo-cd, reposerver/repository, `mergeSourceParameters` (a JSON merge patch, RFC 7386).
 */
function overridden(source: Json, text: string | null, file: string): Json | null {
  const patch = placedYaml(text ?? '', file)[0]?.value ?? null;
  return isObject(patch) ? merged(source, patch) : null;
}

function merged(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const own = Object.entries(isObject(target) ? target : {}).filter(([key]) => patch[key] !== null);
  const over = Object.entries(patch).flatMap(([key, value]): [string, Json][] =>
    value === null ? [] : [[key, merged(field(target, key) ?? null, value)]],
  );
  return Object.fromEntries([...own, ...over]);
}

function foundIn(workspace: Workspace, path: string, inside: (name: string) => string): string {
  if (workspace.isFile(inside('Chart.yaml'))) return 'helm';
  return kustomizationIn(workspace, path) === null ? 'directory' : 'kustomize';
}

const MANIFESTS = [...SUFFIXES, '.jsonnet'];

/** The manifests of a folder; stars of its patterns cross slashes. */
function directoryOf(
  workspace: Workspace,
  folder: string,
  directory: Json | undefined,
): (AppSource & { readonly kind: 'directory' }) | string {
  const [include, exclude] = ['include', 'exclude'].map((key) => alternatives(textIn(directory, key) ?? ''));
  if (!include || !exclude) return 'its include or exclude is a pattern that is not understood here';
  const isNamed = (patterns: readonly string[], path: string): boolean => {
    const relative = folder === '' ? path : path.slice(folder.length + 1);
    return patterns.some((pattern) => pattern !== '' && crosses(pattern, relative));
  };
  const included = workspace
    .below(folder)
    .map(({ path }) => path)
    .filter((path) => MANIFESTS.some((suffix) => path.endsWith(suffix)) && workspace.isFile(path))
    .filter((path) => field(directory, 'recurse') === true || folderOf(path) === folder)
    .filter((path) => include[0] === '' || isNamed(include, path));
  const excluded = included.filter((path) => isNamed(exclude, path));
  const paths = included.filter((path) => !excluded.includes(path));
  const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
  return jsonnet === undefined ? { kind: 'directory', paths, excluded } : `it holds jsonnet (${jsonnet})`;
}
