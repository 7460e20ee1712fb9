import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import { RenderError, renderProblem } from './render-error.js';
import type { Tree } from './tree.js';

const MOST_BYTES = 100 * 1024 ** 2;

/**
 * A private folder with copies of the inputs of a tree. The tools see nothing else: a file that no source names is not there, and nothing
 * is written into the tree.
 */
export class Workspace {
  private readonly written = new Set<string>();
  private bytes = 0;
  private count = 0;

  private constructor(
    private readonly folder: string,
    readonly tree: Tree,
  ) {}

  /** Makes the folder, which only this user can enter. `remove` must follow. */
  static make(tree: Tree): Workspace {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fleetplan-')));
    chmodSync(folder, 0o700);
    mkdirSync(join(folder, 'tree'));
    mkdirSync(join(folder, 'home'));
    return new Workspace(folder, tree);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  get home(): string {
    return join(this.folder, 'home');
  }

  /** The copy of a path. */
  absolute(path: string): string {
    return join(this.folder, 'tree', path);
  }

  /** A new empty folder beside the copies. */
  scratch(): string {
    this.count += 1;
    const folder = join(this.folder, `beside-${this.count}`);
    mkdirSync(folder);
    return folder;
  }

  /** Copies files and folders, links as what they lead to. */
  copy(paths: readonly string[]): void {
    const wanted = paths.flatMap((one) => this.tree.below(one)).filter((path) => !this.written.has(path));
    this.tree.load(wanted);
    for (const path of wanted) {
      const bytes = this.tree.bytes(path) ?? Buffer.alloc(0);
      this.bytes += bytes.length;
      if (this.bytes > MOST_BYTES) throw new RenderError(tooLarge(path));
      this.write(path, bytes);
      this.written.add(path);
    }
  }

  /** Copies a folder of this machine to a path among the copies. */
  place(from: string, to: string): void {
    if (!existsSync(this.absolute(to)))
      cpSync(from, this.absolute(to), { recursive: true, dereference: true });
  }

  /** Runs something while some files have other texts. */
  async replacing<T>(texts: ReadonlyMap<string, string>, run: () => Promise<T>): Promise<T> {
    for (const [path, text] of texts) this.write(path, text);
    try {
      return await run();
    } finally {
      for (const path of texts.keys()) {
        const bytes = this.written.has(path) ? this.tree.bytes(path) : null;
        if (bytes === null) rmSync(this.absolute(path));
        else this.write(path, bytes);
      }
    }
  }

  /** The message of a tool with the paths of the repository. */
  shown(message: string): string {
    const copies = join(this.folder, 'tree');
    return message.replaceAll(`${copies}/`, '').replaceAll(copies, '.');
  }

  private write(path: string, content: Buffer | string): void {
    try {
      if (!isPlain(path)) throw new RangeError(path);
      mkdirSync(dirname(this.absolute(path)), { recursive: true });
      writeFileSync(this.absolute(path), content);
    } catch {
      const message = `${visible(path)} is not a path that can be written on this machine. Rename the file.`;
      throw new RenderError(renderProblem('bad-path', message, path));
    }
  }
}

/** False for a name that would leave the folder, or belong to git. */
function isPlain(path: string): boolean {
  return path
    .split('/')
    .every((step) => step !== '' && step !== '.' && step !== '..' && step.toLowerCase() !== '.git');
}

function tooLarge(path: string) {
  const message = `The sources need more than ${MOST_BYTES / 1024 ** 2} MiB of the repository; nothing of ${visible(path)} was rendered. Name smaller folders in \`policies\`.`;
  return renderProblem('too-large', message, path);
}
