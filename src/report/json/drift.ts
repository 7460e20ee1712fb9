import type { DriftReport } from '../../drift/drift.js';
import { toTerminal } from '../../text/render.js';
import { formatInstant } from '../../text/instant-text.js';
import { driftProblems } from '../drift-document.js';
import { instantOrNull } from '../words.js';
import { jsonText, SCHEMA_VERSION } from './index.js';

/** A drift report for programs. */
export function renderDriftJson(drift: DriftReport): string {
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: drift.verdict,
    digest: drift.digest,
    problems: driftProblems(drift).map(toTerminal),
    clusters: drift.clusters.map(({ report, then, effects }) => ({
      name: report.plan.cluster,
      at: formatInstant(report.plan.at),
      since: instantOrNull(then.snapshot.takenAt),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse })),
    })),
  });
}
