import { registryOf } from '../../../src/sources/remote-charts/gateway.js';

test.each([
  ['a path above the repository', '../other/manifests/1.0.0'],
  ['a path above behind a tag', 'manifests/../../other/tags/list'],
  ['a path below a tag', 'manifests/1.0.0/x'],
  ['a blob without a digest', 'blobs/latest'],
  ['an upload', 'blobs/uploads/'],
  ['a query with an address', 'tags/list?last=https://example.com/'],
])('registry: %s is not requested', async (_claim, path) => {
  const requested: string[] = [];
  const load = (url: URL): never => {
    requested.push(url.href);
    throw new Error('requested');
  };
  const upstream = registryOf(load, 'charts.example.com', 'team/web', { bytes: 1, until: 0 });
  expect(await upstream(path, '')).toBeNull();
  expect(requested).toEqual([]);
});
