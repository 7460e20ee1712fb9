import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admitted, main, packaged, refusals } from './admitted.js';

const INVALID_SELECTOR = { matchExpressions: [{ key: 'a', operator: 'In' }] };
const RESOURCES = { cpuRequest: '500m', cpuLimit: 1, memoryRequest: '1Gi', memoryLimit: '1Gi' };
const RUNS_FIRST = { version: '1.0.0', image: 'y' };

function dependent(version: Json): JsonObject {
  return {
    packages: { foo: { version: '1.0.0', image: 'x', dependsOn: { bar: version } }, bar: RUNS_FIRST },
  };
}

describe('a Skyhook is accepted', () => {
  test.each<[string, Json | undefined]>([
    ['without a spec', undefined],
    ['without packages', {}],
    ['with percent 0', { interruptionBudget: { percent: 0 } }],
    ['with count 0', { interruptionBudget: { count: 0 } }],
    ['with null beside the other budget', { interruptionBudget: { percent: null, count: 3 } }],
    ['with an empty interruptionBudget beside a policy', { deploymentPolicy: 'p', interruptionBudget: {} }],
    ['with options but no policy', { deploymentPolicyOptions: { resetBatchStateOnCompletion: false } }],
    ['with invalid podNonInterruptLabels', { podNonInterruptLabels: INVALID_SELECTOR }],
    ['with a package without an image', packaged({ image: null })],
    ['with null as a package, which is dropped', { packages: { foo: null } }],
    ['with a v before the version', packaged({ version: 'v1.2.3' })],
    ['with a quoted major version alone', packaged({ version: '1' })],
    ['with a prerelease and build data', packaged({ version: '1.2.3-rc.1+5' })],
    ['with an image tag that differs from the version', packaged({ image: 'x:9.9.9' })],
    ['with a dependency that is there', dependent('1.0.0')],
    ['with a package that depends on itself', packaged({ dependsOn: { foo: '1.0.0' } })],
    [
      'with a cycle of packages',
      {
        packages: {
          foo: { version: '1.0.0', image: 'x', dependsOn: { bar: '1.0.0' } },
          bar: { version: '1.0.0', image: 'x', dependsOn: { foo: '1.0.0' } },
        },
      },
    ],
    [
      'with a config interrupt for a key',
      packaged({ configMap: { a: '' }, configInterrupts: { a: { type: 'reboot' } } }),
    ],
    [
      'with a glob that matches a key',
      packaged({ configMap: { 'a.sh': '' }, configInterrupts: { '*.sh': { type: 'noop' } } }),
    ],
    ['with all four resources', packaged({ resources: RESOURCES })],
    ['with resources that are all zero', packaged({ resources: { cpuRequest: 0, cpuLimit: '0' } })],
    ['with a name that repeats the key', packaged({ name: 'foo' })],
  ])('%s', (_claim, spec) => {
    expect(refusals(admitted(main(spec), '0.15', ['p']))).toEqual([]);
  });
});

describe('a Skyhook is refused', () => {
  test.each<[string, Json, string]>([
    [
      'with percent 101',
      { interruptionBudget: { percent: 101 } },
      'schema maximum spec.interruptionBudget.percent',
    ],
    ['with priority 0', { priority: 0 }, 'schema minimum spec.priority'],
    ['with another sequencing', { sequencing: 'global' }, 'schema enum spec.sequencing'],
    [
      'with a leading zero in a version',
      packaged({ version: '1.02.3' }),
      'webhook package-version spec.packages.foo.version',
    ],
    [
      'with a prerelease of a short version',
      packaged({ version: '1.2-rc' }),
      'webhook package-version spec.packages.foo.version',
    ],
    ['with a version as a number', packaged({ version: 1.2 }), 'schema type spec.packages.foo.version'],
    [
      'with another interrupt',
      packaged({ interrupt: { type: 'restart' } }),
      'schema enum spec.packages.foo.interrupt.type',
    ],
    [
      'with an interrupt without a type',
      packaged({ interrupt: {} }),
      'schema enum spec.packages.foo.interrupt.type',
    ],
    [
      'with a question mark, which is no glob',
      packaged({ configMap: { a: '' }, configInterrupts: { '?': { type: 'reboot' } } }),
      'webhook config-interrupt-key spec.packages.foo.configInterrupts.?',
    ],
    [
      'with a binary limit below a decimal request',
      packaged({ resources: { ...RESOURCES, memoryRequest: '1.1G', memoryLimit: '1Gi' } }),
      'webhook memory-limit spec.packages.foo.resources.memoryLimit',
    ],
    [
      'with negative resources',
      packaged({ resources: { ...RESOURCES, cpuRequest: -1 } }),
      'webhook resources-negative spec.packages.foo.resources',
    ],
    [
      'with a quantity that is none',
      packaged({ resources: { cpuRequest: '1 core' } }),
      'schema pattern spec.packages.foo.resources.cpuRequest',
    ],
    [
      'with a fraction as the exponent of a quantity',
      packaged({ resources: { cpuRequest: '1e1.5' } }),
      'schema pattern spec.packages.foo.resources.cpuRequest',
    ],
    [
      'with a duration the operator cannot read',
      packaged({ gracefulShutdown: '2 minutes' }),
      'schema pattern spec.packages.foo.gracefulShutdown',
    ],
    [
      'with a dependency of another version',
      dependent('2.0.0'),
      'webhook dependency-missing spec.packages.foo.dependsOn.bar',
    ],
    [
      'with a dependency of no version',
      dependent(''),
      'webhook dependency-version spec.packages.foo.dependsOn.bar',
    ],
  ])('%s', (_claim, spec, expected) => {
    expect(refusals(admitted(main(spec), '0.15', ['p']))).toEqual([expected]);
  });

  test.each(['Foo', 'foo1', 'f', 'a_b', '1foo', '', 'a'.repeat(44)])('with the package name "%s"', (name) => {
    const spec = { packages: { [name]: { version: '1.0.0', image: 'x' } } };
    expect(refusals(admitted(main(spec)))).toContain(`schema pattern spec.packages.${name}.name`);
  });

  test.each<[string, JsonObject, string]>([
    [
      'both budgets before the policy',
      { deploymentPolicy: 'q', interruptionBudget: { percent: 1, count: 1 } },
      'both-budgets',
    ],
    [
      'the exclusive budget before the selector',
      { deploymentPolicy: 'q', interruptionBudget: { percent: 1 }, nodeSelectors: INVALID_SELECTOR },
      'policy-and-budget',
    ],
    [
      'the selector before packages',
      { nodeSelectors: INVALID_SELECTOR, ...packaged({ version: '' }) },
      'selector',
    ],
    [
      'the version before resources',
      packaged({ version: '', resources: { cpuRequest: 1 } }),
      'package-version',
    ],
    ['packages before dependencies', packaged({ version: '', dependsOn: { bar: '1' } }), 'package-version'],
    [
      'dependencies before the policy',
      { deploymentPolicy: 'q', ...packaged({ dependsOn: { bar: '1' } }) },
      'dependency-missing',
    ],
  ])('by the first error: %s', (_claim, spec, rule) => {
    expect(admitted(main(spec), '0.15', ['p']).rejections.map((one) => one.rule)).toEqual([rule]);
  });

  test('not for its policy where policies are not known', () => {
    expect(refusals(admitted(main({ deploymentPolicy: 'q' })))).toEqual([]);
  });
});
