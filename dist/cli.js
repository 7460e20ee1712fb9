#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
const STDERR = 2;
const COULD_NOT_JUDGE = 2;
if (process.versions.node.startsWith('20.'))
    setFlagsFromString(`--interrupt-budget=${2 ** 19}`);
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
    process.exit(COULD_NOT_JUDGE);
}
