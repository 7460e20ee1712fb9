import { createRunner } from 'jest-light-runner';

const ASKED = 'jest-light-runner-get-worker-data';
const runtime = 'child_process';

/** Test files that take ten seconds and more, the slowest first: one that began last would keep one core busy alone. */
const SLOW = [
  ...['cases', 'playground/browser', 'github/modes-faults', 'page/browser', 'growth', 'render/hostile'],
  ...['admission/permissive', 'guards/table', 'github/trusted', 'github/action', 'edge/process'],
];

function rankOf({ path }) {
  const at = SLOW.findIndex((name) => path.endsWith(`/__tests__/${name}.test.ts`));
  return at < 0 ? SLOW.length : at;
}

/**
 * jest-light-runner, with an answer for every process. It answers all processes as soon as the first one asks for its data (0.7.13,
 * `_runTest`); one that asks later would wait without an end.
 */
export default class TestRunner extends createRunner({ runtime }) {
  runTests(tests, ...rest) {
    return super.runTests(
      tests.toSorted((a, b) => rankOf(a) - rankOf(b)),
      ...rest,
    );
  }

  _runTest(test) {
    const { config: projectConfig } = test.context;
    const isFirst = !this._testRunners.has(projectConfig);
    const result = super._runTest(test);
    // On one core there are no processes.
    for (const { process } of (isFirst && this._testRunners.get(projectConfig).pool.threads) || []) {
      process.on('message', (message) => {
        if (message !== ASKED) return;
        const workerData = { globalConfig: this._globalConfig, projectConfig, runtime };
        process.send({ type: 'jest-light-runner-worker-data', workerData });
      });
    }
    return result;
  }
}
