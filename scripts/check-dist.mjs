// Fails when dist/ is not what the sources build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fresh = mkdtempSync(join(tmpdir(), 'fleetplan-dist-'));
const build = spawnSync(process.execPath, ['scripts/build.mjs', fresh], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const names = [...new Set([...filesIn(fresh), ...filesIn('dist')])].sort();
const stale = names.filter((name) => !same(join(fresh, name), join('dist', name)));
rmSync(fresh, { recursive: true, force: true });
if (stale.length > 0) {
  console.error(`dist/ is not what the sources build: ${stale.join(', ')}. Run: npm run build`);
  process.exit(1);
}
console.log('dist/ is what the sources build');

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(name));
}

function same(a, b) {
  try {
    return readFileSync(a).equals(readFileSync(b));
  } catch {
    return false;
  }
}
