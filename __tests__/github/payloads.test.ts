import { afterEach, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Behaviour } from './fake-github.js';
import { BASE, edited, NODES, POLICY, STEEP } from './gpu-repository.js';
import { ABOUT_PULLS, OF_ONE_COMMIT, OF_OTHERS, OF_PULLS, OF_TWO_COMMITS } from './payloads.js';
import { openScene, type Scene, type SceneOptions, TIMEOUT_MS } from './run-action.js';

const RED = edited(BASE, { [POLICY]: STEEP });
const scenes: Scene[] = [];

async function open(options: Partial<SceneOptions> = {}): Promise<Scene> {
  const scene = await openScene({ before: BASE, after: RED, depth: null, ...options });
  scenes.push(scene);
  return scene;
}

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

const WHERE_IT_GOES = 'GET /repos/acme/infra/pulls/7 200';
const COMMENTS = '/repos/acme/infra/issues/7/comments';

describe('an event of a pull request plans its merge against the base, and is told in one comment:', () => {
  test.each(OF_PULLS)(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      const step = await scene.run(stepOf(scene));
      expect([step.exitCode, step.outputs]).toMatchObject([1, { verdict: 'fail', 'worst-loss': '8' }]);
      const { requests, violations, comments } = await scene.github.state();
      expect([violations, comments.length]).toEqual([[], 1]);
      expect(requests).toEqual([
        ...[WHERE_IT_GOES, 'POST /graphql 200', `GET ${COMMENTS} 200`, WHERE_IT_GOES],
        ...[`POST ${COMMENTS} 201`, `GET ${COMMENTS} 200`],
      ]);
    },
    TIMEOUT_MS,
  );
});

describe('an event about a pull request, whose run is of another commit, plans the pull request all the same:', () => {
  test.each(ABOUT_PULLS)(
    '%s',
    async (_claim, stepOf) => {
      // What a run of it finds in its checkout is the default branch.
      const scene = await open({ ref: 'refs/heads/main', depth: 1 });
      const step = await scene.run(stepOf(scene));
      expect([step.exitCode, step.outputs]).toMatchObject([1, { verdict: 'fail', 'worst-loss': '8' }]);
      const { requests, violations, comments } = await scene.github.state();
      expect([violations, comments.length, requests.length <= 15]).toEqual([[], 1, true]);
    },
    TIMEOUT_MS,
  );

  test.each<[why: string, behaviour: Partial<Behaviour>, said: string]>([
    [
      'one that has newer commits',
      { headSha: 'f'.repeat(40) },
      'The pull request #7 has newer commits than the one that this event is of',
    ],
    [
      'one that GitHub does not tell',
      { faults: [{ on: 'GET .*/pulls/7', kind: 'refuse', status: 404, times: 99 }] },
      'The pull request that this event is about can not be had: GitHub answered 404.',
    ],
  ])(
    'but never %s',
    async (_why, behaviour, said) => {
      const scene = await open({ behaviour });
      const [, stepOf] = ABOUT_PULLS[0] ?? [];
      const step = await scene.run(stepOf?.(scene));
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
      expect(step.stdout).toContain(said);
    },
    TIMEOUT_MS,
  );

  test(
    'nor one that is the head of none',
    async () => {
      const scene = await open({ behaviour: { headSha: 'f'.repeat(40) } });
      const [, stepOf] = ABOUT_PULLS[1] ?? [];
      const step = await scene.run(stepOf?.(scene));
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
      expect(step.stdout).toContain('No open pull request has the commit');
    },
    TIMEOUT_MS,
  );
});

describe('an event of two commits compares them, and asks GitHub nothing:', () => {
  test.each(OF_TWO_COMMITS)(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      const step = await scene.run(stepOf(scene));
      expect([step.exitCode, step.outputs]).toMatchObject([1, { verdict: 'fail', 'worst-loss': '8' }]);
      expect(await scene.github.state()).toMatchObject({ requests: [], comments: [] });
    },
    TIMEOUT_MS,
  );
});

describe('an event of one commit compares it with what an input names, and asks GitHub nothing:', () => {
  test.each([...OF_ONE_COMMIT, ...OF_OTHERS])(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      const step = await scene.run({ ...stepOf(scene), inputs: { 'base-ref': scene.base } });
      expect([step.exitCode, step.outputs]).toMatchObject([1, { verdict: 'fail', 'worst-loss': '8' }]);
      expect(await scene.github.state()).toMatchObject({ requests: [], comments: [] });
    },
    TIMEOUT_MS,
  );
});

describe('a snapshot of the work tree, where a stranger’s files may lie, judges nothing:', () => {
  test.each([...OF_OTHERS, ...ABOUT_PULLS])(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      writeFileSync(join(scene.workspace, 'artifact.ndjson'), NODES);
      const inputs = { 'base-ref': scene.base, snapshot: 'artifact.ndjson' };
      const step = await scene.run({ ...stepOf(scene), inputs });
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    },
    TIMEOUT_MS,
  );
});
