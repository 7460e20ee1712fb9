import type { Problem } from '../../manifest/problem.js';
import { unknownPhrases } from '../merge/unknown.js';
import { whosePhrase } from '../merge/phrases.js';
import { placeText, placesPhrase } from '../words/names.js';
import { type Text, text, sentence, code } from '../../text/text.js';
import type { View } from '../markdown/view.js';

/** A problem that keeps something from being judged, and the clusters that have it. */
interface Shared {
  readonly problem: Problem;
  readonly clusters: string[];
}

/** What could not be judged in several clusters, each told once: many take the same files. */
export class SharedProblems {
  private readonly bySaying: ReadonlyMap<string, Shared>;

  constructor(private readonly views: readonly View[]) {
    const bySaying = new Map<string, Shared>();
    for (const isWanted of [isError, isUnjudged])
      for (const { report } of views)
        for (const problem of report.plan.problems.filter(isWanted)) {
          const saying = sayingOf(problem);
          const shared = bySaying.get(saying) ?? { problem, clusters: [] };
          bySaying.set(saying, shared);
          const cluster = report.plan.cluster ?? '';
          if (!shared.clusters.includes(cluster)) shared.clusters.push(cluster);
        }
    this.bySaying = bySaying;
  }

  /** A line for each, errors first; then the clusters of which nothing tells why they are unknown. */
  phrases(): readonly Text[] {
    const unexplained = this.views.flatMap(({ report: { plan, verdict } }) =>
      plan.problems.some((problem) => isError(problem) || isUnjudged(problem))
        ? []
        : [{ cluster: plan.cluster ?? '', verdict, problems: [] }],
    );
    return [
      ...[...this.bySaying.values()].map((shared) => this.phraseOf(shared)),
      ...unknownPhrases({ legs: unexplained, problems: [] }, true),
    ];
  }

  /** What the first lines leave to be said of a problem below: of one that several clusters have, nothing. */
  leftOf(lines: number): (problem: Problem) => 'whole' | 'words' | null {
    const shown = new Set([...this.bySaying.keys()].slice(0, lines));
    return (problem) => {
      const saying = sayingOf(problem);
      if (!shown.has(saying)) return null;
      return (this.bySaying.get(saying)?.clusters.length ?? 0) > 1 ? 'whole' : 'words';
    };
  }

  private phraseOf({ problem: { code: id, message, place }, clusters }: Shared): Text {
    const whose = whosePhrase(clusters, clusters.length === this.views.length);
    return text`${code(id)}, ${whose}:${placesPhrase(place ? [placeText(place, true)] : [])} ${sentence(message)}`;
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function isUnjudged(problem: Problem): boolean {
  return !isError(problem) && problem.isUnjudged === true;
}

function sayingOf({ severity, code, message, place }: Problem): string {
  return JSON.stringify([severity, code, message, place && placeText(place, true)]);
}
