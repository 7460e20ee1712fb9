import { expect, test } from '@jest/globals';
import type { Problem } from '../../../src/manifest/problem.js';
import { toldOnce } from '../../../src/plan/reading/told-once.js';

test('an edit of values that an object takes which nobody renders is told once, where the object is', () => {
  const told = (file: string, more: Partial<Problem> = {}): Problem => ({
    ...{ severity: 'error', code: 'not-rendered', message: file, place: { file, line: 1, column: 1 } },
    ...{ picture: null, ...more },
  });
  const application = told('apps/gpu.yaml', { tells: ['values/gpu.yaml'] });
  const files = (problems: readonly Problem[]): string[] => toldOnce(problems).map(({ message }) => message);
  const values = told('values/gpu.yaml');
  expect(files([application, values, told('values/web.yaml')])).toEqual(['apps/gpu.yaml', 'values/web.yaml']);
  // What is only said in passing vouches for nothing.
  expect(files([{ ...application, severity: 'warning' }, values])).toHaveLength(2);
});
