import { groupedBy } from '../../manifest/lookup/grouped.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { isNodeClass } from '../../manifest/cluster-scoped.js';
import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';

/** An object of one side, and whether a tool printed it. */
export interface Described {
  readonly manifest: Manifest;
  readonly isBuilt: boolean;
}

/** What of one side is described once, and what several times. */
export interface DescribedTwice {
  readonly kept: readonly Manifest[];
  /** Each time but the first, of what is judged. */
  readonly twice: readonly Manifest[];
  /** Identities of those that are no part of a change which leaves them: a tool printed one, or others are judged by them. */
  readonly standing: ReadonlySet<string>;
}

/**
 * The objects of one side without the copies of one that something renders: a plain copy beside a chart, or a second entry that prints the
 * same, gives the cluster what the first gives. What is described in two ways is `twice`, each time but the first. A node class
 * is one whatever namespace somebody writes into it, and of two that say the same one counts.
 */
export function describedTwice(
  all: readonly Described[],
  isJudged: (manifest: Manifest) => boolean,
): DescribedTwice {
  const groups = groupedBy(all, ({ manifest }) =>
    isJudged(manifest) || isNodeClass(manifest.kind) ? identityOf(manifest) : undefined,
  );
  const several = [...groups.values()].filter(({ length }) => length > 1);
  const mayStand = (group: readonly Described[]): boolean =>
    group.some(({ manifest, isBuilt }) => isBuilt || !isJudged(manifest));
  const isCopied = (group: readonly Described[]): boolean =>
    // Plain files of the same text may be of different clusters, which somebody forgot to list.
    mayStand(group) && new Set(group.map(({ manifest }) => canonicalJson(manifest.object))).size === 1;
  const copies = new Set(several.filter(isCopied).flatMap(([, ...others]) => others));
  const kept = all.filter((one) => !copies.has(one)).map(({ manifest }) => manifest);
  const differing = several.filter((group) => !isCopied(group));
  return {
    kept,
    twice: differing
      .flatMap(([, ...others]) => others.map(({ manifest }) => manifest))
      .filter((manifest) => isJudged(manifest)),
    standing: new Set(differing.filter(mayStand).map(([first]) => identityOf(first.manifest))),
  };
}

/**
 * True for one of these that is described several times in the same ways on both sides: the change has no part in which of them counts.
 */
export function sameTwice(
  before: readonly Manifest[],
  after: readonly Manifest[],
  twice: ReadonlySet<string>,
): (manifest: Manifest) => boolean {
  const textsIn = (manifests: readonly Manifest[]): ReadonlyMap<string, string> => {
    const judged = groupedBy(
      manifests.filter((manifest) => twice.has(identityOf(manifest))),
      identityOf,
    );
    const textOf = ({ object }: Manifest): string => canonicalJson(object);
    return new Map([...judged].map(([identity, list]) => [identity, list.map(textOf).toSorted().join('\n')]));
  };
  if (twice.size === 0) return () => false;
  const [was, is] = [textsIn(before), textsIn(after)];
  return (manifest) => {
    const text = is.get(identityOf(manifest));
    return text !== undefined && text === was.get(identityOf(manifest));
  };
}
