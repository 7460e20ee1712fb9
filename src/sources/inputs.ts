import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inside } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { name, text } from '../text/text.js';
import { RenderError, renderProblem } from './render-error.js';
import type { Tree } from './tree.js';

const MOST_BYTES = 100 * 1024 ** 2;

/**
 * A folder with copies of the inputs of one run of a tool. The tool sees nothing else: a file that no source names is not there, and nothing
 * is written into the tree.
 */
export class Inputs {
  private bytes = 0;
  private readonly made = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly tree: Tree,
  ) {}

  /** The copy of a path. */
  absolute(path: string): string {
    return join(this.folder, path);
  }

  /** Copies a file or folder, to the same path or another one; links as what they lead to. */
  copy(from: string, to = from): void {
    const wanted = this.tree.below(from);
    this.tree.load(wanted);
    for (const path of wanted) {
      const bytes = this.tree.bytes(path) ?? Buffer.alloc(0);
      this.bytes += bytes.length;
      if (this.bytes > MOST_BYTES) {
        const message = text`The sources need more than ${MOST_BYTES / 1024 ** 2} MiB of the repository; nothing of ${name('file', visible(path))} was rendered. Name smaller folders in \`policies\`.`;
        throw new RenderError(renderProblem('too-large', message, path));
      }
      this.write(path === from ? to : inside(to, from === '' ? path : path.slice(from.length + 1)), bytes);
    }
  }

  /** Copies a folder of this machine. */
  place(from: string, to: string): void {
    cpSync(from, this.absolute(to), { recursive: true, dereference: true });
  }

  write(path: string, content: Buffer | string): void {
    try {
      // A name that would leave the folder, or belong to git.
      if (path.split('/').some((step) => /^(?:|\.|\.\.|\.git)$/i.test(step))) throw new RangeError(path);
      const folder = dirname(this.absolute(path));
      if (!this.made.has(folder)) mkdirSync(folder, { recursive: true });
      this.made.add(folder);
      writeFileSync(this.absolute(path), content);
    } catch {
      const message = text`${name('file', visible(path))} is not a path that can be written on this machine. Rename the file.`;
      throw new RenderError(renderProblem('bad-path', message, path));
    }
  }
}
