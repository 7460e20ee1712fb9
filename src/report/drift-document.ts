import { type ClusterDrift, type DriftReport, unjudgedIn } from '../drift/drift.js';
import type { DriftEffect } from '../drift/effect.js';
import { toPlain, toTerminal } from '../text/render.js';
import { count, name, type Text, text } from '../text/text.js';
import { type Document, type Item, listOf, rowsOf, type Section } from './document/document.js';
import { footerPhrases } from './footer.js';
import type { Detail } from './hidden-names.js';
import { jsonText, written } from '../plan/json/written.js';
import { maskOf } from './plan-document.js';
import { utcPhrase } from './words.js';

/** A drift report: parts that could not be evaluated, then the changes of each cluster. */
export function driftDocument(drift: DriftReport, detail: Detail): Document {
  const { run, clusters } = drift;
  return {
    title: { sign: drift.verdict, report: text`Drift:`, says: headlineOf(drift) },
    head: [],
    entries: driftProblems(drift).map((says) => ({ level: 'error', id: null, says })),
    sections: clusters.filter(({ effects, notes }) => effects.length + notes.length > 0).map(clusterSection),
    // The plan of now is not what the report is about.
    foot: run.reports.flatMap((report) => footerPhrases(report).slice(1)),
    mask: maskOf(run.reports, detail),
  };
}

/** Parts that could not be evaluated, and problems of the current input. */
function driftProblems({ problems, run }: DriftReport): Text[] {
  return [...problems, ...run.reports.flatMap(unjudgedIn).map(({ message }) => message)];
}

function headlineOf({ verdict, clusters }: DriftReport): Text {
  if (verdict === 'unknown') return text`could not evaluate what changed`;
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const worse = effects.filter(({ isWorse }) => isWorse).length;
  if (effects.length === 0) return text`nothing changed in effect since the last report`;
  const changes = text`${count(effects.length, 'effective change')} without a policy edit`;
  return worse === 0 ? text`${changes}, none for the worse` : text`${changes}, ${worse} for the worse`;
}

/** `prod-east, since Mon 2026-11-23 08:00 UTC`, the worst effects first. */
function clusterSection({ report, then, effects, notes }: ClusterDrift): Section {
  const { cluster } = report.plan;
  const { takenAt } = then.snapshot;
  const since = takenAt === null ? text`the last report` : text`${utcPhrase(takenAt)} UTC`;
  const item = ({ says, isWorse }: DriftEffect): Item => {
    return { text: says, sign: isWorse ? 'warning' : 'info' };
  };
  const worstFirst = effects.toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse));
  return {
    title: cluster === null ? text`Since ${since}` : text`${name('cluster', cluster)}, since ${since}`,
    blocks: [{ kind: 'list', rows: rowsOf(worstFirst, 'line', item) }, ...listOf(notes, 'line')],
    isOpen: true,
  };
}

/** A drift report for programs. */
export function renderDriftJson(drift: DriftReport): string {
  return jsonText({
    ...written(drift, 'verdict', 'digest'),
    problems: driftProblems(drift).map(toTerminal),
    clusters: drift.clusters.map(({ report: { plan }, then, effects, notes }) => ({
      name: plan.cluster,
      ...written(plan, 'at'),
      ...written({ since: then.snapshot.takenAt }, 'since'),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({
        ...{ kind, subject: subject && toPlain(subject), message: toPlain(says), isWorse },
      })),
      notes: notes.map(toPlain),
    })),
  });
}
