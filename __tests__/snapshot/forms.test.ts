import { kubectlList, kubectlNodes, nodeName } from './nodes.js';
import { everyKind } from './objects.js';
import { codes, errors, read } from './reading.js';
import { messageOf } from '../messages.js';

const three = kubectlNodes(3);
const lines = three.map((node) => JSON.stringify(node));

describe('forms', () => {
  test.each([
    ['kubectl get -o json, a List', kubectlList(three)],
    [
      'a typed list of the API whose items have no kind',
      JSON.stringify({
        kind: 'NodeList',
        apiVersion: 'v1',
        metadata: {},
        items: three.map((node) => ({ ...node, kind: undefined, apiVersion: undefined })),
      }),
    ],
    ['a plain JSON list', JSON.stringify(three)],
    ['an object a line', `${lines.join('\n')}\n`],
    ['objects a line without the last line end', lines.join('\n')],
    [
      'objects one after the other over several lines',
      three.map((node) => JSON.stringify(node, null, 2)).join('\n'),
    ],
    ['lists one after the other', `${kubectlList(three.slice(0, 1))}\n${kubectlList(three.slice(1))}`],
    [
      'a list of lists, as jq -s makes it',
      JSON.stringify([
        { kind: 'List', apiVersion: 'v1', items: three.slice(0, 2) },
        { kind: 'List', apiVersion: 'v1', items: three.slice(2) },
      ]),
    ],
    ['a key "items" with an escape', kubectlList(three).replace('"items"', '"it\\u0065ms"')],
    ['a byte order mark in front', `\ufeff${kubectlList(three)}`],
    ['Windows line ends', kubectlList(three).replaceAll('\n', '\r\n')],
    ['YAML, a list', `apiVersion: v1\nkind: List\nitems:\n${lines.map((line) => `- ${line}\n`).join('')}`],
    ['YAML documents', lines.map((line) => `---\n${line}\n`).join('')],
  ])('%s gives the same nodes', (_form, text) => {
    const result = read(text);
    expect(errors(result)).toEqual([]);
    expect(result.snapshot.nodes.map((node) => node.name)).toEqual([0, 1, 2].map(nodeName));
    expect(result.snapshot.digest).toBe(read(kubectlList(three)).snapshot.digest);
  });

  test.each(everyKind().map((object) => [String(object['kind']), object] as const))(
    'fields of a %s that are cut out unread: the digest is the same with its kind at the end',
    (_kind, { apiVersion, kind, ...others }) => {
      const [first, last] = [
        { apiVersion, kind, ...others },
        { ...others, apiVersion, kind },
      ].map((object) => read(kubectlList([...three, { apiVersion: 'v1', kind: 'Event', spec: {} }, object])));
      expect(first?.snapshot.digest).toBe(last?.snapshot.digest);
      expect(first?.snapshot.objects.map(({ object }) => object)).toEqual(
        last?.snapshot.objects.map(({ object }) => object),
      );
    },
  );

  test('a kind that is written twice: the last one counts, whatever was cut out', () => {
    const nodes = three.map((node) =>
      JSON.stringify(node).replace('{', '{"apiVersion":"v1","kind":"Event",'),
    );
    expect(read(`[${nodes.join(',')}]`).snapshot.digest).toBe(read(kubectlList(three)).snapshot.digest);
  });

  test('several inputs make one snapshot', () => {
    const { snapshot, problems } = read(kubectlList(three), kubectlList(everyKind()));
    expect(errors({ snapshot, problems })).toEqual([]);
    expect(snapshot.nodes).toHaveLength(3);
    expect(snapshot.objects.map(({ kind }) => kind)).toContain('Skyhook');
  });

  test('a single node is a fleet of one', () => {
    expect(read(JSON.stringify(three[0])).snapshot.nodes).toHaveLength(1);
  });

  test('kinds that nothing needs are left out and counted', () => {
    const events = Array.from({ length: 40 }, (_, i) => ({
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: `e${i}` },
    }));
    const { problems } = read(
      kubectlList([...three, ...events, { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } }]),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'info', code: 'objects-left-out' });
    expect(messageOf(problems[0])).toContain('Left out 41 objects of kinds that fleetplan does not use.');
  });

  test('a live object has the place of its item', () => {
    const { snapshot } = read(kubectlList([three[0], ...everyKind()]));
    const place = snapshot.objects[0]?.place;
    const line = kubectlList([three[0], ...everyKind()]).split('\n')[(place?.line ?? 0) - 1];
    expect(place?.file).toBe('input-1');
    expect(line?.slice((place?.column ?? 0) - 1)).toBe('{');
    expect(snapshot.objects[0]?.placeOf(['spec', 'packages'])).toEqual(place);
  });
});

describe('forms: an empty fleet is never assumed', () => {
  const policy = everyKind().filter((object) => object['kind'] === 'DeploymentPolicy');
  test.each([
    ['no input at all', []],
    ['an empty file', ['']],
    ['blanks', [' \n\t\n']],
    ['a list without items', [kubectlList([])]],
    ['a plain empty list', ['[]']],
    [
      'only kinds that are left out',
      [kubectlList([{ apiVersion: 'v1', kind: 'Event', metadata: { name: 'e' } }])],
    ],
    ['only policies, which touch nothing', [kubectlList(policy)]],
    ['one empty list beside a full one', [kubectlList(three), kubectlList([])]],
    ['YAML without documents', ['# nothing\n---\n']],
  ])('%s', (_what, texts) => {
    expect(codes(read(...texts))).toContain('empty-snapshot');
  });
});
