import { setFlagsFromString } from 'node:v8';

/**
 * How much bytecode a function runs before V8 makes optimised code of it: nine times the default. One plan runs cold code for half
 * a second, and its optimiser takes more of that than the optimised code gives back: with it, planning beyond reading the snapshot
 * took about 1.4 times as long (`npm run bench`), and a plan of 6,000 nodes a quarter more processor time. V8 11 is Node.js 20; the
 * V8 of Node.js 24 has a middle tier, no such flag and no such difference.
 */
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=600000');
