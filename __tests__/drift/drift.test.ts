import { foreign, text } from '../../src/text/text.js';
import { toPlain } from '../../src/text/render.js';
import { driftExitCode, type DriftReport, isRedDrift } from '../../src/drift/drift.js';
import { readReviewed, type ReviewedPlan } from '../../src/gate/reviewed.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderDrift, renderRun } from '../../src/report/index.js';
import { errorAt } from '../../src/manifest/problem.js';
import { planOf } from '../plan-of.js';
import { fleet } from '../systems/skyhook/planned.js';
import { drifted } from './drifted.js';

const pool = (budget: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: batch }
spec:
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [], expireAfter: Never } }
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: [{ nodes: "${budget}" }] }
`;
const POOL = 'karpenter.sh/nodepool=batch karpenter.sh/registered=true karpenter.sh/initialized=true';
const nodes = (count: number): object =>
  fleet(`1 node other=true\n${count === 0 ? '' : `${count} nodes ${POOL}\n`}`);

function runOf(count: number, budget = '10%', config = 'version: 1\n') {
  return runReport([
    planOf({
      base: pool(budget),
      head: pool(budget),
      snapshot: nodes(count),
      config,
      at: '2026-12-01T00:00:00Z',
    }),
  ]);
}
const last = (...of: Parameters<typeof runOf>): ReviewedPlan => {
  const read = readReviewed(renderRun(runOf(...of), 'json'));
  if ('why' in read) throw new Error(toPlain(read.why));
  return read;
};
const said = (drift: DriftReport): string[] =>
  drift.clusters.flatMap(({ effects }) => effects.map(({ kind, says }) => `${kind}: ${toPlain(says)}`));

describe('drift: what changed although no policy file did', () => {
  test('a pool that grew: the same percentage is more nodes', () => {
    expect(said(drifted(runOf(400), last(300)))).toEqual(
      expect.arrayContaining([
        'targets: NodePool/batch: 400 nodes, last time 300.',
        'numbers: NodePool/batch: a limit of 40 nodes at once, last time 30.',
      ]),
    );
  });

  test('nothing changed: nothing is said, and the digest is the same each day', () => {
    const [one, two] = [drifted(runOf(40), last(40)), drifted(runOf(40), last(40))];
    expect([said(one), one.verdict, driftExitCode(one), one.digest]).toEqual([[], 'pass', 0, two.digest]);
  });

  test.each([
    ['a smaller fleet: no failure', 300, 400, 'warn', 1],
    ['a larger fleet: a failure', 400, 300, 'fail', 1],
    ['a policy without nodes from now on: a failure', 0, 400, 'fail', 1],
  ] as const)('%s', (_claim, now, then, verdict, code) => {
    const drift = drifted(runOf(now), last(then));
    expect([drift.verdict, driftExitCode(drift)]).toEqual([verdict, code]);
  });

  test.each([
    ['error', ['unknown', 'fail']],
    ['warning', ['unknown', 'fail', 'warn']],
    ['never', ['unknown']],
  ] as const)('with fail-on %s red is %s', (failOn, red) => {
    const drift = drifted(runOf(40), last(40));
    const of = (['unknown', 'fail', 'warn', 'pass'] as const).filter((verdict) =>
      isRedDrift({ ...drift, verdict, run: { ...drift.run, failOn } }),
    );
    expect(of).toEqual(red);
  });

  test('drift: a policy that the files edit since the last report has no numbers to compare', () => {
    const drift = drifted(runOf(40, '50%'), last(40, '10%'));
    expect(
      drift.clusters.map(({ notes, effects }) => [notes.map(toPlain), effects.map(({ kind }) => kind)]),
    ).toEqual([
      [['Edited in the files since then, so that only its size is compared: NodePool/batch.'], ['finding']],
    ]);
    expect(drift.clusters.flatMap(({ effects }) => effects.map(({ isWorse }) => isWorse))).toEqual([true]);
    expect(renderDrift(drift, 'json')).toContain('so that only its size is compared: NodePool/batch.');
  });

  test('drift: an edited policy over a smaller fleet lists its size, which is not for the worse', () => {
    const drift = drifted(runOf(40, '10%'), last(100, '5%'));
    const sizes = drift.clusters.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'targets'));
    expect(sizes.map(({ says, isWorse }) => [toPlain(says), isWorse])).toEqual([
      [expect.stringMatching(/: 40 nodes, last time 100\./), false],
    ]);
  });

  test('drift: a policy that the files add or remove is listed, and for the worse only if the cluster alone held it', () => {
    const there = { ...last(40), digest: 'sha256:1' };
    const of = (text: string | undefined): ReviewedPlan => ({
      ...there,
      clusters: there.clusters.map((one) => ({
        ...one,
        policies: one.policies.flatMap((policy) => [policy, { ...policy, name: 'old', text }]),
      })),
    });
    const { text: digest } = there.clusters[0]?.policies[0] ?? {};
    const effects = (drift: DriftReport) => drift.clusters.flatMap((one) => one.effects);
    const gone = text`NodePool/old is gone since the last report.`;
    expect(
      [digest, undefined].map((one) =>
        effects(drifted(runOf(40), of(one))).map(({ says, isWorse }) => [toPlain(says), isWorse]),
      ),
    ).toEqual([[[toPlain(gone), false]], [[toPlain(gone), true]]]);
    const none = { ...there, clusters: there.clusters.map((one) => ({ ...one, policies: [] })) };
    expect(effects(drifted(runOf(40), none)).map(({ isWorse }) => isWorse)).toEqual([false]);
  });
});

describe('drift: waivers', () => {
  const waived = (expires: string): string =>
    `version: 1\nwaivers: [{ rule: peak-above-limit, subject: NodePool/batch, reason: known, owner: ops, expires: ${expires} }]\n`;
  const saidWith = (now: string, then: string): string[] =>
    said(drifted(runOf(40, '50%', now), last(40, '50%', then))).filter((line) => !/^(clocks)/.test(line));
  const LAPSES =
    'ahead: The waiver of peak-above-limit for NodePool/batch (owner ops) lapses at the end of 2026-12-07 UTC.';

  test('that lapse within seven days are said, later ones are not', () => {
    expect(saidWith(waived('2026-12-07'), waived('2026-12-07'))).toEqual([LAPSES]);
    expect(saidWith(waived('2026-12-08'), waived('2026-12-08'))).toEqual([]);
  });

  test('that have lapsed are said each day, with what is broken again on the first', () => {
    const first = saidWith(waived('2026-11-30'), waived('2026-12-01'));
    expect(first.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'finding: waiver-lapsed',
      'finding: peak-above-limit',
    ]);
    const next = saidWith(waived('2026-11-30'), waived('2026-11-30'));
    expect(next).toEqual([expect.stringMatching(/^finding: As last time: waiver-lapsed: /)]);
  });

  test('that are new mend nothing', () => {
    expect(saidWith(waived('2027-01-01'), 'version: 1\n')).toEqual([]);
  });
});

const TWICE = pool('10%').replace('kind: NodePool', 'kind: NodePool\nkind: NodePool');

describe('drift: what cannot be compared is unknown, never no drift', () => {
  test('a report that cannot be read', () => {
    const drift = drifted(runOf(40), readReviewed('{"schemaVersion": 1'));
    expect([drift.verdict, driftExitCode(drift)]).toEqual(['unknown', 2]);
    expect(renderDrift(drift, 'text')).toContain('The last report is not JSON; it may be cut off.');
  });

  test('a report of another cluster', () => {
    const read = last(40);
    const other = { ...read, clusters: read.clusters.map((one) => ({ ...one, name: 'west' })) };
    const drift = drifted(runOf(40), other);
    expect([drift.verdict, drift.problems.map(toPlain)]).toEqual([
      'unknown',
      ['The last report holds nothing of the cluster (no name).'],
    ]);
  });

  test('drift: a report without a cluster name is compared with a named cluster only if it has no other', () => {
    const named = runOf(40, '10%', 'version: 1\ncluster: east\n');
    expect(drifted(named, last(40)).verdict).toBe('pass');
    const [first] = last(40).clusters;
    const two = first ? [first, { ...first, name: 'west' }] : [];
    expect(drifted(named, { ...last(40), clusters: two }).verdict).toBe('unknown');
  });

  test('drift: a run with an error is unknown, whatever its verdict', () => {
    const [report] = runOf(40).reports;
    const problems = [errorAt(null, 'yaml-syntax', text`Not read.`)];
    const run = runReport([{ ...report, plan: { ...report.plan, problems } }]);
    expect([run.verdict, drifted(run, last(40)).verdict]).toEqual(['pass', 'unknown']);
  });

  test('a policy of now that cannot be evaluated: unknown, with a digest of its own', () => {
    const broken = runReport([
      planOf({ base: TWICE, head: TWICE, snapshot: nodes(40), at: '2026-12-01T08:00:00Z' }),
    ]);
    const drift = drifted(broken, last(40));
    expect(driftExitCode(drift)).toBe(2);
    expect(drift.digest).not.toBe(drifted(runOf(40), last(40)).digest);
  });
});

describe('drift: the formats of a drift report', () => {
  const drift = drifted(runOf(400), last(300));
  test('JSON has the version, the verdict and each effect', () => {
    const json = JSON.parse(renderDrift(drift, 'json')) as { clusters: readonly { effects: object[] }[] };
    expect(json).toMatchObject({ schemaVersion: 1, verdict: 'fail', clusters: [{ name: null }] });
    expect(json.clusters[0]?.effects[0]).toMatchObject({
      kind: 'targets',
      subject: 'NodePool/batch',
      isWorse: false,
    });
  });

  test('Markdown and text say the same, what is worse first', () => {
    const text = renderDrift(drift, 'text');
    expect(text).toMatch(/^FAIL {2}\d effective changes? without a policy edit, \d for the worse\n/);
    expect(text.indexOf('! NodePool/batch: 10% is 40 nodes')).toBeLessThan(
      text.indexOf('- NodePool/batch: 400 nodes'),
    );
    expect(renderDrift(drift, 'markdown')).toContain('- ⚠️ `NodePool/batch`: a limit of 40 nodes at once');
  });

  test('names of targets are hidden in what cannot be evaluated, too', () => {
    const named = { ...drift, problems: [foreign('Node node-0001 is there twice.')] };
    expect(renderDrift(named, 'markdown')).toContain('node-0001');
    expect(renderDrift(named, 'markdown', { detail: 'counts' })).not.toContain('node-0001');
  });

  test('it stays under the limit of the host, and says how much is left out', () => {
    const [cluster] = drift.clusters;
    if (!cluster) throw new Error('no cluster');
    const effects = Array.from({ length: 2_000 }, (_, i) => ({
      kind: 'finding' as const,
      subject: null,
      says: text`number ${i} of many findings of this fleet.`,
      isWorse: true,
    }));
    const long = renderDrift({ ...drift, clusters: [{ ...cluster, effects }] }, 'markdown', {
      maxBytes: 9_000,
    });
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(9_000);
    expect(long).toMatch(/[\d,]+ more lines: left out for length/);
  });
});
