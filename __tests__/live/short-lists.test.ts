import { answer, type Trouble } from './api-server.js';
import { read, wholeFleet } from './fleet.js';
import { closeAll, faultOf, serving } from './serving.js';

afterEach(closeAll);

test.each<[string, Trouble, string, RegExp]>([
  [
    'a list whose rest is left out',
    (request, response) => {
      const metadata = { remainingItemCount: 7 };
      answer(request, response, 200, { kind: 'PodList', apiVersion: 'v1', metadata, items: [] });
      return true;
    },
    'no-list',
    /says that more pods follow and gives no way to them/,
  ],
  [
    'an object of another kind in the list',
    (request, response) => {
      const items = [{ apiVersion: 'v1', kind: 'Node', metadata: { name: 'a' } }];
      answer(request, response, 200, { kind: 'PodList', apiVersion: 'v1', metadata: {}, items });
      return true;
    },
    'no-list',
    /answered 200 with no list of pods/,
  ],
  [
    'a token that is no text',
    (request, response) => {
      const metadata = { continue: 5 };
      answer(request, response, 200, { kind: 'PodList', apiVersion: 'v1', metadata, items: [] });
      return true;
    },
    'no-list',
    /says that more pods follow/,
  ],
])('%s is no list, and never a short one', async (_name, trouble, code, words) => {
  const api = await serving(wholeFleet(12), {
    trouble: (request, response, url) => url.pathname === '/api/v1/pods' && trouble(request, response, url),
  });
  const fault = await faultOf(read(api));
  expect(fault.code).toBe(code);
  expect(fault.message).toMatch(words);
});
