import { readFileSync } from 'node:fs';
import { DEFAULT_LIMITS, type SnapshotLimits } from '../../src/snapshot/limits.js';
import { readSnapshot } from '../read-snapshot.js';
import { Collector } from '../../src/snapshot/collector.js';
import { SnapshotInput } from '../../src/snapshot/input.js';
import { kubectlList, kubectlNodes } from './nodes.js';
import { everyKind } from './objects.js';
import { codes, errors, read, readLimited } from './reading.js';
import { messageOf } from '../messages.js';

const three = kubectlNodes(3);
const lines = three.map((node) => JSON.stringify(node));

describe('bad inputs: inputs that are not what they should be', () => {
  const list = kubectlList(three);
  const cut = list.slice(0, list.length / 2);
  test.each<[string, string | Uint8Array, string]>([
    ['a list that was cut off', cut, 'truncated'],
    [
      'a list that was cut off between two items',
      list.slice(0, list.indexOf('},\n        {') + 2),
      'truncated',
    ],
    ['text after the end', `${list}x`, 'json-syntax'],
    ['a bracket too many', `${list}}`, 'json-syntax'],
    ['a missing comma between items', list.replace('},\n        {', '}\n        {'), 'json-syntax'],
    ['a comma too many', list.replace(/\}\n {4}\],/, '},\n    ],'), 'json-syntax'],
    ['commas between the lines', lines.join(',\n'), 'json-syntax'],
    [
      'a page of a longer list',
      JSON.stringify({ kind: 'List', apiVersion: 'v1', metadata: { continue: 'abc' }, items: three }),
      'partial-list',
    ],
    ['items that are no list', '{"kind":"List","items":{}}', 'wrong-type'],
    ['a list without items', '{"kind":"NodeList","apiVersion":"v1"}', 'wrong-type'],
    [
      'lists in lists in lists',
      JSON.stringify([{ kind: 'List', items: [{ kind: 'List', items: [three[0]] }] }]),
      'nested-lists',
    ],
    ['a text', '"nodes"', 'not-an-object'],
    [
      'what kubectl prints when it fails',
      'Error from server (Forbidden): nodes is forbidden',
      'missing-kind',
    ],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${list}`, 'utf16le'), 'invalid-utf8'],
    ['UTF-16 without a mark', Buffer.from(list, 'utf16le'), 'json-syntax'],
    [
      'bytes that are not UTF-8',
      Buffer.from(list.replace('value-0', 'value-\u00e9'), 'latin1'),
      'invalid-utf8',
    ],
    ['zero bytes', 'abc\0def', 'control-character'],
    ['gzip that was not unpacked', Uint8Array.of(0x1f, 0x8b, 8, 0), 'invalid-utf8'],
    [
      'an object with items that is no list',
      '{"kind":"Table","apiVersion":"meta.k8s.io/v1","items":[{}]}',
      'not-a-list',
    ],
  ])('%s', (_what, text, code) => {
    expect(codes(read(text))).toContain(code);
  });
});

describe('bad inputs: limits', () => {
  const text = kubectlList(three);
  test.each<[string, Partial<SnapshotLimits>]>([
    ['nodes', { nodes: 2 }],
    ['bytes of all inputs', { bytes: 10_000 }],
    ['bytes of an object', { objectBytes: 5_000 }],
  ])('%s', (_what, limits) => {
    expect(codes(readLimited(text, limits))).toEqual(['too-large']);
  });

  test('the bytes of the inputs are added up', () => {
    const bytes = Buffer.from(text);
    const limits = { ...DEFAULT_LIMITS, bytes: bytes.length * 1.5 };
    const { problems } = readSnapshot(
      [
        { file: 'a', bytes },
        { file: 'b', bytes },
      ],
      limits,
    );
    expect(problems.map(({ code, place }) => [code, place?.file])).toEqual([['too-large', 'b']]);
  });

  test('as many nodes as may be are read, one more is refused', () => {
    expect(codes(readLimited(text, { nodes: 3 }))).toEqual([]);
    const { snapshot, problems } = readLimited(text, { nodes: 2 });
    expect(problems.map(({ code }) => code)).toEqual(['too-large']);
    // A part of a fleet is none to plan.
    expect(snapshot.nodes).toEqual([]);
  });

  test.each([
    ['all files together, after gunzip', `${DEFAULT_LIMITS.bytes / 1024 ** 3} GiB`],
    ['YAML, a file', `${DEFAULT_LIMITS.yamlBytes / 1024 ** 2} MiB`],
    ['one object in JSON', `${DEFAULT_LIMITS.objectBytes / 1024 ** 2} MiB`],
    ['nodes', DEFAULT_LIMITS.nodes.toLocaleString('en')],
    ['other objects that are kept', DEFAULT_LIMITS.objects.toLocaleString('en')],
    ['nesting in what is kept', `${DEFAULT_LIMITS.depth} levels`],
  ])('%s: at most %s, as docs/snapshots.md lists', (what, most) => {
    const rows = readFileSync('docs/snapshots.md', 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.filter(([, name]) => name === what).map(([, , listed]) => listed)).toEqual([most]);
  });

  test('what does not fit into memory as a fleet is an error that says what to do, and can still be written', () => {
    const text = kubectlList(kubectlNodes(50));
    const limits = { ...DEFAULT_LIMITS, fleetBytes: 1_000 };
    const { snapshot, problems } = readSnapshot([{ file: 'fleet.json', bytes: Buffer.from(text) }], limits);
    expect([snapshot.nodes, problems.map(({ code }) => code)]).toEqual([[], ['too-large']]);
    expect(messageOf(problems[0])).toMatch(/memory.*NODE_OPTIONS=--max-old-space-size=8192/);
    const collector = new Collector(false, limits);
    const input = new SnapshotInput('fleet.json', collector);
    input.push(Buffer.from(text));
    input.end();
    expect([collector.finish().problems, collector.lines.nodes]).toEqual([[], 50]);
  });

  test('other objects than nodes', () => {
    expect(codes(readLimited(kubectlList([three[0], ...everyKind()]), { objects: 3 }))).toEqual([
      'too-large',
    ]);
  });

  test('large YAML is refused in favor of JSON', () => {
    const yaml = lines.map((line) => `---\n${line}\n`).join('');
    const [problem] = errors(readLimited(yaml, { yamlBytes: 1_000 }));
    expect(messageOf(problem)).toContain('Take the snapshot with `kubectl get -o json`.');
  });
});
