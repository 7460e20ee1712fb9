import { toPlain } from '../../../src/text/render.js';
import { NO_TEXT } from '../../../src/text/text.js';
import type { Json } from '../../../src/manifest/manifest.js';
import { SKYHOOK_VERSIONS, type SkyhookVersion } from '../../../src/systems/skyhook/versions.js';
import { admitted, main, packaged, policy, refusals } from './admitted.js';

const SHA = `sha256:${'0'.repeat(64)}`;
const INVALID_SELECTOR = { matchExpressions: [{ key: 'a', operator: 'In' }] };

/** The versions that do not know a field of the spec. */
function unknownTo(spec: Json): SkyhookVersion[] {
  return SKYHOOK_VERSIONS.filter(
    (version) => admitted(main(spec, version), version).unknownFields.length > 0,
  );
}

describe('a field came with a version and is dropped by those before', () => {
  test.each<[string, Json, SkyhookVersion[]]>([
    ['uninstall with 0.16', packaged({ uninstall: { enabled: true } }), ['0.14', '0.15']],
    ['stageTimeout with 0.18', packaged({ stageTimeout: '1h' }), ['0.14', '0.15', '0.16', '0.17']],
    ['drainConfig with 0.18', { drainConfig: { force: false } }, ['0.14', '0.15', '0.16', '0.17']],
    [
      'runtimeRequiredCordonAfter with 0.19',
      { runtimeRequiredCordonAfter: true },
      ['0.14', '0.15', '0.16', '0.17', '0.18'],
    ],
    [
      'sequencing and containerSHA are older than all',
      { sequencing: 'all', ...packaged({ containerSHA: SHA }) },
      [],
    ],
  ])('%s', (_claim, spec, expected) => {
    expect(unknownTo(spec)).toEqual(expected);
  });
});

describe('the API groups', () => {
  test('the new group is unknown before 0.18', () => {
    const rejections = admitted(main({}, '0.18'), '0.17').rejections;
    expect(rejections.map(({ by, rule }) => `${by} ${rule}`)).toEqual(['decode no-such-kind']);
    expect(toPlain(rejections[0]?.message ?? NO_TEXT)).toContain('came with operator 0.18');
  });

  test('the legacy group can still be created from 0.18 on', () => {
    expect(admitted(main({}, '0.15'), '0.20').accepted).toBe(true);
    expect(
      admitted(policy({ default: { budget: { count: 1 }, strategy: { fixed: {} } } }, '0.15'), '0.20')
        .accepted,
    ).toBe(true);
  });

  test('a Skyhook is no kind of the new group', () => {
    const object = { ...main({}, '0.20'), kind: 'Skyhook' };
    expect(refusals(admitted(object, '0.20'))).toEqual(['decode no-such-kind apiVersion']);
  });
});

describe('from 0.18 on', () => {
  test.each<[string, Json, string[]]>([
    [
      'an image tag is refused',
      packaged({ image: 'x:1.0.0' }),
      ['webhook image-tag spec.packages.foo.image'],
    ],
    ['an empty image tag too', packaged({ image: 'x:' }), ['webhook image-tag spec.packages.foo.image']],
    [
      'a digest is refused',
      packaged({ image: `x@${SHA}` }),
      ['webhook image-digest spec.packages.foo.image'],
    ],
    [
      'a digest is named before a tag',
      packaged({ image: `x:1@${SHA}` }),
      ['webhook image-digest spec.packages.foo.image'],
    ],
    ['the port of a registry is fine', packaged({ image: 'host:5000/x' }), []],
    [
      'a tag behind a port is refused',
      packaged({ image: 'host:5000/x:1' }),
      ['webhook image-tag spec.packages.foo.image'],
    ],
    ['a missing image is refused', packaged({ image: null }), ['schema pattern spec.packages.foo.image']],
    [
      'an image with white space is refused',
      packaged({ image: 'a b' }),
      ['schema pattern spec.packages.foo.image'],
    ],
    [
      'a short containerSHA is refused',
      packaged({ containerSHA: 'sha256:00' }),
      ['schema pattern spec.packages.foo.containerSHA'],
    ],
    ['a good containerSHA is fine', packaged({ containerSHA: SHA }), []],
    [
      'invalid podNonInterruptLabels are refused',
      { podNonInterruptLabels: INVALID_SELECTOR },
      ['webhook selector spec.podNonInterruptLabels.matchExpressions[0].values'],
    ],
    [
      'a negative stageTimeout is refused',
      packaged({ stageTimeout: '-1s' }),
      ['webhook stage-timeout spec.packages.foo.stageTimeout'],
    ],
    ['stageTimeout "0" is no limit', packaged({ stageTimeout: '0' }), []],
    [
      'a negative drain timeout is refused',
      { drainConfig: { timeout: '-1s' } },
      ['webhook drain-duration spec.drainConfig.timeout'],
    ],
    [
      'a negative grace period is refused',
      { drainConfig: { gracePeriod: '-1s' } },
      ['webhook drain-duration spec.drainConfig.gracePeriod'],
    ],
    ['null in a drainConfig is fine', { drainConfig: { timeout: null, force: null } }, []],
  ])('%s', (_claim, spec, expected) => {
    expect(refusals(admitted(main(spec, '0.18'), '0.18'))).toEqual(expected);
    expect(refusals(admitted(main(spec, '0.20'), '0.20'))).toEqual(expected);
  });

  test.each<[string, Json, string]>([
    [
      'drainConfig before policy and budget',
      { drainConfig: { timeout: '-1s' }, deploymentPolicy: 'p', interruptionBudget: { count: 1 } },
      'drain-duration',
    ],
    [
      'podNonInterruptLabels before nodeSelectors',
      { podNonInterruptLabels: INVALID_SELECTOR, nodeSelectors: { matchLabels: { a: '-' } } },
      'selector',
    ],
    ['the image before the version', packaged({ image: 'x:1', version: '' }), 'image-tag'],
    [
      'uninstall before stageTimeout',
      packaged({ uninstall: { apply: true }, stageTimeout: '-1s' }),
      'uninstall-not-enabled',
    ],
  ])('the first error wins: %s', (_claim, spec, rule) => {
    const rejections = admitted(main(spec, '0.20'), '0.20').rejections;
    expect(rejections.map((one) => one.rule)).toEqual([rule]);
    if (rule === 'selector') expect(rejections[0]?.path[1]).toBe('podNonInterruptLabels');
  });

  test('a named policy must exist in the object own group: the caller passes those names', () => {
    const object = main({ deploymentPolicy: 'p' }, '0.20');
    expect(refusals(admitted(object, '0.20', ['p']))).toEqual([]);
    expect(refusals(admitted(object, '0.20', []))).toEqual(['webhook missing-policy spec.deploymentPolicy']);
  });
});

test.each<SkyhookVersion>(['0.16', '0.17', '0.20'])(
  'uninstall.apply needs uninstall.enabled in %s',
  (version) => {
    const object = main(packaged({ uninstall: { apply: true } }), version);
    expect(refusals(admitted(object, version))).toEqual([
      'webhook uninstall-not-enabled spec.packages.foo.uninstall.apply',
    ]);
  },
);

test.each<SkyhookVersion>(['0.14', '0.15', '0.16', '0.17'])(
  '%s cuts the image at the FIRST colon, ports too',
  (version) => {
    const image = (text: string): Json | undefined => {
      const packages = admitted(main(packaged({ image: text }), version), version).stored?.['packages'];
      return (packages as { foo: { image: string } }).foo.image;
    };
    expect(image('x:9.9.9')).toBe('x');
    expect(image('registry:5000/x')).toBe('registry');
  },
);
