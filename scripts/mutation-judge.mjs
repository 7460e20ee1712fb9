// Runs the vectors of a folder, or case pages; scripts/mutation.mjs bundles it with the changed code. Exit 1: one does not pass.
import { readFileSync } from 'node:fs';
import { replanned } from '../__tests__/case-pages.ts';
import { runFolders } from '../conformance/folders.ts';

const [kind, ...paths] = process.argv.slice(2);
const isMeasured = process.env.MUTATION_COVERAGE !== undefined;

/** True if it passes; while the coverage is measured, what it covers is recorded under its name. */
async function passes(name, run) {
  if (!isMeasured) return run();
  globalThis.__stryker__.currentTestId = name;
  const before = process.cpuUsage();
  const isPassed = await run();
  globalThis.__stryker__.currentTestId = undefined;
  // Processor time, which other work on the machine does not use up.
  const { user, system } = process.cpuUsage(before);
  console.log(`${name} ${(user + system) / 1e6}`);
  return isPassed;
}

async function vectorsPass() {
  const { failed } = await runFolders(paths, () => {});
  return failed === 0;
}

function pagePasses(path) {
  const text = readFileSync(path, 'utf8');
  try {
    return replanned(text) === text;
  } catch {
    return false;
  }
}

globalThis.__stryker__ ??= {};
if (kind === 'vectors') process.exit((await passes('vectors', vectorsPass)) ? 0 : 1);
for (const path of paths) if (!(await passes(path, () => pagePasses(path)))) process.exit(1);
