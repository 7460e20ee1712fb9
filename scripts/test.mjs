// npm test: types, linter, format, then every test. npm test -- NAME...: only the test files whose path holds a name.
import { spawnSync } from 'node:child_process';

const names = process.argv.slice(2);
const runs = (args) => spawnSync('npm', ['run', '-s', ...args], { stdio: 'inherit' }).status === 0;
process.exitCode = (names.length > 0 || runs(['check'])) && runs(['test:unit', '--', ...names]) ? 0 : 1;
