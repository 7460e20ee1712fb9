import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

const URL = 'https://github.com/example/shop.git';

interface Written {
  readonly sync?: string;
  readonly keeps?: boolean;
  readonly envs?: readonly string[];
  readonly namespace?: string;
}

function set({ sync, keeps = false, envs = ['dev', 'prod'], namespace = 'web' }: Written): string {
  const policy = [
    ...(sync === undefined ? [] : [`applicationsSync: ${sync}`]),
    ...(keeps ? ['preserveResourcesOnDeletion: true'] : []),
  ];
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: web, namespace: argocd}
spec:
  syncPolicy: {${policy.join(', ')}}
  generators: [{list: {elements: [${envs.map((env) => `{env: ${env}}`).join(', ')}]}}]
  template:
    metadata: {name: "web-{{env}}"}
    spec:
      source: {repoURL: ${URL}, path: "apps/{{env}}"}
      destination: {server: here, namespace: ${namespace}}
      syncPolicy: {automated: {}}
`;
}

async function told(before: Written | null, after: Written): Promise<string[]> {
  const files = (written: Written) => ({
    'apps/dev/a.yaml': deployment('dev'),
    'apps/prod/a.yaml': deployment('prod'),
    'argo/set.yaml': set(written),
  });
  const policies = sources({ argocd: 'argo/*.yaml' });
  const { head } = await sidesIn(policies, files(after), before === null ? null : files(before));
  return head.problems
    .filter(({ message }) => message.startsWith('ApplicationSet/'))
    .map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}

describe('what an ApplicationSet may do with its Applications', () => {
  test.each<[claim: string, before: Written, after: Written, severity: string, says: RegExp]>([
    [
      'is all where create-only is taken away',
      { sync: 'create-only' },
      {},
      'warning',
      /may now edit its Applications .*is sync, before create-only.*; may now delete Applications .* with each all that it applied/,
    ],
    [
      'is to delete them where create-update becomes sync',
      { sync: 'create-update' },
      { sync: 'sync' },
      'warning',
      /web may now delete Applications/,
    ],
    [
      'is to edit them where create-delete becomes sync',
      { sync: 'create-delete' },
      { sync: 'sync' },
      'warning',
      /web may now edit its Applications [^;]*$/,
    ],
    [
      'deletes objects with them where those are kept no more',
      { keeps: true },
      {},
      'warning',
      /takes all its objects out of its cluster/,
    ],
    [
      'leaves them where it may not edit them and the template is edited',
      { sync: 'create-only' },
      { sync: 'create-only', namespace: 'shop' },
      'warning',
      /leaves web-dev and web-prod as the cluster has it/,
    ],
    [
      'leaves them where it may not delete what the generators lose',
      { sync: 'create-update' },
      { sync: 'create-update', envs: ['dev'] },
      'warning',
      /makes web-prod no more and may not delete it/,
    ],
    [
      'is less with create-update, which is no warning',
      {},
      { sync: 'create-update' },
      'info',
      /deletes none/,
    ],
    ['is less with create-only, which is no warning', {}, { sync: 'create-only' }, 'info', /edits none/],
    ['keeps objects, which is no warning', {}, { keeps: true }, 'info', /keeps what/],
  ])('%s', async (_claim, before, after, severity, says) => {
    expect(await told(before, after)).toContainEqual(
      expect.stringMatching(new RegExp(`^${severity} moved-delivery .*${says.source}`)),
    );
  });

  test.each<[claim: string, sync: string | undefined, kept: readonly string[]]>([
    ['stays with what it applied where the set may not delete it', 'create-update', ['Deployment/web/prod']],
    ['goes where it may', 'create-delete', []],
    ['goes where nothing is said', undefined, []],
  ])('an Application that is made no more %s', async (_claim, sync, kept) => {
    const files = (envs: readonly string[]) => ({
      'apps/dev/a.yaml': deployment('dev'),
      'apps/prod/a.yaml': deployment('prod'),
      'argo/set.yaml': set(sync === undefined ? { envs } : { sync, envs }),
    });
    const { head } = await sidesIn(
      sources({ argocd: 'argo/*.yaml' }),
      files(['dev']),
      files(['dev', 'prod']),
    );
    expect(head.problems.flatMap(({ keeps = [] }) => keeps)).toEqual(kept);
  });

  test.each<[claim: string, before: Written | null, after: Written]>([
    ['says nothing where it stays', { sync: 'create-only' }, { sync: 'create-only' }],
    ['says nothing where sync is only written out', {}, { sync: 'sync' }],
    ['says nothing without a base', null, { sync: 'create-only' }],
    [
      'says nothing of one that is added to create-only',
      { sync: 'create-only', envs: ['dev'] },
      { sync: 'create-only' },
    ],
  ])('%s', async (_claim, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});
