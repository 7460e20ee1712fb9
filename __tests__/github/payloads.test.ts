import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BASE, edited, NODES, POLICY, STEEP } from './gpu-repository.js';
import { OF_NAMED_COMMIT, OF_ONE_COMMIT, OF_OTHERS, OF_PULLS, OF_TWO_COMMITS } from './payloads.js';
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
        `POST ${COMMENTS} 201`,
      ]);
    },
    TIMEOUT_MS,
  );
});

describe('an event about something else than the commit of its run plans nothing that nobody named:', () => {
  test.each(OF_OTHERS)(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      const step = await scene.run({ ...stepOf(scene), inputs: { 'base-ref': scene.base } });
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
      expect(step.stdout).toContain('is not about the commit of its run');
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
  test.each([...OF_ONE_COMMIT, ...OF_NAMED_COMMIT, ...OF_OTHERS])(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      const inputs = { 'base-ref': scene.base, 'head-ref': scene.merge };
      const step = await scene.run({ ...stepOf(scene), inputs });
      expect([step.exitCode, step.outputs]).toMatchObject([1, { verdict: 'fail', 'worst-loss': '8' }]);
      expect(await scene.github.state()).toMatchObject({ requests: [], comments: [] });
    },
    TIMEOUT_MS,
  );
});

describe('a snapshot of the work tree, where a stranger’s files may lie, judges nothing:', () => {
  test.each([...OF_NAMED_COMMIT, ...OF_OTHERS])(
    '%s',
    async (_claim, stepOf) => {
      const scene = await open();
      writeFileSync(join(scene.workspace, 'artifact.ndjson'), NODES);
      const inputs = { 'base-ref': scene.base, 'head-ref': scene.merge, snapshot: 'artifact.ndjson' };
      const step = await scene.run({ ...stepOf(scene), inputs });
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    },
    TIMEOUT_MS,
  );
});
