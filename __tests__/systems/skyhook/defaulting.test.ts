import { pathText } from '../../../src/manifest/fields.js';
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { canonicalQuantity, formatGoDuration, goDurationNanos } from '../../../src/manifest/quantity.js';
import { admitted, main, packaged, policy } from './admitted.js';

/** A spec as plain objects, so that it compares with literals. */
function plain(spec: JsonObject | null): Json {
  return JSON.parse(JSON.stringify(spec)) as Json;
}

describe('defaulting: a stored NodeWright', () => {
  test('gives a drainConfig its defaults, null being a value there', () => {
    const stored = admitted(main({ drainConfig: { force: null, timeout: '60s' } }, '0.20'), '0.20').stored;
    expect(plain(stored)).toHaveProperty('drainConfig', {
      deleteEmptyDirData: true,
      disableEviction: false,
      force: null,
      ignoreDaemonSets: true,
      timeout: '1m0s',
    });
  });

  test('fills in both halves of uninstall', () => {
    const stored = admitted(main(packaged({ uninstall: {} }), '0.20'), '0.20').stored;
    expect(plain(stored)).toHaveProperty('packages.foo.uninstall', { enabled: false, apply: false });
  });
});

test.each<[field: string, JsonObject]>([
  ['spec.packages.foo.name', { name: 5 }],
  ['spec.packages.foo.image', { image: 5 }],
  ['spec.packages.foo.dependsOn', { dependsOn: 'bar' }],
  ['spec.packages.foo.resources', { resources: 'none' }],
])('defaulting: a value of the wrong type stays for the schema to refuse (%s)', (field, fields) => {
  const { rejections } = admitted(main(packaged(fields), '0.20'), '0.20');
  expect(rejections.map(({ path }) => pathText(path))).toContain(field);
});

describe('defaulting: admission', () => {
  const key = fc.constantFrom(
    ...[
      'default',
      'budget',
      'strategy',
      'fixed',
      'compartments',
      'selector',
      'matchLabels',
      'packages',
      'foo',
    ],
    ...[
      'resources',
      'cpuRequest',
      'env',
      'interrupt',
      'type',
      'count',
      '__proto__',
      'constructor',
      'toString',
    ],
  );
  const leaf = fc.oneof(
    fc.constantFrom(null, '', 'a', '1Gi', '90s'),
    fc.integer(),
    fc.boolean(),
    fc.double(),
  );
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map(withoutPrototype),
    ),
  }));

  test.each(['0.15', '0.20'] as const)(
    'never throws, and what it accepts it accepts again unchanged (%s)',
    (version) => {
      fc.assert(
        fc.property(tree, fc.constantFrom(policy, main), (spec, make) => {
          const once = admitted(make(spec, version), version);
          if (once.rejections.length > 0 || once.stored === null) return;
          const again = admitted(make(once.stored, version), version);
          expect(again.rejections).toEqual([]);
          expect(again.unknownFields).toEqual([]);
          expect(again.stored).toEqual(once.stored);
        }),
        { numRuns: 500 },
      );
    },
  );
});

function withoutPrototype(entries: [string, Json][]): JsonObject {
  const object = Object.create(null) as JsonObject;
  for (const [name, value] of entries) object[name] = value;
  return object;
}

test.each<[string, string | null]>([
  ['0', '0'],
  ['0Mi', '0'],
  ['1000m', '1'],
  ['1500m', '1500m'],
  ['0.5', '500m'],
  ['.5', '500m'],
  ['100', '100'],
  ['1000', '1k'],
  ['1e3', '1e3'],
  ['100e1', '1e3'],
  ['1024Mi', '1Gi'],
  ['1.5Gi', '1536Mi'],
  ['1000Ki', '1000Ki'],
  ['1Ki', '1Ki'],
  ['0.5Ki', '512'],
  ['-2048Mi', '-2Gi'],
  ['-1000m', '-1'],
  ['1u', '1u'],
  ['1 Gi', null],
])('defaulting: the quantity %s is written %s', (text, expected) => {
  expect(canonicalQuantity(text)).toBe(expected);
});

test.each<[string, string | null]>([
  ['0', '0s'],
  ['0h', '0s'],
  ['90s', '1m30s'],
  ['1h', '1h0m0s'],
  ['36h', '36h0m0s'],
  ['1500ms', '1.5s'],
  ['1.5h', '1h30m0s'],
  ['20ms', '20ms'],
  ['1.5ms', '1.5ms'],
  ['1500ns', '1.5µs'],
  ['1ns', '1ns'],
  ['-90s', '-1m30s'],
  ['90', null],
  ['1d', null],
])('defaulting: the duration %s is written %s', (text, expected) => {
  const nanos = goDurationNanos(text);
  expect(nanos === null ? null : formatGoDuration(nanos)).toBe(expected);
});
