import { identityOf } from '../manifest/duplicates.js';
import { field, fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import { groupOf, namespaceOf } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { isNodeClass } from '../snapshot/kept/kinds.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { isPlanned } from './planned-kinds.js';

const NAMES_SHOWN = 3;

/** What the files of each side hold; the base is missing where nothing is compared. */
interface Sides {
  readonly base: readonly Manifest[] | null;
  readonly head: readonly Manifest[];
}

/**
 * Objects whose deletion takes others along that the change says nothing of: a Namespace all that is in it, a CustomResourceDefinition all
 * objects of its kind. An error for each that the files held before and hold no longer, and for a definition that no longer serves the
 * version in which a planned object is written; none where nothing that is planned, here or in the cluster, goes with it.
 */
export function takenAlong({ base, head }: Sides, snapshot: Snapshot): Problem[] {
  if (base === null) return [];
  const after = new Map(head.map((manifest) => [identityOf(manifest), manifest]));
  const inForce = present(head, base, snapshot);
  return base.flatMap((manifest) => {
    const now = after.get(identityOf(manifest));
    if (isNamespace(manifest)) return now ? [] : namespaceGone(manifest, inForce);
    if (!isDefinition(manifest)) return [];
    return now ? versionsGone(manifest, now, inForce) : definitionGone(manifest, inForce);
  });
}

/** What is there after the merge as far as the files tell: what they hold, and what the cluster has that they never held. */
function present(
  head: readonly Manifest[],
  base: readonly Manifest[],
  { objects }: Snapshot,
): readonly Manifest[] {
  const written = new Set([...base, ...head].map(identityOf));
  const live = objects.filter((object) => !written.has(identityOf(object)));
  return [...head, ...live].filter((manifest) => isPlanned(manifest) || isNodeClass(manifest.kind));
}

function isNamespace({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && kind === 'Namespace';
}

function isDefinition({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'apiextensions.k8s.io' && kind === 'CustomResourceDefinition';
}

function namespaceGone(namespace: Manifest, inForce: readonly Manifest[]): Problem[] {
  const within = inForce.filter((one) => one.namespace !== null && namespaceOf(one) === namespace.name);
  if (within.length === 0) return [];
  return gone(
    namespace,
    `everything in it, ${listed(within)} among it`,
    'remove those in a change of their own before, so that it is judged what each of them takes away',
  );
}

function definitionGone(definition: Manifest, inForce: readonly Manifest[]): Problem[] {
  const ofKind = inForce.filter((one) => isOfKind(one, definition));
  if (ofKind.length === 0) return [];
  return gone(definition, `every object of its kind, ${listed(ofKind)} among them`, 'keep the definition');
}

function gone(manifest: Manifest, what: string, fix: string): Problem[] {
  const message =
    `${visible(manifest.kind)}/${visible(manifest.name)} is gone from the files. Where they are applied with pruning, the cluster deletes it, and with it ${what}, at once and whatever limits say. ` +
    `What that does was not judged: ${fix}.`;
  return [{ severity: 'error', code: 'taken-along', message, place: manifest.place, picture: null }];
}

function versionsGone(before: Manifest, after: Manifest, inForce: readonly Manifest[]): Problem[] {
  const served = servedIn(after);
  const lost = servedIn(before).filter((version) => !served.includes(version));
  const left = inForce.filter(
    (one) => isOfKind(one, after) && lost.includes(one.apiVersion.slice(one.apiVersion.indexOf('/') + 1)),
  );
  if (left.length === 0) return [];
  const versions = lost.map((version) => visible(version)).join(', ');
  const message =
    `${visible(after.kind)}/${visible(after.name)} no longer serves ${versions}, and ${listed(left)} is written in it: an apply of it fails, and a controller that asks for that version stands still. ` +
    'What that does was not judged: serve it until nothing is written in it.';
  return [{ severity: 'error', code: 'taken-along', message, place: after.place, picture: null }];
}

function servedIn({ object }: Manifest): string[] {
  return itemsIn(object['spec'], 'versions').flatMap((version) => {
    const name = textIn(version, 'name');
    return name === null || field(version, 'served') === false ? [] : [name];
  });
}

function isOfKind({ apiVersion, kind }: Manifest, { object }: Manifest): boolean {
  const { spec } = object;
  return groupOf(apiVersion) === textIn(spec, 'group') && kind === textIn(fieldAt(spec, 'names'), 'kind');
}

function listed(manifests: readonly Manifest[]): string {
  const names = manifests.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const more = names.length - NAMES_SHOWN;
  return `${names.slice(0, NAMES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
