import { createHash } from 'node:crypto';
import { lazily, once } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { wholeYaml } from '../manifest/parse.js';
import { folderOf, isWithin } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { isLink, READ_LIMITS, ReadError, type Root, SUBMODULE_MODE, type TreeEntry } from '../read/root.js';
import { withoutLinks } from '../read/links.js';
import { literal, name, text } from '../text/text.js';
import { RenderError, renderError } from './render-error.js';

/** As Linux follows them. */
const MOST_LINKS = 40;

/** A side as the sources read it. Links are followed as long as they stay inside. */
export class Tree {
  private readonly byPath: ReadonlyMap<string, TreeEntry>;
  private readonly folders = new Set<string>(['']);
  private readonly contents = new Map<string, Buffer>();

  /** Throws a `RenderError` for a root that cannot be listed. */
  constructor(private readonly root: Root) {
    const [problem] = root.problems;
    if (problem) throw new RenderError(problem);
    this.byPath = new Map(root.entries.map((entry) => [entry.path, entry]));
    for (const { path } of root.entries)
      for (let at = folderOf(path); !this.folders.has(at); at = folderOf(at)) this.folders.add(at);
  }

  get entries(): readonly TreeEntry[] {
    return this.root.entries;
  }

  /** All files, without those that only a link to a folder leads to. */
  readonly files = lazily(() => this.entries.map(({ path }) => path).filter((path) => this.isFile(path)));

  isFile(path: string): boolean {
    return this.entry(path) !== null;
  }

  isFolder(path: string): boolean {
    return this.folders.has(this.resolved(path) ?? path);
  }

  /** True for a file and for a folder. */
  holds(path: string): boolean {
    return this.isFile(path) || this.isFolder(path);
  }

  /** The bytes of a file; null if there is none. */
  bytes(path: string): Buffer | null {
    const entry = this.entry(path);
    if (entry === null) return null;
    this.load([path]);
    return this.contents.get(entry.path) ?? null;
  }

  /** The text of a file; null if there is none. */
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

  /** Reads many files at once, before single ones are asked for. */
  load(paths: readonly string[]): void {
    const entries = new Set(paths.flatMap((path) => this.entry(path) ?? []));
    const wanted = [...entries].filter(({ path }) => !this.contents.has(path));
    if (wanted.length === 0) return;
    for (const [path, bytes] of this.read(wanted)) this.contents.set(path, bytes);
  }

  /** The files at and below a path. Throws for a link that leads out of the tree or nowhere, and for a submodule. */
  below(path: string): readonly string[] {
    return this.walk(path, [], (code, at) => {
      const message = text`${name('file', visible(at))} is ${literal(WHY[code])}. The folder with it was not rendered. Put the files themselves there.`;
      throw renderError(code, message, at);
    });
  }

  /** Identifies the content of files and folders: equal on both sides if nothing in them differs. */
  digest(paths: readonly string[]): string {
    const files = [...new Set(paths.flatMap((path) => this.walk(path, [], () => [])))].toSorted();
    const ids = files.map((path) => {
      const entry = this.entry(path);
      return [path, entry && this.root.idOf(entry)];
    });
    return createHash('sha256').update(JSON.stringify(ids)).digest('hex');
  }

  /** The submodule that a path lies in: nothing of it is here. */
  submoduleOf(path: string): string | null {
    return this.submodules().find((one) => isWithin(one, path)) ?? null;
  }

  private readonly submodules = lazily(() =>
    this.entries.filter(({ mode }) => mode === SUBMODULE_MODE).map(({ path }) => path),
  );

  private entry(path: string): TreeEntry | null {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    return entry === undefined || isLink(entry) || entry.mode === SUBMODULE_MODE ? null : entry;
  }

  private walk(path: string, through: readonly string[], refuse: Refuse): string[] {
    const real = this.resolved(path);
    if (real === null) return this.byPath.has(path) ? refuse('symlink', path) : [];
    if (through.includes(real)) return refuse('symlink', path);
    return this.within(real).flatMap((entry) => {
      const shown = (path + entry.path.slice(real.length)).replace(/^\//, '');
      if (entry.mode === SUBMODULE_MODE) return refuse('submodule', shown);
      return isLink(entry) ? this.walk(shown, [...through, real], refuse) : [shown];
    });
  }

  private readonly within = once((real: string): readonly TreeEntry[] => {
    const entry = this.byPath.get(real);
    return entry ? [entry] : this.entries.filter(({ path }) => isWithin(real, path));
  });

  /** Throws a `RenderError` for files that cannot be read, and for too many or too large ones. */
  private read(entries: readonly TreeEntry[]): readonly (readonly [string, Buffer])[] {
    try {
      return [...this.root.read(entries, READ_LIMITS)].map(([path, content]) => {
        if (!Buffer.isBuffer(content)) throw new ReadError(content);
        return [path, content];
      });
    } catch (error) {
      throw error instanceof ReadError ? new RenderError(error.problem) : error;
    }
  }

  private readonly linkText = once((path: string): string | null => {
    const entry = this.byPath.get(path);
    return entry !== undefined && isLink(entry)
      ? (this.read([entry])[0]?.[1] ?? Buffer.alloc(0)).toString()
      : null;
  });

  /** The path without links in it; null if it leaves the tree, is a circle or does not exist. */
  private readonly resolved = once((path: string): string | null => {
    const end = withoutLinks(path, MOST_LINKS, this.linkText);
    return end !== null && (this.byPath.has(end) || this.folders.has(end)) ? end : null;
  });
}

const WHY = {
  symlink: 'a symbolic link that leads out of the repository, to nothing or to itself',
  submodule: 'a submodule, and its files are not here',
} as const;

/** Called for an entry that cannot be walked; gives the files in its place. */
type Refuse = (code: keyof typeof WHY, path: string) => string[];
