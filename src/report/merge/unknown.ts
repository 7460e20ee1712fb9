import { code, type Text, text, sentence } from '../../text/text.js';
import type { Merged } from '../../merge/merge.js';
import { placesPhrase } from '../words/names.js';
import { whosePhrase } from './phrases.js';

/** A problem as a report of several clusters says it. */
interface Cause {
  readonly code: string;
  readonly message: string;
  /** Where it stands; absent: not said. */
  readonly at?: string | null;
}

/** What keeps clusters from being evaluated; `cause` is null where nothing says why. */
export interface SharedCause<C extends Cause = Cause> {
  readonly cause: C | null;
  readonly clusters: readonly string[];
}

/** Equal causes of several clusters as one, in the order of the first of each. */
export function sharedCauses<C extends Cause>(
  legs: readonly { readonly cluster: string; readonly causes: readonly (C | null)[] }[],
): readonly SharedCause<C>[] {
  const shared = new Map<string, { readonly cause: C | null; readonly clusters: Set<string> }>();
  for (const { cluster, causes } of legs)
    for (const cause of causes) {
      const key = causeKey(cause);
      const known = shared.get(key) ?? { cause, clusters: new Set() };
      shared.set(key, known);
      known.clusters.add(cluster);
    }
  return [...shared.values()].map(({ cause, clusters }) => ({ cause, clusters: [...clusters] }));
}

/** What makes two causes one. */
export function causeKey(cause: Cause | null): string {
  return JSON.stringify(cause && [cause.code, cause.message, cause.at]);
}

/** `yaml-syntax, all 12 clusters: shared/broken.yaml:4:1 A line that ends nowhere.` */
export function causePhrase({ cause, clusters }: SharedCause, of: number): Text {
  const whose = whosePhrase(clusters, clusters.length === of);
  if (cause === null) return text`${whose}: the report says unknown without a reason.`;
  const head = text`${code(cause.code)}, ${whose}`;
  if (cause.message === '') return head;
  return text`${head}:${placesPhrase(cause.at ? [cause.at] : [])} ${sentence(cause.message)}`;
}

/**
 * What is not known: reports that are missing or unusable, then why clusters are unknown, of each the first problem of a kind.
 *
 * @param isFull with the messages of the legs, which may name nodes
 */
export function unknownPhrases({ problems, legs }: Merged, isFull: boolean): readonly Text[] {
  const unknown = legs
    .filter(({ verdict }) => verdict === 'unknown')
    .map(({ cluster, problems: own }) => {
      const errors = own.filter(({ severity }) => severity === 'error');
      const firsts = errors.filter((one, i) => errors.findIndex((other) => other.code === one.code) === i);
      const causes = firsts.map((one) => ({ code: one.code, message: isFull ? one.message : '' }));
      return { cluster, causes: causes.length > 0 ? causes : [null] };
    });
  return [
    ...problems.map(({ message }) => sentence(message)),
    ...sharedCauses(unknown).map((shared) => causePhrase(shared, Infinity)),
  ];
}
