import type { DriftReport } from '../../drift/drift.js';
import { toPlain, toTerminal } from '../../text/render.js';
import { driftProblems } from '../drift-document.js';
import { jsonText, written } from './written.js';

/** A drift report for programs. */
export function renderDriftJson(drift: DriftReport): string {
  return jsonText({
    ...written(drift, 'verdict', 'digest'),
    problems: driftProblems(drift).map(toTerminal),
    clusters: drift.clusters.map(({ report: { plan }, then, effects }) => ({
      name: plan.cluster,
      ...written(plan, 'at'),
      ...written({ since: then.snapshot.takenAt }, 'since'),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({
        ...{ kind, subject: subject && toPlain(subject), message: toPlain(says), isWorse },
      })),
    })),
  });
}
