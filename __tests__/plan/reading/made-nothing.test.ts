import { describe, expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL, side } from './two-sides.js';

const template = (of: string): string => `{{ if .Values.on }}\n${of}{{ end }}\n`;
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: a}\n';
const VALUES = 'charts/web/values.yaml';

/** What is said of an edited file of what was rendered, from which these objects came at these places. */
function said(
  path: string,
  text: string,
  made: Readonly<Record<string, string>> = {},
  templates: Readonly<Record<string, string>> = {},
): string[] {
  const outside = [
    { path, before: `before: 1\n${text}`, text, isTakenOut: false },
    ...Object.entries(templates).map(([of, same]) => ({
      path: of,
      before: same,
      text: same,
      isTakenOut: false,
    })),
  ];
  const head = manifestsOf(Object.entries(made).map(([file, of]) => ({ path: file, text: of })));
  const problems = outsideProblems(
    { base: null, head: { ...side({}, {}, ['charts/web', 'k/prod', 'argo/templates/a.yaml']), outside } },
    { base: [], head },
  );
  return problems.map(({ severity, code }) => `${severity} ${code}`);
}

describe('a chart that is rendered and makes no planned object', () => {
  const OF_POOL = 'charts/web/templates/pool.yaml';

  test.each<[string, string, string, Readonly<Record<string, string>>]>([
    ['of a template of one', OF_POOL, template(POOL), {}],
    ['of one in a chart within it', 'charts/web/charts/db/templates/a.yaml', template(POOL), {}],
    ['of its values', VALUES, 'on: false\n', { [OF_POOL]: template(POOL) }],
  ])('leaves an edit %s unjudged', (_claim, path, text, templates) => {
    expect(said(path, text, {}, templates)).toEqual(['error not-rendered']);
  });

  test.each<[string, string, string, Readonly<Record<string, string>>]>([
    ['of a template of something else', 'charts/web/templates/a.yaml', template(SERVICE), {}],
    ['of the values where no template is of one', VALUES, 'on: false\n', {}],
    [
      'of Applications in a folder of that name, which are no chart',
      'argo/templates/a.yaml',
      template(POOL),
      {},
    ],
    ['where another template makes one', OF_POOL, template(POOL), { 'charts/web/templates/b.yaml': POOL }],
    [
      'of a chart within one that makes some',
      'charts/web/charts/db/templates/a.yaml',
      template(POOL),
      { 'charts/web/templates/b.yaml': POOL },
    ],
  ])('but not one %s', (_claim, path, text, made) => {
    expect(said(path, text, made)).toEqual([]);
  });
});

test.each<[string, string, string, Readonly<Record<string, string>>, string[]]>([
  ['is told', 'k/prod/gpu.yaml.template', POOL, {}, ['warning outside-policies']],
  [
    'is not told where what it became is judged',
    'k/prod/a.yaml.template',
    POOL,
    { 'k/prod/a.yaml': POOL },
    [],
  ],
  ['is not told where it is of nothing planned', 'k/prod/a.yaml.template', 'a: ${B}\n', {}, []],
])(
  'a template beside what is built, which the tool does not read, %s',
  (_claim, path, text, made, expected) => {
    expect(said(path, text, made)).toEqual(expected);
  },
);
