import type { Delivery } from './delivery.js';
import { spelled } from './environments.js';
import { identityOf } from './planned-objects.js';
import type { Reach } from './reach.js';
import type { Unit } from './unit.js';

/**
 * Without what describes objects that Flux or Argo CD delivers from another folder, and would be planned twice: overlays of the
 * environments that they deliver, of which what is delivered was rendered, and manifests of no environment that nothing applies
 * (`isApplied`), which are what was there before.
 */
export function withoutSources(
  units: readonly Unit[],
  isApplied: (file: string) => boolean,
): {
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
  const isDelivered = ({ objects: own }: Unit): boolean =>
    own.length > 0 && own.every((object) => objects.has(identityOf(object)));
  const why = (unit: Unit): string | null => {
    const { source, names, at } = unit;
    if (!isDelivered(unit)) return null;
    if (source.kind === 'kustomize' && names.length > 0 && names.every((name) => environments.has(name)))
      return 'the source that this is rendered of';
    const isLeft = source.kind === 'file' && names.length === 0;
    return isLeft && delivering.every((one) => one.names.length === 0) && !isApplied(at)
      ? 'what was there before'
      : null;
  };
  return {
    kept: units.filter((unit) => why(unit) === null),
    told: units.flatMap((unit) => {
      const reason = why(unit);
      return reason === null
        ? []
        : `${unit.at} describes what Flux or Argo CD takes from another folder: it is taken for ${reason}, and not planned. An edit of it alone is told.`;
    }),
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

/** What it makes of which folders: one chart is another release with other values, and in another namespace. */
export function placingOf({ by, folders, namespace, reads = [] }: Delivery): string {
  return JSON.stringify([by, folders, namespace, reads]);
}
