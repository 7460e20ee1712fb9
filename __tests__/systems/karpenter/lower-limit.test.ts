import { expect, test } from '@jest/globals';
import { lowerLimit } from '../../../src/systems/karpenter/words/tight-limit.js';
import { POOL } from '../../plan/reading/two-sides.js';
import { manifestsOf } from '../../parse-side.js';

const pool = (limits: string) => {
  const [only] = manifestsOf([{ path: 'a.yaml', text: POOL.replace('weight: 1', `weight: 1${limits}`) }]);
  if (!only) throw new Error('no manifest');
  return only;
};
const LIMITS = (cpu: string): string => `, limits: {cpu: ${cpu}}`;

test.each<[string, string, string, string[]]>([
  ['a first limit below what ten nodes have', '', LIMITS('1'), ['lower-limit/cpu']],
  ['a first limit that may be enough', '', LIMITS('1000'), []],
  ['a lower limit', LIMITS('"1k"'), LIMITS('100'), ['lower-limit/cpu']],
  ['a higher limit', LIMITS('100'), LIMITS('"1k"'), []],
  ['the same in other words', LIMITS('"1k"'), LIMITS('1000'), []],
  ['a limit that goes', LIMITS('1'), '', []],
  ['a limit of nodes, whose number is known', '', ', limits: {nodes: 1}', []],
])('what nobody knows of %s is told', (_claim, before, after, expected) => {
  const lower = lowerLimit(pool(after), pool(before).object, null, 10);
  expect(lower ? [lower.subject] : []).toEqual(expected);
  expect(lowerLimit(pool(after), pool(before).object, pool(''), 10)).toBeNull();
  expect(lowerLimit(pool(after), null, null, 10)).toBeNull();
});
