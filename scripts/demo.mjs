#!/usr/bin/env node
// `npm start`, and `fleetplan-demo` of the npm package: a plan of the examples, base against head, straight from dist/.
// With `--open`: the playground, in the browser of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

if (process.argv.includes('--open')) {
  const page = join(root, 'docs/playground/index.html');
  const openers = { darwin: ['open', page], win32: ['cmd', '/c', 'start', '', page] };
  const [program, ...args] = openers[process.platform] ?? ['xdg-open', page];
  console.log(`Opening ${page}`);
  spawn(program, args, { detached: true, stdio: 'ignore' })
    .on('error', () => console.error('No browser was found: open this file in one.'))
    .unref();
} else process.exit(demonstrated());

/** Shows the plan; the exit code. */
function demonstrated() {
  const args = [
    'dist/cli.js',
    'plan',
    ...['--base', 'examples/gpu-fleet/base', '--head', 'examples/gpu-fleet/head'],
    ...['--snapshot', 'examples/gpu-fleet/snapshot.ndjson', '--config', 'examples/gpu-fleet/fleetplan.yml'],
    // A fixed start, so that everybody sees the same dates.
    ...['--at', '2026-11-23T08:00:00Z'],
  ];
  console.log(`$ node ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // The example breaks rules on purpose (exit code 1); only a crash is a failure of the demonstration.
  return status === 0 || status === 1 ? 0 : 1;
}
