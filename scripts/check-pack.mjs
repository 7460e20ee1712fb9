// Packs the npm package, installs it elsewhere as `npm i -g` does and runs its program in an empty folder. Needs no network: dist/ holds
// all it needs, so that no other package is fetched and none can object to the Node.js that is there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fleetplan-pack-'));

/** What a program that must end well says. */
function ran(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return { stdout, stderr };
}

function run(program, args, cwd) {
  return ran(program, args, cwd).stdout;
}

try {
  const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], '.');
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const there = ['--global', '--prefix', join(folder, 'global'), '--cache', join(folder, 'cache')];
  const { stderr } = ran(
    'npm',
    ['install', ...there, '--offline', '--no-audit', join(folder, packed.trim())],
    empty,
  );
  if (stderr.includes('EBADENGINE')) throw new Error(`npm objects to this Node.js: ${stderr}`);
  const installed = join(folder, 'global/lib/node_modules/fleetplan');
  if (existsSync(join(installed, 'node_modules'))) throw new Error('npm installed other packages with it');
  const program = join(folder, 'global/bin/fleetplan');
  const catalogue = run(program, ['rules'], empty);
  const [first = ''] = catalogue.split(/\s/);
  const page = run(program, ['rules', first], empty);
  if (first === '' || !page.includes(first)) throw new Error(`rules and their pages are not in the package`);
  if (!run(join(folder, 'global/bin/fleetplan-demo'), [], empty).includes('rack-05'))
    throw new Error('the demonstration does not plan the examples of the package');
  console.log(`the package runs elsewhere: ${catalogue.trim().split('\n').length} lines of rules`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
