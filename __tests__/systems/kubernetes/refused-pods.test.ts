import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { files, type Shape } from './template-files.js';

const FLEET = nodeList([{ labels: {} }, { labels: {} }]);
const MOUNT = { volumeMounts: [{ name: 'data', mountPath: '/data' }] };

type Kind = 'Deployment' | 'StatefulSet';

function outcome(
  base: Shape,
  head: Shape,
  kind: Kind = 'Deployment',
): { ends: string | undefined; says: string } {
  const [before, after] = [base, head].map((shape) => files(shape).replace(/Deployment/, kind));
  const { plan, findings } = planOf({ base: before ?? '', head: after ?? '', snapshot: FLEET });
  const says = findings.flatMap(({ severity, status, message }) =>
    severity === 'error' && status === 'new' ? [message] : [],
  );
  return { ends: plan.policies[0]?.head?.effect.outcome, says: says.join('\n') };
}

// Source: kubernetes, pkg/apis/apps/validation, ValidatePodTemplateSpecForStatefulSet; issue 91676.
describe('a StatefulSet that is taken, and whose pods are refused', () => {
  test('is stuck at its first pod', () => {
    const { ends, says } = outcome({}, { container: { image: 'web:2', ...MOUNT } }, 'StatefulSet');
    expect(ends).toBe('stuck');
    expect(says).toMatch(/refuses each of its pods, `.*volumeMounts\[0\]\.name`: "data" is no volume/);
  });

  test.each<[claim: string, base: Shape, head: Shape]>([
    [
      'the volume is that of a claim template',
      {},
      {
        container: MOUNT,
        spec: { volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: {} }] },
      },
    ],
    [
      'it was so before, so that something adds the volume',
      { container: MOUNT },
      { container: { ...MOUNT, image: 'web:2' } },
    ],
  ])('is not said where %s', (_claim, base, head) => {
    expect(outcome(base, head, 'StatefulSet').says).not.toContain('refuses each of its pods');
  });
});

// Source: github.com/distribution/reference, regexp.go; kubernetes, pkg/kubelet/images, InvalidImageName.
describe('an image by a name that the kubelet cannot read', () => {
  const IMAGE = (image: string): Shape => ({ container: { image } });

  test.each([
    'web:',
    'example.com/Team/web:2',
    'example.com/web:2:3',
    'https://example.com/web:2',
    'web:v2+k3s1',
  ])('%s gets no new pod ready', (image) => {
    const { ends, says } = outcome(IMAGE('web:1'), IMAGE(image));
    expect(ends).toBe('stuck');
    expect(says).toContain('InvalidImageName');
  });

  test.each([
    'web',
    'localhost:5000/web:2',
    'Registry.example.com:443/a/b_c/d--e:v2.1-rc.1',
    `web@sha256:${'a1'.repeat(32)}`,
    'example.com/web:${TAG}',
  ])('%s is read', (image) => {
    expect(outcome(IMAGE('web:1'), IMAGE(image)).ends).toBe('complete');
  });
});
