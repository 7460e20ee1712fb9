import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Fault } from './fake-github.js';
import { BASE, edited, POLICY, STEEP } from './gpu-repository.js';
import { sceneOpener } from './run-action.js';

/** So many policies beside those of the fleet, each in a file of its own, and each with the same number of nodes at once. */
function pools(count: number, nodes: string): Record<string, string> {
  const pool = (name: string): string =>
    [
      'apiVersion: karpenter.sh/v1',
      'kind: NodePool',
      `metadata: { name: ${name} }`,
      'spec:',
      '  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [] } }',
      '  disruption:',
      '    consolidationPolicy: WhenEmpty',
      '    consolidateAfter: 1m',
      `    budgets: [{ nodes: "${nodes}" }]`,
      '',
    ].join('\n');
  const names = Array.from({ length: count }, (_, i) => `pool-${i}`);
  return Object.fromEntries(names.map((name) => [`fleet/${name}.yaml`, pool(name)]));
}

/** A change of so many policies; the base is what the checkout lacks. */
function change(count: number) {
  const before = edited(BASE, pools(count, '10%'));
  return { before, after: edited(before, { ...pools(count, '100%'), [POLICY]: STEEP }) };
}

const open = sceneOpener({ ...change(52) });

/** The token has 1,000 requests an hour for all runs of a repository. */
const MOST_CALLS = 15;
const INLINE = { inline: 'true' };

describe('calls: a run asks GitHub at most fifteen times', () => {
  test('with a comment and comments at lines', async () => {
    const scene = await open({ behavior: {} });
    const step = await scene.run({ inputs: INLINE });
    const { requests, violations, comments, reviewComments } = await scene.github.state();
    expect([step.exitCode, step.outputs['verdict'], violations]).toEqual([1, 'fail', []]);
    expect([comments.length, reviewComments.length]).toEqual([1, 10]);
    expect(requests.length).toBeLessThanOrEqual(MOST_CALLS);
  });
});

describe('calls: GitHub Enterprise Server', () => {
  test('has its API below a path, its GraphQL beside it, and its pages at another host', async () => {
    const faults: Fault[] = [{ on: 'POST /graphql', kind: 'refuse', status: 502, times: 1 }];
    const scene = await open({ ...change(5), behavior: { isEnterprise: true, faults } });
    const step = await scene.run({ inputs: { ...INLINE, 'html-file': 'plan.html' } });
    const { requests, violations, comments, reviewComments, elsewhere } = await scene.github.state();
    expect([step.exitCode, step.outputs['verdict'], violations, elsewhere]).toEqual([1, 'fail', [], []]);
    expect([comments.length, reviewComments.length > 0]).toEqual([1, true]);
    // A failure that passes is tried again there too.
    expect(requests.filter((request) => request.startsWith('POST /graphql')).slice(0, 2)).toEqual([
      'POST /graphql 502',
      'POST /graphql 200',
    ]);
    expect(comments[0]?.body).toContain('(https://github.example/acme/infra/actions/runs/42)');
    const page = readFileSync(join(scene.workspace, 'plan.html'), 'utf8');
    expect(page).toContain('https://github.example/acme/infra/');
    for (const text of [
      comments[0]?.body ?? '',
      step.summary,
      page,
      ...reviewComments.map(({ body }) => body),
    ])
      expect(text).not.toMatch(/https:\/\/(api\.)?github\.com\/acme/);
  });
});

describe('calls: what starts another program is counted', () => {
  const path = process.env['PATH'] ?? '';

  afterEach(() => {
    process.env['PATH'] = path;
  });

  test('a run starts git seven times', async () => {
    const scene = await open(change(5));
    const log = join(scene.workspace, '..', 'starts');
    const git = join(scene.workspace, '..', 'git');
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    writeFileSync(git, `#!/bin/sh\necho "$*" >> '${log}'\nexec '${real}' "$@"\n`);
    chmodSync(git, 0o755);
    process.env['PATH'] = [join(git, '..'), path].join(delimiter);
    const { outputs } = await scene.run();
    expect(outputs['verdict']).toBe('fail');
    expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toHaveLength(7);
  });
});
