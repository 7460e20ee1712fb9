// Packs the npm package, unpacks it in an empty folder elsewhere and runs its program there. Needs no network: dist/ holds all it needs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fleetplan-pack-'));

/** Standard output of a program that must end well. */
function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

try {
  const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], '.');
  const unpacked = join(folder, 'package');
  run('tar', ['-xzf', join(folder, packed.trim()), '-C', folder], folder);
  const program = resolve(
    unpacked,
    JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')).bin.fleetplan,
  );
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const catalogue = run(process.execPath, [program, 'rules'], empty);
  const [first = ''] = catalogue.split(/\s/);
  const page = run(process.execPath, [program, 'rules', first], empty);
  if (first === '' || !page.includes(first)) throw new Error(`rules and their pages are not in the package`);
  console.log(`the package runs elsewhere: ${catalogue.trim().split('\n').length} lines of rules`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
