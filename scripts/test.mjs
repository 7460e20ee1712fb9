// npm test: types, linter, format, then every test. npm test -- NAME...: only the test files whose path holds a name.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const names = process.argv.slice(2);
const [, ...unit] = JSON.parse(readFileSync('package.json', 'utf8')).scripts['test:unit'].split(' ');
const runs = (argv) => spawnSync(process.execPath, argv, { stdio: 'inherit' }).status === 0;
process.exitCode = (names.length > 0 || runs(['scripts/check.mjs'])) && runs([...unit, ...names]) ? 0 : 1;
