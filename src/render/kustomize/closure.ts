import { field } from '../../manifest/fields.js';
import type { Reference } from '../../manifest/kustomization.js';
import { chartKeysIn, KUSTOMIZATION_NAMES, referencesIn } from '../../manifest/kustomization.js';
import type { FieldPath, Json, JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/visible.js';
import { from } from '../paths.js';
import type { PlacedYaml } from '../placed-yaml.js';
import { placedYaml } from '../placed-yaml.js';
import { renderProblem } from '../problems.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';

/** What a kustomization is made of. */
export interface Closure {
  /** The kustomization file that is built. */
  readonly root: string;
  /** Folders and files that the build reads; what is in the folders too. */
  readonly paths: readonly string[];
  /** Files with patches, those of the innermost kustomization first. */
  readonly patches: readonly string[];
}

/** The kustomization file of a folder; null where it holds none. */
export function kustomizationIn(workspace: Workspace, folder: string): string | null {
  const names = KUSTOMIZATION_NAMES.map((name) => below(folder, name));
  return names.find((name) => workspace.isFile(name)) ?? null;
}

/**
 * Everything that `kustomize build` reads of the tree, found before the tool runs. Throws a `RenderError` at the place of what it would
 * fetch, run or look for elsewhere: whatever is not a file or folder of the tree, kustomize takes for the address of a repository.
 * `instead` is a kustomization that a controller writes over the one of the folder, or where there is none.
 */
export function closureOf(workspace: Workspace, folder: string, instead: JsonObject | null = null): Closure {
  const written = kustomizationIn(workspace, folder);
  const root = written ?? (instead && below(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw new RenderError(noKustomization(folder));
  const scan = new Scan(workspace);
  if (written !== null) scan.folder(folder, written);
  if (instead !== null) scan.generated(folder, root, instead);
  const paths = [...scan.paths];
  if (scan.problem !== null)
    throw new RenderError(scan.problem, JSON.stringify([instead, workspace.contentId(paths)]));
  return { root, paths, patches: scan.patches };
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

class Scan {
  readonly paths = new Set<string>();
  readonly patches: string[] = [];
  /** The first of those found; the scan goes on, to know all that the build would read. */
  problem: Problem | null = null;

  constructor(private readonly workspace: Workspace) {}

  folder(folder: string, file: string): void {
    if (this.paths.has(folder)) return;
    this.paths.add(folder);
    for (const document of placedYaml(this.workspace.text(file) ?? '', file)) {
      if (isObject(document.value)) this.kustomization(folder, document.value, document);
    }
  }

  generated(folder: string, file: string, value: JsonObject): void {
    this.paths.add(folder);
    this.kustomization(folder, value, { value, placeOf: () => ({ file, line: 1, column: 1 }) });
  }

  private kustomization(folder: string, value: JsonObject, document: PlacedYaml): void {
    for (const key of chartKeysIn(value)) this.problem ??= chartIn(key, document, [key]);
    for (const reference of referencesIn(value)) {
      if (!reference.isInline) this.reference(folder, reference, document);
      else if (reference.use === 'plugin') this.plugin(reference.written, document, reference.at);
    }
  }

  private reference(folder: string, { written, at, use }: Reference, document: PlacedYaml): void {
    const path = from(folder, written);
    if (path === null) {
      this.problem ??= outside(written, document, at);
      return;
    }
    if (this.workspace.isFile(path)) {
      this.paths.add(path);
      if (use === 'patch') this.patches.push(path);
      if (use === 'plugin') this.plugin(this.workspace.text(path) ?? '', document, at);
    } else if (this.workspace.isFolder(path)) {
      const file = kustomizationIn(this.workspace, path);
      if (file === null) this.problem ??= noKustomization(path, document, at);
      else this.folder(path, file);
    } else this.problem ??= notInTree(written, document, at);
  }

  /** Built-in generators and transformers read files too, and charts. */
  private plugin(text: string, document: PlacedYaml, at: FieldPath): void {
    for (const { value } of placedYaml(text, '')) {
      if (field(value, 'kind') === 'HelmChartInflationGenerator')
        this.problem ??= chartIn('HelmChartInflationGenerator', document, at);
      const remote = addressIn(value);
      if (remote !== null) this.problem ??= notInTree(remote, document, at);
    }
  }
}

const FILE_KEYS = new Set(['path', 'paths', 'files', 'envs', 'env', 'resources', 'url', 'repo']);

/** The first address that a plugin's configuration would read from. */
function addressIn(value: Json, isFile = false): string | null {
  if (typeof value === 'string')
    return isFile && /:\/\/|^\/|^\.\.\/(?:.*\/)?\.\.\//.test(value) ? value : null;
  const parts: [Json, boolean][] = Array.isArray(value)
    ? value.map((one) => [one, isFile])
    : isObject(value)
      ? Object.entries(value).map(([key, one]) => [one, FILE_KEYS.has(key)])
      : [];
  for (const [part, named] of parts) {
    const found = addressIn(part, named);
    if (found !== null) return found;
  }
  return null;
}

function chartIn(key: string, document: PlacedYaml, at: FieldPath) {
  const message = `${key} has kustomize run Helm over a chart that it may fetch, which is not done for a change that is yet to be judged. Name the chart in \`policies\` by itself: \`- helm: {chart: FOLDER}\`.`;
  return renderProblem('kustomize-chart', message, document.placeOf(at));
}

function outside(written: string, document: PlacedYaml, at: FieldPath) {
  const message = `"${visible(written)}" leads out of the repository; nothing outside of it is read. Put the file into the repository.`;
  return renderProblem('outside', message, document.placeOf(at));
}

function notInTree(written: string, document: PlacedYaml, at: FieldPath) {
  const message = `"${visible(written)}" is no file or folder of this repository, and nothing is fetched to judge a change. Put what it names into the repository (a vendored copy), or correct the path.`;
  return renderProblem('remote-base', message, document.placeOf(at));
}

function noKustomization(folder: string, document?: PlacedYaml, at: FieldPath = []) {
  const where = visible(folder) || 'The root of the repository';
  const message = `${where} holds no kustomization.yaml, so there is nothing to build. Correct the folder.`;
  return renderProblem('no-kustomization', message, document?.placeOf(at) ?? (folder || null));
}
