import { BASE, edited, POLICY } from './gpu-repository.js';
import { pullPayload, sceneOpener } from './run-action.js';

const open = sceneOpener({ behavior: {} });

const ROLLOUT = 'fleet/rollout.yaml';
const INLINE = { inputs: { inline: 'true' } };

test('inline action: a run writes comments at lines of the diff, and the next run of the same change writes none', async () => {
  const scene = await open();
  const first = await scene.run(INLINE);
  const written = (await scene.github.state()).reviewComments;
  const second = await scene.run(INLINE);
  const { reviewComments, comments, violations } = await scene.github.state();
  expect([first.exitCode, second.exitCode, violations]).toEqual([1, 1, []]);
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written.map(({ path }) => path))).toEqual(new Set([POLICY]));
  expect([reviewComments, comments.length]).toEqual([written, 1]);
});

test('inline action: in a public repository they name no node, as the comment does', async () => {
  const rollout = BASE[ROLLOUT];
  if (typeof rollout !== 'string') throw new TypeError('a rollout is text');
  const narrower = rollout.replace('nvidia.com/gpu.present: "true"', 'workload: training');
  const shown = async (isPrivate: boolean): Promise<string> => {
    const scene = await open({ after: edited(BASE, { [ROLLOUT]: narrower }) });
    await scene.run({ ...INLINE, payload: pullPayload(scene, isPrivate) });
    return (await scene.github.state()).reviewComments.map(({ body }) => body).join('\n');
  };
  expect(await shown(true)).toContain('gpu-001');
  expect(await shown(false)).toContain('4 nodes leave');
  expect(await shown(false)).not.toMatch(/\bgpu-\d+/);
});

test('inline: without the input nothing is written and the diff is not requested', async () => {
  const scene = await open();
  await scene.run();
  const { reviewComments, requests } = await scene.github.state();
  expect(reviewComments).toEqual([]);
  expect(requests.filter((request) => /\/pulls\/\d+\/(?:files|comments|reviews)/.test(request))).toEqual([]);
});

test.each([
  [422, 'a line that the diff does not show any more'],
  [403, 'a token that may only read'],
])(
  'a refusal with %i, as for %s, is a notice: the verdict, the comment and the annotations are the same',
  async (status) => {
    const refused = { on: 'POST .*/reviews', kind: 'refuse', times: 99, status } as const;
    const calm = await (await open()).run(INLINE);
    const scene = await open({ behavior: { faults: [refused] } });
    const step = await scene.run(INLINE);
    const { reviewComments, comments, requests } = await scene.github.state();
    expect([step.exitCode, step.outputs['verdict']]).toEqual([calm.exitCode, calm.outputs['verdict']]);
    expect([reviewComments, comments.length]).toEqual([[], 1]);
    expect(step.stdout).toContain(`Comments at lines were perhaps not written: GitHub answered ${status}.`);
    expect(requests.filter((request) => request.includes('/reviews'))).toHaveLength(1);
    const errors = (stdout: string): number => stdout.match(/^::error /gm)?.length ?? 0;
    expect([errors(step.stdout) > 0, errors(step.stdout)]).toEqual([true, errors(calm.stdout)]);
  },
);
