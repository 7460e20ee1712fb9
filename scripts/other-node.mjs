// Runs the tests that start dist/ on a second Node.js as well: 24 where this is 20 or 22, 20 where this is 24.
// The second one comes from the npm registry as the platform's own package, without install scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const major = Number(process.versions.node.split('.')[0]);
const other = major >= 24 ? 20 : 24;
const folder = mkdtempSync(join(tmpdir(), 'fleetplan-node-'));
writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
const name = `node-${process.platform === 'darwin' ? 'darwin' : 'linux'}-${process.arch}`;
const install = spawnSync('npm', ['install', '--ignore-scripts', '--no-save', `${name}@${other}`], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const binary = join(folder, 'node_modules', name, 'bin', 'node');
if (install.status !== 0 || !existsSync(binary)) {
  console.log(`Node.js ${other} cannot be had here; the tests ran on ${process.versions.node} only`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
console.log(`tests again on Node.js ${version}`);
// With other cases of the property tests than the first run had.
const env = { ...process.env, FC_SEED: '24' };
const TESTS = [
  '__tests__/edge',
  '__tests__/output',
  '__tests__/github',
  '__tests__/manifest',
  '__tests__/snapshot',
];
const jest = ['--enable-source-maps', 'node_modules/jest/bin/jest.js'];
const run = spawnSync(binary, [...jest, ...TESTS], { stdio: 'inherit', env });
rmSync(folder, { recursive: true, force: true });
process.exit(run.status ?? 1);
