import { deployment, sidesIn, sources } from '../render/sides.js';
import { useTools } from '../render/tools.js';

beforeAll(useTools, 60_000);

const POLICIES = sources({ helm: { chart: 'chart' } });

function chart(hook: string | null) {
  const annotations = hook === null ? '' : `  annotations: {helm.sh/hook: "${hook}"}\n`;
  return {
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/templates/web.yaml': deployment('web').replace('  name: web\n', `  name: web\n${annotations}`),
  };
}

// A hook is not part of the release: helm upgrade deletes the object that was in its manifest.
test.each([
  ['becomes a hook of the installation', 'pre-install', null, 0],
  ['becomes a hook before the upgrade', 'pre-upgrade', null, 0],
  ['becomes a hook after the upgrade, which creates it again', 'post-install,post-upgrade', null, 1],
  ['is a hook on both sides', 'pre-install', 'pre-install', 1],
  ['is no hook any more', null, 'pre-install', 1],
])('helm: an object that %s is in the head %s, %s: %i', async (_claim, head, base, count) => {
  const sides = await sidesIn(POLICIES, chart(head), chart(base));
  expect(sides.head.problems).toEqual([]);
  expect(sides.head.files).toHaveLength(count);
  expect(sides.base?.files).toHaveLength(1);
});

test('helm: a hook without a base is in the head', async () => {
  expect((await sidesIn(POLICIES, chart('pre-install'))).head.files).toHaveLength(1);
});
