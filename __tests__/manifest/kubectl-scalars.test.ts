import type { Json } from '../../src/manifest/manifest.js';
import { parseManifests } from '../../src/manifest/parse.js';

/** What `kubectl label --local -o json` v1.32.4 makes of `data: { k: <text> }`. */
const VALUES: [text: string, value: Json][] = [
  ['on', true],
  ['On', true],
  ['ON', true],
  ['oN', 'oN'],
  ['yes', true],
  ['y', true],
  ['Y', true],
  ['true', true],
  ['NO', false],
  ['n', false],
  ['Off', false],
  ['False', false],
  ['~', null],
  ['Null', null],
  ['nULL', 'nULL'],
  ['"on"', 'on'],
  ["'~'", '~'],
  ['""', ''],
  ['0', 0],
  ['-0', 0],
  ['+5', 5],
  ['0755', 493],
  ['-0755', -493],
  ['0o7', 7],
  ['0O17', 15],
  ['08', 8],
  ['089', 89],
  ['0x1F', 31],
  ['-0X1f', -31],
  ['0xZ', '0xZ'],
  ['0b101', 5],
  ['0b-1', -1],
  ['0b2', '0b2'],
  ['1_000', 1000],
  ['1__0_', 10],
  ['_1', '_1'],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['.5_7', 0.57],
  ['.5__7', '.5__7'],
  ['1e3', 1000],
  ['1E-3', 0.001],
  ['1.5e', '1.5e'],
  ['9223372036854775807', 2 ** 63],
  ['18446744073709551615', 2 ** 64],
  ['99999999999999999999', 1e20],
  ['1:30', '1:30'],
  ['2001-01-01', '2001-01-01'],
  ['2001-12-14T21:59:43Z', '2001-12-14T21:59:43Z'],
  ['25%', '25%'],
  ['.', '.'],
  ['+', '+'],
  ['=', '='],
  ['<<', '<<'],
  ['-1.e3', -1000],
  ['!!str 5', '5'],
  ['! 5', '5'],
  ['!unknown 5', '5'],
];

/** The same for `data: { <text>: 1 }`. */
const KEYS: [text: string, key: string][] = [
  ['on', 'true'],
  ['y', 'true'],
  ['NO', 'false'],
  ['007', '7'],
  ['0x10', '16'],
  ['-5', '-5'],
  ['9223372036854775807', '9223372036854775807'],
  ['2001-01-01', '2001-01-01'],
  ['"1"', '1'],
  ['!!str 1', '1'],
];

const HEAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';

function read(data: string): { value: Json; errors: string[] } {
  const { manifests, problems } = parseManifests(`${HEAD}data: ${data}\n`, 'a.yaml');
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return { value: manifests[0]?.object['data'] ?? null, errors };
}

describe('kubectl scalars: scalars are read as kubectl reads them', () => {
  test.each(VALUES)('the value %s', (text, value) => {
    expect(read(`\n  k: ${text}`)).toEqual({ value: { k: value }, errors: [] });
  });

  test.each(VALUES.filter(([text]) => !/[,[\]{}%]/.test(text)))(
    'the value %s in flow style',
    (text, value) => {
      expect(read(`{ k: ${text} }`)).toEqual({ value: { k: value }, errors: [] });
    },
  );

  test('a missing value is null', () => {
    expect(read('\n  k:\n  l: {m: , o}')).toEqual({
      value: { k: null, l: { m: null, o: null } },
      errors: [],
    });
  });

  test.each(KEYS)('the key %s', (text, key) => {
    expect(read(`\n  ${text}: 1`)).toEqual({ value: { [key]: 1 }, errors: [] });
  });
});

describe('kubectl scalars: numbers that JSON does not have are errors', () => {
  test.each(['.inf', '-.Inf', '+.INF', '.nan', '.NaN'])('%s', (text) => {
    expect(read(`\n  k: ${text}`).errors).toEqual(['bad-number']);
  });
});

test.each(['1e400', '-1e999', '8e88487'])('a number past all bounds is text: %s', (text) => {
  expect(read(`\n  k: ${text}`)).toEqual({ value: { k: text }, errors: [] });
  expect(read(`\n  ${text}: 1`)).toEqual({ value: { [text]: 1 }, errors: [] });
});

describe('kubectl scalars: keys that kubectl refuses are errors', () => {
  test.each([
    ['null', '~'],
    ['an empty key', ''],
    ['an infinity', '.inf'],
    ['a float', '1.10'],
    ['more than a signed 64-bit integer', '18446744073709551615'],
    ['a list', '? [a, b]\n  '],
    ['a mapping', '? {a: b}\n  '],
  ])('%s', (_name, text) => {
    expect(read(`\n  ${text}: 1`).errors).toEqual(['bad-key']);
  });
});

test.each(['!!int 5', '!!bool "yes"', '!!binary aGk=', '!!timestamp 2001-01-01'])(
  'a tag that makes another value is an error: %s',
  (text) => {
    expect(read(`\n  k: ${text}`).errors).toEqual(['bad-tag']);
  },
);

test('kubectl scalars: a tag of another tool is ignored, as kubectl ignores it, and a warning says so', () => {
  const { problems } = parseManifests(`${HEAD}data: !Ref\n  k: !Sub x\n`, 'a.yaml');
  expect(problems.map(({ severity, code }) => [severity, code])).toEqual([
    ['warning', 'unknown-tag'],
    ['warning', 'unknown-tag'],
  ]);
});
