import type { Problem } from '../manifest/problem.js';
import { bySomething } from '../manifest/advice.js';
import { field } from '../manifest/fields.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import type { FileObject } from './flux/objects.js';
import { renderProblem } from './problems.js';
import type { Rendered } from './renderer.js';
import { RenderError } from './tree.js';
import type { Workspace } from './workspace.js';

/** What many objects that render others come to together. */
export class Gathered {
  private readonly files: SourceFile[] = [];
  private readonly paths = new Set<string>();
  /** Files with an object that nobody could render: an edit of them is no part of what was judged. */
  private readonly left = new Set<string>();
  private readonly problems: Problem[] = [];
  private readonly failures: NonNullable<Rendered['failures']>[number][] = [];

  constructor(private readonly workspace: Workspace) {}

  add({ files, paths, problems = [], failures = [] }: Rendered): void {
    this.files.push(...files);
    this.problems.push(...problems);
    this.failures.push(...failures);
    for (const path of paths) this.paths.add(path);
  }

  /**
   * Leaves an object as it is written, and its file among those that were not rendered. What it takes from the tree (`named`) was not
   * judged either: an error where the change edits it.
   */
  leave(object: FileObject, named: readonly string[] = []): void {
    this.keep(object);
    if (named.length === 0) return;
    const { kind, name, place } = object.manifest;
    const message = `${kind}/${visible(name)} can not be rendered here, and it takes ${visible(named.join(', '))} from this repository: an edit of that was not judged. ${bySomething()}`;
    const content = named.flatMap((path) => this.workspace.below(path).map((one) => [one.path, one.sha]));
    this.failures.push({
      problem: renderProblem('not-rendered', message, place),
      of: JSON.stringify(content),
    });
  }

  private keep({ file }: FileObject): void {
    if (!this.files.includes(file)) this.files.push(file);
    this.left.add(file.path);
  }

  /** One object that can not be rendered does not hide the others. A tool that is absent is the same for all. */
  async attempt(object: FileObject, render: () => Promise<void>): Promise<void> {
    try {
      await render();
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      this.keep(object);
      this.failures.push({ problem: error.problem, of: error.of ?? null });
    }
  }

  /** Says of an object that is suspended that its controller does not apply it now. */
  suspended({ manifest }: FileObject): void {
    if (field(field(manifest.object, 'spec'), 'suspend') !== true) return;
    const message = `${manifest.kind}/${visible(manifest.name)} is suspended: nothing of it is applied until it is resumed. It is planned as if it were.`;
    this.problems.push({
      ...renderProblem('suspended', message, manifest.placeOf(['spec', 'suspend'])),
      severity: 'warning',
    });
  }

  rendered(): Rendered {
    const paths = [...this.paths]
      .flatMap((path) => this.workspace.below(path).map((one) => one.path))
      .filter((path) => !this.left.has(path));
    return {
      files: this.files,
      paths: [...new Set(paths)],
      problems: this.problems,
      failures: this.failures,
    };
  }
}
