import type { Report } from '../../../src/plan/finding.js';
import { planOf } from '../../plan-of.js';
import { render } from '../../../src/report/index.js';
import { at, configured, fleet, main, NEW, policy, policyOf } from './planned.js';

const names = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
const PAUSED = `, annotations: { nodewright.nvidia.com/pause: "true" }`;
const first = (metadata = '', more = '  priority: 100'): string =>
  main({ name: 'first', packages: at('1.0.0'), metadata, more });
const second = main({ name: 'second', packages: at('1.0.0') });

/** Live, with four of ten nodes complete, or with none. */
const live = (name: string, done: number, metadata: object = {}): object => ({
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name, ...metadata },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.0.0', image: 'example.com/tune' } } },
  status: {
    status: 'unknown',
    nodeStatus: Object.fromEntries(names.map((node, i) => [node, i < done ? 'complete' : 'waiting'])),
  },
});

const planned = (base: string, head: string, others: readonly object[] = []): Report =>
  planOf({
    base: policy() + base,
    head: policy() + head,
    snapshot: fleet('10 nodes', others),
    config: configured('0.20'),
  });
const stuck = (report: Report) =>
  report.findings.find(({ rule, status }) => rule === 'no-progress' && status !== 'fixed');

describe('an object that waits for one that is paused', () => {
  const halfway = [live('first', 4), live('second', 0)];

  test('which the change itself pauses: a warning, and no advice to unpause at once', () => {
    const found = stuck(planned(first() + second, first(PAUSED) + second, halfway));
    expect(found?.severity).toBe('warning');
    expect(found?.message).toContain('it waits for "first", which is paused, to complete on the same nodes.');
    expect(found?.remediation).toContain('This change pauses it');
  });

  test('which was paused before: an error', () => {
    const found = stuck(planned(first(PAUSED), first(PAUSED) + second, [live('first', 4)]));
    expect([found?.severity, found?.remediation]).toEqual(['error', 'End the pause of "first".']);
  });
});

describe('an object that the change lets go, because it ends the pause of one before it', () => {
  const held = [live('first', 4), live('second', 0)];
  const lead = 'NodeWright/first, which is paused and comes before it,';
  test.each([
    ['disables that', first(PAUSED.replace('pause', 'disable')), `Merging starts it: ${lead} is disabled`],
    ['resumes that', first(), `Merging starts it, node by node: ${lead} is resumed.`],
    ['deletes that', '', `Merging starts it: ${lead} is deleted.`],
  ])('%s: said of it', (_claim, after, says) => {
    const report = planned(first(PAUSED) + second, after + second, held);
    expect(policyOf(report, 'second').change?.says).toContain(says);
  });

  test.each([
    ['stays paused', first(PAUSED), held],
    ['has nothing left to do', first(), [live('first', 10), live('second', 0)]],
    ['comes after it', first('', '  priority: 300'), held],
  ])('nothing is said where that %s', (_claim, after, objects) => {
    const before = after.includes('300') ? first(PAUSED, '  priority: 300') : first(PAUSED);
    const report = planned(before + second, after + second, objects);
    expect(policyOf(report, 'second').change?.says).not.toContain('Merging starts it');
  });
});

describe('an edit of the order of objects that starts nothing', () => {
  test.each([
    [
      'priority',
      '  priority: 300',
      'Its priority is 300, was 100: the operator takes it as number 2 of 2, after NodeWright/second.',
    ],
    [
      'sequencing',
      '  priority: 100\n  sequencing: all',
      'what comes after it waits until it is complete on every node',
    ],
  ])('%s: the new order is said, and it is not the same effect', (_, more, says) => {
    const report = planned(first() + second, first('', more) + second);
    expect(policyOf(report, 'first').change?.says).toContain(says);
    expect(report.plan.policies.find(({ ref }) => ref.name === 'first')?.sameEffect).toBe(false);
  });
});

describe('a policy that is missing', () => {
  const found = (others: readonly object[]) =>
    planOf({ head: first(), snapshot: fleet('10 nodes', others), config: configured('0.20') }).findings;

  test('is told by reference-missing, not as an interruptionBudget of 0', () => {
    expect(found([]).map(({ rule }) => rule)).not.toContain('deprecated-api');
  });
});

describe('an object that the change holds while its rollout is under way', () => {
  const mark = (name: string, value: string): string =>
    `, annotations: { nodewright.nvidia.com/${name}: "${value}" }`;
  const held = (metadata: string): Report => planned(first(), first(metadata), [live('first', 4)]);

  test.each([
    [
      'pause',
      'Merging pauses it: a stage that runs on a node is suspended where it is, and a node that is cordoned for it stays cordoned, and nothing more starts until it is resumed.',
    ],
    [
      'disable',
      'Merging disables it: what runs on a node goes on, and nothing more starts until it is enabled again.',
    ],
  ])('by %s: said, and not the same effect', (name, says) => {
    const report = held(mark(name, 'true'));
    expect(policyOf(report, 'first').change?.says).toContain(says);
    expect(report.plan.policies.find(({ ref }) => ref.name === 'first')?.sameEffect).toBe(false);
    expect(report.findings.filter(({ rule }) => rule === 'unknown-field')).toEqual([]);
  });

  test.each([
    ['pause', first(), 'never: it is paused'],
    ['pause', '', 'never: it is paused'],
    ['disable', '', 'never: it is disabled'],
    ['disable', first(mark('disable', 'true')), 'never: it is disabled'],
  ])('by %s, before it or from its creation on: no moment at which it is done', (name, before, finishes) => {
    const report = planned(before, first(mark(name, 'true'), '  priority: 90'), [live('first', 4)]);
    const { effect, change } = policyOf(report, 'first');
    expect([effect.outcome, effect.finish]).toEqual(['unfinished', null]);
    expect(change?.says).toContain('starts until it is');
    const comment = render(report, 'markdown');
    expect(comment).toContain(finishes);
    expect(comment.split('\n')[1]).toContain('Nothing starts until it is');
    expect(report.findings.map(({ rule }) => rule)).not.toContain('cannot-finish');
  });

  test.each([
    ['no file names it: it stays, and nothing starts', first(), first('', '  priority: 90'), 'unfinished'],
    ['the base did: merging takes it away', first(PAUSED), first('', '  priority: 90'), 'complete'],
    ['the change says otherwise', first(), first(mark('pause', 'false'), '  priority: 90'), 'complete'],
  ])('by hand in the cluster, and %s', (_claim, before, after, outcome) => {
    const paused = live('first', 4, { annotations: { 'nodewright.nvidia.com/pause': 'true' } });
    expect(policyOf(planned(before, after, [paused]), 'first').effect.outcome).toBe(outcome);
  });

  test('with nothing due, beside one that merging starts and that ends as late: that one has the finish', () => {
    const report = planned(first(), first(mark('disable', 'true')) + second, [live('first', 10)]);
    const finishes = render(report, 'markdown')
      .split('\n')
      .find((line) => line.startsWith('| Finishes |'));
    const [base, head] = finishes?.split('|').slice(2) ?? [];
    expect(base).toContain('if started now');
    expect(head).toContain('UTC');
    expect(head).not.toContain('if started now');
  });

  test('by a value that the operator does not read: nothing is held, and that is a finding', () => {
    const report = held(mark('pause', 'True'));
    expect(policyOf(report, 'first').change?.says).not.toContain('Merging');
    const found = report.findings.find(({ rule }) => rule === 'unknown-field');
    expect([found?.severity, found?.status]).toEqual(['warning', 'new']);
    expect(found?.message).toContain('is "True", and that value has no effect');
    expect(found?.remediation).toContain('Did you mean "true"?');
  });

  test('"false" holds nothing, as it says', () => {
    const report = held(mark('pause', 'false'));
    expect(report.findings.filter(({ rule }) => rule === 'unknown-field')).toEqual([]);
  });
});
