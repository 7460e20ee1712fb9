import { render } from '../render.js';
import { planOf } from '../plan-of.js';
import { nodeList } from '../fleet.js';
import { policy, roller } from '../rules/objects.js';

/** Two policies, each with a group of the same name, over so many nodes one by one. */
function pictureOf(nodes: number): string {
  const two = ['east', 'west'].map((name) => {
    const selector = `{matchLabels: {side: ${name}}}`;
    return (
      policy().replace('{name: gpu}', `{name: ${name}}`) +
      roller(`  deploymentPolicy: ${name}\n`, { name, selector })
    );
  });
  const report = planOf({
    ...{ base: null, head: two.join('') },
    snapshot: nodeList(
      Array.from({ length: nodes }, (_, i) => ({ labels: { side: i % 2 ? 'east' : 'west' } })),
    ),
  });
  return /```mermaid\n([\s\S]*?)```/.exec(render(report, 'markdown'))?.[1] ?? '';
}

const upgrade = (version: string): string => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: agents, namespace: system-upgrade }
spec:
  concurrency: 1
  nodeSelector: { matchLabels: { pool: workers } }
  serviceAccountName: system-upgrade
  upgrade: { image: rancher/k3s-upgrade }
  version: ${version}
  window: { days: [su, mo, tu, we, th, fr, sa], startTime: "02:00", endTime: "03:00", timeZone: UTC }
`;

describe('the picture of the batches', () => {
  test('shows hours in which nothing starts, and freezes', () => {
    const report = planOf({
      ...{ base: upgrade('v1.31.1'), head: upgrade('v1.31.2') },
      snapshot: nodeList(Array.from({ length: 9 }, () => ({ labels: { pool: 'workers' } }))),
      config:
        'version: 1\nfreezes: [{ name: launch, from: 2026-11-24T04:00:00Z, to: 2026-11-24T05:00:00Z }]\n',
    });
    const picture = /```mermaid\n([\s\S]*?)```/.exec(render(report, 'markdown'))?.[1] ?? '';
    expect(picture).toMatch(/^ {2}closed, nothing starts :done, \d+, \d+$/m);
    expect(picture).toMatch(/^ {2}section freezes\n {2}launch :crit, \d+, \d+$/m);
  });

  test('names every lane: of sections of one name only one would be', () => {
    const sections = [...pictureOf(6).matchAll(/^ {2}section (.*)$/gm)].map(([, name]) => name);
    expect(sections).toHaveLength(2);
    expect(new Set(sections).size).toBe(2);
  });

  test.each([
    [6, '%H:%M', '10minute'],
    [100, '%a %H:%M', '3hour'],
    [2_000, '%Y-%m-%d', '7day'],
  ] as const)('of %i nodes has an axis that can be read', (nodes, format, interval) => {
    const picture = pictureOf(nodes);
    expect(/axisFormat (.*)/.exec(picture)?.[1]).toBe(format);
    expect(/tickInterval (.*)/.exec(picture)?.[1]).toBe(interval);
  });
});
