import { atEnd } from '../read/at-end.js';
import type { Problem } from '../manifest/problem.js';
import type { Root } from '../read/root.js';
import { RenderError } from '../sources/render-error.js';
import { rendererOf } from '../sources/renderer.js';
import { renderSource } from '../sources/sides.js';
import { Tree } from '../sources/tree.js';
import { Workspace } from '../sources/workspace.js';
import { configurationText } from './configuration.js';
import { layoutOf } from './layout.js';
import { workflowText } from './workflow.js';
import { toPlain } from '../text/render.js';

/** The files that a repository needs to be planned, and what a person must still answer. */
export interface Proposal {
  readonly configuration: string;
  readonly workflow: string;
  /** The snapshots that somebody has to take; those that are there already are none. */
  readonly snapshots: readonly string[];
  /** What was found, in a sentence. */
  readonly found: string;
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Renders what a repository holds and writes a configuration for it; null if nothing planned comes out. Nothing is left on
 * the disk. Throws a `RenderError` for a tool that is absent.
 */
export async function proposalFor(root: Root): Promise<Proposal | null> {
  const tree = new Tree(root);
  const workspace = Workspace.make(tree);
  const undo = atEnd(() => {
    workspace.remove();
  });
  const renderer = rendererOf(workspace);
  try {
    const absent = new Map<string, Problem>();
    const layout = await layoutOf(tree, async (one) => {
      const sourced = await renderSource(one, renderer);
      for (const problem of sourced.problems)
        if (problem.code === 'no-tool') absent.set(toPlain(problem.message), problem);
      return sourced;
    });
    const [problem] = absent.values();
    if (problem !== undefined) throw new RenderError(problem);
    if (layout === null) return null;
    return {
      configuration: configurationText(layout),
      workflow: workflowText(layout),
      snapshots: layout.clusters
        .map((cluster) => layout.snapshotOf(cluster))
        .filter((path) => !layout.snapshots.includes(path)),
      found: layout.found,
      notes: layout.notes,
    };
  } finally {
    await renderer.idle();
    undo();
    workspace.remove();
  }
}
