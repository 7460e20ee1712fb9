// The process of one lane: runs the bundled files that it is sent, one after the other, each with a state of the runner of its own, and after
// each of them the environment and the folder are as they were. Called with the bundle; ends when nobody sends any more.
import { pathToFileURL } from 'node:url';
import { getState, resetState, run } from 'jest-circus';
import { afterAll, describe, jest } from './bundled-globals.mjs';

/** Of one test, where it does not say so itself; no file asks for longer for all of its tests. */
const PATIENCE_MS = 60_000;

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

/** What to print of the tests that failed, and of what failed outside of them. */
function failuresOf(path, tests, unhandledErrors) {
  const told = tests
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => `\n● ${path} > ${name}\n\n${errors.map(withoutRunner).join('\n\n')}\n`);
  const outside = unhandledErrors.map(
    (error) => `\n● ${path}, outside of any test\n\n${withoutRunner(error)}\n`,
  );
  return [...told, ...outside].join('');
}

blameForUncaught();
// The real one changes the time zone of the whole process, and makes a text of all that is set.
process.env = { ...process.env };
const given = { ...process.env };
const folder = process.cwd();
const { FILES } = await import(pathToFileURL(process.argv[2]).href);
// What the files share is set up as the bundle is loaded, and taken down with the process.
const ofTheProcess = getState().rootDescribeBlock.hooks;

/** Runs one file; gives its tests and what to print of its failures. */
async function accountOf(path) {
  resetState();
  getState().testTimeout = PATIENCE_MS;
  describe(path, () => {
    FILES[path]();
    afterAll(() => {
      jest.restoreAllMocks();
      process.env = { ...given };
      process.chdir(folder);
      process.exitCode = undefined;
    });
  });
  const { testResults, unhandledErrors } = await run();
  const tests = testResults.map((result) => {
    // The first two names are those of the whole and of the file.
    const name = result.testPath.slice(2).join(' > ');
    return { path, name, status: statusOf(result), duration: result.duration, errors: result.errors };
  });
  const failures = failuresOf(path, tests, unhandledErrors);
  const results = tests.map(({ errors: _errors, ...rest }) => rest);
  return { tests: results, failures, heldBytes: process.memoryUsage.rss() };
}

/** A file that can't be loaded has no tests, and fails. */
function failed(path, error) {
  return { tests: [], failures: `\n● ${path}\n\n${error?.stack ?? error}\n` };
}

process.on('message', async (path) => {
  process.send(await accountOf(path).catch((error) => failed(path, error)));
});
process.on('disconnect', async () => {
  for (const { fn } of ofTheProcess) await fn();
  // What a test left open, a server or a timer, does not keep the process.
  process.exit(0);
});
