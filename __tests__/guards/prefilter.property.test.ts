import fc from 'fast-check';
import { parseManifests } from '../../src/manifest/parse.js';
import { INTEREST, mentionsNeighbor, mayHoldPlanned } from '../../src/plan/objects/planned-kinds.js';
import { readSides, skippedFiles } from '../../src/guards/read.js';
import { readSnapshot } from '../read-snapshot.js';

/**
 * Most files are passed over after a look for a few words, so that 20,000 files of which few matter cost little. That look must find
 * every planned object that reading all of the text finds, in whatever way YAML and JSON let it be written.
 */

const PLANNED = [
  ['karpenter.sh/v1', 'NodePool'],
  ['apps/v1', 'Deployment'],
  ['policy/v1', 'PodDisruptionBudget'],
  ['skyhook.nvidia.com/v1alpha1', 'Skyhook'],
  ['placement.kubernetes-fleet.io/v1', 'ClusterResourcePlacement'],
  ['ngn2.nvidia.com/v1alpha1', 'NotifyMaintenance'],
] as const;

/** One character inside double quotes, in one of the ways that YAML has for it. */
const inYaml = (character: string, way: number): string => {
  const code = character.charCodeAt(0).toString(16);
  if (way === 1) return `\\x${code.padStart(2, '0')}`;
  if (way === 2) return `\\u${code.padStart(4, '0').toUpperCase()}`;
  if (way === 3) return `\\U${code.padStart(8, '0')}`;
  if (way === 4 && character === '/') return '\\/';
  if (way === 5) return `${character}\\\n      `;
  if (way === 6) return `${character}\\\r\n\t `;
  return character;
};
const inJson = (character: string, way: number): string =>
  way < 4 ? inYaml(character, way === 2 ? 2 : 0) : way === 4 ? inYaml(character, 4) : character;

const quoted = (text: string, ways: readonly number[], write: typeof inYaml): string =>
  `"${Array.from(text, (character, i) => write(character, ways[i % ways.length] ?? 0)).join('')}"`;

const ways = fc.oneof(
  fc.array(fc.nat(6), { minLength: 1, maxLength: 9 }),
  fc.nat(4).map((way) => [way]),
);
/** How a value is written: a style, and for double quotes the way of each character. */
const style = fc.record({ style: fc.nat(7), ways });
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

const written = (text: string, { style, ways }: Style): string => {
  if (style === 0) return text;
  if (style === 1) return `'${text}'`;
  if (style === 2) return `!!str ${text}`;
  if (style === 3) return `!!binary ${Buffer.from(text).toString('base64')}`;
  if (style === 4) return `!<tag:yaml.org,2002:str> '${text}'`;
  if (style === 5) return `>-\n      ${text}`;
  return quoted(text, ways, inYaml);
};

const yamlDocument = fc
  .record({ of: fc.constantFrom(...PLANNED), kind: style, version: style, key: ways, anchor: fc.boolean() })
  .map(({ of: [apiVersion, kind], anchor, ...how }) => {
    const key = quoted(
      'kind',
      how.key.map((way) => (way > 4 ? 0 : way)),
      inYaml,
    );
    const kindText = anchor ? `&k ${written(kind, how.kind)}` : written(kind, how.kind);
    return [
      ...(anchor ? [`x-kind: ${kindText}`] : []),
      `apiVersion: ${written(apiVersion, how.version)}`,
      `${key}: ${anchor ? '*k' : kindText}`,
      'metadata: { name: a, namespace: b }',
      '',
    ].join('\n');
  });

const jsonDocument = fc
  .record({ of: fc.constantFrom(...PLANNED), kind: ways, version: ways, key: ways, list: fc.boolean() })
  .map(({ of: [apiVersion, kind], list, ...how }) => {
    const json = (text: string, ways: readonly number[]) => quoted(text, ways, inJson);
    const object = `{"apiVersion": ${json(apiVersion, how.version)}, ${json('kind', how.key)}: ${json(kind, how.kind)}, "metadata": {"name": "a", "namespace": "b"}}`;
    return list ? `{"apiVersion": "v1", "kind": "List", "items": [${object}]}` : object;
  });

const OTHERS = [
  'apiVersion: v1\nkind: Service\nmetadata: { name: s }\n',
  'image: { tag: v1 }\n',
  '# nothing\n',
];

/** A file in which one document is planned. */
const file = fc
  .record({
    planned: fc.oneof(yamlDocument, jsonDocument),
    before: fc.subarray(OTHERS),
    after: fc.subarray(OTHERS),
    mark: fc.boolean(),
    breaks: fc.constantFrom('\n', '\r\n'),
    directive: fc.boolean(),
  })
  .map(({ planned, before, after, mark, breaks, directive }) => {
    const documents = [...before, planned, ...after].map((text) => `---\n${text}`);
    const text = documents.join('');
    const start = directive ? '%YAML 1.1\n' : '';
    return `${mark ? '\ufeff' : ''}${start}${text.replace(/\r?\n/g, breaks)}`;
  });

const full = (text: string) =>
  parseManifests(text, 'a.yaml').manifests.filter(({ apiVersion, kind }) =>
    INTEREST.concerns(apiVersion, kind),
  );

describe('prefilter: what is passed over holds nothing that reading it would find', () => {
  test('a text, in whatever way its words are written', () => {
    let found = 0;
    fc.assert(
      fc.property(file, (text) => {
        const planned = full(text);
        found += planned.length;
        if (planned.length > 0) expect([mayHoldPlanned(text), mentionsNeighbor(text)]).toEqual([true, true]);
      }),
      { numRuns: 600 },
    );
    // Half of what is written here is read as it is meant (some tags are refused); of none the law would say nothing.
    expect(found).toBeGreaterThan(250);
  });

  test('a file that both sides hold, alone and beside an edited one', () => {
    const { snapshot } = readSnapshot([
      { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
    ]);
    const side = (texts: readonly string[]) => ({
      files: texts.map((text, i) => ({ path: `${i}.yaml`, text })),
      problems: [],
      label: 'x',
      ...{ renderedPaths: [], coverage: [] },
    });
    const config = { namespace: null, variables: {} };
    const namesOf = (
      manifests: readonly { readonly kind: string; readonly apiVersion: string }[],
    ): string[] =>
      manifests
        .filter(({ apiVersion, kind }) => INTEREST.concerns(apiVersion, kind))
        .map(({ apiVersion, kind }) => `${apiVersion} ${kind}`);
    fc.assert(
      fc.property(file, fc.constantFrom(...OTHERS), (text, other) => {
        const [base, head] = [side([text, OTHERS[1] ?? '', 'a: 1\n']), side([text, OTHERS[1] ?? '', other])];
        const read = readSides(base, head, { snapshot, config });
        const expected = namesOf(full(text));
        expect(namesOf(read.head.manifests)).toEqual(expected);
        expect(namesOf(read.base?.manifests ?? [])).toEqual(expected);
        const isSkipped = skippedFiles(read.head).includes('0.yaml');
        expect(isSkipped).toBe(expected.length === 0 && !read.head.gaps.some(({ of }) => of === 'text'));
      }),
      { numRuns: 150 },
    );
  });
});
