import { toTerminal } from '../../src/text/render.js';
import { worsePhrase } from '../../src/report/words/worse.js';
import { render } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

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

const STEEP = policy({ strategy: '{exponential: {initialBatch: 1, growthFactor: 3, failureThreshold: 1}}' });
const NEW_PACKAGE = roller().replace(
  '{tune:',
  '{extra: {version: 1.0.0, image: ghcr.io/example/extra}, tune:',
);
const NODES = nodeList(parseFleet('40 nodes gpu=true'));

test('a rollout that merging starts with the numbers of the next one is not called worse than before', () => {
  const report = planOf({ base: STEEP + roller(), head: STEEP + NEW_PACKAGE, snapshot: NODES });
  const comment = render(report, 'markdown');
  expect(report.findings.find(({ breaks }) => breaks.includes('peak-above-limit'))?.status).toBe('worsened');
  expect(comment).toContain('New: merging starts it.');
  expect(comment).not.toContain('Worse than before');
});

test('an edit of what is refused as before is an error, and not called worse', () => {
  const broken = policy({ strategy: '{fixed: {initialBatch: 0}}' });
  const report = planOf({
    base: broken + roller(),
    head: broken.replace('count: 1', 'count: 2') + roller(),
    snapshot: NODES,
  });
  const found = report.findings.filter(({ rule }) => rule === 'invalid-policy');
  expect(found.map(({ status, startedBy }) => [status, startedBy])).toEqual([['worsened', 'edits']]);
  expect(render(report, 'markdown')).not.toContain('Worse than before');
});

test('objects that are refused for one cause are one line', () => {
  const both = (limit: string): string =>
    ['a', 'b', 'c']
      .map((name) => policy({ strategy: limit }).replace('{name: gpu}', `{name: ${name}}`))
      .join('');
  const report = planOf({
    base: both('{fixed: {initialBatch: 1}}') + roller(),
    head: both('{fixed: {initialBatch: 0}}') + roller(),
    snapshot: NODES,
  });
  const lines = render(report, 'markdown').split('\n');
  const refused = lines.filter((line) => line.includes('**`invalid-policy`**') && line.includes('refused'));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(
    /`DeploymentPolicy\/a`, `DeploymentPolicy\/b` and `DeploymentPolicy\/c`: refused \(/,
  );
});
