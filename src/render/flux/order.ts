import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/listing.js';
import type { Json } from '../../manifest/manifest.js';
import { visible } from '../../manifest/visible.js';
import type { Known } from './known.js';
import type { FileObject } from './objects.js';

/**
 * Of objects that all wait, the one to be taken as it is: first those that Flux applies first (`dependsOn`), and those that lack no
 * ConfigMap; it may bring what the others wait for.
 */
export function nextOf<O extends FileObject>(waiting: readonly O[], known: Known): O | null {
  const names = new Set(waiting.map(({ manifest }) => manifest.name));
  const rank = ({ manifest }: O): number => {
    const spec = field(manifest.object, 'spec');
    const depends = itemsIn(spec, 'dependsOn').some((one) => names.has(textIn(one, 'name') ?? ''));
    const lacksMap = known.lacking(manifest).some((one) => textIn(one, 'kind') !== 'Secret');
    return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
  };
  const [first] = waiting.map((object) => ({ object, of: rank(object) })).toSorted((a, b) => a.of - b.of);
  return first?.object ?? null;
}

/** What keeps an object of Flux from being applied, as the end of a sentence that begins with it. */
interface Unmet {
  readonly object: FileObject;
  readonly says: string;
  readonly of: Json;
}

/**
 * Objects that wait for one of their own kind that nothing here brings, or in a circle: Flux applies them once all of `dependsOn` are ready.
 * Source: fluxcd/kustomize-controller, internal/controller/kustomization_controller.go, checkDependencies; helm-controller does the same.
 */
export function unmet(objects: readonly FileObject[]): Unmet[] {
  const byKey = new Map(objects.map((object) => [keyOf(object), object]));
  return objects.flatMap((object) => {
    const lost = neededBy(object).filter((key) => !byKey.has(key));
    const isInCircle = reaches(object, keyOf(object), byKey);
    if (lost.length === 0 && !isInCircle) return [];
    const names = visible(listing(lost.map((key) => key.split('/').toSpliced(1, 1).join('/'))), 300);
    const says =
      lost.length > 0
        ? `waits for ${names} (spec.dependsOn), which nothing that is rendered here brings: unless the cluster has it from elsewhere, Flux applies no edit of this any more. Name what is there.`
        : 'waits for itself by way of spec.dependsOn: Flux applies nothing of it, and of what waits for it, any more. Break the circle.';
    return [{ object, says, of: [lost, isInCircle] }];
  });
}

/** `Kustomization/flux-system/infra`, as the namespace is that of the object where none is written. */
function neededBy({ manifest: { kind, namespace, object } }: FileObject): string[] {
  return itemsIn(field(object, 'spec'), 'dependsOn').map((one) =>
    [kind, textIn(one, 'namespace') ?? namespace ?? '', textIn(one, 'name') ?? ''].join('/'),
  );
}

function keyOf({ manifest: { kind, namespace, name } }: FileObject): string {
  return [kind, namespace ?? '', name].join('/');
}

function reaches(from: FileObject, wanted: string, byKey: ReadonlyMap<string, FileObject>): boolean {
  const seen = new Set<string>();
  const left = neededBy(from);
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    if (key === wanted) return true;
    const next = seen.has(key) ? undefined : byKey.get(key);
    seen.add(key);
    if (next !== undefined) left.push(...neededBy(next));
  }
  return false;
}
