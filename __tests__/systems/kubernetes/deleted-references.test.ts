import { nodeList } from '../../fleet.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { planOf } from '../../plan-of.js';
import { object } from './web-plans.js';

const CONFIG = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'default' } };
const KEY = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'key', namespace: 'default' } };
const EXTERNAL = {
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name: 'made', namespace: 'default' },
  spec: { target: { name: 'key' } },
};
const SETTINGS = { envFrom: [{ configMapRef: { name: 'settings' } }] };
const FROM_KEY = { env: [{ name: 'KEY', valueFrom: { secretKeyRef: { name: 'key', key: 'a' } } }] };

function side(container: object, beside: readonly object[] = [], volumes: readonly object[] = []): string {
  const containers = [{ name: 'web', image: 'example.com/web:1', ...container }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { volumes, containers } };
  return textOf([object('Deployment', { replicas: 4, template }), ...beside]);
}

function plan(base: string, head: string) {
  return planOf({ base, head, snapshot: nodeList([{ labels: {} }]) });
}

// Source: kubernetes, pkg/kubelet/kuberuntime: CreateContainerConfigError.
describe('reference-missing: a ConfigMap or Secret that the change deletes', () => {
  const OPTIONAL = { envFrom: [{ configMapRef: { name: 'settings', optional: true } }] };
  const VOLUME = [{ name: 's', projected: { sources: [{ configMap: { name: 'settings' } }] } }];

  test.each<[string, string, string, string[]]>([
    ['is an error', side(SETTINGS, [CONFIG]), side(SETTINGS), ['ConfigMap/settings']],
    ['also of a volume', side({}, [CONFIG], VOLUME), side({}, [], VOLUME), ['ConfigMap/settings']],
    ['also of one variable', side(FROM_KEY, [KEY]), side(FROM_KEY), ['Secret/key']],
    ['not if it stays', side(SETTINGS, [CONFIG]), side(SETTINGS, [CONFIG]), []],
    ['not if it was never in the files', side(SETTINGS), side(SETTINGS), []],
    ['not if the head no longer names it', side(SETTINGS, [CONFIG]), side({}), []],
    ['not if it is optional', side(OPTIONAL, [CONFIG]), side(OPTIONAL), []],
    ['not if an ExternalSecret creates it', side(FROM_KEY, [KEY]), side(FROM_KEY, [EXTERNAL]), []],
  ])('%s', (_claim, base, head, expected) => {
    const found = plan(base, head).findings.filter(({ rule }) => rule === 'reference-missing');
    expect(found.map(({ evidence }) => evidence['reference'])).toEqual(expected);
  });

  test('stops the rollout that comes with it', () => {
    const { plan: planned } = plan(
      side(SETTINGS, [CONFIG]),
      side({ ...SETTINGS, image: 'example.com/web:2' }),
    );
    const [group] = planned.head.policies[0]?.effect.groups ?? [];
    expect(group).toMatchObject({ outcome: 'stuck', finish: null });
    expect(group?.why).toContain('no new pod starts: ConfigMap/settings is deleted by this change');
  });
});
