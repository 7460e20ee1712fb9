import { duplicates } from './duplicates.js';
import { LIMITS, NODES_PER_SIDE } from './limits.js';
import type { Limits } from './limits.js';
import type { Manifest } from './manifest.js';
import { atOrigin } from './origin.js';
import type { Parsed } from './parse.js';
import { parseFile } from './parse.js';
import type { Problem } from './problem.js';
import type { SourceFile } from './source-file.js';
import { problemOf } from './source-text.js';

/**
 * The objects of all files of one side (base or head), in the order of the files, and every problem: those of each file, and
 * objects that are described twice. Past the limit on all files together nothing is returned but that problem.
 */
export function parseSide(
  files: readonly SourceFile[],
  limits: Limits = LIMITS,
  nodesPerSide: number = NODES_PER_SIDE,
): Parsed {
  const manifests: Manifest[] = [];
  const problems: Problem[] = [];
  let nodes = 0;
  for (const file of files) {
    const { path, text } = file;
    const parsed = atOrigin(parseFile(text, path, limits), file);
    nodes += parsed.nodes;
    if (nodes > nodesPerSide) {
      const message =
        `With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. ` +
        'Narrow the policy globs.';
      return { manifests: [], problems: [problemOf(path, 'too-many-nodes', message)] };
    }
    manifests.push(...parsed.manifests);
    problems.push(...parsed.problems);
  }
  return { manifests, problems: [...problems, ...duplicates(manifests)] };
}
