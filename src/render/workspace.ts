import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import { withoutLinks } from '../read/links.js';
import { LINK_MODE, SUBMODULE_MODE, type TreeEntry } from '../read/tree.js';
import { decodeLossy } from '../read/text.js';
import { isWithin } from '../manifest/path.js';
import { renderProblem } from './problems.js';
import { readOrNull, RenderError, type Tree } from './tree.js';

/** As Linux follows them. */
const MOST_LINKS = 40;

/**
 * A private folder with a copy of the parts of a tree that a tool is to read. A tool never sees the work tree: what is checked out, its
 * configuration and whatever lies around it play no part, and what is written for a tool stays out of it.
 */
export class Workspace {
  private readonly byPath: ReadonlyMap<string, TreeEntry>;
  private readonly folders: ReadonlySet<string>;
  private scratched = 0;
  private readonly written = new Set<string>();
  private readonly links = new Map<string, string>();
  private readonly contents = new Map<string, Buffer>();

  private constructor(
    /** Holds the copy in `tree`, and `home` for the tools. */
    private readonly folder: string,
    private readonly source: Tree,
  ) {
    this.byPath = new Map(source.entries.map((entry) => [entry.path, entry]));
    this.folders = foldersOf(source.entries);
  }

  /** Makes the folder, which only this user can enter. `remove` must follow. */
  static make(source: Tree): Workspace {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fleetplan-')));
    chmodSync(folder, 0o700);
    mkdirSync(join(folder, 'tree'));
    mkdirSync(join(folder, 'home'));
    return new Workspace(folder, source);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  get home(): string {
    return join(this.folder, 'home');
  }

  /** Where a path of the tree lies in the copy. */
  absolute(path: string): string {
    return join(this.folder, 'tree', path);
  }

  /** A new folder beside the copy; it is not made yet. */
  scratch(): string {
    this.scratched += 1;
    return join(this.folder, `beside-${this.scratched}`);
  }

  /** Writes a text of our own beside the copy, and returns where. */
  aside(text: string): string {
    const folder = this.scratch();
    mkdirSync(folder);
    writeFileSync(join(folder, 'values.yaml'), text);
    return join(folder, 'values.yaml');
  }

  /** Runs something while a file of the copy has another text. */
  async replacing<T>(path: string, text: string, run: () => Promise<T>): Promise<T> {
    const absolute = this.absolute(path);
    const kept = this.scratch();
    const isThere = existsSync(absolute);
    if (isThere) renameSync(absolute, kept);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text, { flag: 'wx' });
    try {
      return await run();
    } finally {
      rmSync(absolute);
      if (isThere) renameSync(kept, absolute);
    }
  }

  /** Puts what is at and below one path of the copy at another one as well. */
  copy(from: string, to: string): void {
    if (!isPlain(to)) throw new RenderError(badName(to));
    if (existsSync(this.absolute(to))) return;
    cpSync(this.absolute(from), this.absolute(to), { recursive: true, verbatimSymlinks: false });
  }

  /** What a tool said, with paths as they are in the repository. */
  shown(said: string): string {
    return said.replaceAll(`${join(this.folder, 'tree')}/`, '').replaceAll(join(this.folder, 'tree'), '.');
  }

  get entries(): readonly TreeEntry[] {
    return this.source.entries;
  }

  isFile(path: string): boolean {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    return entry !== undefined && entry.mode !== SUBMODULE_MODE && entry.mode !== LINK_MODE;
  }

  isFolder(path: string): boolean {
    return path === '' || this.folders.has(this.resolved(path) ?? path);
  }

  /** The submodule that would hold a path, of which nothing is here; null where it lies in none. */
  submoduleOf(path: string): string | null {
    return prefixesOf(path).find((one) => this.byPath.get(one)?.mode === SUBMODULE_MODE) ?? null;
  }

  /** The entries at and below a path. */
  below(path: string): readonly TreeEntry[] {
    if (path === '') return this.source.entries;
    return this.source.entries.filter((entry) => isWithin(path, entry.path));
  }

  /** The text of a file of the tree; null where there is none. */
  text(path: string): string | null {
    const bytes = this.bytes(path);
    return bytes && decodeLossy(bytes);
  }

  /** The bytes of a file of the tree; null where there is none. */
  bytes(path: string): Buffer | null {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    if (entry === undefined || entry.mode === SUBMODULE_MODE || entry.mode === LINK_MODE) return null;
    const known = this.contents.get(entry.path);
    if (known !== undefined) return known;
    const bytes = this.source.read([entry]).get(entry.path) ?? Buffer.alloc(0);
    this.contents.set(entry.path, bytes);
    return bytes;
  }

  /** Reads many files at once, of which single ones are asked for later; false where they are too many. */
  loads(paths: readonly string[]): boolean {
    const wanted = paths
      .flatMap((path) => this.byPath.get(path) ?? [])
      .filter(({ path }) => !this.contents.has(path));
    const read = readOrNull(this.source, wanted);
    for (const [path, bytes] of read ?? []) this.contents.set(path, bytes);
    return read !== null;
  }

  /** The texts of some files, to be asked for when the tree is gone. */
  texts(paths: readonly string[]): (path: string) => string | null {
    const texts = new Map(paths.map((path) => [path, this.text(path)]));
    return (path) => texts.get(path) ?? null;
  }

  /** What identifies the content of the tree at and below paths: equal for base and head where nothing in them differs. */
  contentId(paths: readonly string[]): string {
    return idOfEntries(this.source, this.reached(paths));
  }

  /** The same without looking at what links lead to. */
  idBelow(paths: readonly string[]): string {
    return idOfEntries(
      this.source,
      paths.flatMap((path) => this.below(path)),
    );
  }

  /** Copies what is at and below paths, links as links. */
  need(paths: readonly string[]): void {
    const wanted = this.reached(paths).filter(({ path }) => !this.written.has(path));
    const contents = this.source.read(wanted);
    for (const { path, mode } of wanted) {
      const content = contents.get(path) ?? Buffer.alloc(0);
      this.write(path, mode, content);
      if (mode !== LINK_MODE) this.contents.set(path, content);
    }
  }

  /**
   * What is at and below paths, and what links there lead to. A link that leads out of the tree is an error, and so is a submodule, of
   * which nothing is here.
   */
  private reached(paths: readonly string[]): readonly TreeEntry[] {
    const wanted = new Map<string, TreeEntry>();
    const queue = [...paths];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      for (const entry of this.below(path)) {
        if (wanted.has(entry.path)) continue;
        if (entry.mode === SUBMODULE_MODE) throw new RenderError(submoduleIn(entry.path));
        wanted.set(entry.path, entry);
        if (entry.mode === LINK_MODE) queue.push(this.targetOf(entry.path));
      }
    }
    return [...wanted.values()];
  }

  private write(path: string, mode: string, content: Buffer): void {
    if (!isPlain(path)) throw new RenderError(badName(path));
    const absolute = this.absolute(path);
    mkdirSync(dirname(absolute), { recursive: true });
    const target = mode === LINK_MODE ? this.targetOf(path) : null;
    try {
      if (target === null) writeFileSync(absolute, content, { flag: 'wx' });
      else symlinkSync(posix.relative(posix.dirname(path), target) || '.', absolute);
    } catch {
      // Another name for a file of this machine: in other letters, or too long for it.
      throw new RenderError(badName(path));
    }
    this.written.add(path);
  }

  /** Where a link ends, through other links; throws for one that leaves the tree or leads nowhere. */
  private targetOf(link: string): string {
    const target = this.resolved(link);
    if (target === null) throw new RenderError(linkOut(link));
    return target;
  }

  private linkText(link: TreeEntry): string {
    const known = this.links.get(link.path);
    if (known !== undefined) return known;
    const target = decodeLossy(this.source.read([link]).get(link.path) ?? Buffer.alloc(0));
    this.links.set(link.path, target);
    return target;
  }

  /** The path without links in it; null where it leaves the tree, goes in circles or does not exist. */
  private resolved(path: string): string | null {
    const end = withoutLinks(path, MOST_LINKS, (step) => {
      const entry = this.byPath.get(step);
      return entry?.mode === LINK_MODE ? this.linkText(entry) : null;
    });
    if (end === null) return null;
    return end === '' || this.byPath.has(end) || this.folders.has(end) ? end : null;
  }
}

/** A path and all folders that it lies in. */
function prefixesOf(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_step, index) => steps.slice(0, index + 1).join('/'));
}

function foldersOf(entries: readonly TreeEntry[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of entries) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** Git lists no others; a folder has none either. Checked all the same, as it decides where files are written. */
function isPlain(path: string): boolean {
  return path
    .split('/')
    .every((step) => step !== '' && step !== '.' && step !== '..' && step.toLowerCase() !== '.git');
}

function linkOut(path: string) {
  const message = `${visible(path)} is a symbolic link that leads out of the repository, or nowhere; what it is in was not rendered. Put the file itself there.`;
  return renderProblem('symlink', message, path);
}

function submoduleIn(path: string) {
  const message = `${visible(path)} is a submodule, of which nothing is here; what it is in was not rendered. Put the files themselves there.`;
  return renderProblem('submodule', message, path);
}

function badName(path: string) {
  return renderProblem('bad-path', `${visible(path)} is no path that can be written. Rename the file.`, path);
}

function idOfEntries(source: Tree, entries: readonly TreeEntry[]): string {
  return JSON.stringify(entries.map((entry) => [entry.path, entry.mode, source.idOf(entry)]));
}
