import { formatInstant } from '../../manifest/instant-text.js';
import type { Leg } from '../../merge/leg.js';
import type { Merged } from '../../merge/merge.js';
import { instantOrNull } from '../instants.js';
import { jsonText, SCHEMA_VERSION } from '../json/index.js';

/** Many clusters' reports for programs: `verdict` and `digest` as of a plan, then each cluster, and what concerns all of them. */
export function renderMergeJson(merged: Merged): string {
  const { verdict, wouldFail, digest, legs, problems, findings, waves } = merged;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict,
    digest,
    wouldFail,
    clusters: legs.map(legJson),
    waves: waves.map(({ start, finish, ...wave }) => ({
      ...wave,
      start: formatInstant(start),
      finish: instantOrNull(finish),
    })),
    findings: [
      ...findings.map((finding) => ({ cluster: null, ...finding })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...finding, cluster }))),
    ],
    problems: [
      ...problems.map(({ code, cluster, message }) => ({
        severity: 'error',
        code,
        cluster,
        message,
        file: null,
        line: null,
        column: null,
      })),
      ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...problem, cluster }))),
    ],
  });
}

function legJson({
  cluster,
  source,
  verdict,
  digest,
  wouldFail,
  failOn,
  at,
  nodes,
  ready,
  takenAt,
  peakAtOnce,
  policies,
}: Leg): object {
  const effects = policies.flatMap(({ head }) => head ?? []);
  return {
    name: cluster,
    report: source,
    verdict,
    digest,
    wouldFail,
    failOn,
    at: formatInstant(at),
    snapshot: { nodes, ready, takenAt: instantOrNull(takenAt) },
    peakAtOnce,
    worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    policies: policies.length,
    changed: policies.filter(({ sameEffect }) => !sameEffect).length,
  };
}
