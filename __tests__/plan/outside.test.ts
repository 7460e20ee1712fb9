import { describe, expect, test } from '@jest/globals';
import type { Manifest } from '../../src/manifest/manifest.js';
import { outsideProblems } from '../../src/plan/reading/outside.js';
import { manifestsOf } from '../parse-side.js';
import type { Files } from './two-sides.js';
import { EDITED, POOL, side } from './two-sides.js';

const OTHER = POOL.replace('name: a', 'name: other');

function held(files: Files): readonly Manifest[] {
  return manifestsOf(side(files).files);
}

/** What is said of files that no source takes, where the policies are these before and after the change. */
function said(
  base: Files,
  head: Files,
  outside: Readonly<Record<string, string | null>>,
  renderedPaths: readonly string[] = [],
): string[] {
  const files = Object.entries(outside).map(([path, text]) => ({
    path,
    text,
    before: null,
    isTakenOut: false,
  }));
  const problems = outsideProblems(
    { base: null, head: { ...side(head, {}, renderedPaths), outside: files } },
    { base: held(base), head: held(head) },
  );
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`.trim());
}

describe('a planned object in a file of the change that no source takes', () => {
  test.each<[string, Files, Files, Readonly<Record<string, string | null>>, string[]]>([
    [
      'left the policies: nobody has seen what becomes of it',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': EDITED },
      ['error left-policies x/a.yaml'],
    ],
    [
      'left them behind another object',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': `${OTHER}---\n${EDITED}` },
      ['error left-policies x/a.yaml', 'warning outside-policies'],
    ],
    [
      'lies beside the policies',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'p/b.yml': OTHER },
      ['error beside-policies p/b.yml'],
    ],
    [
      'lies elsewhere',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/b.yaml': OTHER },
      ['warning outside-policies'],
    ],
    [
      'is among the policies too',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/a.yaml': POOL },
      ['warning outside-policies'],
    ],
    [
      'lies in a folder like theirs, as that of a new region does',
      { 'fleet/emea/pools/a.yaml': POOL },
      { 'fleet/emea/pools/a.yaml': POOL },
      { 'fleet/latam/pools/a.yaml': OTHER },
      ['error beside-policies fleet/latam/pools/a.yaml'],
    ],
    [
      'lies in a folder like theirs that holds tests',
      { 'fleet/emea/a.yaml': POOL },
      { 'fleet/emea/a.yaml': POOL },
      { 'fleet/tests/a.yaml': OTHER },
      ['warning outside-policies'],
    ],
    ['is none', { 'p/a.yaml': POOL }, { 'p/a.yaml': POOL }, { 'p/b.md': 'A NodePool is planned.' }, []],
    ['is in a file of which the text is not here', { 'p/a.yaml': POOL }, {}, { 'p/b.bin': null }, []],
  ])('%s', (_claim, base, head, outside, expected) => {
    expect(said(base, head, outside)).toEqual(expected);
  });

  test.each([
    ['beside those that were rendered', 'deploy/values/ap.yaml', 'error not-rendered deploy/values/ap.yaml'],
    ['in a folder like theirs', 'deploy/ap/values.yaml', 'error not-rendered deploy/ap/values.yaml'],
    ['elsewhere', 'other/deep/values.yaml', 'warning outside-policies'],
  ])('values %s', (_where, path, expected) => {
    const rendered = ['deploy/values/eu.yaml', 'deploy/eu/values.yaml', 'charts/web/Chart.yaml'];
    expect(said({}, {}, { [path]: 'replicas: 50\n' }, rendered)).toEqual([expected]);
  });

  const application = (path: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {path: ${path}}}\n`;
  test.each([
    ['what the policies take', 'p', 'error not-rendered argo/a.yaml'],
    ['something else', 'q', 'warning outside-policies'],
  ])('an Application that applies %s', (_what, path, expected) => {
    const files = { 'p/a.yaml': POOL };
    expect(said(files, files, { 'argo/a.yaml': application(path) })).toEqual([expected]);
  });

  test.each([
    [
      'gives what the policies name its values',
      'module "k" { source = "../modules/k" }',
      'error not-rendered',
    ],
    ['belongs to another module', 'module "k" { source = "../modules/network" }', ''],
  ])('Terraform that %s', (_claim, call, expected) => {
    const pools = 'resource "kubectl_manifest" "p" { yaml_body = "kind: NodePool" }\n';
    const problems = outsideProblems(
      {
        base: null,
        head: {
          ...side({}),
          beside: [{ path: 'modules/k/pools.tf', text: pools }],
          outside: [
            {
              path: 'live/prod.auto.tfvars',
              before: 'budget = 1\n',
              text: 'budget = 9\n',
              isTakenOut: false,
            },
            { path: 'live/main.tf', before: call, text: call, isTakenOut: false },
          ],
        },
      },
      { base: [], head: [] },
    );
    expect(problems.map(({ severity, code }) => `${severity} ${code}`).join()).toBe(expected);
  });

  test('is judged where it is gone from what was rendered before', () => {
    const gone = { path: 'charts/a/templates/p.yaml', before: POOL, text: null, isTakenOut: false };
    const of = (renderedPaths: readonly string[]) =>
      outsideProblems(
        { base: side({}, {}, renderedPaths), head: { ...side({}, {}, []), outside: [gone] } },
        { base: [], head: [] },
      ).map(({ code }) => code);
    expect(of(['charts/a'])).toEqual([]);
    expect(of(['charts/b'])).toEqual(['outside-policies']);
  });

  test.each([
    ['in a folder that is rendered', ['x'], []],
    ['of itself', ['x/a.yaml'], []],
    ['in a folder whose name begins alike', ['x/a', 'y'], ['error left-policies x/a.yaml']],
  ])('is judged by what is rendered %s', (_claim, renderedPaths, expected) => {
    expect(said({ 'p/a.yaml': POOL }, {}, { 'x/a.yaml': EDITED }, renderedPaths)).toEqual(expected);
  });
});
