import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../src/manifest/manifest.js';
import { patched } from '../../../src/systems/kubefleet/change/copied-specs.js';

const OBJECT = { spec: { a: 1, list: [1, 2], 'b/c': { '~d': 1 } } };
const after = (...patches: Json[]): Json => patched(OBJECT, patches);

describe('patches of an override', () => {
  test.each<[claim: string, patch: Json, spec: Json]>([
    ['add', { op: 'add', path: '/spec/e', value: 2 }, { ...OBJECT.spec, e: 2 }],
    ['add in place of what is there', { op: 'add', path: '/spec/a', value: 2 }, { ...OBJECT.spec, a: 2 }],
    ['replace', { op: 'replace', path: '/spec/a', value: 2 }, { ...OBJECT.spec, a: 2 }],
    ['remove', { op: 'remove', path: '/spec/a' }, { list: [1, 2], 'b/c': { '~d': 1 } }],
    [
      'add to the end of a list',
      { op: 'add', path: '/spec/list/-', value: 3 },
      { ...OBJECT.spec, list: [1, 2, 3] },
    ],
    ['add into a list', { op: 'add', path: '/spec/list/0', value: 0 }, { ...OBJECT.spec, list: [0, 1, 2] }],
    [
      'replace in a list',
      { op: 'replace', path: '/spec/list/1', value: 0 },
      { ...OBJECT.spec, list: [1, 0] },
    ],
    ['remove from a list', { op: 'remove', path: '/spec/list/0' }, { ...OBJECT.spec, list: [2] }],
    [
      'find names with strokes',
      { op: 'replace', path: '/spec/b~1c/~0d', value: 2 },
      { ...OBJECT.spec, 'b/c': { '~d': 2 } },
    ],
  ])('%s', (_claim, patch, spec) => {
    expect(after(patch)).toEqual({ spec });
    expect(OBJECT.spec.a).toBe(1);
  });

  test.each<[claim: string, patch: Json]>([
    ['at a place that is not there', { op: 'replace', path: '/spec/none/x', value: 1 }],
    ['of a field that is not there', { op: 'replace', path: '/spec/none', value: 1 }],
    ['of what is not there', { op: 'remove', path: '/spec/none' }],
    ['behind the end of a list', { op: 'replace', path: '/spec/list/2', value: 1 }],
    ['inside of a number', { op: 'add', path: '/spec/a/b', value: 1 }],
    ['without a path', { op: 'add', value: 1 }],
    ['whose path is no pointer', { op: 'add', path: 'spec', value: 1 }],
  ])('that can not be followed: %s', (_claim, patch) => {
    expect(after(patch)).toBeNull();
  });
});
