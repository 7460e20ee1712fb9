import { roleText } from '../../src/live/discovery.js';
import { crd } from '../snapshot/crd.js';
import { kindsOf, read, wholeFleet } from './fleet.js';
import { refused, stubApi } from './api-server.js';
import { first, fromFile } from './serving.js';
import { messageOf } from '../messages.js';

const NODE_POOLS = crd({ versions: { v1: { type: 'object', description: 'long', maxProperties: 9 } } });
const OTHERS = crd({ group: 'example.com', kind: 'Toy', versions: { v1: { type: 'object' } } });
const withDefinitions = () => [...wholeFleet(3), ...kindsOf([NODE_POOLS, OTHERS])];

describe('definitions: definitions of the planned kinds from an API server', () => {
  test('are what a file of the same objects gives', async () => {
    const kinds = withDefinitions();
    const { compact, problems } = await read(stubApi({ kinds }));
    expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(compact).toContain('"name":"nodepools.karpenter.sh"');
    expect(compact).toBe(fromFile(kinds));
  });

  test('are asked for by name, and those of others never', async () => {
    const api = stubApi({ kinds: withDefinitions() });
    await read(api);
    const asked = api.asked.filter((path) => path.includes('customresourcedefinitions'));
    expect(asked).toContain('/apis/apiextensions.k8s.io/v1/customresourcedefinitions/nodepools.karpenter.sh');
    expect(asked.filter((path) => !/customresourcedefinitions\/[a-z0-9]+\.[a-z0-9.-]+$/.test(path))).toEqual(
      [],
    );
    expect(asked.filter((path) => /toys|pods$|deployments|scaledobjects/.test(path))).toEqual([]);
  });

  test('that may not be seen leave the snapshot whole, and it is told', async () => {
    const api = stubApi({
      kinds: withDefinitions(),
      trouble: first(99, /customresourcedefinitions\//, refused(403, 'Forbidden')),
    });
    const { compact, problems } = await read(api);
    expect(compact).toBe(fromFile(wholeFleet(3)));
    const [told] = problems.filter(({ code }) => code === 'definitions-unseen');
    expect(told?.severity).toBe('info');
    expect(messageOf(told)).toMatch(/\(403\).*nodepools\.karpenter\.sh.*--role/);
  });

  test('that a server gives as something else are no snapshot', async () => {
    const api = stubApi({
      kinds: withDefinitions(),
      trouble: first(99, /customresourcedefinitions\//, refused(418, 'Teapot')),
    });
    await expect(read(api)).rejects.toThrow(/did not give the definition of .*: Teapot/);
  });
});

test('definitions: the role reads them by name and no others', () => {
  const role = roleText([
    { group: '', version: 'v1', kind: 'Node', resource: 'nodes' },
    { group: 'karpenter.sh', version: 'v1', kind: 'NodePool', resource: 'nodepools' },
    { group: 'karpenter.example', version: 'v1', kind: 'ToyNodeClass', resource: 'toynodeclasses' },
  ]);
  expect(role).toContain('    resources: [customresourcedefinitions]');
  expect(role).toContain(
    '    resourceNames:\n      - nodepools.karpenter.sh\n      - toynodeclasses.karpenter.example\n    verbs: [get]\n',
  );
  const core = roleText([{ group: '', version: 'v1', kind: 'Node', resource: 'nodes' }]);
  expect(core).not.toContain('customresourcedefinitions');
});
