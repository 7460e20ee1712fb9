import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CLUSTER } from '../../src/config/clusters.js';
import { pathSource } from '../../src/config/policy-sources.js';
import { sidesAt } from '../../src/github/sides.js';
import type { GitDataClient } from '../../src/read/contents-api.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';
import { githubOf } from './git-data.js';

const root = temporaryFolder('shallow-outside');
const repository = createRepository(root, 'all');
const POLICY = 'kind: DeploymentPolicy\n';
const base = repository.commit({ 'p/a.yaml': 'kind: A\n', 'p/b.yaml': POLICY, 'same.txt': 'same' });
const head = repository.commit(
  { 'p/a.yaml': 'kind: A\n', 'q/b.yaml': `${POLICY}loose: true\n`, 'same.txt': 'same' },
  base,
);
repository.ref('refs/heads/change', head);

afterAll(() => {
  rmSync(root, { recursive: true });
});

function sides(depth: number | null, client: GitDataClient) {
  const repo = join(temporaryFolder('shallow'), 'work');
  checkout(repository.folder, repo, 'refs/heads/change', depth);
  return sidesAt({
    rendered: new Map(),
    store: { repo, client },
    commits: { base, head, judge: base, baseLabel: 'base', headLabel: 'head', judgeLabel: 'base' },
    sources: [pathSource(['p/'])],
    folders: { base: null, head: null },
    cluster: NO_CLUSTER,
    temporary: root,
  });
}

const MOVED = [{ path: 'q/b.yaml', before: null, text: `${POLICY}loose: true\n`, isTakenOut: false }];

test.each([
  ['whole', null],
  ['of one commit', 1],
])('in a checkout that is %s, a policy that left the globs is seen where it went', async (_what, depth) => {
  const { head: side } = await sides(depth, githubOf(repository).client);
  expect(side.problems).toEqual([]);
  expect(side.outside).toEqual(MOVED);
});

test('where the base can not be listed, that is an error', async () => {
  const { client } = githubOf(repository);
  let asked = 0;
  const failing: GitDataClient = {
    ...client,
    // The policies are read, and then GitHub is gone.
    getCommit: (sha) => ((asked += 1) > 1 ? Promise.reject(new Error('gone')) : client.getCommit(sha)),
  };
  const { head: side } = await sides(1, failing);
  expect(side.problems).toHaveLength(1);
  expect(side.problems[0]).toMatchObject({ severity: 'error' });
  expect(side.problems[0]?.message).toContain('files that `policies` does not take could not be looked at');
});
