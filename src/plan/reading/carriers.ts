import { byArgo, byFlux, bySomething } from '../../manifest/advice.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { identityOf } from '../../manifest/duplicates.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { asNew, errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { few } from '../../manifest/words/listing.js';
import { titleOf } from '../../manifest/words/visible.js';
import { isCarrier } from '../objects/carrier-kinds.js';
import type { OneSide } from './one-side.js';

/**
 * Reports carriers of the change that no source renders. A new one is an error: it may bring planned objects. One that was not rendered
 * before either is named.
 */
export function unrenderedCarriers(before: OneSide | null, after: OneSide): Problem[] {
  const [was, is] = [carriersIn(before), carriersIn(after)];
  if (before === null) return named([...is.values()]);
  const added = [...is].flatMap(([identity, one]) => (was.has(identity) ? [] : [one]));
  const edited = [...is].flatMap(([identity, one]) => {
    const earlier = was.get(identity);
    return earlier === undefined || isSameJson(earlier.object, one.object) ? [] : [one];
  });
  const gone = [...was].flatMap(([identity, one]) => (is.has(identity) ? [] : [one]));
  return [...added.map(newCarrier), ...named([...edited, ...gone])];
}

function carriersIn(side: OneSide | null): ReadonlyMap<string, Manifest> {
  const found = (side?.contents ?? []).flatMap(({ file: { followed = [] }, manifests }) =>
    manifests.filter((one) => isCarrier(one) && !followed.includes(groupOf(one.apiVersion))),
  );
  return new Map(found.map((one) => [identityOf(one), one]));
}

/** A carrier that the change adds: it may bring planned objects. */
export function newCarrier(carrier: Manifest): Problem {
  const message = `${titleOf(carrier)} is new, and no source renders it: what it brings to the cluster was not evaluated. ${byEntry(carrier)}`;
  return asNew(errorAt(carrier.place, 'not-rendered', message));
}

function named(carriers: readonly Manifest[]): Problem[] {
  const [first] = carriers;
  if (first === undefined) return [];
  const message = `Not evaluated: ${few(carriers.map(titleOf))} (no source renders it). ${byEntry(first)}`;
  return [unjudgedAt(first.place, 'not-rendered', message)];
}

function byEntry({ apiVersion, place }: Manifest): string {
  const group = groupOf(apiVersion);
  if (group === 'argoproj.io') return byArgo(place.file);
  return group.endsWith('fluxcd.io') ? byFlux(folderOf(place.file)) : bySomething();
}
