import { addTo } from '../../../../manifest/lookup.js';
import { isCovered } from './budget.js';
import type { Budget, Pod } from './cluster.js';
import type { LabelSelector } from '../labels.js';

/**
 * Pods by their labels, so that a budget looks at those only that bear a label which it asks for: a thousand budgets over ten
 * thousand pods would ask ten million times.
 */
export class PodIndex<P extends Pod> {
  private readonly byLabel = new Map<string, [P, ...P[]]>();
  private readonly byNamespace = new Map<string, [P, ...P[]]>();
  private readonly positions: ReadonlyMap<P, number>;

  constructor(pods: readonly P[]) {
    this.positions = new Map(pods.map((pod, position) => [pod, position]));
    for (const pod of pods) {
      addTo(this.byNamespace, pod.namespace, pod);
      for (const [key, value] of Object.entries(pod.labels))
        addTo(this.byLabel, labelKey(pod.namespace, key, value), pod);
    }
  }

  podsIn(namespace: string): readonly P[] {
    return this.byNamespace.get(namespace) ?? [];
  }

  /** The pods that the budget covers, in the order in which they were given. */
  coveredBy(budget: Budget): P[] {
    const { namespace, selector } = budget;
    if (selector === null) return [];
    const asked = askedLabels(selector);
    const near = asked
      ? asked.values.flatMap((value) => this.byLabel.get(labelKey(namespace, asked.key, value)) ?? [])
      : this.podsIn(namespace);
    const covered = near.filter((pod) => isCovered(budget, pod));
    const placeOf = (pod: P): number => this.positions.get(pod) ?? 0;
    return asked && asked.values.length > 1 ? covered.sort((a, b) => placeOf(a) - placeOf(b)) : covered;
  }
}

/** Budgets by the label that they ask for, so that a pod looks at those only that may cover it. */
export class BudgetIndex {
  private readonly byLabel = new Map<string, [number, ...number[]]>();
  /** Those that ask for no value of a label. */
  private readonly others = new Map<string, [number, ...number[]]>();

  constructor(private readonly budgets: readonly Budget[]) {
    budgets.forEach(({ namespace, selector }, index) => {
      if (selector === null) return;
      const asked = askedLabels(selector);
      if (!asked) addTo(this.others, namespace, index);
      for (const value of asked?.values ?? [])
        addTo(this.byLabel, labelKey(namespace, asked?.key ?? '', value), index);
    });
  }

  /** Which budgets cover the pod: their places in the list that was given, in its order. */
  indexesOver(pod: Pod): number[] {
    const near = Object.entries(pod.labels).flatMap(
      ([key, value]) => this.byLabel.get(labelKey(pod.namespace, key, value)) ?? [],
    );
    return [...near, ...(this.others.get(pod.namespace) ?? [])]
      .filter((index) => {
        const budget = this.budgets[index];
        return budget !== undefined && isCovered(budget, pod);
      })
      .sort((a, b) => a - b);
  }

  /** The budgets that cover the pod. */
  over(pod: Pod): Budget[] {
    return this.indexesOver(pod).flatMap((index) => this.budgets[index] ?? []);
  }
}

/** A label of which a pod must have one of the values; null where the selector names no such label. */
function askedLabels({ matchLabels, matchExpressions }: LabelSelector): {
  readonly key: string;
  readonly values: readonly string[];
} | null {
  const [equal] = Object.entries(matchLabels);
  if (equal) return { key: equal[0], values: [equal[1]] };
  const oneOf = matchExpressions.find(({ operator }) => operator === 'In');
  return oneOf ? { key: oneOf.key, values: [...new Set(oneOf.values)] } : null;
}

function labelKey(namespace: string, key: string, value: string): string {
  return `${namespace}\u0000${key}\u0000${value}`;
}
