import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { writeCompact } from './write-compact.js';
import { kubectlList, kubectlNode, kubectlNodes, nodeName } from './nodes.js';
import { everyKind } from './objects.js';
import { codes, errors, read } from './reading.js';

const objects = [...kubectlNodes(4), ...everyKind()];
const FLEET = kubectlList(objects);
const { snapshot } = read(FLEET);
const AT = Date.UTC(2026, 10, 21, 6);

describe('compact: the compact form', () => {
  const text = writeCompact(FLEET, AT);
  const [header = '', ...rest] = text.trimEnd().split('\n');

  test('is a header and an object a line', () => {
    expect(JSON.parse(header)).toEqual({
      fleetplan: 'snapshot',
      version: 1,
      takenAt: '2026-11-21T06:00:00Z',
      nodes: 4,
      objects: snapshot.objects.length,
    });
    expect(rest).toHaveLength(4 + snapshot.objects.length);
    expect(rest[0]).toMatch(/^\{"apiVersion":"v1","kind":"Node","metadata":\{"annotations":\{/);
  });

  test('gives the same snapshot back', () => {
    const again = read(text);
    expect(errors(again)).toEqual([]);
    expect(again.snapshot.digest).toBe(snapshot.digest);
    expect(again.snapshot.takenAt).toBe(AT);
    expect(again.snapshot.nodes).toEqual(snapshot.nodes);
    expect(writeCompact(text, AT)).toBe(text);
  });

  test('says nothing about its time if it is unknown', () => {
    expect(read(writeCompact(FLEET, null)).snapshot.takenAt).toBeNull();
  });

  test('of several, the oldest time counts', () => {
    const [first, second] = ['a', 'b'].map((name) => kubectlList([kubectlNode(name)])) as [string, string];
    const both = read(writeCompact(first, AT), writeCompact(second, AT - 1_000));
    expect(both.snapshot.takenAt).toBe(AT - 1_000);
    expect(read(`${writeCompact(first, AT)}${writeCompact(second, AT - 1_000)}`).snapshot).toMatchObject({
      takenAt: AT - 1_000,
      digest: both.snapshot.digest,
    });
  });

  test('a node that changes changes one line besides the header', () => {
    const [first, ...others] = kubectlNodes(4);
    const changed = kubectlList([{ ...first, spec: { unschedulable: true } }, ...others, ...everyKind()]);
    const lines = writeCompact(changed, AT).trimEnd().split('\n');
    expect(lines.filter((line) => !rest.includes(line) && line !== header)).toHaveLength(1);
    expect(read(changed).snapshot.digest).not.toBe(snapshot.digest);
  });

  test.each([
    ['a line missing', [header, ...rest.slice(1)].join('\n'), 'truncated'],
    ['a line too many', [header, ...rest, JSON.stringify(kubectlNode('extra'))].join('\n'), 'truncated'],
    ['the header alone', header, 'truncated'],
    ['half a line at the end', text.slice(0, -40), 'truncated'],
    ['another version', text.replace('"version":1', '"version":2'), 'invalid-header'],
    ['a time that is none', text.replace('2026-11-21T06:00:00Z', 'today'), 'invalid-header'],
    ['a time that is a number', text.replace('"2026-11-21T06:00:00Z"', '1'), 'invalid-header'],
    ['no counts', text.replace('"nodes":4', '"nodes":-4'), 'invalid-header'],
    ['another purpose', text.replace('"fleetplan":"snapshot"', '"fleetplan":"plan"'), 'invalid-header'],
  ])('with %s it is refused', (_what, broken, code) => {
    expect(codes(read(broken))).toEqual([code]);
  });

  test('each part of one file is as old as its own header says', () => {
    const at = (name: string, createdAt: string) => kubectlList([kubectlNode(name, { createdAt })]);
    const later = writeCompact(at('b', '2026-11-25T00:00:00Z'), Date.UTC(2026, 10, 26));
    const earlier = writeCompact(at('a', '2026-01-01T00:00:00Z'), AT);
    expect(codes(read(later + earlier))).toEqual([]);
    expect(codes(read(earlier + later))).toEqual([]);
  });

  test('an empty one is no fleet', () => {
    expect(codes(read(writeCompact('[]', AT)))).toEqual(['empty-snapshot']);
  });
});

describe('compact: the digest', () => {
  test('is the same in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(objects, { minLength: objects.length }), (shuffled) => {
        expect(read(kubectlList(shuffled)).snapshot.digest).toBe(snapshot.digest);
      }),
      { numRuns: 20 },
    );
  });

  test('is the same with other orders of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    expect(read(kubectlList(objects.map(reversed))).snapshot.digest).toBe(snapshot.digest);
  });

  test.each([
    ['a line each', objects.map((object) => JSON.stringify(object)).join('\n')],
    ['YAML', objects.map((object) => `---\n${JSON.stringify(object)}\n`).join('')],
    ['compact', writeCompact(FLEET, AT)],
    ['compact without a time', writeCompact(FLEET, null)],
  ])('is the same for %s', (_form, text) => {
    expect(read(text).snapshot.digest).toBe(snapshot.digest);
  });

  test.each([
    [
      'a label',
      JSON.stringify(objects).replace('"example.com/label-3":"value-3"', '"example.com/label-3":"other"'),
    ],
    ['a node less', JSON.stringify(objects.slice(1))],
    [
      'a node that is not ready',
      JSON.stringify([kubectlNode(nodeName(0), { ready: 'False' }), ...objects.slice(1)]),
    ],
    ['a config map of a live package', JSON.stringify(objects).replace('0123-4567-89ab', 'changed')],
  ])('changes with %s', (_what, text) => {
    expect(read(text).snapshot.digest).not.toBe(snapshot.digest);
  });

  test('is a hash of text that gzip does not change', () => {
    expect(snapshot.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(codes(read(gzipSync(writeCompact(FLEET, AT))))).toEqual(['invalid-utf8']);
  });
});
