import type { Leg } from '../../merge/leg.js';
import type { Merged } from '../../merge/merge.js';
import { jsonText, placeJson, written } from './written.js';

/** Many clusters' reports for programs: `verdict` and `digest` as of a plan, then each cluster, and what concerns all of them. */
export function renderMergeJson(merged: Merged): string {
  const { legs, problems, findings, waves } = merged;
  const plain = (one: object): object => written(one, ...(Object.keys(one) as never[]));
  return jsonText({
    ...written(merged, 'verdict', 'digest', 'wouldFail'),
    clusters: legs.map(legJson),
    waves: waves.map(plain),
    findings: [
      ...findings.map((finding) => ({ cluster: null, ...plain(finding) })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...plain(finding), cluster }))),
    ],
    problems: [
      ...problems.map((problem) => ({
        severity: 'error',
        ...written(problem, 'code', 'cluster', 'message'),
        ...placeJson(null),
      })),
      ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...plain(problem), cluster }))),
    ],
  });
}

function legJson(leg: Leg): object {
  return {
    name: leg.cluster,
    report: leg.source,
    ...written(leg, 'verdict', 'digest', 'wouldFail', 'failOn', 'at'),
    snapshot: written(leg.snapshot, 'nodes', 'ready', 'takenAt'),
    ...written(leg, 'peakAtOnce', 'worstLoss', 'policies', 'changed'),
  };
}
