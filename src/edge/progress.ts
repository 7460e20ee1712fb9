import type { Output } from '../output/output.js';

/** What somebody who waits at a terminal is told of one cluster. */
interface Progress {
  readonly reading: () => void;
  readonly planning: (steps: number) => void;
}

/** A short run shows its progress for a moment only. `index` counts from 0. */
export function progressOf(
  output: Output,
  cluster: string | null,
  [index, clusters]: readonly [index: number, clusters: number],
): Progress {
  const which = clusters > 1 ? ` ${index + 1} of ${clusters} clusters` : '';
  // A long name is cut, so it comes last.
  const whose = cluster === null ? '' : `, ${cluster}`;
  return {
    reading: () => {
      output.progress(`fleetplan: reading${which}${whose}`);
    },
    planning: (steps) => {
      output.progress(`fleetplan: planning${which}, ${steps.toLocaleString('en-US')} steps${whose}`);
    },
  };
}
