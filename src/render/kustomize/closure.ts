import { inside, joined } from '../../manifest/path.js';
import { field, textIn } from '../../manifest/fields.js';
import {
  chartKeysIn,
  isAddress,
  KUSTOMIZATION_NAMES,
  type Reference,
  referencesIn,
} from '../../manifest/delivery/kustomization.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { type PlacedYaml, wholeYaml } from '../../manifest/placed-yaml.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import { disguisedKey, filesOfPlugin } from './plugins.js';
import {
  changedPlugins,
  chartIn,
  noKustomization,
  noMapping,
  notInTree,
  otherCase,
  outside,
  unread,
} from './refusals.js';

/** What a kustomization is made of. */
export interface Closure {
  /** The kustomization file that is built. */
  readonly root: string;
  /** Folders and files that the build reads; what is in the folders too. */
  readonly paths: readonly string[];
  /** The kustomizations that the build goes through; of a file that a controller writes over, only what that writes. */
  readonly kustomizations: readonly TakenKustomization[];
  /** Objects that it takes from elsewhere, and that are not in the tree. */
  readonly missing: readonly MissingObjects[];
}

/** One of the kustomizations of a build. */
export interface TakenKustomization {
  readonly file: string;
  readonly folder: string;
  readonly value: JsonObject;
  /** Where its fields stand. */
  readonly document: PlacedYaml;
  /** The folders that it takes, and by which key. */
  readonly inner: readonly { readonly folder: string; readonly key: string }[];
}

/** A remote base, a folder of a submodule, or charts: nothing of the tree. */
interface MissingObjects {
  /** The kustomization that names them. */
  readonly file: string;
  /** The key that they stand under, and what is written there. */
  readonly key: string;
  readonly written: string | null;
  readonly problem: Problem;
}

/** The kustomization file of a folder; null where it holds none. */
export function kustomizationIn(workspace: Workspace, folder: string): string | null {
  const names = KUSTOMIZATION_NAMES.map((name) => inside(folder, name));
  return names.find((name) => workspace.isFile(name)) ?? null;
}

/**
 * Everything that `kustomize build` reads of the tree, found before the tool runs. Throws a `RenderError` at the place of what it would
 * fetch, run or look for elsewhere: whatever is not a file or folder of the tree, kustomize takes for the address of a repository.
 * `instead` is a kustomization that a controller writes over the one of the folder, or where there is none.
 */
export function closureOf(workspace: Workspace, folder: string, instead: JsonObject | null = null): Closure {
  const written = kustomizationIn(workspace, folder);
  const root = written ?? (instead && inside(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw new RenderError(noKustomization(folder));
  const scan = new Scan(workspace);
  if (written !== null) scan.folder(folder, written);
  if (instead !== null) scan.generated(folder, root, instead);
  const paths = [...scan.paths];
  if (scan.problem !== null)
    throw new RenderError(scan.problem, JSON.stringify([instead, workspace.contentId(paths)]), paths);
  return {
    root,
    paths,
    kustomizations: [...scan.kustomizations.values()],
    missing: scan.missing,
  };
}

class Scan {
  readonly paths = new Set<string>();
  readonly kustomizations = new Map<string, TakenKustomization>();
  readonly missing: MissingObjects[] = [];
  /** The first of those found; the scan goes on, to know all that the build would read. */
  problem: Problem | null = null;

  constructor(private readonly workspace: Workspace) {}

  folder(folder: string, file: string): void {
    if (this.paths.has(folder)) return;
    this.paths.add(folder);
    for (const document of this.documentsOf(this.workspace.text(file) ?? '', file)) {
      if (isObject(document.value)) this.kustomization(folder, document.value, document);
      else if (document.value !== null) this.problem ??= noMapping(file);
    }
  }

  /** What kustomize reads and this reader does not could name anything. */
  private documentsOf(text: string, file: string): readonly PlacedYaml[] {
    const { documents, problem } = wholeYaml(text, file);
    if (problem !== null) this.problem ??= unread(file, problem);
    return documents;
  }

  generated(folder: string, file: string, value: JsonObject): void {
    this.paths.add(folder);
    this.kustomization(folder, value, { value, placeOf: () => ({ file, line: 1, column: 1 }) });
  }

  private kustomization(folder: string, value: JsonObject, document: PlacedYaml): void {
    const disguised = disguisedKey(value);
    if (disguised !== null) this.problem ??= otherCase(disguised, document);
    const { file } = document.placeOf([]);
    for (const key of chartKeysIn(value))
      this.missing.push({ file, key, written: null, problem: chartIn(key, document, [key]) });
    const inner: { folder: string; key: string }[] = [];
    this.kustomizations.set(file, { file, folder, value, document, inner });
    for (const reference of referencesIn(value)) {
      const { isInline, use, written, at, key } = reference;
      if (isInline) {
        if (use === 'plugin') this.plugin(folder, written, { document, at });
        continue;
      }
      const taken = this.reference(folder, reference, document);
      if (taken !== null) inner.push({ folder: taken, key });
    }
  }

  /** The folder that it names, where it is one. */
  private reference(folder: string, reference: Reference, document: PlacedYaml): string | null {
    const { written, at, use } = reference;
    const path = joined(folder, written);
    if (path === null) {
      this.problem ??= outside(written, document, at);
      return null;
    }
    // Kustomize takes it for an address before it looks for a folder of that name.
    if (isAddress(written) || this.workspace.submoduleOf(path) !== null) this.notHere(reference, document);
    else if (this.workspace.isFile(path)) {
      this.paths.add(path);
      if (use === 'plugin') this.plugin(folder, this.workspace.text(path) ?? '', { document, at });
    } else if (this.workspace.isFolder(path)) {
      const file = kustomizationIn(this.workspace, path);
      if (file === null) this.problem ??= noKustomization(path, document, at);
      else {
        this.folder(path, file);
        if (use === 'plugin') this.plugins(folder, { folder: path, file, depth: 0 }, { document, at });
        return path;
      }
    } else this.problem ??= notInTree(written, document, at);
    return null;
  }

  /** Objects that are taken from elsewhere change nothing of those that are here; all else does. */
  private notHere({ key, written, at }: Reference, document: PlacedYaml): void {
    const problem = notInTree(written, document, at);
    if (!TAKES_OBJECTS.has(key)) this.problem ??= problem;
    else this.missing.push({ file: document.placeOf([]).file, key, written, problem });
  }

  /** Plugins of a folder with a kustomization of its own: as they are written, or nobody knows what they read. */
  private plugins(root: string, { folder, file, depth }: PluginFolder, spot: Spot): void {
    for (const { value } of this.documentsOf(this.workspace.text(file) ?? '', file)) {
      const other = Object.keys(isObject(value) ? value : {}).find((key) => !LISTING.has(key));
      if (other !== undefined || depth > MAX_DEPTH)
        this.problem ??= changedPlugins(file, other ?? 'resources', spot);
      for (const written of listOf(field(value, 'resources'))) {
        const path = typeof written === 'string' ? joined(folder, written) : null;
        if (path === null) continue;
        const inner = this.workspace.isFolder(path) ? kustomizationIn(this.workspace, path) : null;
        if (inner !== null) this.plugins(root, { folder: path, file: inner, depth: depth + 1 }, spot);
        else if (this.workspace.isFile(path)) {
          this.plugin(root, this.workspace.text(path) ?? '', spot);
          this.plugin(folder, this.workspace.text(path) ?? '', spot);
        }
      }
    }
  }

  /** Built-in generators and transformers read files too, and charts. */
  private plugin(folder: string, text: string, { document, at }: Spot): void {
    const read = this.documentsOf(text, document.placeOf(at).file);
    for (const { value } of read) {
      if (value === null) continue;
      if (!isObject(value)) this.problem ??= noMapping(document.placeOf(at).file);
      const kind = textIn(value, 'kind') ?? '';
      const disguised = isObject(value) ? disguisedKey(value) : null;
      if (disguised !== null) this.problem ??= otherCase(disguised, document);
      if (kind === 'HelmChartInflationGenerator') this.problem ??= chartIn(kind, document, at);
      for (const path of filesOfPlugin(value)) this.pluginFile(folder, path, { document, at });
      if (textIn(value, 'apiVersion') !== 'builtin') this.program(folder, value);
    }
  }

  /** A program may read any file that its configuration names; it is not run, so the file need not exist. */
  private program(folder: string, value: Json): void {
    if (typeof value === 'string') {
      const path = joined(folder, value);
      if (path !== null && this.workspace.isFile(path)) this.paths.add(path);
    } else if (value !== null && typeof value === 'object')
      for (const inner of Object.values(value)) this.program(folder, inner);
  }

  private pluginFile(folder: string, written: string, { document, at }: Spot): void {
    if (written.includes('\n')) return;
    const path = joined(folder, written);
    if (path === null) this.problem ??= outside(written, document, at);
    else if (isAddress(written) || !this.workspace.isFile(path))
      this.problem ??= notInTree(written, document, at);
    else this.paths.add(path);
  }
}

/** Where a kustomization names a plugin. */
interface Spot {
  readonly document: PlacedYaml;
  readonly at: FieldPath;
}

interface PluginFolder {
  readonly folder: string;
  readonly file: string;
  readonly depth: number;
}

const MAX_DEPTH = 16;
/** Keys of a kustomization that leaves what it lists as it is. */
const LISTING: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'resources']);
/** Keys of what is there on its own: a component does something to what lies beside it. */
const TAKES_OBJECTS: ReadonlySet<string> = new Set(['resources', 'bases']);

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
