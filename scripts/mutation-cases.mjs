// Runs vector files and case pages; scripts/mutation.mjs bundles it with the changed code. Exit 1 at the first that does not pass, which it names.
import { readFileSync } from 'node:fs';
import { replanned } from '../__tests__/case-pages.ts';
import { runFolders } from '../conformance/folders.ts';

const paths = process.argv.slice(2);
const isMeasured = process.env.MUTATION_COVERAGE !== undefined;

async function passes(path) {
  if (path.endsWith('.json')) return (await runFolders([path], () => {})).failed === 0;
  const text = readFileSync(path, 'utf8');
  try {
    return replanned(text) === text;
  } catch {
    return false;
  }
}

globalThis.__stryker__ ??= {};
for (const path of paths) {
  // The coverage is recorded under this name.
  globalThis.__stryker__.currentTestId = path;
  const before = process.cpuUsage();
  const isPassed = await passes(path);
  // Processor time, which other work on the machine does not use up.
  const { user, system } = process.cpuUsage(before);
  // Measured on the unchanged code: a page that does not pass there shows nothing about a change.
  if (isMeasured) console.log(`${path} ${isPassed ? (user + system) / 1e6 : 'fails'}`);
  else if (!isPassed) {
    console.log(path);
    process.exit(1);
  }
}
globalThis.__stryker__.currentTestId = undefined;
