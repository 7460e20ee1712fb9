import { toTerminal } from '../../src/text/render.js';
import { worsePhrase } from '../../src/report/words/worse.js';

test.each([
  ['a larger number', { status: 'worsened' }, ' Worse than before.'],
  ['the same number, now started', { status: 'worsened', startedBy: 'starts' }, ' New: merging starts it.'],
  ['the same, now waited for', { status: 'worsened', startedBy: 'asks' }, ' New: merging asks for it.'],
  [
    'an edit that is refused as the one before it',
    { status: 'worsened', startedBy: 'edits' },
    ' So it was before: this edit does not come into force either.',
  ],
  ['something new', { status: 'new' }, ''],
] as const)('of %s it is said in what it is worse', (_what, finding, says) => {
  expect(toTerminal(worsePhrase(finding))).toBe(says);
});
