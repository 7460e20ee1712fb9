import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { problemOf } from '../manifest/source-text.js';
import { visible } from '../manifest/words/visible.js';
import { atEnd } from './at-end.js';
import { CHECKOUT_LIMITS, type CheckoutLimits } from './limits.js';
import { withoutLinks } from './links.js';
import { pathProblem, submoduleProblem, symlinkProblem } from './problems.js';
import type { Root } from './root.js';
import { found, type Lookup, missing } from './source.js';
import { decodeLossy, REPLACED } from './text.js';
import { FILE_MODES, isLink, LINK_MODE, SUBMODULE_MODE, type TreeEntry } from './tree.js';

/** The most that is in memory at once. */
const BATCH_BYTES = 32 * 1024 ** 2;
/** As Linux follows them. */
const MOST_LINKS = 40;

/**
 * A private copy of a root for the tools, in a temporary folder that only this user can enter. A signal that ends the process removes it;
 * otherwise `remove` must follow. Every link in it leads to a place in it.
 */
export class Checkout {
  readonly folder: string;
  private readonly written = new Set<string>();
  private readonly undo: () => void;
  private readonly links: ReadonlyMap<string, TreeEntry>;
  private places: ReadonlySet<string> | null = null;

  constructor(
    private readonly root: Root,
    private readonly limits: CheckoutLimits = CHECKOUT_LIMITS,
  ) {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'fleetplan-')));
    chmodSync(this.folder, 0o700);
    this.undo = atEnd(() => {
      this.clean();
    });
    this.links = new Map(root.entries.filter(isLink).map((link) => [link.path, link]));
  }

  remove(): void {
    this.undo();
    this.clean();
  }

  /**
   * Writes files of the root that are not written yet, all where none are named. Links that lead out of the root, submodules and names that
   * no file may have are left out, each with a problem. Missing where a limit is exceeded or the root lacks a file: nothing is written then.
   */
  write(entries: readonly TreeEntry[] = this.root.entries): Lookup<readonly Problem[]> {
    const wanted = entries.filter(({ path }) => !this.written.has(path));
    const files = wanted.filter(({ mode, path }) => FILE_MODES.has(mode) && isPlain(path));
    const sizes = this.root.sizes(files);
    if (sizes.missing) return sizes;
    const bytes = files.reduce((sum, { sha }) => sum + (sizes.value.get(sha) ?? 0), 0);
    if (files.length > this.limits.files || bytes > this.limits.bytes) return missing(this.tooLarge());
    const links = wanted.filter((entry) => isLink(entry) && isPlain(entry.path));
    const targets = this.root.read(links.length === 0 ? [] : [...this.links.values()]);
    if (targets.missing) return targets;
    const problems = wanted.flatMap(refused);
    for (const batch of batchesOf(files, sizes.value)) {
      const contents = this.root.read(batch);
      if (contents.missing) return contents;
      for (const file of batch) problems.push(...this.putFile(file, contents.value));
    }
    // Links last: nothing is written through one.
    for (const link of links) problems.push(...this.putLink(link, targets.value));
    return found(problems);
  }

  private putFile({ path, sha, mode }: TreeEntry, contents: ReadonlyMap<string, Buffer>): readonly Problem[] {
    const permissions = mode === '100755' ? 0o755 : 0o644;
    return this.put(path, (absolute) => {
      writeFileSync(absolute, contents.get(sha) ?? Buffer.alloc(0), { flag: 'wx', mode: permissions });
    });
  }

  private putLink({ path, sha }: TreeEntry, targets: ReadonlyMap<string, Buffer>): readonly Problem[] {
    const end = withoutLinks(path, MOST_LINKS, (step) => {
      const link = this.links.get(step);
      return link === undefined ? null : decodeLossy(targets.get(link.sha) ?? Buffer.alloc(0));
    });
    this.places ??= placesOf(this.root.entries);
    if (end === null || !this.places.has(end)) return [symlinkProblem(path, `${path} ${sha}`)];
    return this.put(path, (absolute) => {
      symlinkSync(posix.relative(posix.dirname(path), end) || '.', absolute);
    });
  }

  private put(path: string, write: (absolute: string) => void): readonly Problem[] {
    const absolute = join(this.folder, path);
    try {
      mkdirSync(dirname(absolute), { recursive: true });
      write(absolute);
      this.written.add(path);
      return [];
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      const message = `${visible(path)} could not be written to the temporary folder (${visible(code)}). Rename the file, or make room in ${visible(tmpdir())}.`;
      return [problemOf(path, 'bad-path', message)];
    }
  }

  private clean(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private tooLarge(): Problem {
    const { files, bytes } = this.limits;
    const message = `What is to be rendered needs more than ${files} files or ${bytes} bytes of the repository; nothing was rendered. Name smaller folders in \`policies\`.`;
    return errorAt(null, 'too-large', message);
  }
}

function* batchesOf(
  files: readonly TreeEntry[],
  sizes: ReadonlyMap<string, number>,
): Generator<readonly TreeEntry[]> {
  let batch: TreeEntry[] = [];
  let bytes = 0;
  for (const file of files) {
    batch.push(file);
    bytes += sizes.get(file.sha) ?? 0;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Paths of all files and links, and of the folders that they are in; '' is the root. */
function placesOf(entries: readonly TreeEntry[]): ReadonlySet<string> {
  const places = new Set(['']);
  for (const { path, mode } of entries) {
    if (mode !== SUBMODULE_MODE) places.add(path);
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (places.has(folder)) break;
      places.add(folder);
    }
  }
  return places;
}

/** False for a name that would leave the folder, belong to git, or be shown as another one. */
function isPlain(path: string): boolean {
  const steps = path.split('/');
  return (
    !path.includes(REPLACED) &&
    steps.every((step) => step !== '' && step !== '.' && step !== '..' && step.toLowerCase() !== '.git')
  );
}

function refused({ path, mode, sha }: TreeEntry): readonly Problem[] {
  if (mode === SUBMODULE_MODE) return [submoduleProblem(path, `${path} ${sha}`)];
  if (path.includes(REPLACED)) return [pathProblem(path)];
  if (isPlain(path) && (mode === LINK_MODE || FILE_MODES.has(mode))) return [];
  return [
    problemOf(path, 'bad-path', `${visible(path)} is not a path that can be written. Rename the file.`),
  ];
}
