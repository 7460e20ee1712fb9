import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, pods, workload } from './drain-budgets.js';
import { factOf } from '../../../src/systems/system.js';

const SAYS = 'The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.';

const OLD = workload('Deployment', 4);
const ZERO = OLD.replace(
  'spec:\n',
  'spec:\n  strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } }\n',
);

function planned(base: string | null, head: string, objects: readonly object[] = []): Report {
  return planOf({ base, head, snapshot: nodeList(parseFleet('4 nodes'), objects) });
}

function newRules({ findings }: Report): string[] {
  return findings.flatMap(({ rule, status }) => (status === 'unchanged' ? [] : [`${status} ${rule}`]));
}

describe('a refused edit leaves the old object in force', () => {
  test.each([
    ['limits that are both 0', ZERO],
    ['another selector', OLD.replaceAll('app: web', 'app: other')],
    [
      'a selector that the template does not have',
      OLD.replace('matchLabels: { app: web }', 'matchLabels: { app: wep }'),
    ],
  ])('%s: the plan is that of the old workload', (_claim, head) => {
    const report = planned(docs(OLD, budget('maxUnavailable: 1')), docs(head, budget('maxUnavailable: 1')));
    const [deployment, kept] = report.plan.policies;
    expect(new Set(newRules(report))).toEqual(new Set(['new invalid-policy']));
    expect(deployment?.head?.change?.says).toBe(SAYS);
    expect(deployment?.head?.effect).toEqual(deployment?.base?.effect);
    expect(deployment?.moved).toEqual([]);
    expect(factOf(kept?.head, 'drain-limit')).toBeDefined();
    expect(factOf(kept?.head, 'drain-limit')).toEqual(factOf(kept?.base, 'drain-limit'));
  });

  test('all that the API server refuses of an edit is told: a selector that matches nothing is another one too', () => {
    const slip = OLD.replace('matchLabels: { app: web }', 'matchLabels: { app: wep }');
    const [deployment] = planned(docs(OLD), docs(slip)).plan.policies;
    expect(deployment?.head?.rejections.map(({ message }) => message)).toEqual([
      'spec.template.metadata.labels: `selector` does not match template `labels`',
      'spec.selector: field is immutable',
    ]);
  });

  test('an object whose base was refused is new: another selector is no edit of one', () => {
    const head = OLD.replaceAll('app: web', 'app: other');
    const [deployment] = planned(docs(ZERO), docs(head)).plan.policies;
    expect(deployment?.head?.rejections).toEqual([]);
    expect(deployment?.base?.rejections).toHaveLength(1);
  });

  test('pods of the snapshot keep their controller, and its budget its scale', () => {
    const live = [
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'web', namespace: 'default' },
        spec: { replicas: 4 },
      },
      ...pods('Deployment', 'web', [true, true, true, true]),
    ];
    const both = (text: string): string => docs(text, budget('maxUnavailable: 1'));
    expect(newRules(planned(both(OLD), both(ZERO), live))).toEqual(['new invalid-policy']);
  });

  test('a refused budget still holds what it held', () => {
    const head = docs(OLD, budget('maxUnavailable: 1, minAvailable: 1'));
    const [, kept] = planned(docs(OLD, budget('maxUnavailable: 1')), head).plan.policies;
    expect(factOf(kept?.head, 'drain-limit')?.disruptionsAllowed).toBe(1);
    expect(kept?.head?.notes[0]).toBe(SAYS);
  });

  test('where the base is refused too, what the cluster holds counts', () => {
    const live = {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web', namespace: 'default' },
      spec: { replicas: 3 },
    };
    const [deployment] = planned(ZERO, ZERO.replace('replicas: 4', 'replicas: 2'), [live]).plan.policies;
    expect(deployment?.head?.effect.groups[0]?.matched).toBe(3);
  });

  test('a new object that is refused does nothing', () => {
    const [deployment] = planned(null, ZERO).plan.policies;
    expect(deployment?.head?.effect.groups).toEqual([]);
  });
});
