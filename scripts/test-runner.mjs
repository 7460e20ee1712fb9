import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createRunner } from 'jest-light-runner';
import { TESTED } from './compile.mjs';

const ASKED = 'jest-light-runner-get-worker-data';
const runtime = 'child_process';

/** A file system in memory: some disks take longer to delete what the tests write than the tests take. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 29;

/**
 * Test files that take ten seconds and more, the slowest first: one that began last would keep one core busy alone. The browser suites run
 * beside a file that starts no processes; the one that takes a gigabyte is first, before that file has filled its memory. The bundler of
 * `shipped` runs before both processes have filled theirs. Files that run the action follow each other, so that they find a process of it
 * that has run before.
 */
const FIRST = [
  ...['cases', 'page/browser', 'playground/browser', 'sources/remote-charts/shipped'],
  ...['admission/permissive', 'growth', 'github/modes-faults'],
  ...['github/trusted', 'github/action', 'github/gate', 'github/inline-action', 'github/payloads'],
  ...['github/calls', 'github/fan-out', 'github/rendered', 'github/drift', 'github/merge', 'workflows'],
  ...['render/hostile', 'guards/table', 'edge/process'],
];

function rankOf({ path }) {
  const at = FIRST.findIndex((name) => path.endsWith(`/__tests__/${name}.test.ts`));
  return at < 0 ? FIRST.length : at;
}

/** A new folder in `parent` that is removed when this process ends. */
function folderIn(parent) {
  const folder = mkdtempSync(join(parent, 'fleetplan-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** The folder of all temporary files: in memory if there is room for them and programs run there, as they do not in a container of Docker. */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return folderIn(tmpdir());
    const folder = folderIn(MEMORY);
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0 ? folder : folderIn(tmpdir());
  } catch {
    return folderIn(tmpdir());
  }
}

/**
 * jest-light-runner over the compiled tests, with an answer for every process. It answers all processes as soon as the first one asks for
 * its data (0.7.13, `_runTest`); one that asks later would wait without an end.
 */
export default class TestRunner extends createRunner({ runtime }) {
  runTests(tests, ...rest) {
    process.env.FLEETPLAN_TESTS = temporaryFolder();
    process.once('SIGINT', () => process.exit(130));
    return super.runTests(
      tests.toSorted((a, b) => rankOf(a) - rankOf(b)),
      ...rest,
    );
  }

  async _runTest(test) {
    const { config: projectConfig } = test.context;
    const isFirst = !this._testRunners.has(projectConfig);
    const running = super._runTest({
      ...test,
      path: join(TESTED, relative('.', test.path)).replace(/\.ts$/, '.js'),
    });
    // On one core there are no processes.
    for (const { process } of (isFirst && this._testRunners.get(projectConfig).pool.threads) || []) {
      process.on('message', (message) => {
        if (message !== ASKED) return;
        const workerData = { globalConfig: this._globalConfig, projectConfig, runtime };
        process.send({ type: 'jest-light-runner-worker-data', workerData });
      });
    }
    return { ...(await running), testFilePath: test.path };
  }
}
