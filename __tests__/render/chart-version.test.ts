import { beforeAll, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

type Files = Readonly<Record<string, string>>;

const release = (chart: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux}
spec: {${chart}}
`;
const OWN = (more = ''): string =>
  release(`chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}${more}}}`);
const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/README.md': 'one\n',
  'chart/templates/a.yaml': deployment('web', 3),
  'flux/a.yaml': OWN(),
};
const EDITED = { 'chart/templates/a.yaml': deployment('web', 4) };
const RAISED = { 'chart/Chart.yaml': CHART['chart/Chart.yaml'].replace('1.0.0', '1.0.1') };
const REFERRED = {
  'flux/a.yaml': release('chartRef: {kind: HelmChart, name: web}'),
  'flux/chart.yaml':
    'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmChart\nmetadata: {name: web, namespace: flux}\nspec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}}\n',
};

test.each<[claim: string, before: Files, after: Files, isTold: boolean]>([
  ['an edit of a template alone', {}, EDITED, true],
  ['an edit of values alone', { 'chart/values.yaml': 'a: 1\n' }, { 'chart/values.yaml': 'a: 2\n' }, true],
  ['of a chart that a HelmChart names', REFERRED, { ...REFERRED, ...EDITED }, true],
  [
    'of a file with values that it names',
    { 'flux/a.yaml': OWN(', valuesFiles: [prod.yaml]'), 'prod.yaml': 'a: 1\n' },
    { 'flux/a.yaml': OWN(', valuesFiles: [prod.yaml]'), 'prod.yaml': 'a: 2\n' },
    true,
  ],
  ['an edit with another version', {}, { ...EDITED, ...RAISED }, false],
  ['another version alone', {}, RAISED, false],
  ['an edit of what nobody renders', {}, { 'chart/README.md': 'two\n' }, false],
  [
    'where each revision counts',
    { 'flux/a.yaml': OWN(', reconcileStrategy: Revision') },
    { 'flux/a.yaml': OWN(', reconcileStrategy: Revision'), ...EDITED },
    false,
  ],
  [
    'where the release asks for something else too',
    {},
    { 'flux/a.yaml': OWN(', reconcileStrategy: Revision'), ...EDITED },
    false,
  ],
  ['where nothing is edited', {}, {}, false],
])(
  'Flux takes a chart of the same version as before no more than once: %s',
  async (_claim, before, after, isTold) => {
    const { head } = await sidesIn(
      sources({ flux: 'flux' }),
      { ...CHART, ...after },
      { ...CHART, ...before },
    );
    const told = head.problems.map(({ severity, message }) => `${severity} ${message}`);
    expect(told).toEqual(
      isTold
        ? [expect.stringMatching(/^warning HelmRelease\/web takes its chart anew only with another version/)]
        : [],
    );
  },
);
