import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { planCommand } from '../src/edge/plan-command.js';
import { memoryOutput } from './edge/memory-output.js';
import { testFolder } from './read/repository.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<'render' | 'plan', { readonly steps: readonly Step[]; readonly if?: string }>
  >;
}

const PAGE = readFileSync('docs/rendered-elsewhere.md', 'utf8');
const [SHOWN = '', ARGOCD = ''] = Array.from(
  PAGE.matchAll(/```yaml\n([\s\S]*?)```/g),
  ([, text = '']) => text,
);
const WORKFLOW = parse(SHOWN) as Workflow;
const INPUTS = new Set(
  [...readFileSync('action.yml', 'utf8').matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name),
);

describe('rendered elsewhere: docs/rendered-elsewhere.md', () => {
  test('the plan: gives the action inputs that it has, and the folders that were rendered', () => {
    const { steps } = WORKFLOW.jobs.plan;
    const given = steps.find(({ uses }) => uses?.includes('fleetplan@'))?.with ?? {};
    expect(Object.keys(given).filter((name) => !INPUTS.has(name))).toEqual([]);
    const folder = steps.find(({ uses }) => uses?.includes('download-artifact'))?.with?.['path'] ?? 'none';
    expect([given['base-path'], given['head-path']]).toEqual([`${folder}/base`, `${folder}/head`]);
  });

  test('the rendering: has no right to write, and a failure leaves the check red', () => {
    expect(WORKFLOW.permissions).toEqual({ contents: 'read' });
    expect(WORKFLOW.jobs.render).not.toHaveProperty('permissions');
    expect(WORKFLOW.jobs.plan).toMatchObject({ needs: 'render', if: '${{ !cancelled() }}' });
    expect(WORKFLOW.jobs.render.steps.at(-1)?.with).toMatchObject({ name: 'rendered', path: 'rendered' });
  });

  test.each([
    ['jsonnet', WORKFLOW.jobs.render.steps],
    ['argocd-diff-preview', parse(ARGOCD) as readonly Step[]],
  ])('the steps of %s: keep no token, and leave both sides', (_tool, steps) => {
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@') === true)
        expect(given).toMatchObject({ 'persist-credentials': false });
    const script = steps.map(({ run = '' }) => run).join('\n');
    for (const side of ['base', 'head']) expect(script).toMatch(new RegExp(`rendered/(?:\\$side|${side})`));
  });
});

const root = testFolder('rendered-elsewhere');
const deployment = (maxUnavailable: string) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    replicas: 20,
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable, maxSurge: 0 } },
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'web', image: `web:${maxUnavailable}` }] },
    },
  },
});
const yaml = (maxUnavailable: string): string => `---\n${JSON.stringify(deployment(maxUnavailable))}\n`;
describe('rendered elsewhere: what the step leaves is planned:', () => {
  test.each<[string, string, (maxUnavailable: string) => string]>([
    ['cdk8s', 'web.k8s.yaml', yaml],
    ['jsonnet, Timoni, argocd-diff-preview', 'all.yaml', yaml],
  ])('%s', async (tool, name, print) => {
    const folder = join(root, tool.replaceAll(/\W/g, ''));
    for (const [side, most] of [
      ['base', '10%'],
      ['head', '100%'],
    ] as const) {
      const file = join(folder, side, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, print(most));
    }
    const { output, stdout } = memoryOutput();
    const args = `--base ${folder}/base --head ${folder}/head --snapshot examples/gpu-fleet/snapshot.ndjson --format json --at 2026-11-23T08:00:00Z`;
    expect(await planCommand(args.split(' '), output)).toBe(1);
    const { policies } = JSON.parse(stdout()) as {
      policies: { change: string; head: { peakAtOnce: number } }[];
    };
    expect(policies.map(({ change, head }) => [change, head.peakAtOnce])).toEqual([['changed', 20]]);
  });
});
