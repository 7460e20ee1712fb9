import type { Finding } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const TEMPLATE =
  '{metadata: {labels: {app: web}}, spec: {containers: [{name: web, image: "example.com/web:1"}]}}';

function workload(replicas: number | null, { kind = 'Deployment', image = '1', name = 'web' } = {}): string {
  return [
    'apiVersion: apps/v1',
    `kind: ${kind}`,
    `metadata: {name: ${name}, namespace: default}`,
    'spec:',
    ...(replicas === null ? [] : [`  replicas: ${replicas}`]),
    '  selector: {matchLabels: {app: web}}',
    `  template: ${TEMPLATE.replace('web:1', `web:${image}`)}`,
    '',
  ].join('\n');
}

function live(replicas: number, kind = 'Deployment'): object {
  return { apiVersion: 'apps/v1', kind, metadata: { name: 'web', namespace: 'default' }, spec: { replicas } };
}

function found(
  base: string,
  head: string,
  objects: readonly object[] = [],
  id = 'change-not-batched',
): Finding[] {
  const { plan, findings } = planOf({ base, head, snapshot: nodeList(parseFleet('10 nodes'), objects) });
  expect(plan.problems).toEqual([]);
  return findings.filter(({ rule, status }) => rule === id && status !== 'fixed');
}

const shown = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, message }) => `${severity}: ${message}`);

describe('replicas that the file no longer writes', () => {
  test.each(['Deployment', 'StatefulSet'])(
    'a %s falls to the default of 1, whatever runs: an apply removes what it applied before',
    (kind) => {
      const [finding] = found(workload(12, { kind }), workload(null, { kind }), [live(12, kind)]);
      expect(finding?.severity).toBe('error');
      expect(finding?.message).toContain(`${kind}/web: replicas 12 -> 1: 11 pods of 12 are taken away`);
      expect(finding?.message).toContain('an apply removes the field, and its default is 1');
      expect(finding?.remediation).toContain('kubectl apply edit-last-applied');
    },
  );

  test('the plan is of the one replica that is left', () => {
    const snapshot = nodeList(parseFleet('10 nodes'), [live(12)]);
    const { plan } = planOf({ base: workload(12), head: workload(null), snapshot });
    const [diff] = plan.policies;
    expect(diff?.head?.effect.groups[0]?.matched).toBe(1);
    expect(diff?.head?.change?.says).toContain('replicas 12 -> 1');
    expect(diff?.sameEffect).toBe(false);
  });

  test.each([
    ['the base did not write it either', workload(null)],
    ['there is no base', null],
  ])('the live number stays where %s', (_claim, base) => {
    const snapshot = nodeList(parseFleet('10 nodes'), [live(12)]);
    const { plan } = planOf({ base, head: workload(null, { image: '2' }), snapshot });
    expect(plan.policies[0]?.head?.change?.says).not.toContain('->');
    expect(plan.policies[0]?.head?.effect.groups[0]?.matched).toBe(12);
    expect(plan.policies[0]?.head?.notes.join(' ')).toContain('so the 12 of the snapshot stay');
  });
});

describe('a workload that is gone from the files', () => {
  const other = workload(1, { name: 'other' });

  test.each([
    ['a Deployment', 'Deployment', 5, 'its 5 pods go at once'],
    ['a StatefulSet', 'StatefulSet', 3, 'its 3 pods go at once'],
    ['a DaemonSet, on every node', 'DaemonSet', null, 'its 10 pods go at once'],
  ])('%s takes its pods along', (_claim, kind, replicas, says) => {
    const [finding, ...more] = found(`${other}---\n${workload(replicas, { kind })}`, other);
    expect(more).toEqual([]);
    expect([finding?.severity, finding?.policy?.kind]).toEqual(['error', kind]);
    expect(finding?.message).toContain(`Where a sync deletes what is gone from the files, ${says}`);
    expect(finding?.remediation).not.toContain('propagationPolicy');
  });

  test('a rename is a deletion', () => {
    const renamed = workload(5, { name: 'site' });
    expect(found(workload(5), renamed).map(({ policy }) => policy?.name)).toEqual(['web']);
  });

  test('writing out the namespace that it is in already deletes nothing', () => {
    expect(found(workload(5).replace(', namespace: default', ''), workload(5))).toEqual([]);
  });

  test.each([
    ['without replicas', 0],
    ['with one', 1],
  ])('%s it is nothing to say', (_claim, replicas) => {
    expect(found(`${other}---\n${workload(replicas)}`, other)).toEqual([]);
  });
});

describe('fewer replicas', () => {
  test('a step down is a warning, also beside a rollout', () => {
    expect(shown(found(workload(8), workload(5, { image: '2' })))).toEqual([
      'warning: Deployment/web: replicas 8 -> 5: 3 pods of 8 are taken away, and neither the limits of the rolling update nor a disruption budget hold that back.',
    ]);
  });

  test('none left is an error', () => {
    expect(found(workload(4), workload(0)).map(({ severity }) => severity)).toEqual(['error']);
  });

  test.each([
    ['fewer', 8, 3],
    ['none', 8, 0],
    ['more', 3, 8],
  ])('%s of them is no selector that moved', (_claim, before, after) => {
    expect(found(workload(before), workload(after), [], 'selection-moved')).toEqual([]);
  });

  test.each([
    ['one pod less', 8, 7],
    ['more replicas', 3, 8],
    ['the same', 3, 3],
  ])('%s is nothing to say', (_claim, before, after) => {
    expect(found(workload(before), workload(after))).toEqual([]);
  });
});

function withVolumes(replicas: number, whenScaled: string): string {
  const claims = '  volumeClaimTemplates: [{metadata: {name: data}, spec: {accessModes: [ReadWriteOnce]}}]';
  const keep = `  persistentVolumeClaimRetentionPolicy: {whenScaled: ${whenScaled}, whenDeleted: ${whenScaled}}`;
  return `${workload(replicas, { kind: 'StatefulSet' })}${claims}\n${keep}\n`;
}

describe('replicas taken away at once', () => {
  test.each<[claim: string, before: number, after: number, severity: string]>([
    ['half of them are a step', 6, 3, 'warning'],
    ['more than half are none', 6, 2, 'error'],
    ['all but one are none', 6, 1, 'error'],
  ])('%s', (_, before, after, severity) => {
    expect(found(workload(before), workload(after)).map((finding) => finding.severity)).toEqual([severity]);
  });

  test('one pod is an error where its volume claims go with it, whenScaled: Delete', () => {
    const [finding] = found(withVolumes(6, 'Delete'), withVolumes(5, 'Delete'));
    expect(finding?.severity).toBe('error');
    expect(finding?.message).toContain('what is stored in them is lost');
    expect(found(withVolumes(6, 'Retain'), withVolumes(5, 'Retain'))).toEqual([]);
  });
});
