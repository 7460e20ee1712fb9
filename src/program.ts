import { config } from 'zod/v4/core';

// A run reads a configuration and a few dozen manifests once: parsers that zod would compile for each schema on first use cost
// more than they save (a tenth of a plan of 1,000 nodes). Schemas see this only when they are created later.
config({ jitless: true });

/** Loads the action. */
export async function loadAction(): Promise<typeof import('./main.js')> {
  return import('./main.js');
}

/** Runs the command line and ends the process. */
export async function runCommandLine(): Promise<never> {
  const { internalError, runToEnd } = await import('./edge/commands.js');
  const { processOutput } = await import('./output/output.js');
  const argv = process.argv.slice(2);
  const output = processOutput();
  // Unhandled rejections too: without this Node.js ends with 1, which means violations.
  process.on('uncaughtException', (error) => process.exit(internalError(error, argv, output)));
  // All is written when this is known, and nothing that is still open may keep the process.
  process.exit(await runToEnd(argv, output));
}
