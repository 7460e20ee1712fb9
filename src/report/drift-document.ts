import { type ClusterDrift, type DriftReport, unjudgedIn } from '../drift/drift.js';
import type { DriftEffect } from '../drift/effect.js';
import { name, redacted, sentence, type Text, text } from '../text/text.js';
import { type Detail, hiderOfAll } from './choice/hidden-names.js';
import { type Block, type Document, rowsOf } from './document/document.js';
import { footerPhrases } from './footer/footer.js';
import { noteEntry } from './plan-document.js';
import { amount } from './words/amounts.js';
import { utcPhrase } from './words/instants.js';

/** What changed in effect without a change of a policy: what could not be evaluated, then a list for each cluster, the worst first. */
export function driftDocument(drift: DriftReport, detail: Detail = 'full'): Document {
  const hide = hiderOfAll(drift.run, detail);
  const isNamed = detail !== 'none';
  return {
    title: { sign: drift.verdict, report: text`Drift:`, says: headlineOf(drift) },
    head: [],
    entries: isNamed
      ? driftProblems(drift).map((message) => ({ ...noteEntry(message), level: 'error' as const }))
      : [],
    sections: isNamed
      ? drift.clusters.flatMap((cluster) =>
          cluster.effects.length === 0
            ? []
            : [
                {
                  title: sincePhrase(cluster),
                  blocks: [effectList(cluster)],
                  weight: 1,
                  isOpen: true as const,
                },
              ],
        )
      : [],
    // The plan of now is not what the report is about.
    foot: drift.run.reports.flatMap((report) => footerPhrases(report, isNamed).slice(1)),
    mask: (shown) => redacted(shown, hide),
  };
}

/** What could not be evaluated, and what is wrong with the input of now. */
export function driftProblems({ problems, run }: DriftReport): Text[] {
  return [...problems, ...run.reports.flatMap(unjudgedIn).map(({ message }) => message)];
}

function headlineOf({ verdict, clusters }: DriftReport): Text {
  if (verdict === 'unknown') return text`could not evaluate what changed`;
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const worse = effects.filter(({ isWorse }) => isWorse).length;
  if (effects.length === 0) return text`nothing changed in effect since the last report`;
  const changes = text`${amount(effects.length, 'change')} without a change of policy`;
  return worse === 0 ? text`${changes}, none for the worse` : text`${changes}, ${worse} for the worse`;
}

/** `prod-east, since Mon 2026-11-23 08:00 UTC`. */
function sincePhrase({ report, then }: ClusterDrift): Text {
  const { cluster } = report.plan;
  const { takenAt } = then.snapshot;
  const since = takenAt === null ? text`the last report` : text`${utcPhrase(takenAt)} UTC`;
  return cluster === null ? text`Since ${since}` : text`${name('cluster', cluster)}, since ${since}`;
}

function effectList({ effects }: ClusterDrift): Block {
  const worstFirst = effects.toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse));
  const item = ({ says, isWorse }: DriftEffect) => ({
    text: sentence(says),
    sign: isWorse ? ('warning' as const) : ('info' as const),
  });
  return { kind: 'list', lead: null, rows: rowsOf(worstFirst, 'line', item) };
}
