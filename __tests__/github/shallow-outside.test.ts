import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CLUSTER } from '../../src/config/clusters.js';
import { pathSource } from '../../src/config/policy-sources.js';
import { sidesAt } from '../../src/github/sides.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';
import { messageOf } from '../messages.js';

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

function sides(depth: number | null) {
  const repo = join(temporaryFolder('shallow'), 'work');
  checkout(repository.folder, repo, 'refs/heads/change', depth);
  return sidesAt({
    rendered: new Map(),
    repo,
    commits: { base, head, trusted: base, baseLabel: 'base', headLabel: 'head', trustedLabel: 'base' },
    sources: [pathSource(['p/'])],
    folders: { base: null, head: null },
    cluster: NO_CLUSTER,
    temporary: root,
  });
}

const MOVED = [{ path: 'q/b.yaml', before: null, text: `${POLICY}loose: true\n`, isTakenOut: false }];

test('sidesAt: a policy that left the globs is seen where it went', async () => {
  const { head: side } = await sides(null);
  expect(side.problems).toEqual([]);
  expect(side.outside).toEqual(MOVED);
});

test('sidesAt: a base that the checkout lacks is a problem that says what to do', async () => {
  const { base: side } = await sides(1);
  expect(side?.problems).toMatchObject([{ severity: 'error', code: 'missing-object' }]);
  expect(messageOf(side?.problems[0])).toContain('fetch-depth: 2');
});
