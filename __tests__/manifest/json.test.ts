import fc from 'fast-check';
import { anyCharacter, anyText } from '../any-text.js';
import { type FieldPath, isObject, type Json } from '../../src/manifest/manifest.js';
import { parseManifests } from '../../src/manifest/parse.js';
import { messageOf } from '../messages.js';

/** Characters that YAML does not allow are refused, also where JSON allows them. */
const ALLOWED = /^(?![^]*(?![\t\n\r])[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff])/u;
const text = anyText({ maxLength: 12 }).filter((one) => ALLOWED.test(one));
const value = fc
  .jsonValue({ stringUnit: anyCharacter, maxDepth: 5 })
  .filter((one) => ALLOWED.test(JSON.stringify(one)));
const document = fc.record({
  apiVersion: fc.constant('v1'),
  kind: fc.constant('Thing'),
  metadata: fc.constant({ name: 'a' }),
  spec: value,
  more: fc.dictionary(text, value, { maxKeys: 4 }),
});
const indent = fc.constantFrom(undefined, 1, 2, '\t', ' \t ');

/** Every path in a value, with the key or item it ends in. */
function* paths(json: Json, path: FieldPath = []): Generator<{ path: FieldPath; value: Json }> {
  if (Array.isArray(json)) {
    for (const [index, item] of json.entries()) {
      yield { path: [...path, index], value: item };
      yield* paths(item, [...path, index]);
    }
  } else if (isObject(json)) {
    for (const [key, field] of Object.entries(json)) {
      yield { path: [...path, key], value: field };
      yield* paths(field, [...path, key]);
    }
  }
}

/** Objects without a prototype compare like others once they are plain. */
function plain(json: Json): unknown {
  if (Array.isArray(json)) return json.map(plain);
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, field]) => [key, plain(field)]));
}

describe('JSON', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(document, indent, (written, space) => {
        const json = JSON.stringify(written, null, space);
        const { manifests, problems } = parseManifests(json, 'a.json');
        expect(problems).toEqual([]);
        expect(manifests.map(({ object }) => plain(object))).toEqual([JSON.parse(json)]);
      }),
      { numRuns: 60 },
    );
  });

  test('every place points at the key, or at the item', () => {
    fc.assert(
      fc.property(document, indent, (written, space) => {
        const json = JSON.stringify(written, null, space);
        const lines = json.split('\n');
        const [manifest] = parseManifests(json, 'a.json').manifests;
        for (const { path, value: field } of paths(manifest?.object ?? null)) {
          const { line, column } = manifest?.placeOf(path) ?? { line: 0, column: 0 };
          const last = path.at(-1);
          const expected = typeof last === 'string' ? JSON.stringify(last) : (JSON.stringify(field)[0] ?? '');
          expect(lines[line - 1]?.slice(column - 1).startsWith(expected)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['a missing comma', '{"a": 1 "b": 2}'],
    ['a missing brace', '{"a": 1'],
    ['a missing quote', '{"a": "b}'],
    ['text behind the end', '{"a": 1} x'],
    ['a raw line break in a string', '{"a": "b\n---\nc"}'],
    ['a bad escape', '{"a": "\\x"}'],
    ['a closing bracket too many', '{"a": 1}}'],
  ])('with %s is an error', (_name, json) => {
    const { manifests, problems } = parseManifests(json, 'a.json');
    expect(manifests).toEqual([]);
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

test('json: nothing that is read throws, and what is not read is a problem', () => {
  const marks =
    'a|: |:|\n|  |- |? |{|}|[|]|,|"|\'|#|&x |*x|!t |>|---\n|...\n|%|<<: |~|1|.inf|\t|\r\n|\\|{{|}}'.split(
      '|',
    );
  const pieces = fc.constantFrom(...marks, '|', 'apiVersion: v1\n', 'kind: T\n', 'metadata: {name: a}\n');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const { manifests, problems } = parseManifests(parts.join(''), 'a.yaml');
      for (const problem of problems) {
        expect(messageOf(problem)).toMatch(/\.$/);
        expect(messageOf(problem)).not.toContain('\n');
      }
      for (const manifest of manifests) {
        for (const { path } of paths(manifest.object)) expect(manifest.placeOf(path).line).toBeGreaterThan(0);
      }
    }),
    { numRuns: 200 },
  );
});
