import { expect, test } from '@jest/globals';
import { addedFinalizers } from '../../../src/plan/outside/added-finalizers.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL } from '../reading/two-sides.js';

const held = (text: string) => manifestsOf([{ path: 'a.yaml', text }]);
const kept = (...finalizers: string[]): string =>
  POOL.replace('{name: a}', `{name: a, finalizers: [${finalizers.join(', ')}]}`);

test.each<[string, string, string, string[]]>([
  [
    'one that an object gets',
    POOL,
    kept('example.com/hold'),
    ['NodePool/a gets the finalizer `example.com/hold`'],
  ],
  ['one more', kept('a.b/c'), kept('a.b/c', 'a.b/d'), ['NodePool/a gets the finalizer `a.b/d`']],
  ['one that it had', kept('a.b/c'), kept('a.b/c'), []],
  ['one that goes', kept('a.b/c'), POOL, []],
  [
    'one of an object that is not planned',
    POOL,
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, finalizers: [a.b/c]}\n`,
    [],
  ],
])('a finalizer is told: %s', (_claim, before, after, expected) => {
  expect(addedFinalizers(held(before), held(after)).map(({ message }) => message.split(':')[0])).toEqual(
    expected,
  );
});
