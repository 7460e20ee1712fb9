import { render } from '../render.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const workload = (name: string, replicas: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  replicas: ${replicas}
  selector: {matchLabels: {app: ${name}}}
  template: {metadata: {labels: {app: ${name}}}, spec: {containers: [{name: a, image: a}]}}
`;

function footer(...objects: string[]): string {
  const report = planOf({ head: objects.join('---\n'), snapshot: nodeList(parseFleet('1 node a=b')) });
  return render(report, 'text', { width: 100, colour: false });
}

test('coverage: the footer names what is not evaluated, and counts what is', () => {
  const text = footer(workload('web', '2'), workload('api', '${REPLICAS}'));
  expect(text).toContain('Evaluated: 1 object. Not evaluated: Deployment/api.');
});

test('coverage: no line where everything is evaluated', () => {
  expect(footer(workload('web', '2'))).not.toContain('Not evaluated');
});
