import type { Delivery } from './delivery.js';
import { spelled } from './environments.js';
import { identityOf } from './planned-objects.js';
import type { Reach } from './reach.js';
import type { Unit } from './unit.js';

/**
 * Overlays of the environments that Flux or Argo CD delivers, with the same objects, and that neither of them takes: what is delivered was
 * rendered of them, and would be planned twice.
 */
export function withoutSources(units: readonly Unit[]): {
  readonly kept: readonly Unit[];
  readonly told: string[];
} {
  const delivering = units.filter(({ source }) => source.kind === 'flux' || source.kind === 'argocd');
  const objects = new Set(delivering.flatMap((unit) => unit.objects.map(identityOf)));
  const environments = new Set(
    delivering.flatMap(({ names, destinations = [], environments: own = [] }) => [
      ...names,
      ...own,
      ...destinations.map(({ name }) => spelled(name)),
    ]),
  );
  const isSource = ({ source, names, objects: own }: Unit): boolean =>
    source.kind === 'kustomize' &&
    names.length > 0 &&
    names.every((name) => environments.has(name)) &&
    own.length > 0 &&
    own.every((object) => objects.has(identityOf(object)));
  return {
    kept: units.filter((unit) => !isSource(unit)),
    told: units
      .filter(isSource)
      .map(
        ({ at }) =>
          `${at} describes what Flux or Argo CD takes from another folder: it is taken for the source that this is rendered of, and not planned. An edit of it alone is a warning.`,
      ),
  };
}

/** An entry, and what it reaches; `changedIn`: the folders of it in which a kustomization changes what is reached. */
interface Reaching {
  readonly reach: Reach;
  readonly changedIn: readonly string[];
}

/** Names of Applications that different files give for different entries, or one file by way of kustomizations that change it. */
export function appliedApart(entries: readonly Reaching[]): ReadonlySet<string> {
  const files = new Map<string, Set<string>>();
  for (const { reach, changedIn } of entries)
    for (const delivery of reach.deliveries)
      if (delivery.isPart !== true) {
        const name = nameOfDelivery(delivery);
        const by = JSON.stringify([delivery.file, changedIn]);
        files.set(name, (files.get(name) ?? new Set()).add(by));
      }
  return new Set([...files].flatMap(([name, of]) => (of.size > 1 ? name : [])));
}

/** By which one Argo CD tells it from others. */
export function nameOfDelivery({ kind, name }: Delivery): string {
  return `${kind}/${name}`;
}
