import { render } from '../../../src/report/index.js';
import type { Report } from '../../../src/plan/finding.js';
import { planOf } from '../../plan-of.js';
import {
  at,
  configured,
  edited,
  fleet,
  main,
  NEW,
  OLD,
  policy,
  policyOf,
  rules,
  sizes,
  VERSIONS,
} from './planned.js';

const able = (apply = false, more = ''): string =>
  at('1.0.0', `${more}, uninstall: { enabled: true${apply ? ', apply: true' : ''} }`);
const REBOOT = ', interrupt: { type: reboot }';
const WITH = VERSIONS.filter((version) => Number(version.slice(2)) >= 16);
const NODES = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);

interface Entry {
  readonly stage: string;
  readonly state: string;
}
const DONE: Entry = { stage: 'config', state: 'complete' };

/** The live object, with what each node has of the package; null = nothing. */
function live(
  entries: readonly (Entry | null)[],
  spec: object = {},
  batchState: object = { currentBatch: 1 },
): object {
  const isDone = (entry: Entry | null): boolean => entry === null || entry.state !== 'in_progress';
  return {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      deploymentPolicy: 'limits',
      packages: {
        base: { version: '1.0.0', image: 'x' },
        tune: { version: '1.0.0', image: 'example.com/tune', ...spec },
      },
    },
    status: {
      status: entries.every(isDone) ? 'complete' : 'in_progress',
      nodeStatus: Object.fromEntries(
        entries.map((entry, i): [string, string] => [
          NODES[i] ?? '',
          isDone(entry) ? 'complete' : 'in_progress',
        ]),
      ),
      nodeState: Object.fromEntries(
        entries.map((entry, i): [string, object] => [
          NODES[i] ?? '',
          {
            'base|1.0.0': { name: 'base', version: '1.0.0', ...DONE },
            ...(entry ? { 'tune|1.0.0': { name: 'tune', version: '1.0.0', ...entry } } : {}),
          },
        ]),
      ),
      compartmentStatuses: { __default__: { matched: 10, batchState } },
    },
  };
}

const BASE = 'base: { version: 1.0.0, image: x }';
const packages = (tune: string | null): string => (tune === null ? BASE : `${BASE}, ${tune}`);

function changed(
  before: string,
  after: string | null,
  others: readonly object[],
  marks = '10 nodes',
): Report {
  return planOf({
    base: policy() + main({ packages: packages(before) }),
    head: policy() + main({ packages: packages(after) }),
    snapshot: fleet(marks, others),
    config: configured('0.20'),
  });
}

const says = (report: Report): string => policyOf(report, 'tuning').change?.says ?? '';
const ten = <T>(entry: T): T[] => NODES.map(() => entry);

describe('an uninstall that the change asks for', () => {
  test.each(WITH)('%s: starts every node that has the package at once, and is no same effect', (version) => {
    const report = edited(able(false, REBOOT), able(true, REBOOT), version);
    expect(sizes(report)).toEqual([10]);
    expect(rules(report)).toEqual(expect.arrayContaining(['change-not-batched', 'peak-above-limit']));
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'uninstall', targetsAtOnce: 10 });
    expect(render(report, 'markdown')).not.toContain('same effect');
  });

  test('nodes that do not have it are left alone', () => {
    const some = NODES.map((_, i) => (i < 4 ? DONE : null));
    const report = changed(able(), able(true), [live(some, { uninstall: { enabled: true } })]);
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'uninstall', targetsAtOnce: 4 });
    expect(sizes(report)[0]).toBe(4);
  });

  test('ignored nodes do not start, and the plan counts them', () => {
    const report = changed(
      able(),
      able(true),
      [live(ten(DONE), { uninstall: { enabled: true } })],
      '8 nodes\n2 nodes nodewright.nvidia.com/ignore=true',
    );
    expect(policyOf(report, 'tuning').change?.targetsAtOnce).toBe(8);
    expect(says(report)).toContain('2 nodes more are ignored or tainted and do not start.');
  });

  test('right after the merge it is due, though every node still reads complete', () => {
    const spec = { uninstall: { enabled: true, apply: true } };
    const report = changed(able(true), able(true), [live(ten(DONE), spec)]);
    expect(sizes(report)).toEqual([10]);
    expect(says(report)).toContain(
      '10 of 10 nodes carry another version of a package, or one that has to be uninstalled',
    );
  });

  test('when it is done, nothing is due', () => {
    const spec = { uninstall: { enabled: true, apply: true } };
    const report = changed(able(true), able(true), [live(ten(null), spec)]);
    expect(policyOf(report, 'tuning').change?.kind).toBe('next-rollout');
  });

  test('beside a new package the removal of another one is said too', () => {
    const other = 'other: { version: 1.0.0, image: x }';
    const report = edited(at('1.0.0'), other, '0.20');
    expect(policyOf(report, 'tuning').change?.kind).toBe('package-added');
    expect(says(report)).toContain('"tune" is taken out beside that: nodes keep what it has done there');
  });

  test('a new package that is to be out runs nothing', () => {
    const report = edited(at('1.0.0'), `${at('1.0.0')}, ${able(true).replace('tune:', 'more:')}`, '0.20');
    expect(policyOf(report, 'tuning').change?.kind).toBe('next-rollout');
  });
});

test('an uninstall that is taken back installs the package in batches', () => {
  const report = changed(able(true), able(), [
    live(ten(null), { uninstall: { enabled: true, apply: true } }),
  ]);
  expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'package-added', batched: true });
  expect(sizes(report)).toEqual([1, 2, 3, 4]);
});

describe('the deletion of an object', () => {
  const gone = (tune: string, version: string, others: readonly object[] = []): Report => {
    const group = Number(version.slice(2)) >= 18 ? NEW : OLD;
    return planOf({
      base: policy({ group }) + main({ group, packages: packages(tune) }),
      head: policy({ group }),
      snapshot: fleet('10 nodes', others),
      config: configured(version),
    });
  };
  const onDelete = (report: Report) =>
    report.plan.base?.policies.find(({ ref }) => ref.name === 'tuning')?.onDelete;

  test.each(WITH)('%s: uninstalls what can be, on every node at once, and is an error', (version) => {
    const report = gone(able(false, REBOOT), version);
    expect(rules(report)).toContain('change-not-batched');
    expect(onDelete(report)?.targets).toHaveLength(10);
  });

  const STAYS = {
    targets: [],
    says: 'What it installed stays on all 10 nodes, and new nodes get none of it.',
  };

  test.each([
    ['0.15', able(), 'knows no uninstall', undefined],
    ['0.20', at('1.0.0'), 'has nothing that can be uninstalled', STAYS],
  ])('%s: an object of %s that %s goes without', (version, tune, _which, effect) => {
    const report = gone(tune, version);
    expect(onDelete(report)).toEqual(effect);
    expect(rules(report)).not.toContain('change-not-batched');
  });

  test('what was uninstalled before it is not uninstalled again', () => {
    const spec = { uninstall: { enabled: true, apply: true } };
    expect(onDelete(gone(able(true), '0.20', [live(ten(null), spec)]))).toEqual(STAYS);
  });
});

describe('a config map value that is changed before every node has the package', () => {
  const value = (text: string): string => at('1.0.0', `, configMap: { a: "${text}" }`);
  const halfway = (entries: readonly (Entry | null)[]): Report =>
    changed(value('1'), value('2'), [live(entries, { configMap: { a: '1' } })]);

  test('waits for the last of them, and takes all of them then', () => {
    const report = halfway(NODES.map((_, i) => (i < 4 ? DONE : null)));
    expect(says(report)).toBe(
      'A changed config map value of "tune" waits until the package is complete on all 10 nodes, and 4 have it now; ' +
        'then it starts all 10 in one pass, whatever strategy and budget say.',
    );
    expect(policyOf(report, 'tuning').change?.targetsAtOnce).toBe(10);
    // The four that have it look like one batch, so five more are next.
    expect(sizes(report)).toEqual([5, 1, 10]);
  });
});
