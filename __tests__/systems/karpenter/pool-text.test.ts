import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, pool } from './clusters.js';

describe('what a pool says that does something else', () => {
  test.each([
    ['{cpu: 0}', 'stuck'],
    ['{memory: "0"}', 'stuck'],
    ['{cpu: 1000}', 'complete'],
    ['{example.com/gpu: 0}', 'complete'],
  ])('limits: %s, and a template that makes all nodes drift: %s', (limits, outcome) => {
    const head = pool({ spec: `limits: ${limits}`, team: 'b' });
    expect(diffOf(head, pool({}))?.head?.effect.outcome).toBe(outcome);
  });

  test.each(['-1', '2.5'])('no quotes are advised where they would not help: %s', (value) => {
    const [rejection] = diffOf(pool().replace('{team: a}', `{x: ${value}}`), pool())?.head?.rejections ?? [];
    expect(rejection?.message).toMatch(/must be of type string, is number$/);
  });

  test.each([
    [
      'a word that YAML reads as true',
      '{x: y}',
      'spec.template.metadata.labels.x must be of type string, is boolean (true; ',
    ],
    [
      'a number',
      '{x: 5}',
      'spec.template.metadata.labels.x must be of type string, is number: write `x: "5"`',
    ],
  ])('a refused value names its field and itself: %s', (_what, labels, says) => {
    const head = pool().replace('{team: a}', labels);
    expect(diffOf(head, pool())?.head?.rejections[0]?.message).toContain(says);
  });

  test.each([
    [
      'on the node: no grace period lifts it',
      { 'karpenter.sh/do-not-disrupt': 'true' },
      'Take the mark off the nodes, or delete',
    ],
  ])('the fix for nodes that are never touched fits the mark %s', (_where, annotations, fix) => {
    const head = pool({ team: 'b', template: 'terminationGracePeriod: 48h' });
    const report = planOf({ head, base: pool(), snapshot: cluster([{ annotations }, {}]), at: AT });
    const found = report.findings.find(({ rule }) => rule === 'no-progress');
    expect(found?.remediation).toContain(fix);
  });
});
