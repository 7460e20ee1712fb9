import { expect, test } from '@jest/globals';
import { naming } from '../../../src/plan/reading/takers.js';

const applied = (source: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {${source}}}\n`;

// Source: argo-cd, docs/user-guide/helm.md, "Values files".
test.each<[claim: string, source: string, file: string, isTaken: boolean]>([
  ['from its chart', 'path: charts/web, helm: {valueFiles: [../../envs/web.yaml]}', 'envs/web.yaml', true],
  ['from a chart of the root', 'path: web, helm: {valueFiles: [../envs/web.yaml]}', 'envs/web.yaml', true],
  [
    'by what is put in later',
    'path: charts/web, helm: {valueFiles: ["../../envs/{{ .env }}/web.yaml"]}',
    'envs/prod/web.yaml',
    true,
  ],
  ['from elsewhere', 'path: charts/web, helm: {valueFiles: [../envs/web.yaml]}', 'envs/web.yaml', false],
  ['above the root', 'path: web, helm: {valueFiles: [../../envs/web.yaml]}', 'envs/web.yaml', false],
])('values that an Application names %s', (_claim, source, file, isTaken) => {
  expect(naming('a.yaml', applied(source), 'an Application').names(file)).toBe(isTaken);
});
