import { editedDefinitions } from '../../../src/plan/guards/edited-definitions.js';
import { manifestsOf } from '../../parse-side.js';

function definition(group: string, kind: string, schema: string): string {
  return `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ${kind.toLowerCase()}s.${group}, annotations: {controller-gen: "${schema.length}"}}
spec: {group: ${group}, names: {kind: ${kind}}, versions: [{name: v1, schema: ${schema}}]}
`;
}

const WEIGHT = '{description: of a pool, properties: {weight: {type: integer}}}';
const LIMIT = '{description: of a pool, properties: {limit: {type: integer}}}';
const TEXT = '{description: of several pools, properties: {weight: {type: integer}}}';
const POOL = definition('karpenter.sh', 'NodePool', WEIGHT);

test.each<[claim: string, base: string, head: string, problems: string[]]>([
  ['another schema', POOL, definition('karpenter.sh', 'NodePool', LIMIT), ['edited']],
  ['another description', POOL, definition('karpenter.sh', 'NodePool', TEXT), []],
  ['a removed definition', POOL, '', ['removed']],
  ['a new definition', '', POOL, []],
  [
    'another schema of what a controller makes',
    definition('karpenter.sh', 'NodeClaim', WEIGHT),
    definition('karpenter.sh', 'NodeClaim', LIMIT),
    ['edited'],
  ],
  [
    'another schema of a kind that is not planned',
    definition('example.com', 'Widget', WEIGHT),
    definition('example.com', 'Widget', LIMIT),
    [],
  ],
])('edited definitions: %s', (_claim, base, head, problems) => {
  const held = (text: string) => manifestsOf([{ path: 'crds.yaml', text }]);
  const found = editedDefinitions(held(base), held(head));
  expect(found.map(({ severity, message }) => `${severity} ${/ is (\w+);/.exec(message)?.[1]}`)).toEqual(
    problems.map((does) => `error ${does}`),
  );
});
