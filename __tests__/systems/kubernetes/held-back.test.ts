import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const NODES = nodeList(parseFleet('4 nodes'));

function workload(kind: string, image: string, more: object): string {
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: {
      containers: [
        { name: 'web', image: `example.com/web:${image}`, readinessProbe: { tcpSocket: { port: 80 } } },
      ],
    },
  };
  const spec = { selector: { matchLabels: { app: 'web' } }, template, ...more };
  return JSON.stringify({ apiVersion: 'apps/v1', kind, metadata: { name: 'web' }, spec });
}

const PAUSED = { replicas: 4, paused: true };
const ON_DELETE = { updateStrategy: { type: 'OnDelete' } };
const partition = (of: number) => ({
  replicas: 4,
  serviceName: 'web',
  updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: of } },
});

const planned = (kind: string, more: object, images = ['1', '2']) => {
  const [base = '', head = ''] = images.map((image) => workload(kind, image, more));
  const { plan, findings, verdict } = planOf({ base, head, snapshot: NODES });
  const change = plan.policies[0]?.head?.change;
  return { change, verdict, never: findings.filter(({ rule }) => rule === 'never-allowed') };
};

describe('a new pod template that nothing rolls', () => {
  // InVisionApp/kit-deployer#32, helm/charts#23537, helm/helm#8674
  test.each([
    ['of a paused Deployment', 'Deployment', PAUSED, 'paused'],
    ['of a DaemonSet with OnDelete', 'DaemonSet', ON_DELETE, 'OnDelete'],
    [
      'of a StatefulSet with OnDelete',
      'StatefulSet',
      { replicas: 4, serviceName: 'web', ...ON_DELETE },
      'OnDelete',
    ],
    ['of a StatefulSet whose partition keeps all', 'StatefulSet', partition(4), 'partition'],
  ])('%s is held', (_name, kind, more, held) => {
    expect(planned(kind, more).change?.held).toBe(held);
  });

  test.each([
    ['of a Deployment that is not paused', 'Deployment', { replicas: 4 }],
    ['of a StatefulSet whose partition keeps some', 'StatefulSet', partition(1)],
  ])('%s is not', (_name, kind, more) => {
    const { change } = planned(kind, more);
    expect([change === undefined, change?.held]).toEqual([false, undefined]);
  });

  test('a paused Deployment does not pass for one that was rolled out', () => {
    const { verdict, never } = planned('Deployment', PAUSED);
    expect(verdict).toBe('warn');
    expect(never.map(({ severity, status }) => [severity, status])).toEqual([['warning', 'worsened']]);
  });

  test('one that stays as it is tells nothing new', () => {
    const { verdict, never } = planned('Deployment', PAUSED, ['1', '1']);
    expect(verdict).toBe('pass');
    expect(never.map(({ status }) => status)).toEqual(['unchanged']);
  });

  // kubernetes/kubernetes#70442
  test.each([
    [
      1,
      'it is rolled over 3 of 4 replicas, as partition 1 keeps ordinal 0 on the one before until it is lowered.',
    ],
    [
      3,
      'it is rolled over 1 of 4 replicas, as partition 3 keeps ordinals 0 to 2 on the one before until it is lowered.',
    ],
  ])('a partition of %i says whom it keeps', (of, says) => {
    expect(planned('StatefulSet', partition(of)).change?.says).toBe(
      `The pod template changes (spec.containers[web].image): ${says}`,
    );
  });
});
