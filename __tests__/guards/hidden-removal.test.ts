import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const web = (name: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  replicas: 2
  selector: {matchLabels: {app: ${name}}}
  template: {metadata: {labels: {app: ${name}}}, spec: {containers: [{name: a, image: a}]}}
`;
const RELEASE =
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: loki}\nspec: {a: 1}\n';

test('hidden removals: an object that leaves beside a new carrier is planned as removed, also with unjudged: warn', () => {
  const { plan, verdict, findings } = planOf({
    base: [web('web'), web('api')].join('---\n'),
    head: [web('web'), RELEASE].join('---\n'),
    snapshot: nodeList(parseFleet('1 node a=b')),
    config: 'version: 1\nunjudged: warn\n',
  });
  expect(plan.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning not-rendered']);
  expect(findings.map(({ rule, status, policy }) => `${rule} ${status} ${policy?.name ?? ''}`)).toContain(
    'change-not-batched new api',
  );
  expect(verdict).toBe('fail');
});
