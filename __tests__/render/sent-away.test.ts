import { NO_CLUSTER } from '../../src/config/clusters.js';
import { application, deployment, kustomization, REPO, sidesIn, sources } from './sides.js';
import { plainly } from '../messages.js';

const argo = (to: string): string =>
  application(`destination: {name: ${to}, namespace: web}, source: {${REPO}, path: apps}`);
const flux = (to: string): string =>
  kustomization('web', `path: apps\nprune: true\nkubeConfig: {secretRef: {name: ${to}-kubeconfig}}`);

describe('sent away: what goes to another cluster from now on stays in the old one as it is', () => {
  test.each([
    ['an Application of Argo CD', { argocd: 'argo/*.yaml' }, 'argo/a.yaml', argo, 'Application/argocd/web'],
    ['a Kustomization of Flux', { flux: 'flux' }, 'flux/a.yaml', flux, 'Kustomization/flux-system/web'],
  ] as const)('%s', async (_claim, source, path, of, title) => {
    const policies = sources(source);
    const cluster = { ...NO_CLUSTER, name: 'one', others: [{ name: 'two', destination: null, policies }] };
    const tree = (to: string) => ({ 'apps/a.yaml': deployment('web'), [path]: of(to) });
    const { head } = await sidesIn(policies, tree('two'), tree('one'), { cluster });
    const kept = plainly(head.problems).flatMap(({ keeps = [], message }) =>
      keeps.length > 0 ? [message] : [],
    );
    const says = new RegExp(
      `^Deployment/web leaves the files and stays in the cluster: ${title} applies to another`,
    );
    expect(kept).toEqual([expect.stringMatching(says)]);
  });
});
