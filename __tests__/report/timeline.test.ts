import { render } from '../render.js';
import { planOf } from '../plan-of.js';
import { nodeList } from '../../src/cases/fleet.js';
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

describe('the picture of the batches', () => {
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
