// Fails when dist/ or the playground is not what the sources build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPlayground, PLAYGROUND } from './playground.mjs';

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
for (const [name, text] of await buildPlayground()) {
  const path = join(PLAYGROUND, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  console.error(`${path} is not what the sources build. Run: npm run build:playground`);
  process.exit(1);
}
console.log(`dist/ and ${PLAYGROUND} are what the sources build`);

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
