import { lazily, once } from '../manifest/lookup.js';
import { folderOf, inside, isWithin } from '../manifest/path.js';
import {
  checkLimits,
  isLink,
  READ_LIMITS,
  type ReadLimits,
  type Root,
  SUBMODULE_MODE,
  type TreeEntry,
} from './root.js';

/** As Linux follows them, one after the other. */
const MOST_LINKS = 40;
/** Paths through links that are looked at: folders that link to each other lead to more paths than there are files. */
const MOST_LINKED = 1_000_000;
/** Targets of links are paths; a longer one leads nowhere, and so does each of more links. */
const TARGET_LIMITS: ReadLimits = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };

/** An entry under the path that leads to it, which may have links in it. */
interface Found {
  readonly path: string;
  readonly entry: TreeEntry;
}

/** Called for an entry that cannot be followed: a link that leads out or to nothing, a link to a folder that it is in, a submodule. */
type Refuse = (why: 'symlink' | 'circle' | 'submodule', found: Found) => void;

/** The files of a root with its links followed as long as they stay inside: nothing outside is read, whatever a link says. */
export class Links {
  private readonly byPath: ReadonlyMap<string, TreeEntry>;
  private readonly folders = new Set<string>(['']);
  private looked = 0;

  constructor(private readonly root: Root) {
    this.byPath = new Map(root.entries.map((entry) => [entry.path, entry]));
    for (const { path } of root.entries)
      for (let at = folderOf(path); !this.folders.has(at); at = folderOf(at)) this.folders.add(at);
  }

  file(path: string): TreeEntry | null {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    return entry === undefined || isLink(entry) || entry.mode === SUBMODULE_MODE ? null : entry;
  }

  isFolder(path: string): boolean {
    return this.folders.has(this.resolved(path) ?? path);
  }

  /**
   * The files at and below a path. Throws a `ReadError` for too many.
   * @param isEntered false for a link that is not followed
   */
  below(path: string, refuse: Refuse, isEntered: (path: string) => boolean = () => true): Found[] {
    const walk = (shown: string, link: TreeEntry | undefined, through: readonly string[]): Found[] => {
      const real = this.resolved(shown);
      if (real === null || through.includes(real)) {
        if (link !== undefined) refuse(real === null ? 'symlink' : 'circle', { path: shown, entry: link });
        return [];
      }
      const entries = this.within(real);
      if (through.length > 0)
        checkLimits((this.looked += entries.length), 0, { ...READ_LIMITS, files: MOST_LINKED });
      return entries.flatMap((entry) => {
        const rest = real === '' ? entry.path : entry.path.slice(real.length + 1);
        const found = { path: rest === '' ? shown : inside(shown, rest), entry };
        if (entry.mode === SUBMODULE_MODE) {
          refuse('submodule', found);
          return [];
        }
        if (!isLink(entry)) return [found];
        return isEntered(found.path) ? walk(found.path, entry, [...through, real]) : [];
      });
    };
    return walk(path, this.byPath.get(path), []);
  }

  target(path: string): string | null {
    const entry = this.byPath.get(path);
    if (entry === undefined || !isLink(entry)) return null;
    const target = this.targets().get(path);
    return Buffer.isBuffer(target) ? target.toString() : '';
  }

  private readonly targets = lazily(() =>
    this.root.read(this.root.entries.filter(isLink).slice(0, TARGET_LIMITS.files), TARGET_LIMITS),
  );

  private readonly within = once((real: string): readonly TreeEntry[] => {
    const entry = this.byPath.get(real);
    return entry ? [entry] : this.root.entries.filter(({ path }) => isWithin(real, path));
  });

  /** The path without links in it; null if it leaves the tree, is a circle or does not exist. */
  private readonly resolved = once((path: string): string | null => {
    const done: string[] = [];
    const steps = path.split('/');
    let links = 0;
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      if (step === '' || step === '.') continue;
      if (step === '..') {
        if (done.pop() === undefined) return null;
        continue;
      }
      const target = this.target([...done, step].join('/'));
      if (target === null) done.push(step);
      else if (target === '' || target.startsWith('/') || ++links > MOST_LINKS) return null;
      else steps.unshift(...target.split('/'));
    }
    const end = done.join('/');
    return this.byPath.has(end) || this.folders.has(end) ? end : null;
  });
}
