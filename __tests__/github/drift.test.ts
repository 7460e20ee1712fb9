import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FakeState } from './fake-github.js';
import { BASE, CONFIG, config, edited, NODES, QUIET } from './gpu-repository.js';
import { type Scene, sceneOpener, type Step } from './run-action.js';
import { REPOSITORY } from '../repository-name.js';

const open = sceneOpener({ after: QUIET });

/** The nodes of the fixture but the last so many, taken a day before. */
function earlier(missing: number): string {
  const [header = '', ...nodes] = NODES.trim().split('\n');
  const kept = nodes.slice(0, nodes.length - missing);
  const then = {
    ...(JSON.parse(header) as object),
    nodes: kept.length,
    takenAt: '2026-11-22T07:30:00.000Z',
  };
  return [JSON.stringify(then), ...kept, ''].join('\n');
}

/** A scheduled run, over the snapshot of now, with what was there last time. */
async function drift(scene: Scene, before: string, inputs: Readonly<Record<string, string>> = {}) {
  writeFileSync(join(scene.workspace, 'last.ndjson'), before);
  const step: Step = await scene.run({
    event: 'schedule',
    payload: { schedule: '0 6 * * 1-5', repository: { private: true } },
    inputs: { mode: 'drift', before: 'last.ndjson', ...inputs },
  });
  const state: FakeState = await scene.github.state();
  expect(state.violations).toEqual([]);
  return { step, state };
}

describe('mode: drift', () => {
  test('opens an issue for what changed, leaves it alone the next day, and closes it when it is over', async () => {
    const scene = await open();
    const first = await drift(scene, earlier(4));
    expect(first.step.outputs).toMatchObject({ changed: 'true', 'issue-numbers': '11' });
    expect(first.state.issues).toMatchObject([
      { number: 11, title: 'fleetplan drift: prod', state: 'open', labels: ['fleetplan-drift'] },
    ]);
    expect(first.state.issues[0]?.body).toContain('16 nodes, last time 12');
    const again = await drift(scene, earlier(4));
    expect(again.state.issues).toEqual(first.state.issues);
    const over = await drift(scene, earlier(0));
    expect(over.step.exitCode).toBe(0);
    expect(over.step.outputs).toMatchObject({ verdict: 'pass', changed: 'false', 'would-fail': 'false' });
    expect(over.state.issues).toMatchObject([{ number: 11, state: 'closed' }]);
    expect(over.state.issues[0]?.body).toContain('nothing changed in effect since the last report');
  });

  test('is red where something is unknown or at the bar, and reports it with warn-only all the same', async () => {
    const scene = await open();
    const green = await drift(scene, earlier(0));
    expect([green.step.exitCode, green.state.issues]).toEqual([0, []]);
    const unknown = await drift(scene, '{"kind": "Node"');
    expect([unknown.step.exitCode, unknown.step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(unknown.state.issues).toMatchObject([{ state: 'open' }]);
    const changed = await drift(scene, earlier(4), { 'fail-on': 'warning' });
    expect([changed.step.exitCode, changed.step.outputs['verdict']]).toEqual([1, 'warn']);
    const warned = await drift(scene, '{"kind": "Node"', { 'warn-only': 'true' });
    expect([warned.step.exitCode, warned.step.outputs['would-fail']]).toEqual([0, 'true']);
  });

  const shown = ({ state }: Awaited<ReturnType<typeof drift>>) =>
    state.issues.map(({ number, title, state: is, body }) => [
      number,
      title,
      is,
      body.includes('could not evaluate') ? 'could not evaluate' : '',
    ]);

  test('drift issue: reports a run that could not evaluate, then the findings of the next run', async () => {
    const scene = await open();
    await drift(scene, earlier(4));
    const ended = await drift(scene, earlier(4), { before: 'none.ndjson' });
    expect(ended.step.outputs['verdict']).toBe('unknown');
    expect(shown(ended)).toEqual([[11, 'fleetplan drift: prod', 'open', 'could not evaluate']]);
    const early = await drift(scene, earlier(4), { before: '' });
    expect(shown(early)).toEqual([[11, 'fleetplan drift: prod', 'open', 'could not evaluate']]);
    expect(shown(await drift(scene, earlier(0)))).toEqual([[11, 'fleetplan drift: prod', 'closed', '']]);
  });

  test('drift issue: a configuration that cannot be used is reported in every open issue', async () => {
    const was = await open();
    const { state } = await drift(was, earlier(4));
    const broken = edited(BASE, { [CONFIG]: 'version: 9\n' });
    const issues = [...state.issues];
    const scene = await open({ before: broken, after: broken, behavior: { issues } });
    const ended = await drift(scene, earlier(4));
    expect([ended.step.exitCode, ended.step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(shown(ended)).toEqual([[11, 'fleetplan drift: prod', 'open', 'could not evaluate']]);
  });

  test('a run that does not know its cluster opens none', async () => {
    const early = await drift(await open(), earlier(4), { before: '' });
    expect([early.step.exitCode, early.state.issues]).toEqual([1, []]);
  });

  test('has an issue for each cluster, compared with the last JSON report', async () => {
    const clusters = ['east', 'west'].map((name) => `{name: ${name}}`).join(', ');
    const several = config(`clusters: [${clusters}]`).replace('cluster: prod\n', '');
    const scene = await open({
      before: edited(BASE, { [CONFIG]: several }),
      after: edited(BASE, { [CONFIG]: several, 'docs/readme.md': 'more' }),
    });
    const { report } = await scene.run();
    const quiet = await drift(scene, report ?? '');
    expect([quiet.step.outputs['verdict'], quiet.state.issues]).toEqual(['pass', []]);
    const kept = JSON.parse(report ?? '') as { readonly policies: readonly { readonly cluster: string }[] };
    const smaller = (policy: object) =>
      JSON.parse(JSON.stringify(policy).replaceAll('"matched":16', '"matched":12')) as object;
    const policies = kept.policies.map((one) => (one.cluster === 'west' ? smaller(one) : one));
    const last = { ...kept, policies };
    const { state } = await drift(scene, JSON.stringify(last));
    expect(state.issues).toMatchObject([{ title: 'fleetplan drift: west', state: 'open' }]);
  });

  test('names no node where the repository is public', async () => {
    const scene = await open();
    const { state } = await drift(scene, earlier(4), { 'comment-detail': 'counts' });
    const names = [...NODES.matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
    expect(names).toHaveLength(20);
    expect(names.filter((name) => state.issues[0]?.body.includes(name) ?? true)).toEqual([]);
  });
});

/** The repository with its policies where the page has them. */
const MOVED = Object.fromEntries(
  Object.entries(BASE).map(([path, content]) => [path.replace(/^fleet\//, 'policies/'), content]),
);

interface WrittenStep {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

test('drift: the step of the workflow of docs/drift.md runs as the page has it, over files of earlier steps and the newest commit alone', async () => {
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/drift.md', 'utf8')) ?? [];
  const { jobs } = parse(text) as {
    readonly jobs: { readonly drift: { readonly steps: readonly WrittenStep[] } };
  };
  const own = jobs.drift.steps.find(({ uses }) => uses?.startsWith(`${REPOSITORY}@`) === true);
  expect(own?.with).toMatchObject({ mode: 'drift', snapshot: 'today.ndjson', before: 'last.ndjson' });
  const scene = await open({ depth: 1, before: MOVED, after: edited(MOVED, { 'docs/readme.md': 'more' }) });
  writeFileSync(join(scene.workspace, 'today.ndjson'), NODES);
  const { step, state } = await drift(scene, earlier(4), own?.with);
  expect([step.outputs['verdict'], step.outputs['changed']]).toEqual(['warn', 'true']);
  expect(state.issues[0]?.body).toContain('16 nodes, last time 12');
});
