#!/usr/bin/env node
import { writeSync } from 'node:fs';

const STDERR = 2;
const NOT_EVALUATED = 2;

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
  process.exit(NOT_EVALUATED);
}
