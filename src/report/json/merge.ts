import { formatInstant } from '../../text/instant-text.js';
import { toPlain } from '../../text/render.js';
import type { Leg, LegFinding } from '../../merge/leg.js';
import type { Merged } from '../../merge/merge.js';
import { instantOrNull } from '../words.js';
import { jsonText, SCHEMA_VERSION } from './index.js';
import { fieldsOf, placeJson } from './fields.js';

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
      ...findings.map((finding) => ({ cluster: null, ...plain(finding) })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...plain(finding), cluster }))),
    ],
    problems: [
      ...problems.map((problem) => ({
        severity: 'error',
        ...fieldsOf(problem, 'code', 'cluster'),
        message: toPlain(problem.message),
        ...placeJson(null),
      })),
      ...legs.flatMap(({ cluster, problems: own }) =>
        own.map((problem) => ({ ...problem, message: toPlain(problem.message), cluster })),
      ),
    ],
  });
}

function plain(finding: LegFinding): object {
  const { message, remediation } = finding;
  return { ...finding, message: toPlain(message), remediation: toPlain(remediation) };
}

function legJson(leg: Leg): object {
  const { policies } = leg;
  const effects = policies.flatMap(({ head }) => head ?? []);
  return {
    name: leg.cluster,
    report: leg.source,
    ...fieldsOf(leg, 'verdict', 'digest', 'wouldFail', 'failOn'),
    at: formatInstant(leg.at),
    snapshot: { ...fieldsOf(leg, 'nodes', 'ready'), takenAt: instantOrNull(leg.takenAt) },
    peakAtOnce: leg.peakAtOnce,
    worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    policies: policies.length,
    changed: policies.filter(({ sameEffect }) => !sameEffect).length,
  };
}
