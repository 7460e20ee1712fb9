import { describe, expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { codes, side } from './two-sides.js';

const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: {{ .Values.replicaCount }}}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {type: {{ .Values.type }}}\n';
const VALUES =
  'replicaCount: 3\nimage: {repository: a, tag: v1}\nstrategy: {maxUnavailable: 1}\nservice: {port: 80}\nconfig: {}\n';
const SETTINGS = 'replicaCount: 20\nstrategy: {maxUnavailable: 2}\n';
const chart = (template: string) => ({
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'charts/web/values.yaml': VALUES,
  'charts/web/templates/web.yaml': template,
});

/** What is said of a file that the change edits, and that no source takes, beside a chart that one does. */
function said(path: string, before: string, text: string): string[] {
  const known = { path: 'charts/web/values.yaml', before: VALUES, text: VALUES, isTakenOut: false };
  const outside = [known, { path, before, text, isTakenOut: false }];
  const problems = outsideProblems(
    { base: null, head: { ...side({}, {}, ['charts/web']), outside } },
    { base: [], head: [] },
  );
  return problems.map(({ message }) => message);
}

describe('values of a name that no values have, and that nothing names', () => {
  test('are known by the keys of a chart that is rendered, with the line that has them judged', () => {
    expect(said('deploy/web-settings.yaml', SETTINGS, SETTINGS.replace('20', '40'))).toEqual([
      expect.stringMatching(
        /its keys \(replicaCount, strategy\) are those of the values of the chart charts\/web.*`- helm: \{chart: charts\/web, values: \[deploy\/web-settings\.yaml\]\}`/,
      ),
    ]);
  });

  test.each<[string, string, string]>([
    ['one setting alone, by its name', 'replicaCount: 20\n', 'replicaCount: 40\n'],
    ['one below others, by its number', 'strategy: {maxUnavailable: 2}\n', 'strategy: {maxUnavailable: 3}\n'],
    ['a key with a typing error', 'strategy: {maxUnavailable: 2}\n', 'stragety: {maxUnavailable: 2}\n'],
    ['one with it from the start', 'replicaCuont: 20\n', 'replicaCuont: 40\n'],
    ['one below others with it', 'strategy: {maxUnavialable: 20}\n', 'strategy: {maxUnavialable: 40}\n'],
  ])('are known by %s', (_claim, before, text) => {
    expect(said('deploy/web-settings.yaml', before, text)).toEqual([
      expect.stringContaining('those of the values of the chart charts/web'),
    ]);
  });

  test('may have a key that only the templates of the chart ask for', () => {
    const base = { ...chart(DEPLOYMENT.replace('name: web', 'name: {{ .Values.named }}')) };
    const before = 'named: {as: a}\nreplicaCount: 20\n';
    const [old, edited] = [before, before.replace('20', '40')].map((text) =>
      side({ ...base, 'deploy/a.yaml': text }),
    );
    expect(codes(old ?? null, edited ?? side({}))).toContain('error not-rendered');
  });

  test.each<[string, string, string[]]>([
    ['those of planned objects', DEPLOYMENT, ['error not-rendered']],
    ['none of them', SERVICE, []],
  ])('and of one among the files whose templates are %s', (_claim, template, expected) => {
    const base = { ...chart(template), 'deploy/a.yaml': SETTINGS };
    const head = { ...base, 'deploy/a.yaml': SETTINGS.replace('20', '40') };
    expect(codes(side(base), side(head)).filter((code) => code.startsWith('error'))).toEqual(expected);
  });

  test.each<[string, string, string]>([
    ['a composition of containers', 'compose.yaml', 'services: {web: {image: a}}\nvolumes: {a: {}}\n'],
    ['a pipeline', '.gitlab-ci.yml', 'image: node:20\nstages: [a]\nbuild: {script: [make]}\n'],
    ['settings of a site', 'mkdocs.yml', 'site_name: a\nnav: [{Home: a.md}]\n'],
    [
      'settings of a program with two keys of the chart and one more',
      'app.yaml',
      'service: {port: 80}\nimage: {tag: a}\nlogging: {level: a}\n',
    ],
    ['a number that is in any configuration', 'server.yaml', 'service: {port: 80}\n'],
    ['one key in common', 'image.yaml', 'image: {tag: v2}\n'],
    ['keys in common that hold something else', 'info.yml', 'config: {owner: a}\nservice: {lifecycle: a}\n'],
    ['text under a key that holds more', 'a.yaml', 'image: a\nservice: b\n'],
    ['a dashboard', 'web.yaml', 'title: web\npanels: [{type: graph}]\n'],
    ['rules of alerts', 'rules.yaml', 'groups: [{name: a, rules: [{alert: A, expr: up == 0}]}]\n'],
    ['settings of updates', 'dependabot.yml', 'version: 2\nupdates: [{directory: /}]\n'],
    ['a list', 'list.yaml', '- replicaCount: 1\n- image: a\n'],
  ])('but not %s', (_claim, path, text) => {
    expect(said(`deploy/${path}`, text, text.replace(/\w([^\w]*)$/, 'x$1'))).toEqual([]);
  });
});
