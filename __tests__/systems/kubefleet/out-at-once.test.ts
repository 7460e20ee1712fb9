import type { Report } from '../../../src/plan/finding.js';
import { clusterPlacement, group, planned } from './planned.js';

function sizes(report: Report): number[] {
  return group(report, 'app').batches.map(({ size }) => size);
}

describe('clusters out at once', () => {
  const at = (loc: string, n: number, rolling: string): string =>
    clusterPlacement(
      `{placementType: PickN, numberOfClusters: ${n}, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {loc: ${loc}}}}]}}}}`,
      `{rollingUpdate: {${rolling}}}`,
    );
  const all = (label: string): string =>
    clusterPlacement(
      `{placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {${label}}}}]}}}}`,
    );
  const EAST_WEST = '4 clusters loc=west\n4 clusters loc=east';
  const moved = (rolling: string) =>
    planned(EAST_WEST, { head: at('east', 4, rolling), base: at('west', 4, rolling) });

  test.each([
    ['adds all before it removes any: none', 'maxUnavailable: 0, maxSurge: 4', [4, 4], 0],
    ['adds two at a time: none', 'maxUnavailable: 0, maxSurge: 2', [2, 2, 2, 2], 0],
    ['may be short of one', 'maxUnavailable: 1, maxSurge: 4', [5, 3], 1],
    ['removes all before it adds any: all', 'maxUnavailable: 100%, maxSurge: 0', [4, 4], 4],
  ])('a move that %s', (_claim, rolling, batches, peak) => {
    const report = moved(rolling);
    const app = group(report, 'app');
    expect([sizes(report), app.peakAtOnce, app.serving, app.matched]).toEqual([batches, peak, 4, 8]);
    const rules = report.findings.map(({ rule }) => rule);
    expect(rules.includes('peak-above-limit')).toBe(peak > 1);
    expect(rules.includes('peak-above-limit')).toBe(peak === 4);
  });

  test.each([
    ['clusters that are picked as well', 'west', 4, at('west', 2, 'maxSurge: 1'), [2]],
    ['a first placement', 'west', 4, '', [4]],
  ])('%s take nothing out, and change-not-batched speaks for them', (_claim, loc, n, base, batches) => {
    const report = planned(EAST_WEST, { head: at(loc, n, 'maxSurge: 1'), base });
    const app = group(report, 'app');
    expect([sizes(report), app.peakAtOnce]).toEqual([batches, 0]);
    const rules = report.findings.map(({ rule, severity }) => `${severity} ${rule}`);
    expect(rules).toContain('warning change-not-batched');
    expect(rules.filter((rule) => rule.startsWith('error'))).toEqual([]);
  });

  test('neither are they out in a freeze', () => {
    const config = 'version: 1\nfreezes: [{name: quiet, from: 2026-11-23, to: 2026-11-30}]\n';
    const of = (base: string) =>
      planned(EAST_WEST, { head: at('west', 4, 'maxSurge: 1'), base, config })
        .findings.filter(({ rule, status }) => rule === 'in-freeze' && status !== 'fixed')
        .map(({ status }) => status);
    expect([of(''), of(at('west', 4, 'maxSurge: 1'))]).toEqual([[], ['unchanged']]);
  });

  test('a move counts what it takes and what it leaves apart', () => {
    const report = planned(EAST_WEST, {
      base: at('west', 3, 'maxSurge: 1'),
      head: at('east', 2, 'maxSurge: 1'),
    });
    const [moved] = report.findings.filter(({ rule }) => rule === 'selection-moved');
    expect(moved?.message).toBe(
      'ClusterResourcePlacement/app: it takes 2 clusters, 3 before. 3 clusters leave, and what it placed there is deleted from each: cluster-2, cluster-3, cluster-4. ' +
        '2 clusters join: cluster-7, cluster-8.',
    );
    expect(moved?.evidence).toMatchObject({ before: 3, after: 2 });
  });

  test('clusters that lose the placement with nothing in their place are all out', () => {
    const report = planned('1 cluster loc=west\n3 clusters loc=east env=a', {
      head: all('env: a'),
      base: clusterPlacement('{placementType: PickAll}'),
    });
    const narrow = planned('3 clusters loc=west\n1 cluster loc=east env=a', {
      head: all('env: a'),
      base: clusterPlacement('{placementType: PickAll}'),
    });
    expect([group(report, 'app').peakAtOnce, group(narrow, 'app').peakAtOnce]).toEqual([1, 3]);
  });

  test('a new version that is bad is lost on every cluster that has it, also where nothing went out for it', () => {
    const app = group(moved('maxUnavailable: 0, maxSurge: 4'), 'app');
    expect([app.peakAtOnce, app.worstLoss]).toEqual([0, 4]);
  });

  test('what nothing tracks is out as long as the work takes, whatever the controller believes', () => {
    const queue =
      'resourceSelectors: [{group: kueue.x-k8s.io, version: v1beta1, kind: ClusterQueue, name: q}]';
    const of = (loc: string): string =>
      at(loc, 4, 'maxUnavailable: 0, maxSurge: 4').replace(/resourceSelectors: .*/, queue);
    const report = planned(EAST_WEST, { head: of('east'), base: of('west') });
    expect(group(report, 'app').peakAtOnce).toBe(4);
  });
});
