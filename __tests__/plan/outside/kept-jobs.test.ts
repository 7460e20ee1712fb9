import { expect, test } from '@jest/globals';
import { keptJobs } from '../../../src/plan/outside/kept-jobs.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL } from '../reading/two-sides.js';

interface Shape {
  readonly image?: string;
  readonly annotations?: string;
  readonly more?: string;
  readonly name?: string;
}

const job = ({ image = 'a:1', annotations = '', more = '', name = 'migrate' }: Shape = {}): string =>
  `---\napiVersion: batch/v1\nkind: Job\nmetadata: {name: ${name}, namespace: web, annotations: {${annotations}}}\nspec: {${more}template: {spec: {containers: [{name: a, image: "${image}"}]}}}\n`;
const objects = (text: string) => manifestsOf([{ path: 'a.yaml', text }]);
const EDITED = POOL.replace('{name: a}', '{name: a, labels: {b: c}}');
const said = (before: string, after: string): string[] =>
  keptJobs(objects(before), objects(after)).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(' ')[0]}`,
  );

test('a Job whose template is edited beside what is planned is told, as nothing may arrive', () => {
  expect(said(`${POOL}${job()}`, `${EDITED}${job({ image: 'a:2' })}`)).toEqual([
    'warning refused-edit Job/migrate',
  ]);
});

test.each<[claim: string, before: string, after: string]>([
  ['nothing planned is edited', `${POOL}${job()}`, `${POOL}${job({ image: 'a:2' })}`],
  ['it stays as it is', `${POOL}${job()}`, `${EDITED}${job()}`],
  [
    'only what may be edited is',
    `${POOL}${job()}`,
    `${EDITED}${job({ more: 'activeDeadlineSeconds: 60, ' })}`,
  ],
  ['it has another name', `${POOL}${job()}`, `${EDITED}${job({ image: 'a:2', name: 'migrate-2' })}`],
  [
    'it is a hook',
    `${POOL}${job({ annotations: 'helm.sh/hook: pre-upgrade' })}`,
    `${EDITED}${job({ annotations: 'helm.sh/hook: pre-upgrade', image: 'a:2' })}`,
  ],
  [
    'the old one is replaced',
    `${POOL}${job()}`,
    `${EDITED}${job({ annotations: 'argocd.argoproj.io/sync-options: "Force=true,Replace=true"', image: 'a:2' })}`,
  ],
  [
    'the old one goes by itself',
    `${POOL}${job({ more: 'ttlSecondsAfterFinished: 60, ' })}`,
    `${EDITED}${job({ more: 'ttlSecondsAfterFinished: 60, ', image: 'a:2' })}`,
  ],
])('a Job is no news where %s', (_claim, before, after) => {
  expect(said(before, after)).toEqual([]);
});
