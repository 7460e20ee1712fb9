import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { canonicalQuantity, formatGoDuration, goDurationNanos } from '../../../src/manifest/quantity.js';
import { admitted, main, packaged, policy } from './admitted.js';

const MAIN_DEFAULTS = {
  autoTaintNewNodes: false,
  interruptionBudget: {},
  nodeSelectors: {},
  podNonInterruptLabels: {},
  priority: 200,
  runtimeRequired: false,
  sequencing: 'node',
  serial: false,
};

/** A spec as plain objects, so that it compares with literals. */
function plain(spec: JsonObject | null): Json {
  return JSON.parse(JSON.stringify(spec)) as Json;
}

function packageOf(fields: JsonObject, version: '0.15' | '0.20' = '0.15'): Json {
  const spec = admitted(main(packaged(fields), version), version).stored;
  return (plain(spec) as { packages: { foo: JsonObject } }).packages.foo;
}

function strategyOf(strategy: Json): Json {
  const spec = admitted(policy({ default: { budget: { count: 1 }, strategy } })).stored;
  return (plain(spec) as { default: { strategy: Json } }).default.strategy;
}

describe('a stored policy', () => {
  const COMMON = { initialBatch: 1, batchThreshold: 100, safetyLimit: 50 };

  test.each<[string, Json, Json]>([
    ['fixed', { fixed: {} }, { fixed: COMMON }],
    ['linear also has a delta of 1', { linear: {} }, { linear: { ...COMMON, delta: 1 } }],
    [
      'exponential also has a growthFactor of 2',
      { exponential: {} },
      { exponential: { ...COMMON, growthFactor: 2 } },
    ],
    [
      'null counts as absent',
      { fixed: { initialBatch: null, safetyLimit: 7 } },
      { fixed: { ...COMMON, safetyLimit: 7 } },
    ],
    [
      'failureThreshold is kept, never filled in',
      { fixed: { failureThreshold: 3 } },
      { fixed: { ...COMMON, failureThreshold: 3 } },
    ],
  ])('has the defaults of its strategy: %s', (_claim, written, expected) => {
    expect(strategyOf(written)).toEqual(expected);
  });

  test('resets its batch state unless it says false', () => {
    const reset = (value: Json | undefined): Json | undefined => {
      const spec = { default: { budget: { count: 1 }, strategy: { fixed: {} } } };
      const written = value === undefined ? spec : { ...spec, resetBatchStateOnCompletion: value };
      return admitted(policy(written)).stored?.['resetBatchStateOnCompletion'];
    };
    expect([reset(undefined), reset(null), reset(true), reset(false)]).toEqual([true, true, true, false]);
  });

  test('keeps a compartment without a strategy without one, and without a selector matching everything', () => {
    const spec = {
      default: { budget: { count: 1 }, strategy: { fixed: {} } },
      compartments: [{ name: 'a', budget: { count: 2 } }],
    };
    expect(plain(admitted(policy(spec)).stored)).toHaveProperty('compartments', [
      { name: 'a', budget: { count: 2 }, selector: {} },
    ]);
  });
});

describe('a stored Skyhook', () => {
  test.each<[string, Json | undefined, JsonObject]>([
    ['without a spec has all defaults', undefined, {}],
    [
      'with null everywhere has all defaults',
      { nodeSelectors: null, priority: null, serial: null, packages: null },
      {},
    ],
    ['without options has none', { deploymentPolicy: 'p' }, { deploymentPolicy: 'p' }],
    [
      'with empty options resets, and so overrides a policy that says false',
      { deploymentPolicyOptions: {} },
      { deploymentPolicyOptions: { resetBatchStateOnCompletion: true } },
    ],
    [
      'keeps a null budget, which is nullable',
      { interruptionBudget: { percent: null } },
      { interruptionBudget: { percent: null } },
    ],
    ['has no unknown field', { pause: true }, {}],
  ])('%s', (_claim, spec, more) => {
    expect(plain(admitted(main(spec)).stored)).toEqual({ ...MAIN_DEFAULTS, ...more });
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['its name from its key', {}, {}],
    ['its key as the name in place of an empty one', { name: '' }, {}],
    ['its image without a tag', { image: 'x:1' }, {}],
    [
      'all resources once one is set, and as the operator writes them',
      { resources: { cpuRequest: '1000m', memoryLimit: '1024Mi' } },
      { resources: { cpuRequest: '1', cpuLimit: '0', memoryRequest: '0', memoryLimit: '1Gi' } },
    ],
    [
      'its grace period as the operator writes it',
      { gracefulShutdown: '90s' },
      { gracefulShutdown: '1m30s' },
    ],
    [
      'empty names in the sources of its variables',
      { env: [{ name: 'A', valueFrom: { configMapKeyRef: { key: 'k' } } }] },
      { env: [{ name: 'A', valueFrom: { configMapKeyRef: { key: 'k', name: '' } } }] },
    ],
  ])('gives a package %s', (_claim, written, more) => {
    expect(packageOf(written)).toEqual({ name: 'foo', version: '1.0.0', image: 'x', ...more });
  });

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
    expect(packageOf({ uninstall: {} }, '0.20')).toHaveProperty('uninstall', {
      enabled: false,
      apply: false,
    });
  });
});

describe('admission', () => {
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
          if (!once.accepted || once.stored === null) return;
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
])('the quantity %s is written %s', (text, expected) => {
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
])('the duration %s is written %s', (text, expected) => {
  const nanos = goDurationNanos(text);
  expect(nanos === null ? null : formatGoDuration(nanos)).toBe(expected);
});
