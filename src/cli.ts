#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

const STDERR = 2;
const COULD_NOT_JUDGE = 2;

// Node.js 20 optimizes functions so early that this takes half of the time of a plan of 1,000 nodes. Later versions lack the flag.
if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${2 ** 19}`);
try {
  const { runCommandLine } = await import('./program.js');
  await runCommandLine();
} catch {
  // A file of the program is missing or broken: Node.js would end with 1, which means violations, and with a stack.
  try {
    writeSync(
      STDERR,
      'fleetplan: nothing was evaluated, because a file of the program itself is missing or broken: install it again\n',
    );
  } catch {
    // The reader has closed it.
  }
  process.exit(COULD_NOT_JUDGE);
}
