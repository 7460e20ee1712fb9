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
