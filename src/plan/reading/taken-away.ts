import { canonicalJson } from '../../manifest/values/canonical.js';
import { identityOf } from '../../manifest/duplicates.js';
import { groupedBy } from '../../manifest/lookup/grouped.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { Aside } from './set-aside.js';

/** What one side describes. */
interface Described {
  readonly manifests: readonly Manifest[];
  readonly asides: readonly Aside[];
  /** Each time but the first that an object is described. */
  readonly twice: readonly Manifest[];
}

/** Objects that could not be judged before, and of which the file of the head has none of the kind any more. */
export function goneAsides(before: Described, after: Described): readonly Aside[] {
  const left = [...after.manifests, ...after.asides.map(({ manifest }) => manifest)];
  // Of a kind in a file there are two names, of an identity four.
  const waysOf = (one: Manifest): string[] => [JSON.stringify([one.kind, one.place.file]), identityOf(one)];
  const known = new Set(left.flatMap(waysOf));
  return before.asides.filter(({ manifest }) => !waysOf(manifest).some((way) => known.has(way)));
}

/**
 * True for an object that several files describe before the change, and not after it: of two that say different things nobody can tell which
 * of them the cluster has. Where all say what is left, nothing changes.
 */
export function settledIn(before: Described | null, after: Described): (manifest: Manifest) => boolean {
  const [twice, twiceAfter] = [before, after].map((side) => new Set(side?.twice.map(identityOf)));
  const left = new Map(after.manifests.map((one) => [identityOf(one), one]));
  const written = groupedBy(before?.manifests ?? [], identityOf);
  return (manifest) => {
    const identity = identityOf(manifest);
    if (twice?.has(identity) !== true || twiceAfter?.has(identity) === true) return false;
    const rest = left.get(identity);
    const text = rest && canonicalJson(rest.object);
    return (written.get(identity) ?? []).some(({ object }) => canonicalJson(object) !== text);
  };
}

export function takenAway(problem: Problem): Problem {
  return { ...problem, message: `The change takes it away: ${problem.message}` };
}

export function settled(problem: Problem): Problem {
  const message = `Before the change, ${problem.message} The change leaves one of them or none, and whether the cluster has that one already was not judged.`;
  return { ...problem, message };
}
