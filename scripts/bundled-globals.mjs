// What `@jest/globals` is to the bundled tests: jest's own runner and its `expect`, without the context of the VM that jest makes for a test
// file. In there each look at a global name (`Array`, `Object`, `Math`) asks the outer program, which takes 15 times as long: a third of
// the processor time of all tests.
import { jestExpect } from '@jest/expect';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { jestExpect as expect };

const mocker = new ModuleMocker(globalThis);
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  // A file that sets a time for itself would set it for all.
  setTimeout: () => jest,
};
