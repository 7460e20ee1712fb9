import { createRunner } from 'jest-light-runner';

const ASKED = 'jest-light-runner-get-worker-data';
const runtime = 'child_process';

/**
 * jest-light-runner, with an answer for every process. It answers all processes as soon as the first one asks for its data (0.7.13,
 * `_runTest`); one that asks later would wait without an end.
 */
export default class TestRunner extends createRunner({ runtime }) {
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
