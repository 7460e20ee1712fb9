import { pathText } from '../../../src/manifest/fields.js';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admitUpdate, type StoredObject } from '../../../src/systems/skyhook/admission/admit.js';
import { SKYHOOK_VERSIONS, type SkyhookVersion } from '../../../src/systems/skyhook/versions.js';
import { toPlain } from '../../../src/text/render.js';
import { NO_TEXT } from '../../../src/text/text.js';
import { rows, yaml } from '../../rows.js';
import { admitted, fromYaml, main, packaged, policy, refusals } from './admitted.js';

const DIGEST = `sha256:${'0'.repeat(64)}`;

/** The spec of a cell; `package` are fields of the package `foo` beside its version 1.0.0 and image x. */
function specOf(cell: string): Json | undefined {
  if (cell === 'none') return undefined;
  const { package: fields, ...spec } = yaml<JsonObject>(cell.replaceAll('DIGEST', DIGEST));
  return fields === undefined ? spec : { ...spec, ...packaged(fields as JsonObject) };
}

test.each(
  rows(`
  no spec | none
  no packages | {}
  percent 0 | interruptionBudget: {percent: 0}
  count 0 | interruptionBudget: {count: 0}
  null beside the other budget | interruptionBudget: {percent: null, count: 3}
  an empty interruptionBudget beside a policy | {deploymentPolicy: p, interruptionBudget: {}}
  options but no policy | deploymentPolicyOptions: {resetBatchStateOnCompletion: false}
  invalid podNonInterruptLabels | podNonInterruptLabels: {matchExpressions: [{key: a, operator: In}]}
  a package without an image | package: {image: null}
  null as a package, which is dropped | packages: {foo: null}
  a v before the version | package: {version: v1.2.3}
  a quoted major version alone | package: {version: '1'}
  a prerelease and build data | package: {version: 1.2.3-rc.1+5}
  an image tag that differs from the version | package: {image: 'x:9.9.9'}
  a dependency that is there | packages: {foo: {version: 1.0.0, image: x, dependsOn: {bar: 1.0.0}}, bar: {version: 1.0.0, image: y}}
  a package that depends on itself | package: {dependsOn: {foo: 1.0.0}}
  a cycle of packages | packages: {foo: {version: 1.0.0, image: x, dependsOn: {bar: 1.0.0}}, bar: {version: 1.0.0, image: x, dependsOn: {foo: 1.0.0}}}
  a config interrupt for a key | package: {configMap: {a: ''}, configInterrupts: {a: {type: reboot}}}
  a glob that matches a key | package: {configMap: {a.sh: ''}, configInterrupts: {'*.sh': {type: noop}}}
  all four resources | package: {resources: {cpuRequest: 500m, cpuLimit: 1, memoryRequest: 1Gi, memoryLimit: 1Gi}}
  resources that are all zero | package: {resources: {cpuRequest: 0, cpuLimit: '0'}}
  a name that repeats the key | package: {name: foo}`),
)('Skyhook: accepted with %s', (_claim, spec = '') => {
  expect(refusals(admitted(main(specOf(spec)), '0.15', ['p']))).toEqual([]);
});

test.each(
  rows(`
  percent 101 | interruptionBudget: {percent: 101} | schema maximum spec.interruptionBudget.percent
  priority 0 | priority: 0 | schema minimum spec.priority
  another sequencing | sequencing: global | schema enum spec.sequencing
  a leading zero in a version | package: {version: 1.02.3} | webhook package-version spec.packages.foo.version
  a prerelease of a short version | package: {version: 1.2-rc} | webhook package-version spec.packages.foo.version
  a version as a number | package: {version: 1.2} | schema type spec.packages.foo.version
  another interrupt | package: {interrupt: {type: restart}} | schema enum spec.packages.foo.interrupt.type
  an interrupt without a type | package: {interrupt: {}} | schema enum spec.packages.foo.interrupt.type
  a question mark, which is no glob | package: {configMap: {a: ''}, configInterrupts: {'?': {type: reboot}}} | webhook config-interrupt-key spec.packages.foo.configInterrupts.?
  a binary limit below a decimal request | package: {resources: {cpuRequest: 500m, cpuLimit: 1, memoryRequest: 1.1G, memoryLimit: 1Gi}} | webhook memory-limit spec.packages.foo.resources.memoryLimit
  negative resources | package: {resources: {cpuRequest: -1, cpuLimit: 1, memoryRequest: 1Gi, memoryLimit: 1Gi}} | webhook resources-negative spec.packages.foo.resources
  a quantity that is none | package: {resources: {cpuRequest: 1 core}} | schema pattern spec.packages.foo.resources.cpuRequest
  a fraction as the exponent of a quantity | package: {resources: {cpuRequest: '1e1.5'}} | schema pattern spec.packages.foo.resources.cpuRequest
  a duration the operator cannot read | package: {gracefulShutdown: 2 minutes} | schema pattern spec.packages.foo.gracefulShutdown
  a dependency of another version | packages: {foo: {version: 1.0.0, image: x, dependsOn: {bar: 2.0.0}}, bar: {version: 1.0.0, image: y}} | webhook dependency-missing spec.packages.foo.dependsOn.bar
  a dependency of no version | packages: {foo: {version: 1.0.0, image: x, dependsOn: {bar: ''}}, bar: {version: 1.0.0, image: y}} | webhook dependency-version spec.packages.foo.dependsOn.bar`),
)('Skyhook: refused with %s', (_claim, spec = '', expected) => {
  expect(refusals(admitted(main(specOf(spec)), '0.15', ['p']))).toEqual([expected]);
});

test.each(['Foo', 'foo1', 'f', 'a_b', '1foo', '', 'a'.repeat(44)])(
  'Skyhook: refused with the package name "%s"',
  (name) => {
    const spec = { packages: { [name]: { version: '1.0.0', image: 'x' } } };
    expect(refusals(admitted(main(spec)))).toContain(`schema pattern spec.packages.${name}.name`);
  },
);

test.each(
  rows(`
  0.15 | both budgets before the policy | {deploymentPolicy: q, interruptionBudget: {percent: 1, count: 1}} | both-budgets
  0.15 | the exclusive budget before the selector | {deploymentPolicy: q, interruptionBudget: {percent: 1}, nodeSelectors: {matchExpressions: [{key: a, operator: In}]}} | policy-and-budget
  0.15 | the selector before packages | {nodeSelectors: {matchExpressions: [{key: a, operator: In}]}, package: {version: ''}} | selector
  0.15 | the version before resources | package: {version: '', resources: {cpuRequest: 1}} | package-version
  0.15 | packages before dependencies | package: {version: '', dependsOn: {bar: '1'}} | package-version
  0.15 | dependencies before the policy | {deploymentPolicy: q, package: {dependsOn: {bar: '1'}}} | dependency-missing
  0.20 | drainConfig before policy and budget | {drainConfig: {timeout: -1s}, deploymentPolicy: p, interruptionBudget: {count: 1}} | drain-duration
  0.20 | podNonInterruptLabels before nodeSelectors | {podNonInterruptLabels: {matchExpressions: [{key: a, operator: In}]}, nodeSelectors: {matchLabels: {a: '-'}}} | selector
  0.20 | the image before the version | package: {image: 'x:1', version: ''} | image-tag
  0.20 | uninstall before stageTimeout | package: {uninstall: {apply: true}, stageTimeout: -1s} | uninstall-not-enabled`),
)('Skyhook %s: refused by the first error, %s', (version = '', claim = '', spec = '', rule) => {
  const of = version as SkyhookVersion;
  const { rejections } = admitted(main(specOf(spec), of), of, ['p']);
  expect(rejections.map((one) => one.rule)).toEqual([rule]);
  if (claim.startsWith('podNon')) expect(rejections[0]?.path[1]).toBe('podNonInterruptLabels');
});

test('Skyhook: its policy is not looked for if the policies are not known', () => {
  const object = (version: SkyhookVersion) => main({ deploymentPolicy: 'p' }, version);
  expect(refusals(admitted(object('0.15')))).toEqual([]);
  expect(refusals(admitted(object('0.20'), '0.20', ['p']))).toEqual([]);
  expect(refusals(admitted(object('0.20'), '0.20', []))).toEqual([
    'webhook missing-policy spec.deploymentPolicy',
  ]);
});

test.each<[string, JsonObject, SkyhookVersion]>([
  ['another version of the API', { ...main({}), apiVersion: 'skyhook.nvidia.com/v1' }, '0.15'],
  ['another kind', { ...main({}), kind: 'Hook' }, '0.15'],
  ['a NodeWright in the old group', { ...main({}), kind: 'NodeWright' }, '0.15'],
  ['a Skyhook in the new group', { ...main({}, '0.20'), kind: 'Skyhook' }, '0.20'],
])('an object that cannot be read: %s', (_claim, object, version) => {
  const admission = admitted(object, version);
  expect(refusals(admission)).toEqual(['decode no-such-kind apiVersion']);
  expect(admission.stored).toBeNull();
});

test('API groups: the new one is unknown before 0.18, the legacy one can be created later', () => {
  const { rejections } = admitted(main({}, '0.18'), '0.17');
  expect(rejections.map(({ by, rule }) => `${by} ${rule}`)).toEqual(['decode no-such-kind']);
  expect(toPlain(rejections[0]?.message ?? NO_TEXT)).toContain('came with operator 0.18');
  expect(refusals(admitted(main({}, '0.15'), '0.20'))).toEqual([]);
  expect(refusals(admitted(policy(POLICY, '0.15'), '0.20'))).toEqual([]);
});

test('admission: an annotation that is a boolean is refused by the schema', () => {
  const metadata = { name: 'x', annotations: { 'skyhook.nvidia.com/pause': true } };
  const path = 'metadata.annotations.skyhook.nvidia.com/pause';
  expect(refusals(admitted({ ...main({}), metadata }))).toEqual([`schema type ${path}`]);
});

test.each(
  rows(`
  spec.pause is gone | pause: true | spec.pause null
  a typing error gets a suggestion | nodeSelector: {} | spec.nodeSelector nodeSelectors
  letters in another case too | package: {containerSha: ''} | spec.packages.foo.containerSha containerSHA
  keys of maps are free | package: {configMap: {anything: ''}, dependsOn: {}} | none
  a whole environment variable is known | package: {env: [{name: A, valueFrom: {fieldRef: {fieldPath: x, apiVersion: v1}}}]} | none
  tolerations are known | additionalTolerations: [{key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 5}] | none`),
)('unknown fields: %s', (_claim, spec = '', expected = '') => {
  const admission = admitted(main(specOf(spec)));
  const found = admission.unknownFields.map(
    ({ path, suggestion }) => `${path.join('.')} ${suggestion?.join('.') ?? null}`,
  );
  expect(found).toEqual(expected === 'none' ? [] : [expected]);
  expect(refusals(admission)).toEqual([]);
});

test('unknown fields: nothing in a status is looked at', () => {
  const object = { ...main({}), status: { status: 'complete', anything: 1 } };
  expect(admitted(object).unknownFields).toEqual([]);
});

test.each(
  rows(`
  uninstall | package: {uninstall: {enabled: true}} | 0.14 0.15
  stageTimeout | package: {stageTimeout: 1h} | 0.14 0.15 0.16 0.17
  drainConfig | drainConfig: {force: false} | 0.14 0.15 0.16 0.17
  runtimeRequiredCordonAfter | runtimeRequiredCordonAfter: true | 0.14 0.15 0.16 0.17 0.18
  sequencing and containerSHA | {sequencing: all, package: {containerSHA: DIGEST}} | none`),
)('unknown fields: %s, by version', (_field, spec = '', expected = '') => {
  const unknownTo = SKYHOOK_VERSIONS.filter(
    (version) => admitted(main(specOf(spec), version), version).unknownFields.length > 0,
  );
  expect(unknownTo.join(' ') || 'none').toBe(expected);
});

test.each(
  rows(`
  an image tag | package: {image: 'x:1.0.0'} | webhook image-tag spec.packages.foo.image
  an empty image tag | package: {image: 'x:'} | webhook image-tag spec.packages.foo.image
  a digest | package: {image: 'x@DIGEST'} | webhook image-digest spec.packages.foo.image
  a digest, named before a tag | package: {image: 'x:1@DIGEST'} | webhook image-digest spec.packages.foo.image
  the port of a registry | package: {image: 'host:5000/x'} | none
  a tag behind a port | package: {image: 'host:5000/x:1'} | webhook image-tag spec.packages.foo.image
  no image | package: {image: null} | schema pattern spec.packages.foo.image
  an image with white space | package: {image: a b} | schema pattern spec.packages.foo.image
  a short containerSHA | package: {containerSHA: 'sha256:00'} | schema pattern spec.packages.foo.containerSHA
  a good containerSHA | package: {containerSHA: DIGEST} | none
  invalid podNonInterruptLabels | podNonInterruptLabels: {matchExpressions: [{key: a, operator: In}]} | webhook selector spec.podNonInterruptLabels.matchExpressions[0].values
  a negative stageTimeout | package: {stageTimeout: -1s} | webhook stage-timeout spec.packages.foo.stageTimeout
  stageTimeout "0", no limit | package: {stageTimeout: '0'} | none
  a negative drain timeout | drainConfig: {timeout: -1s} | webhook drain-duration spec.drainConfig.timeout
  a negative grace period | drainConfig: {gracePeriod: -1s} | webhook drain-duration spec.drainConfig.gracePeriod
  null in a drainConfig | drainConfig: {timeout: null, force: null} | none`),
)('NodeWright from 0.18 on: %s', (_claim, spec = '', expected = '') => {
  for (const version of ['0.18', '0.20'] as const)
    expect(refusals(admitted(main(specOf(spec), version), version))).toEqual(
      expected === 'none' ? [] : [expected],
    );
});

test.each<SkyhookVersion>(['0.16', '0.17', '0.20'])(
  '%s: uninstall.apply needs uninstall.enabled',
  (version) => {
    const object = main(packaged({ uninstall: { apply: true } }), version);
    expect(refusals(admitted(object, version))).toEqual([
      'webhook uninstall-not-enabled spec.packages.foo.uninstall.apply',
    ]);
  },
);

test.each<SkyhookVersion>(['0.14', '0.15', '0.16', '0.17'])(
  '%s: an image is cut at the FIRST colon, ports too',
  (version) => {
    const image = (text: string): Json | undefined => {
      const packages = admitted(main(packaged({ image: text }), version), version).stored?.['packages'];
      return (packages as { foo: { image: string } }).foo.image;
    };
    expect(image('x:9.9.9')).toBe('x');
    expect(image('registry:5000/x')).toBe('registry');
  },
);

const POLICY = { default: { budget: { count: 1 }, strategy: { fixed: {} } } };

test.each(
  rows(`
  every schema error at once, before the webhook is asked | [{name: __default__, budget: {percent: 120}}, {strategy: {linear: {batchThreshold: 0, delta: 0}}}] | schema maximum spec.compartments[0].budget.percent, schema minimum spec.compartments[1].strategy.linear.batchThreshold, schema minimum spec.compartments[1].strategy.linear.delta
  a reserved name before its budget | [{name: __default__, budget: {}}] | webhook reserved-name spec.compartments[0].name
  a budget before the strategy | [{budget: {}, strategy: {}}] | webhook no-budget spec.compartments[0].budget
  a strategy before the selector | [{strategy: {}, selector: {matchLabels: {a: '-'}}}] | webhook one-strategy spec.compartments[0].strategy
  everything of one compartment before the next | [{selector: {matchLabels: {a: '-'}}}, {name: __default__}] | webhook selector spec.compartments[0].selector.matchLabels.a`),
)('DeploymentPolicy: refused by %s', (_claim, given = '', expected = '') => {
  const compartments = yaml<JsonObject[]>(given).map((one, i) => ({
    name: `c${i}`,
    selector: { matchLabels: { i: String(i) } },
    budget: { count: 1 },
    ...one,
  }));
  expect(refusals(admitted(policy({ ...POLICY, compartments }))).join(', ')).toBe(expected);
});

describe('admission: what YAML makes of a value', () => {
  const text = (percent: string, label: string): string =>
    `apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: p}
spec:
  default: {budget: {percent: ${percent}}, strategy: {fixed: {}}}
  compartments: [{name: a, selector: {matchLabels: {gpu: ${label}}}, budget: {count: 1}}]
`;

  test('25.0 is a whole number', () => {
    expect(refusals(admitted(fromYaml(text('25.0', 'a'))))).toEqual([]);
  });

  test.each(['y', 'No', 'on', 'OFF', 'true', '8', '1.5'])('the label value %s must be quoted', (label) => {
    const path = 'spec.compartments[0].selector.matchLabels.gpu';
    expect(refusals(admitted(fromYaml(text('25', label))))).toEqual([`schema type ${path}`]);
    expect(refusals(admitted(fromYaml(text('25', `'${label}'`))))).toEqual([]);
  });
});

/** As created under that version, whose group it may not be. */
function stored(object: JsonObject, version: SkyhookVersion): StoredObject {
  return { object, stored: admitted(object, version).stored ?? {} };
}

function updateRefusals(before: JsonObject, after: JsonObject, version: SkyhookVersion): string[] {
  const rejections = admitUpdate(stored(before, version), stored(after, version), version);
  return rejections.map(({ rule, path }) => `${rule} ${pathText(path)}`);
}

/** A Skyhook of a cell; `metadata` are fields of its metadata beside the name. */
function skyhookOf(cell: string): JsonObject {
  const { metadata = {}, ...spec } = specOf(cell) as JsonObject;
  return { ...main(spec), metadata: { name: 'x', ...(metadata as JsonObject) } };
}

test.each(
  rows(`
  as it is | package: {} | package: {} | none
  its defaults written out | {} | {priority: 200, nodeSelectors: {}} | none
  a quantity written otherwise | package: {resources: {cpuRequest: 1000m, cpuLimit: 1000m, memoryRequest: 1000m, memoryLimit: 1000m}} | package: {resources: {cpuRequest: '1', cpuLimit: '1', memoryRequest: '1', memoryLimit: '1'}} | none
  other labels | {} | metadata: {labels: {a: b}} | none
  annotations that control nothing | package: {} | {package: {}, metadata: {annotations: {nodewright.nvidia.com/pause: 'true'}}} | none
  another spec | {} | priority: 7 | spec.priority
  a package | {} | package: {} | spec.packages
  an entry with an empty value | package: {configMap: {}} | package: {configMap: {a: ''}} | spec.packages
  more tolerations | {} | additionalTolerations: [{}] | spec.additionalTolerations
  a pause | {} | metadata: {annotations: {skyhook.nvidia.com/pause: 'true'}} | metadata.annotations.skyhook.nvidia.com/pause
  no disable any more | metadata: {annotations: {skyhook.nvidia.com/disable: 'true'}} | {} | metadata.annotations.skyhook.nvidia.com/disable
  anything if it is being deleted | {} | {priority: 7, metadata: {deletionTimestamp: '2026-01-01T00:00:00Z'}} | none`),
)('the legacy group is read-only from 0.18 on: %s', (_claim, was = '', is = '', path = '') => {
  const expected = path === 'none' ? [] : [`read-only ${path}`];
  const [before, after] = [skyhookOf(was), skyhookOf(is)];
  expect(updateRefusals(before, after, '0.18')).toEqual(expected);
  expect(updateRefusals(before, after, '0.20')).toEqual(expected);
  expect(updateRefusals(before, after, '0.17')).toEqual([]);
});

test('the legacy group is read-only from 0.18 on: a policy', () => {
  const other = policy({ default: { ...POLICY.default, budget: { count: 2 } } });
  expect(updateRefusals(policy(POLICY), policy({ ...POLICY, compartments: [] }), '0.20')).toEqual([]);
  expect(updateRefusals(policy(POLICY), other, '0.20')).toEqual(['read-only spec.default']);
  expect(updateRefusals(policy(POLICY), other, '0.17')).toEqual([]);
});

test('admission: an edit in the new group is not read-only', () => {
  expect(updateRefusals(main({}, '0.20'), main({ priority: 7 }, '0.20'), '0.20')).toEqual([]);
});
