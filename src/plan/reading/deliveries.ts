import { errorAt, type Problem } from '../../manifest/problem.js';
import { field, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { groupOf, isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { parseManifests } from '../../manifest/parse.js';
import { folderOf, isWithin, joined } from '../../manifest/path.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { isNamespacedKind } from '../objects/namespaces.js';
import type { Kustomizations } from './kustomize.js';

/** What Flux or Argo CD puts over the objects of a folder when it applies them. */
interface Delivery {
  /** The object that says so. */
  readonly by: Manifest;
  /** How it is named in `policies`. */
  readonly entry: string;
  readonly folder: string;
  /** Why an object reaches the cluster as another one, as the end of a sentence; null where it does not. */
  readonly changes: (manifest: Manifest) => string | null;
}

const FLUX = 'kustomize.toolkit.fluxcd.io';
const ARGO = 'argoproj.io';
/** API groups of the objects that say how files are delivered. */
export const DELIVERING: readonly string[] = [FLUX, ARGO];
/** False for a text that says nothing of how files are delivered. */
export const mayDeliver = mentions(DELIVERING);

/** What is put over the plain files of one side by the Kustomizations of Flux and the Applications of Argo CD among them. */
export class Deliveries {
  private readonly all: readonly Delivery[];

  constructor(
    files: readonly SourceFile[],
    private readonly kustomizations: Kustomizations,
    isOne: (file: SourceFile) => boolean = ({ text }) => mayDeliver(text),
  ) {
    this.all = files
      .filter((file) => file.renderedBy === undefined && isOne(file))
      .flatMap(({ text, path }) => parseManifests(text, path).manifests)
      .flatMap((manifest) => deliveriesOf(manifest));
  }

  /** Why an object of a file that nobody rendered can not be judged as it is written; null where it can. */
  problemOf(manifest: Manifest, { path, key = path, renderedBy }: SourceFile): Problem | null {
    if (renderedBy !== undefined) return null;
    for (const { by, entry, folder, changes } of this.all) {
      if (!isWithin(folder, key) && !this.kustomizations.takesFrom(folder, path)) continue;
      const why = changes(manifest);
      if (why === null) continue;
      const message = `${visible(manifest.kind)}/${visible(manifest.name)} was not judged: the cluster gets another object than this one, as ${visible(by.kind)}/${visible(by.name)} at ${visible(by.place.file)}:${by.place.line} ${visible(why)}. Name that in \`policies\` of the configuration (\`- ${entry}\`), and what it applies is judged.`;
      return errorAt(manifest.place, 'changed-on-delivery', message);
    }
    return null;
  }
}

function deliveriesOf(by: Manifest): Delivery[] {
  const group = groupOf(by.apiVersion);
  const spec = field(by.object, 'spec');
  if (group === FLUX && by.kind === 'Kustomization') return flux(by, spec);
  if (group !== ARGO) return [];
  if (isPreview(itemsIn(spec, 'generators'))) return [];
  const made = by.kind === 'ApplicationSet' ? field(field(spec, 'template'), 'spec') : spec;
  return [...itemsIn(made, 'sources'), field(made, 'source') ?? null].flatMap((source) => argo(by, source));
}

/** True for Applications of open pull requests: they go with those, and are nothing that a merge changes. */
function isPreview(generators: readonly Json[]): boolean {
  const isOne = (generator: Json): boolean =>
    field(generator, 'pullRequest') !== undefined ||
    itemsIn(field(generator, 'matrix'), 'generators').some(isOne);
  return generators.length > 0 && generators.every(isOne);
}

function flux(by: Manifest, spec: Json | undefined): Delivery[] {
  const folder = folderIn(spec);
  if (folder === null) return [];
  const entry = `flux: ${visible(folderOf(by.place.file)) || '.'}`;
  const changes = (manifest: Manifest): string | null =>
    renamed(spec, ['namePrefix', 'nameSuffix']) ??
    moved(manifest, textIn(spec, 'targetNamespace'), 'targetNamespace') ??
    patched(manifest, itemsIn(spec, 'patches'));
  return [{ by, entry, folder, changes }];
}

function argo(by: Manifest, source: Json): Delivery[] {
  const kustomize = field(source, 'kustomize');
  const folder = folderIn(source);
  if (!isObject(kustomize) || folder === null) return [];
  const entry = `argocd: ${visible(by.place.file)}`;
  const changes = (manifest: Manifest): string | null =>
    renamed(kustomize, ['namePrefix', 'nameSuffix']) ??
    moved(manifest, textIn(kustomize, 'namespace'), 'kustomize.namespace') ??
    patched(manifest, itemsIn(kustomize, 'patches')) ??
    counted(manifest, itemsIn(kustomize, 'replicas')) ??
    labelled(kustomize);
  return [{ by, entry, folder, changes }];
}

/** Null for a path that is only known when it is filled in. */
function folderIn(spec: Json | undefined): string | null {
  const path = textIn(spec, 'path');
  return path === null || path.includes('{{') || path.includes('${')
    ? null
    : joined('', path.replace(/^\/+/, ''));
}

function renamed(spec: Json | undefined, keys: readonly string[]): string | null {
  const key = keys.find((one) => textIn(spec, one));
  return key === undefined ? null : `gives it another name (${key})`;
}

function moved(manifest: Manifest, namespace: string | null, key: string): string | null {
  if (!namespace || namespace === manifest.namespace || !isNamespacedKind(manifest)) return null;
  return `puts it into the namespace ${namespace} (${key})`;
}

/** A patch without a target is for the object that it names itself. */
function patched(manifest: Manifest, patches: readonly Json[]): string | null {
  const isMeant = patches.some((one) => {
    const target = objectIn(one, 'target');
    if (target !== null) return isTarget(target, manifest);
    const named = parseManifests(textIn(one, 'patch') ?? '', '').manifests;
    return (
      named.length === 0 || named.some(({ kind, name }) => kind === manifest.kind && name === manifest.name)
    );
  });
  return isMeant ? 'puts patches over it' : null;
}

/** By kind and name, which are patterns of the whole; what else a target may ask for is taken to be so. */
function isTarget(target: Json, { kind, name }: Manifest): boolean {
  // A pattern of a change is not run: only plain text that is another one is left out.
  const matches = (pattern: string | null, text: string): boolean =>
    !pattern || pattern === text || !/^[\w-]+$/.test(pattern);
  return matches(textIn(target, 'kind'), kind) && matches(textIn(target, 'name'), name);
}

function counted(manifest: Manifest, replicas: readonly Json[]): string | null {
  return replicas.some((one) => textIn(one, 'name') === manifest.name) ? 'sets its replicas' : null;
}

function labelled(kustomize: Json): string | null {
  if (objectIn(kustomize, 'commonLabels') === null || field(kustomize, 'labelWithoutSelector') === true)
    return null;
  return 'adds labels to its selector (commonLabels)';
}
