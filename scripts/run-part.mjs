// The tests of one process: some of the bundled files, each under its path, and after each of them the environment and the folder as they
// were. Called with the bundle, the file for the account, and the paths.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getState, run } from 'jest-circus';
import { afterAll, describe, jest } from './bundled-globals.mjs';

/** Of one test, where it does not say so itself; no file asks for longer for all of its tests. */
const PATIENCE_MS = 60_000;
const [bundle, accountPath, ...paths] = process.argv.slice(2);

/** An error that nobody waits for fails the test that runs, or the whole; one that is waited for later does not. */
function blameForUncaught() {
  const blamed = new Map();
  const blame = (error) => {
    const errors = getState().currentlyRunningTest?.errors ?? getState().unhandledErrors;
    const entry = [error, new Error('uncaught')];
    errors.push(entry);
    return () => errors.splice(errors.indexOf(entry), 1);
  };
  process.on('uncaughtException', blame);
  process.on('unhandledRejection', (error, promise) => blamed.set(promise, blame(error)));
  process.on('rejectionHandled', (promise) => blamed.get(promise)?.());
}

/** How the run names a state of a test that has ended. */
function statusOf({ status, errors }) {
  return errors.length > 0 ? 'failed' : status === 'done' ? 'passed' : 'skipped';
}

/** Without the places in the runner, which are the same for all. */
function withoutRunner(error) {
  return error.replaceAll(/^ +at .*node_modules.(jest-|@jest).*\n?/gm, '').trimEnd();
}

blameForUncaught();
getState().testTimeout = PATIENCE_MS;
// The real one changes the time zone of the whole process, and makes a text of all that is set.
process.env = { ...process.env };
const given = { ...process.env };
const folder = process.cwd();
const { FILES } = await import(pathToFileURL(bundle).href);
for (const path of paths) {
  describe(path, () => {
    FILES[path]();
    afterAll(() => {
      jest.restoreAllMocks();
      process.env = { ...given };
      process.chdir(folder);
      process.exitCode = undefined;
    });
  });
}
const { testResults, unhandledErrors } = await run();
const tests = testResults.map((result) => {
  // The first name is that of the whole.
  const [, path, ...names] = result.testPath;
  return {
    ...{ path, name: names.join(' > '), status: statusOf(result) },
    ...{ duration: result.duration, errors: result.errors },
  };
});
for (const { path, name, errors } of tests) {
  if (errors.length > 0)
    process.stderr.write(`\n● ${path} > ${name}\n\n${errors.map(withoutRunner).join('\n\n')}\n`);
}
for (const error of unhandledErrors)
  process.stderr.write(`\n● outside of any test\n\n${withoutRunner(error)}\n`);
writeFileSync(accountPath, JSON.stringify({ success: unhandledErrors.length === 0, tests }));
// What a test left open, a server or a timer, does not keep the process.
process.exit(0);
