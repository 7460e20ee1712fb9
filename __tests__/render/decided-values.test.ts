import { beforeAll, describe, expect, test } from '@jest/globals';
import { mayHoldPlanned } from '../../src/plan/objects/planned-kinds.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const VALUES = 'size: 3\nother: 1\nweb: {size: 3}\n';

const chart = (template: string) => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/values.yaml': VALUES,
  'chart/templates/web.yaml': template,
  'prod.yaml': 'size: 4\n',
});
const within = (condition: string, object = deployment('web', 3)): string =>
  `{{- if ${condition} }}\n${object.replace('replicas: 3', 'replicas: {{ .Values.size }}')}{{- end }}\n`;

async function told(
  before: Readonly<Record<string, string>>,
  edited: string,
  edit: readonly [string, string],
): Promise<string[]> {
  const after = { ...before, [edited]: (before[edited] ?? '').replace(...edit) };
  expect(after).not.toEqual(before);
  const policies = sources({ helm: { chart: 'chart', values: 'prod.yaml', set: { other: '2' } } });
  const { head } = await sidesIn(policies, after, before, { mayHoldPlanned });
  return head.problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`);
}

const RED = ['error decided-in-cluster chart/templates/web.yaml'];

describe('an edit of a value that stands where only the cluster decides is an error:', () => {
  test.each([
    ['on an upgrade', within('.Release.IsUpgrade')],
    ['by what the API holds', within('lookup "v1" "Node" "" ""')],
    ['by an API that not every cluster has', within('.Capabilities.APIVersions.Has "karpenter.sh/v1"')],
    ['by a variable of it', `{{ $is := .Release.IsUpgrade }}${within('$is')}`],
  ])('%s', async (_where, template) => {
    expect(await told(chart(template), 'prod.yaml', ['size: 4', 'size: 40'])).toEqual(RED);
    expect(await told(chart(template), 'chart/values.yaml', ['size: 3', 'size: 30'])).toEqual(RED);
  });

  test('in a chart within the chart', async () => {
    const inner = {
      ...chart(''),
      'chart/charts/inner/Chart.yaml': 'apiVersion: v2\nname: inner\nversion: 1.0.0\n',
      'chart/charts/inner/templates/a.yaml': within('.Release.IsUpgrade'),
      'prod.yaml': 'inner: {size: 4}\n',
    };
    expect(await told(inner, 'prod.yaml', ['size: 4', 'size: 40'])).toContain(
      'error decided-in-cluster chart/charts/inner/templates/a.yaml',
    );
  });

  test.each([
    ['another value', within('.Release.IsUpgrade'), ['other: 1', 'other: 2']],
    ['one that a value decides about', within('.Values.other'), ['size: 3', 'size: 30']],
    ['one that stands elsewhere', `${within('true')}# {{ .Release.IsUpgrade }}\n`, ['size: 3', 'size: 30']],
    [
      'one of a version of the API, of which Helm takes the branch of a new cluster',
      within('semverCompare ">=1.21-0" .Capabilities.KubeVersion.Version'),
      ['size: 3', 'size: 30'],
    ],
    [
      'one of an object that is not planned',
      within('.Release.IsUpgrade', 'apiVersion: v1\nkind: Service\nmetadata: {name: a}\nreplicas: 3\n'),
      ['size: 3', 'size: 30'],
    ],
  ] as const)('not of %s', async (_what, template, edit) => {
    expect(await told(chart(template), 'chart/values.yaml', edit)).toEqual([]);
  });
});
