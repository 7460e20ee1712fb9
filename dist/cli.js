#!/usr/bin/env node
import { writeSync } from 'node:fs';
const STDERR = 2;
const NOT_EVALUATED = 2;
try {
    const { runCommandLine } = await import('./program.js');
    await runCommandLine();
}
catch {
    try {
        writeSync(STDERR, 'fleetplan: nothing was evaluated, because a file of the program itself is missing or broken: install it again\n');
    }
    catch {
    }
    process.exit(NOT_EVALUATED);
}
