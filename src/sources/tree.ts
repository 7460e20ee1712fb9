import { sha256Hex } from '../manifest/canonical.js';
import { lazily, once } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { contentIn, wholeYaml } from '../manifest/parse.js';
import { withinAny } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { Links } from '../read/policy-files.js';
import { READ_LIMITS, ReadError, type Root, SUBMODULE_MODE } from '../read/root.js';
import { literal, name, text } from '../text/text.js';
import { RenderError, renderError } from './source.js';

/** A side as the sources read it. Links are followed as long as they stay inside. */
export class Tree {
  private readonly links: Links;
  /** True for a path in a submodule: nothing of it is here. */
  readonly isOfSubmodule: (path: string) => boolean;
  private readonly contents = new Map<string, Buffer>();

  /** Throws a `RenderError` for a root that cannot be listed. */
  constructor(private readonly root: Root) {
    const [problem] = root.problems;
    if (problem) throw new RenderError(problem);
    this.links = new Links(root);
    this.isOfSubmodule = withinAny(
      root.entries.flatMap(({ mode, path }) => (mode === SUBMODULE_MODE ? path : [])),
    );
  }

  /** All files, without those that only a link to a folder leads to. */
  readonly files = lazily(() =>
    this.root.entries.map(({ path }) => path).filter((path) => this.isFile(path)),
  );

  isFile(path: string): boolean {
    return this.links.file(path) !== null;
  }

  isFolder(path: string): boolean {
    return this.links.isFolder(path);
  }

  holds(path: string): boolean {
    return this.isFile(path) || this.isFolder(path);
  }

  bytes(path: string): Buffer | null {
    const entry = this.links.file(path);
    if (entry === null) return null;
    this.load([path]);
    return this.contents.get(entry.path) ?? null;
  }

  text(path: string): string | null {
    const bytes = this.bytes(path);
    return bytes && bytes.toString();
  }

  /** The documents of a YAML file, and what keeps a part of it from being read; none if there is no such file. */
  readonly yaml = once((path: string) => wholeYaml(this.text(path) ?? '', path));

  /** The first document of a YAML file. */
  value(path: string): Json | undefined {
    return this.yaml(path).documents[0]?.value;
  }

  /**
   * Reads many files at once, before single ones are asked for. Throws a `RenderError` for files that cannot be read, and for too many or too
   * large ones.
   */
  load(paths: readonly string[]): void {
    const entries = new Set(paths.flatMap((path) => this.links.file(path) ?? []));
    const wanted = [...entries].filter(({ path }) => !this.contents.has(path));
    if (wanted.length === 0) return;
    try {
      for (const [path, content] of this.root.read(wanted, READ_LIMITS)) {
        if (!Buffer.isBuffer(content)) throw new ReadError(content);
        this.contents.set(path, content);
      }
    } catch (error) {
      throw error instanceof ReadError ? new RenderError(error.problem) : error;
    }
  }

  /** The files at and below a path. Throws for a link that leads out of the tree or nowhere, and for a submodule. */
  below(path: string): readonly string[] {
    const found = this.links.below(path, (why, { path: at }) => {
      const what =
        why === 'submodule'
          ? 'a submodule, and its files are not here'
          : 'a symbolic link that leads out of the repository, to nothing or to itself';
      const message = text`${name('file', visible(at))} is ${literal(what)}. The folder with it was not rendered. Put the files themselves there.`;
      throw renderError(why === 'submodule' ? why : 'symlink', message, at);
    });
    return found.map((one) => one.path);
  }

  /** Identifies the content of files and folders: equal on both sides if nothing differs, in `values` of charts beside comments and layout. */
  digest(paths: readonly string[], values: readonly string[] = []): string {
    const valuesIn = (path: string): string => contentIn(path, this.text(path) ?? '');
    const found = new Map(
      paths
        .flatMap((path) => this.links.below(path, () => undefined))
        .map(({ path, entry }) => [path, values.includes(path) ? valuesIn(path) : this.root.idOf(entry)]),
    );
    const ids = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return sha256Hex(JSON.stringify(ids));
  }
}
