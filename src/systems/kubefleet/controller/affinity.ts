import type { JsonObject } from '../../../manifest/manifest.js';
import { text } from '../../../text/text.js';
import type { MemberCluster } from '../objects/clusters.js';
import { type LabelTest, labelTest } from '../objects/labels.js';
import type { Preference, Term } from '../objects/policy.js';
import { extremesOf, meets, SchedulingError, sortedWeight } from '../objects/properties.js';

/** A term without a label selector matches every cluster. A selector that cannot be parsed fails the cycle, but only once it is asked. */
function compile(selector: JsonObject | null): LabelTest {
  if (selector === null) return () => true;
  const test = labelTest(selector);
  return (labels) => {
    if (!test) throw new SchedulingError(text`a label selector is invalid`);
    return test(labels);
  };
}

/**
 * The required terms: any one of them is enough, and no terms at all let every cluster through. Within a term the label
 * selector and every property expression must match. A term that matches ends the search, so a broken one after it goes
 * unseen. Source: kubefleet-dev/kubefleet e160c1cd, plugins/clusteraffinity/filtering.go and types.go.
 */
export function requiredTest(terms: readonly Term[]): (cluster: MemberCluster) => boolean {
  const compiled = terms.map(({ labelSelector, properties }) => {
    const labels = compile(labelSelector);
    return (cluster: MemberCluster): boolean =>
      labels(cluster.labels) && properties.every((requirement) => meets(cluster, requirement));
  });
  return (cluster) => compiled.length === 0 || compiled.some((matches) => matches(cluster));
}

/** The weights that a cluster earns from the preferred terms. Sorters are scaled over all clusters, also those that were filtered out. */
export function preferenceScore(
  preferences: readonly Preference[],
  fleet: readonly MemberCluster[],
): (cluster: MemberCluster) => number {
  const compiled = preferences.map(({ labelSelector, sorter, weight }) => {
    const labels = compile(labelSelector);
    const extremes = sorter ? extremesOf(sorter.name, fleet) : null;
    return (cluster: MemberCluster): number => {
      if (!labels(cluster.labels)) return 0;
      return sorter ? sortedWeight(cluster, sorter, weight, extremes) : weight;
    };
  });
  return (cluster) => compiled.reduce((sum, scoreOf) => sum + scoreOf(cluster), 0);
}
