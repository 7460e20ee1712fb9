import { describe, expect, test } from '@jest/globals';
import type { Paths } from '../read/repository.js';
import { deployment, kustomization, sidesIn, sources } from './sides.js';

const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n';
const STAYS =
  'apiVersion: v1\nkind: Namespace\nmetadata: {name: web, annotations: {argocd.argoproj.io/sync-options: "Prune=false,Delete=false"}}\n';

const application = (name: string, more = 'prune: true'): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd, finalizers: [resources-finalizer.argocd.argoproj.io]}
spec:
  destination: {server: here, namespace: web}
  source: {repoURL: "https://github.com/example/shop.git", path: ${name}}
  syncPolicy: {automated: {${more}}}
`;

const BOTH: Paths = {
  'argo/a.yaml': application('a'),
  'argo/b.yaml': application('b'),
  'a/web.yaml': deployment('web'),
  'a/ns.yaml': NAMESPACE,
  'b/job.yaml': deployment('job'),
};

async function told(policies: ReturnType<typeof sources>, before: Paths, after: Paths): Promise<string[]> {
  const { head } = await sidesIn(policies, after, before);
  return head.problems.flatMap(({ severity, message }) =>
    /which something else here brings as well/.test(message) ? [`${severity} ${message}`] : [],
  );
}

const without = (tree: Paths, path: string): Paths =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => name !== path));
const ARGO = sources({ argocd: 'argo/*.yaml' });

describe('one of two that bring the same and no longer does may delete it', () => {
  test.each<[claim: string, before: Paths, after: Paths, says: RegExp]>([
    [
      'a Namespace, with an Application that goes',
      { ...BOTH, 'b/ns.yaml': NAMESPACE },
      without({ ...BOTH, 'b/ns.yaml': NAMESPACE }, 'argo/b.yaml'),
      /^error Application\/b brings Namespace\/web no longer/,
    ],
    [
      'a workload, with its file',
      { ...BOTH, 'b/web.yaml': deployment('web') },
      BOTH,
      /^error Application\/b brings Deployment\/web no longer/,
    ],
  ])('%s', async (_claim, before, after, says) => {
    expect(await told(ARGO, before, after)).toEqual([expect.stringMatching(says)]);
  });

  test('of Flux as well', async () => {
    const flux = (name: string): string => kustomization(name, `path: ${name}\nprune: true`);
    const tree = { ...BOTH, 'flux/a.yaml': flux('a'), 'flux/b.yaml': flux('b') };
    const found = await told(sources({ flux: 'flux' }), { ...tree, 'b/web.yaml': deployment('web') }, tree);
    expect(found).toEqual([
      expect.stringMatching(/^error Kustomization\/b brings Deployment\/web no longer/),
    ]);
  });

  test.each<[claim: string, before: Paths, after: Paths]>([
    ['where it says that it stays', { ...BOTH, 'b/ns.yaml': STAYS }, BOTH],
    [
      'where that one prunes nothing',
      { ...BOTH, 'argo/b.yaml': application('b', ''), 'b/ns.yaml': NAMESPACE },
      { ...BOTH, 'argo/b.yaml': application('b', '') },
    ],
    [
      'where the other never had it',
      { ...without(BOTH, 'a/web.yaml'), 'b/web.yaml': deployment('web') },
      BOTH,
    ],
    [
      'where it is only edited',
      { ...BOTH, 'b/ns.yaml': NAMESPACE },
      { ...BOTH, 'b/ns.yaml': `# why\n${NAMESPACE}` },
    ],
  ])('but not %s', async (_claim, before, after) => {
    expect(await told(ARGO, before, after)).toEqual([]);
  });
});
