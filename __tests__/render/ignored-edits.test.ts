import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

interface Tree {
  readonly ignore?: string;
  readonly policy?: string;
  readonly replicas?: number;
  readonly image?: string;
  readonly others?: number;
  readonly annotation?: string;
}

const RESPECTED = 'automated: {}, syncOptions: [RespectIgnoreDifferences=true]';
const REPLICAS = 'group: apps, kind: Deployment, jsonPointers: [/spec/replicas]';
const IMAGES = 'group: "*", kind: "*", jqPathExpressions: [".spec.template.spec.containers[].image"]';

function filesOf({
  ignore,
  policy = 'automated: {}',
  replicas = 3,
  image = '1',
  others = 3,
  annotation,
}: Tree) {
  const annotations = annotation === undefined ? '' : `, annotations: {${annotation}}`;
  const ignored = ignore === undefined ? '' : `  ignoreDifferences: [{${ignore}}]\n`;
  return {
    'argo/a.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd${annotations}}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: apps}
  destination: {server: here, namespace: web}
  syncPolicy: {${policy}}
${ignored}`,
    'apps/web.yaml': deployment('web', replicas).replace('main:1', `main:${image}`),
    'apps/api.yaml': deployment('api', others),
  };
}

async function told(before: Tree, after: Tree): Promise<string[]> {
  const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), filesOf(after), filesOf(before));
  return head.problems.map(({ severity, message }) => `${severity} ${message}`);
}

const STARTS_NONE =
  /^warning Application\/web sees no difference in what the change edits of Deployment\/web \(/;
const STAYS = /^warning Application\/web leaves Deployment\/web as the cluster has it there \(/;

describe('an edit of what an Application takes from the comparison', () => {
  test.each<[claim: string, always: Tree, edit: Tree, says: RegExp]>([
    ['starts no sync', { ignore: REPLICAS }, { replicas: 4 }, STARTS_NONE],
    ['by a path of jq', { ignore: IMAGES }, { image: '2' }, STARTS_NONE],
    [
      'by a path with a condition',
      {
        ignore:
          'kind: Deployment, jqPathExpressions: [\'.spec.template.spec.containers[] | select(.name == "main") | .image\']',
      },
      { image: '2' },
      STARTS_NONE,
    ],
    [
      'never arrives where the option says so',
      { ignore: REPLICAS, policy: RESPECTED },
      { replicas: 4 },
      STAYS,
    ],
    [
      'does not, also with others',
      { ignore: REPLICAS, policy: RESPECTED },
      { replicas: 4, image: '2' },
      STAYS,
    ],
  ])('%s', async (_claim, always, edit, says) => {
    expect(await told(always, { ...always, ...edit })).toEqual([expect.stringMatching(says)]);
  });

  test.each<[claim: string, always: Tree, edit: Tree]>([
    ['with another edit arrives with that', { ignore: REPLICAS }, { replicas: 4, image: '2' }],
    [
      'with an edit of another object does',
      { ignore: REPLICAS.replace('jsonPointers', 'name: web, jsonPointers') },
      { replicas: 4, others: 5 },
    ],
    [
      'of another name is none',
      { ignore: REPLICAS.replace('jsonPointers', 'name: api, jsonPointers') },
      { replicas: 4 },
    ],
    ['of another group is none', { ignore: REPLICAS.replace('apps', 'batch') }, { replicas: 4 }],
    ['of another field is none', { ignore: IMAGES }, { replicas: 4 }],
  ])('%s', async (_claim, always, edit) => {
    expect(await told(always, { ...always, ...edit })).toEqual([]);
  });
});

describe('an Application that Argo CD is told to leave alone', () => {
  const SKIPPED = { annotation: '"argocd.argoproj.io/skip-reconcile": "true"' };
  test('applies no edit until the annotation goes', async () => {
    const says = /^info Application\/web is left alone by Argo CD/;
    expect(await told(SKIPPED, { ...SKIPPED, image: '2' })).toEqual([expect.stringMatching(says)]);
  });

  test('applies all that it missed when the annotation goes', async () => {
    const says = /^warning Application\/web loses the annotation/;
    expect(await told(SKIPPED, {})).toEqual([expect.stringMatching(says)]);
  });

  test('says nothing where the change edits nothing of it', async () => {
    expect(await told(SKIPPED, SKIPPED)).toEqual([]);
  });
});
