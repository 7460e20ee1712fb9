import { describe, expect, test } from '@jest/globals';
import { mayHoldPlanned } from '../../src/plan/objects/planned-kinds.js';
import { deployment, kustomization, sidesIn, sources } from './sides.js';

type Tree = readonly [vars: string, ...files: string[]];

const web = (replicas: string): string => deployment('web').replace('replicas: 3', `replicas: ${replicas}`);
const script = (text: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: script}\ndata: {run: "${text}"}\n`;
const LEFT = script('echo ${HOME}').replace(
  '{name: script}',
  '{name: script, annotations: {kustomize.toolkit.fluxcd.io/substitute: disabled}}',
);

async function told(before: Tree, after: Tree): Promise<string[]> {
  const tree = ([vars, ...files]: Tree) => ({
    'flux/a.yaml': kustomization('web', `path: apps\nprune: true\n${vars}`),
    ...Object.fromEntries(files.map((text, i) => [`apps/${i}.yaml`, text])),
  });
  const { head } = await sidesIn(sources({ flux: 'flux' }), tree(after), tree(before), {
    mayHoldPlanned,
  });
  return head.problems.flatMap(({ severity, message }) => {
    const name = /asks for (.*?), and nothing gives/.exec(message)?.[1];
    return name === undefined ? [] : [`${severity} ${name}`];
  });
}

const GIVEN = 'postBuild: {substitute: {REPLICAS: "3", X: y}}';
const GONE = 'postBuild: {substitute: {X: y}}';
const HOME = script('echo ${HOME}');

describe('a variable that has no value from now on', () => {
  test.each<[claim: string, before: Tree, after: Tree, expected: string[]]>([
    [
      'in a planned object is unknown',
      [GIVEN, web('${REPLICAS}')],
      [GONE, web('${REPLICAS}')],
      ['error ${REPLICAS}'],
    ],
    [
      'in a script that comes is a warning',
      [GIVEN, web('3'), script('')],
      [GIVEN, web('3'), HOME],
      ['warning ${HOME}'],
    ],
    ['and has a default is none', [GIVEN, web('${REPLICAS:=3}')], [GONE, web('${REPLICAS:=3}')], []],
    ['and had none before is none', [GONE, web('3'), HOME], [GONE, web('4'), HOME], []],
    ['and is escaped is none', [GIVEN, web('3')], [GIVEN, web('3'), script('echo $${HOME}')], []],
    ['in an object that is left alone is none', [GIVEN, web('3')], [GIVEN, web('3'), LEFT], []],
    ['where nothing is filled in is none', ['interval: 1m', web('3')], ['interval: 1m', web('3'), HOME], []],
  ])('%s', async (_claim, before, after, expected) => {
    expect(await told(before, after)).toEqual(expected);
  });
});
