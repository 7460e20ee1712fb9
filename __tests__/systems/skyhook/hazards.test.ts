import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, OLD, policy, policyOf } from './planned.js';

const READS =
  'kubeadm: { version: 1.0.0, image: example.com/kubeadm, env: [{ name: RUN, value: "[ $SKYHOOK_NODE_ORDER -eq 0 ]" }] }';
const PLAIN = 'kubeadm: { version: 1.0.0, image: example.com/kubeadm }';

interface Shape {
  readonly packages?: string;
  readonly batch?: number;
  /** Of a compartment beside the default one. */
  readonly selector?: string;
  readonly version?: string;
  readonly more?: string;
  readonly status?: object;
}

function told({
  packages = PLAIN,
  batch = 1,
  selector,
  version = '0.20',
  more = '',
  status,
}: Shape): string[] {
  const strategy = `fixed: { initialBatch: ${batch}, failureThreshold: 1, safetyLimit: 100 }`;
  const limits = `budget: { count: 1 }, strategy: { ${strategy} }`;
  const second =
    selector === undefined
      ? ''
      : `  compartments: [{ name: second, selector: { matchLabels: { ${selector} } }, ${limits} }]`;
  const group = version === '0.14' ? OLD : NEW;
  const head = policy({ group, strategy, more: second }) + main({ group, packages, more });
  const live = { apiVersion: NEW, kind: 'NodeWright', metadata: { name: 'tuning' }, spec: {}, status };
  const { findings } = planOf({
    base: status === undefined ? '' : head,
    head,
    snapshot: fleet('3 nodes pool=a\n3 nodes pool=b', status === undefined ? [] : [live]),
    config: configured(version),
  });
  return findings.filter(({ rule }) => rule === 'not-in-the-numbers').map(({ message }) => message);
}

// NVIDIA/nodewright docs/architecture/ordering.md shows kubeadm upgrade apply on 0, and upgrade node on all others.
describe('a package that reads SKYHOOK_NODE_ORDER', () => {
  test.each<[string, Shape, RegExp | null]>([
    ['one node at a time, in one compartment', { packages: READS }, null],
    ['a batch of two', { packages: READS, batch: 2 }, /starts 2 nodes together, the one with 0 among them/],
    [
      'two compartments',
      { packages: READS, selector: 'pool: b' },
      /the order between 2 compartments is random/,
    ],
    ['a compartment of no node', { packages: READS, selector: 'pool: c' }, null],
    [
      'an operator that does not set it',
      { packages: READS, version: '0.14' },
      /operators before 0.15 do not set it/,
    ],
    [
      'a second rollout',
      { packages: READS, status: { status: 'complete', nodeOrderOffset: 6 } },
      /goes on from 6, where the last rollout ended, so no node gets 0/,
    ],
    ['no package that reads it', { batch: 2 }, null],
  ])('%s', (_claim, shape, says) => {
    const found = told(shape);
    if (says === null) expect(found).toEqual([]);
    else expect(found[0]).toMatch(says);
  });
});

// NVIDIA/nodewright docs/user-guide/custom-resource.md: "serial will not roll out one node at a time".
describe('serial: true', () => {
  const SERIAL = '  serial: true';

  test.each<[string, Shape, boolean]>([
    ['with batches of three', { more: SERIAL, batch: 3 }, true],
    ['with batches of one', { more: SERIAL }, false],
    ['not set', { batch: 3 }, false],
  ])('%s: says that nodes still go together: %s', (_claim, shape, isTold) => {
    const found = told(shape);
    expect(found.some((message) => message.includes('does not take one node at a time'))).toBe(isTold);
  });
});

// NVIDIA/nodewright#633 and release notes of operator 0.20.0: until then a failed attempt made the node erroring.
describe('when an interrupt counts as failed', () => {
  const reboot = 'tune: { version: 1.0.0, image: example.com/tune, interrupt: { type: reboot } }';
  const service = reboot.replace('type: reboot', 'type: service, services: [tuned]');
  const isRead = (message: string): boolean => message.includes('take a reboot that went well for a failure');

  test.each([
    ['0.18', reboot, true],
    ['0.19', reboot, true],
    ['0.20', reboot, false],
    ['0.19', service, false],
    ['0.19', PLAIN, false],
  ])('%s, %s: a reboot may be read as a failure: %s', (version, packages, isTold) => {
    expect(told({ version, packages }).some(isRead)).toBe(isTold);
  });

  test.each([
    [reboot, /is seen at stageTimeout only/],
    [service, /after jobBackoffLimit restarts/],
  ])('0.20: %s says when', (packages, says) => {
    const head = policy({}) + main({ packages });
    const report = planOf({ head, snapshot: fleet('2 nodes'), config: configured('0.20') });
    expect(policyOf(report, 'tuning').notes.join(' ')).toMatch(says);
  });
});
