import { expect, test } from '@jest/globals';
import { judgeProposal } from '../../src/config/loosened.js';
import { readConfig } from '../../src/config/read.js';

const file = 'fleetplan.yml';

/** What an edit of the configuration loosens, as setting, before and after. */
function loosened(before: string, after: string) {
  const read = readConfig(`version: 1\n${before}`, file);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  const proposed = { before: read.config, file, text: `version: 1\n${after}`, isFirst: false };
  return judgeProposal(proposed).loosened.map((one) => [one.setting, one.before, one.after]);
}

test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
  [
    'a rule that only told, and is off',
    'rules: {unknown-field: info}\n',
    'rules: {unknown-field: off}\n',
    ['rules.unknown-field.severity', 'info', 'off'],
  ],
  [
    'another label that windows are compared by, with nothing hidden in its name',
    '',
    'rules: {same-window-everywhere: {label: "x\\u202e"}}\n',
    ['rules.same-window-everywhere.label', 'topology.kubernetes.io/region', 'x\\u{202e}'],
  ],
  ['a snapshot that is no longer named', 'snapshot: x\n', '', ['snapshot', 'x', null]],
])('%s is looser', (_claim, before, after, expected) => {
  expect(loosened(before, after)).toEqual([expected]);
});
