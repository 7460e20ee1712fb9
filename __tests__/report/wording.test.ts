import { counted, plural } from '../../src/text/plural.js';
import { reasonOf } from '../../src/text/file-errors.js';
import { parsePlanArguments } from '../../src/edge/arguments.js';
import { render } from '../render.js';
import { reportOf } from './fixtures.js';

test('render: a plan for a moment before the snapshot says that the snapshot lies after it', () => {
  const made = reportOf('bad');
  const { plan } = made;
  const late = { ...plan, snapshot: { ...plan.snapshot, takenAt: plan.at + 2 * 3_600_000 } };
  expect(render({ ...made, plan: late }, 'text', { width: 200 })).toContain(
    'taken 2 h after the moment planned for',
  );
});

test.each([
  [1, 'node', '1 node'],
  [0, 'policy', '0 policies'],
  [2, 'batch', '2 batches'],
  [2, 'day', '2 days'],
])('counted: %d %s is %s', (count, thing, text) => {
  expect(counted(count, thing)).toBe(text);
  expect(text.endsWith(plural(count, thing))).toBe(true);
});

test('reasonOf: errors of the system name the fault', () => {
  expect(reasonOf(Object.assign(new Error('ENOENT: open'), { code: 'ENOENT' }))).toBe(
    'there is no such file or folder. Check the path.',
  );
  expect(reasonOf(new Error('boom'))).toBe('the system refuses it. Check the path.');
  expect(() => parsePlanArguments(['--heed', 'x'])).toThrow('unknown option --heed');
});
