import { rmSync } from 'node:fs';
import { buildKustomization } from '../../src/render/kustomize/build.js';
import { rendererOf } from '../../src/render/renderer.js';
import { gitTree } from '../../src/render/tree.js';
import { Workspace } from '../../src/render/workspace.js';
import { createRepository, type Paths, temporaryFolder } from '../read/repository.js';
import { deployment } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

/** How often kustomize runs for a folder, and the file of each object. */
async function builtOf(tree: Paths): Promise<{ runs: number; files: Record<string, string> }> {
  const folder = temporaryFolder('origins');
  const repository = createRepository(folder, 'repository');
  const workspace = Workspace.make(gitTree(repository.folder, repository.commit(tree)));
  try {
    const renderer = rendererOf(workspace, new Map());
    let runs = 0;
    const { files } = await buildKustomization(
      {
        ...renderer,
        run(tool, args) {
          runs += 1;
          return renderer.run(tool, args);
        },
      },
      'app',
    );
    const named = files.map(({ text, path }) => [/^ {2}name: (.*)$/m.exec(text)?.[1] ?? '', path]);
    return { runs, files: Object.fromEntries(named) as Record<string, string> };
  } finally {
    workspace.remove();
    rmSync(folder, { recursive: true });
  }
}

const OVERLAY: Paths = {
  'base/kustomization.yaml': 'resources: [web.yaml, jobs.yaml]\n',
  'base/web.yaml': deployment('web'),
  'base/jobs.yaml': `${deployment('jobs')}---\n${deployment('mail')}`,
};
const FILES = { web: 'base/web.yaml', jobs: 'base/jobs.yaml', mail: 'base/jobs.yaml' };

test.each<[string, number, string, Record<string, string>]>([
  ['names', 1, 'namespace: shop\nresources: [../base]\nreplicas: [{ name: web, count: 5 }]\n', FILES],
  [
    'the generator that made it',
    1,
    'resources: [../base]\nconfigMapGenerator: [{ name: env, literals: [a=b] }]\ngeneratorOptions: { disableNameSuffixHash: true }\n',
    { ...FILES, env: 'app/kustomization.yaml' },
  ],
  [
    'kustomize, where names get a prefix',
    2,
    'namePrefix: a-\nresources: [../base]\n',
    Object.fromEntries(Object.entries(FILES).map(([name, file]) => [`a-${name}`, file])),
  ],
  [
    'kustomize, where a replacement may change a name',
    2,
    'resources: [../base]\nreplacements: [{ source: { kind: Deployment, name: web, fieldPath: spec.replicas }, targets: [{ select: { kind: Deployment, name: jobs }, fieldPaths: [metadata.name] }] }]\n',
    { web: FILES.web, mail: FILES.mail, '"3"': 'base/jobs.yaml' },
  ],
])('the file of an object is told by %s', async (_by, runs, kustomization, files) => {
  const built = await builtOf({ ...OVERLAY, 'app/kustomization.yaml': kustomization });
  expect(built).toEqual({ runs, files });
});

test('the file of two objects of one name in two namespaces is told by kustomize', async () => {
  const of = (namespace: string): string =>
    deployment('web').replace('name: web', `name: web\n  namespace: ${namespace}`);
  const built = await builtOf({
    'app/kustomization.yaml': 'resources: [a.yaml, b.yaml]\n',
    'app/a.yaml': of('a'),
    'app/b.yaml': of('b'),
  });
  expect(built.runs).toBe(2);
});
