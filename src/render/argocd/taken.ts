import { chartIn } from '../helm/chart.js';
import { closureOf } from '../kustomize/closure.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import type { AppSource } from './sources.js';

/** The files and folders that a source is made of, what it takes from elsewhere in the tree too; null where that can not be told. */
export function pathsOf(workspace: Workspace, source: AppSource): readonly string[] | null {
  if (source.kind === 'directory') return source.paths;
  try {
    if (source.kind === 'helm') return chartIn(workspace, source.release.chart).paths;
    const { paths, missing } = closureOf(workspace, source.folder, source.instead);
    return missing.length > 0 ? null : paths;
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}

/** What an Application of another cluster takes, which is judged with the plan of that one. */
export function takenBy(workspace: Workspace, source: AppSource): readonly string[] {
  const values = source.kind === 'helm' ? source.release.values : [];
  return [...(pathsOf(workspace, source) ?? []), ...values];
}
