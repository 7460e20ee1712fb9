import { application, deployment, REPO, sidesIn, sources } from './sides.js';
import { messagesOf } from '../messages.js';

function synced(name: string, automated: string | null, path = `apps/${name}`): string {
  const policy = automated === null ? '{}' : `{automated: ${automated}}`;
  const spec = `source: {${REPO}, path: ${path}}, destination: {server: here, namespace: web}`;
  return application(`${spec}, syncPolicy: ${policy}`, name);
}

interface Tree {
  readonly argo: string;
  readonly replicas?: number;
}

async function reported(before: Tree | null, after: Tree) {
  const files = ({ argo, replicas = 3 }: Tree) => ({
    'apps/web/a.yaml': deployment('web', replicas),
    'argo/web.yaml': argo,
  });
  const policies = sources({ argocd: 'argo/*.yaml' });
  const { head } = await sidesIn(policies, files(after), before === null ? null : files(before));
  return head.problems.map(({ severity, code }) => ({ severity, code }));
}

const [BY_HAND, ITSELF] = [synced('web', null), synced('web', '{}')];
const SKIP = 'annotations: {argocd.argoproj.io/skip-reconcile: "true"}';
const WAITS = { severity: 'info', code: 'synced-by-hand' };

describe('hand synced: an Application that Argo CD does not sync by itself', () => {
  test.each<[claim: string, argo: string]>([
    ['without automated', BY_HAND],
    ['with automated that is null', synced('web', 'null')],
    ['with automated that is switched off', synced('web', '{enabled: false}')],
    ['with the annotation skip-reconcile', ITSELF.replace('argocd}', `argocd, ${SKIP}}`)],
  ])('%s waits for a person with what the change edits in it', async (_claim, argo) => {
    expect(await reported({ argo }, { argo, replicas: 4 })).toEqual([WAITS]);
  });

  test.each<[claim: string, before: Tree | null, after: Tree]>([
    ['says nothing where the change edits nothing of it', { argo: BY_HAND }, { argo: `# why\n${BY_HAND}` }],
    ['is none with automated', { argo: ITSELF }, { argo: ITSELF, replicas: 4 }],
  ])('%s', async (_claim, before, after) => {
    expect(await reported(before, after)).toEqual([]);
  });

  test('synced by hand: an Application that the change makes so is noted', async () => {
    expect(await reported({ argo: ITSELF }, { argo: BY_HAND })).toEqual([WAITS]);
  });

  test('that is synced by itself from now on brings what it left until then', async () => {
    expect(await reported({ argo: BY_HAND }, { argo: ITSELF })).toEqual([
      { severity: 'error', code: 'moved-delivery' },
    ]);
  });

  test('synced by hand: several Applications are one note', async () => {
    const argo = `${BY_HAND}---\n${synced('other', null, 'apps/web')}`;
    const { head } = await sidesIn(
      sources({ argocd: 'argo/*.yaml' }),
      { 'apps/web/a.yaml': deployment('web', 4), 'argo/web.yaml': argo },
      { 'apps/web/a.yaml': deployment('web'), 'argo/web.yaml': argo },
    );
    expect(messagesOf(head.problems)).toEqual([
      expect.stringMatching(/^Synced by hand: Application\/web, Application\/other\./),
    ]);
  });
});
