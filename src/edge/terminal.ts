import type { Output } from '../output/output.js';

/** How wide a report for people may be, and whether it may have colours: not in a file. */
export function terminalOptions(
  path: string | null,
  output: Output,
): { readonly colour: boolean; readonly width: number } {
  return {
    colour: path === null && output.isTerminal && !process.env['NO_COLOR'],
    width: Math.min(160, Math.max(60, output.columns)),
  };
}
