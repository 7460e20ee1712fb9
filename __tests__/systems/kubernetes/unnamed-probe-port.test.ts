import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { files, type Shape } from './template-files.js';

const FLEET = nodeList([{ labels: {} }, { labels: {} }]);
const ASKS = (port: string | number, names: readonly string[]): Shape => ({
  container: {
    ports: names.map((name, i) => ({ name, containerPort: 8080 + i })),
    readinessProbe: { httpGet: { path: '/ready', port } },
  },
});

// Source: kubernetes, pkg/probe, ResolveContainerPort; pkg/kubelet/prober/worker.go, doProbe.
describe('a probe that asks a port by a name that its container does not have', () => {
  const outcome = (base: Shape | null, head: Shape) => {
    const { plan, findings } = planOf({ base: base && files(base), head: files(head), snapshot: FLEET });
    const [policy] = plan.policies;
    const rules = findings.flatMap(({ rule, severity, status }) =>
      severity === 'info' || status !== 'new' ? [] : [rule],
    );
    return { ends: policy?.head?.effect.outcome, rules };
  };

  test('no new pod gets ready, so the rollout is stuck', () => {
    const { ends, rules } = outcome(ASKS('http', ['http']), ASKS('http', ['web']));
    expect(ends).toBe('stuck');
    expect(rules).toContain('no-progress');
  });

  test.each<[claim: string, base: Shape, head: Shape]>([
    ['the port is renamed with it', ASKS('http', ['http']), ASKS('web', ['web'])],
    ['it is asked by its number', ASKS('http', ['http']), ASKS(8080, ['web'])],
    ['a text of digits is its number', ASKS('http', ['http']), ASKS('8080', ['web'])],
    ['it was so before, so that something else gives the name', ASKS('http', []), ASKS('http', ['web'])],
  ])('nothing is said where %s', (_claim, base, head) => {
    expect(outcome(base, head).ends).toBe('complete');
  });
});
