// Bundles the action and the command line into dist/. Same sources, same bytes: no source maps, no minifying, no dates.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const out = resolve(process.argv[2] ?? 'dist');
const work = mkdtempSync(join(tmpdir(), 'fleetplan-build-'));
const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');

// The bundler writes the real paths of the packages into what it makes, so a linked folder would give other bytes.
if (realpathSync('node_modules') !== join(realpathSync('.'), 'node_modules')) {
  console.error(
    'node_modules is a link, so dist/ would differ from a build in a clone. Run npm ci here, then build.',
  );
  process.exit(1);
}

/** Bundles one entry and returns the folder it went to. */
function bundle(entry) {
  const folder = join(work, entry);
  const args = [
    ncc,
    'build',
    `src/${entry}.ts`,
    '-o',
    folder,
    '--license',
    'licenses.txt',
    '--target',
    'es2022',
    '--no-cache',
  ];
  const run = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (run.status !== 0) {
    console.error(`bundling src/${entry}.ts failed`);
    process.exit(1);
  }
  return folder;
}

const action = bundle('index');
const cli = bundle('cli');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
cpSync(join(action, 'index.js'), join(out, 'index.js'));
cpSync(join(cli, 'index.js'), join(out, 'cli.js'));
// The action holds everything the command line does and the GitHub client besides, so its licences cover both.
cpSync(join(action, 'licenses.txt'), join(out, 'licenses.txt'));
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
rmSync(work, { recursive: true, force: true });
for (const file of ['index.js', 'cli.js']) {
  console.log(`${file} ${Math.round(readFileSync(join(out, file)).length / 1024)} kB`);
}
