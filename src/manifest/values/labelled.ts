import { entryOf } from '../fields.js';
import { groupedBy } from '../lookup/grouped.js';
import { type LabelSelector, selects } from './selector.js';

interface WithLabels {
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Many things with labels, asked by many selectors: where a selector wants one value of a label, only those with that value are
 * looked at.
 */
export class Labelled<T extends WithLabels> {
  /** By key and value, for the keys that were asked for. */
  private readonly byKey = new Map<string, ReadonlyMap<string, readonly T[]>>();

  constructor(private readonly items: readonly T[]) {}

  /** Items that the selector matches, in their order. */
  selectedBy(selector: LabelSelector): readonly T[] {
    if (!selector.written) return [];
    const equal = selector.requirements.find(({ operator }) => operator === 'Equals');
    if (!equal) return this.items.filter(({ labels }) => selects(selector, labels));
    const candidates = this.withKey(equal.key).get(equal.values[0] ?? '') ?? [];
    if (selector.requirements.length === 1) return candidates;
    return candidates.filter(({ labels }) => selects(selector, labels));
  }

  private withKey(key: string): ReadonlyMap<string, readonly T[]> {
    const known = this.byKey.get(key);
    if (known) return known;
    const byValue = groupedBy(this.items, ({ labels }) => entryOf(labels, key));
    this.byKey.set(key, byValue);
    return byValue;
  }
}

/** What was asked before of a list: it lives as long as the list, which nobody changes. */
const KNOWN = new WeakMap<readonly WithLabels[], Labelled<WithLabels>>();

/** Those of a list that a selector matches, in their order: hundreds of policies ask the same list of a hundred thousand nodes. */
export function selectedBy<T extends WithLabels>(items: readonly T[], selector: LabelSelector): readonly T[] {
  const known = KNOWN.get(items) as Labelled<T> | undefined;
  const labelled = known ?? new Labelled(items);
  if (!known) KNOWN.set(items, labelled);
  return labelled.selectedBy(selector);
}
