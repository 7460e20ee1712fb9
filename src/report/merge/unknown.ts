import type { Leg } from '../../merge/leg.js';
import { literal, type Text, text, sentence, code } from '../../text/text.js';
import { clustersPhrase } from './phrases.js';

/** Why a cluster is unknown; null where its report does not say. */
interface Cause {
  readonly code: string;
  readonly message: string;
}

/** What a cluster was judged to be, and what was met on the way. */
interface Judged {
  readonly cluster: string;
  readonly verdict: Leg['verdict'];
  readonly problems: readonly Pick<Leg['problems'][number], 'severity' | 'code' | 'message'>[];
}

/**
 * What is not known: reports that are missing or unusable, then why the clusters that could not be judged are unknown. Of each cluster the
 * first problem of a kind; what several clusters say in the same words once.
 *
 * @param isFull with the messages of the legs, which may name nodes
 */
export function unknownPhrases(
  {
    problems,
    legs,
  }: { readonly problems: readonly { readonly message: string }[]; readonly legs: readonly Judged[] },
  isFull: boolean,
): readonly Text[] {
  const causes = new Map<string, { readonly clusters: string[]; readonly cause: Cause | null }>();
  for (const leg of legs.filter(({ verdict }) => verdict === 'unknown')) {
    for (const cause of causesOf(leg)) {
      const key = JSON.stringify(cause && [cause.code, isFull ? cause.message : '']);
      const known = causes.get(key) ?? { clusters: [], cause };
      known.clusters.push(leg.cluster);
      causes.set(key, known);
    }
  }
  return [
    ...problems.map(({ message }) => sentence(message)),
    ...[...causes.values()].map(({ clusters, cause }) =>
      causePhrase(clustersPhrase(clusters), cause, isFull),
    ),
  ];
}

function causesOf({ problems }: Judged): readonly (Cause | null)[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const firsts = errors.filter(({ code }, index) => errors.findIndex((one) => one.code === code) === index);
  return firsts.length > 0 ? firsts.map(({ code, message }) => ({ code, message })) : [null];
}

function causePhrase(clusters: Text, cause: Cause | null, isFull: boolean): Text {
  if (cause === null) return text`${clusters}: ${literal('the report says unknown, and not why.')}`;
  const head = text`${code(cause.code)}, ${clusters}`;
  return isFull ? text`${head}: ${sentence(cause.message)}` : head;
}
