import type { JsonObject } from '../../../manifest/manifest.js';
import { text } from '../../../text/text.js';
import type { MemberCluster } from '../objects/clusters.js';
import { type LabelTest, labelTest } from '../objects/labels.js';
import type { Preference, Term } from '../objects/policy.js';
import {
  type Extremes,
  extremesOf,
  isError,
  meets,
  type SchedulingError,
  sortedWeight,
} from '../objects/properties.js';

/** Says of a cluster whether it may be picked, or that the cycle fails. */
type ClusterTest = (cluster: MemberCluster) => boolean | SchedulingError;

const EVERY_LABEL: LabelTest = () => true;

/** A term without a label selector matches every cluster; null where the selector cannot be parsed. */
function compile(selector: JsonObject | null): LabelTest | null {
  return selector ? labelTest(selector) : EVERY_LABEL;
}

/**
 * The required terms: any one of them is enough, and no terms at all let every cluster through. Within a term the label
 * selector and every property expression must match. A term that matches ends the search, so a broken one after it goes
 * unseen. Source: kubefleet-dev/kubefleet e160c1cd, plugins/clusteraffinity/filtering.go and types.go.
 */
export function requiredTest(terms: readonly Term[]): ClusterTest {
  const compiled = terms.map((term) => ({ term, labels: compile(term.labelSelector) }));
  return (cluster) => {
    for (const { term, labels } of compiled) {
      if (!labels) return { error: text`a required label selector is invalid` };
      const matched = labels(cluster.labels) && meetsAll(cluster, term);
      if (matched !== false) return matched;
    }
    return terms.length === 0;
  };
}

function meetsAll(cluster: MemberCluster, term: Term): boolean | SchedulingError {
  for (const requirement of term.properties) {
    const met = meets(cluster, requirement);
    if (met !== true) return met;
  }
  return true;
}

/**
 * The sum of the weights that a cluster earns from the preferred terms. Sorters are scaled over all clusters of the fleet,
 * also those that were filtered out.
 */
export function preferenceScore(
  preferences: readonly Preference[],
  fleet: readonly MemberCluster[],
): ((cluster: MemberCluster) => number | SchedulingError) | SchedulingError {
  const compiled: { preference: Preference; labels: LabelTest | null; extremes: Extremes | null }[] = [];
  for (const preference of preferences) {
    const extremes = preference.sorter ? extremesOf(preference.sorter.name, fleet) : null;
    if (isError(extremes)) return extremes;
    compiled.push({ preference, labels: compile(preference.labelSelector), extremes });
  }
  return (cluster) => {
    let score = 0;
    for (const { preference, labels, extremes } of compiled) {
      if (!labels) return { error: text`a preferred label selector is invalid` };
      if (!labels(cluster.labels)) continue;
      const earned = preference.sorter
        ? sortedWeight(cluster, preference.sorter, preference.weight, extremes)
        : preference.weight;
      if (isError(earned)) return earned;
      score += earned;
    }
    return score;
  };
}
