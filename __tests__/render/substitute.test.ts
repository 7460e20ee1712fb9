import { substituted } from '../../src/render/flux/substitute.js';

test.each([
  ['${A}', 'x'],
  ['${A:=d}', 'x'],
  ['${B:=d}', 'd'],
  ['${B:-d}', 'd'],
  ['${B=d}', 'd'],
  ['${B-d}', 'd'],
  ['${B}', ''],
  ['${E:=d}', 'd'],
  ['$${A}', '${A}'],
  ['$A', '$A'],
  ['${A:0:1}', '${A:0:1}'],
  ['a${A}b${A}', 'axbx'],
])('Flux makes of %s: %s', (written, expected) => {
  const values = new Map([
    ['A', 'x'],
    ['E', ''],
  ]);
  expect(substituted(written, { values, isComplete: true })).toBe(expected);
});
