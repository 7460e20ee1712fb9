import { present } from '../../manifest/words/present.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import type { Json } from '../../manifest/manifest.js';
import { visible } from '../../manifest/words/visible.js';
import { type Aspect, aspectOf } from '../renderer.js';
import type { Known } from './known.js';
import type { Gathered } from '../gathered.js';
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
function unmet(objects: readonly FileObject[]): Unmet[] {
  const byKey = new Map(objects.map((object) => [keyOf(object), object]));
  return objects.flatMap((object) => {
    const lost = neededBy(object).filter((key) => !byKey.has(key));
    const isInCircle = reaches(object, keyOf(object), byKey);
    if (lost.length === 0 && !isInCircle) return [];
    const names = named(lost);
    const says =
      lost.length > 0
        ? `waits for ${names} (spec.dependsOn), which nothing that is rendered here brings: unless the cluster has it from elsewhere, Flux applies no edit of this any more. Name what is there.`
        : 'waits for itself by way of spec.dependsOn: Flux applies nothing of it, and of what waits for it, any more. Break the circle.';
    return [{ object, says, of: [lost, isInCircle] }];
  });
}

/** What an object of Flux waits for, and whether those that wait for it wait until it works. */
interface Waiting {
  /** What is rendered here and has to be ready before it, by way of others too. */
  readonly needs: readonly string[];
  /** True where it waits for what nothing here brings: that is told by itself. */
  readonly isHeld: boolean;
  /** What it waits for before it counts as ready itself; empty: nothing. */
  readonly awaits: readonly string[];
  readonly neededBy: readonly string[];
  readonly all: ReadonlySet<string>;
}

/** Tells in which order objects are applied: what waits for ever, and what waits no longer for what it waited for. */
export function tellOrder(objects: readonly FileObject[], gathered: Gathered): void {
  for (const { object, says, of } of unmet(objects)) gathered.ordered(object, says, of);
  const byKey = new Map(objects.map((object) => [keyOf(object), object]));
  const all = new Set(byKey.keys());
  for (const object of objects) {
    const key = keyOf(object);
    const state: Waiting = {
      needs: [...all].filter((one) => reaches(object, one, byKey)),
      isHeld: neededBy(object).some((one) => !all.has(one)),
      awaits: awaitedBy(object),
      neededBy: objects.filter((one) => neededBy(one).includes(key)).map(keyOf),
      all,
    };
    gathered.aspect(object, aspectOf('order', state, orderEdit));
  }
}

/** Source: fluxcd.io, Kustomization, `wait` and `healthChecks`; HelmRelease, `upgrade.disableWait`. */
function awaitedBy({ manifest: { kind, object } }: FileObject): string[] {
  const spec = field(object, 'spec');
  if (kind !== 'Kustomization')
    return field(field(spec, 'upgrade'), 'disableWait') === true ? [] : ['its release'];
  if (field(spec, 'wait') === true) return [EVERYTHING];
  return itemsIn(spec, 'healthChecks').map(
    (check) => `${textIn(check, 'kind') ?? ''}/${textIn(check, 'name') ?? ''}`,
  );
}

const EVERYTHING = 'all that it applies';

function orderEdit(was: Waiting, is: Waiting): ReturnType<Aspect['edit']> {
  const lost = is.isHeld ? [] : was.needs.filter((key) => is.all.has(key) && !is.needs.includes(key));
  const blind = is.awaits.includes(EVERYTHING) ? [] : was.awaits.filter((one) => !is.awaits.includes(one));
  const told = present([
    lost.length > 0 &&
      `no longer waits for ${named(lost)} (spec.dependsOn): both are applied at the same time from now on, and one that is bad does not hold this back`,
    blind.length > 0 &&
      is.neededBy.length > 0 &&
      `no longer waits until ${visible(listing(blind), 300)} works before it counts as ready (wait, healthChecks, disableWait): what waits for it (${named(is.neededBy)}) goes as soon as it is applied, whether it works or not`,
  ]);
  if (told.length === 0) return null;
  const says = `${told.join('; ')}. The plan is of each by itself, so that order is in no number. Keep it, or have it reviewed by the owners of both.`;
  return { says, isHarmless: false };
}

/** As people write them: `Kustomization/db`. */
function named(keys: readonly string[]): string {
  return visible(listing(keys.map((key) => key.split('/').toSpliced(1, 1).join('/'))), 300);
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
