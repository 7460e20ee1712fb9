// npm test: types, linter, format, then every test. npm test -- NAME...: only the test files whose path holds a name.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const names = process.argv.slice(2);
const [, ...unit] = JSON.parse(readFileSync('package.json', 'utf8')).scripts['test:unit'].split(' ');
// glibc makes a heap for each thread of a process, and gives little of them back: 40 MB and more in a process of tests.
const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
const runs = (argv) => spawnSync(process.execPath, argv, { stdio: 'inherit', env }).status === 0;
process.exitCode = (names.length > 0 || runs(['scripts/check.mjs'])) && runs([...unit, ...names]) ? 0 : 1;
