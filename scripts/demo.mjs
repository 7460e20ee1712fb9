#!/usr/bin/env node
// `npm start`, and `fleetplan-demo` of the npm package: a plan of the examples, base against head, straight from dist/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const args = [
  'dist/cli.js',
  'plan',
  ...['--base', 'examples/gpu-fleet/base', '--head', 'examples/gpu-fleet/head'],
  ...['--snapshot', 'examples/gpu-fleet/snapshot.ndjson', '--config', 'examples/gpu-fleet/fleetplan.yml'],
  // A fixed start, so that everybody sees the same dates.
  ...['--at', '2026-11-23T08:00:00Z'],
];
console.log(`$ node ${args.join(' ')}\n`);
const { status } = spawnSync(process.execPath, args, {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
// The example breaks rules on purpose (exit code 1); only a crash is a failure of the demonstration.
process.exit(status === 0 || status === 1 ? 0 : 1);
