import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

test('Application: files that `exclude` leaves out are inputs without objects', async () => {
  const { head } = await sidesIn(sources({ argocd: 'web.yaml' }), {
    'web.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: web, namespace: argocd }
spec:
  source: { repoURL: https://github.com/a/b.git, path: web, directory: { recurse: true, exclude: '{old/*,*.bak.yaml}' } }
  destination: { server: https://kubernetes.default.svc, namespace: shop }
`,
    'web/web.yaml': deployment('web'),
    'web/web.bak.yaml': deployment('web'),
    'web/old/web.yaml': deployment('web'),
  });
  expect(head.files.map(({ path }) => path)).toEqual(['web/web.yaml']);
  expect(head.renderedPaths).toEqual(expect.arrayContaining(['web/old/web.yaml', 'web/web.bak.yaml']));
});
