import { present } from '../manifest/words/present.js';
import { canonicalJson } from '../manifest/values/canonical.js';
import { field, fieldAt, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/words/listing.js';
import type { Manifest } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';

/** What an ApplicationSet may do with the Applications that it has made, and which those are. */
interface Rights {
  readonly updates: boolean;
  readonly deletes: boolean;
  /** What an Application has applied stays when it goes. */
  readonly keepsObjects: boolean;
  readonly written: string;
  /** The text of each Application by its name. */
  readonly made: ReadonlyMap<string, string>;
}

/** What an edit does, as the end of a sentence that begins with the ApplicationSet. */
interface RightsEdit {
  readonly says: string;
  /** True where it only takes a right away that does harm. */
  readonly isHarmless: boolean;
}

/**
 * Source: argo-cd, docs/operator-manual/applicationset/Controlling-Resource-Modification.md; without `applicationsSync` all is allowed, unless
 * the controller was started with a policy of its own.
 */
export function rightsOf({ object }: Manifest, applications: readonly Manifest[]): Rights {
  const policy = fieldAt(object, 'spec', 'syncPolicy');
  const written = textIn(policy, 'applicationsSync') || 'sync';
  return {
    updates: written === 'sync' || written === 'create-update',
    deletes: written === 'sync' || written === 'create-delete',
    keepsObjects: field(policy, 'preserveResourcesOnDeletion') === true,
    written: visible(written),
    made: new Map(
      applications.map((one) => [one.name, canonicalJson([one.object['metadata'], one.object['spec']])]),
    ),
  };
}

/** True for an ApplicationSet that may not delete what its generators no longer make. */
export function deletesNothing(set: Manifest): boolean {
  return !rightsOf(set, []).deletes;
}

/** Null where the set goes on as before, and what it makes reaches the cluster as it is planned. */
export function rightsEdit(was: Rights, is: Rights): RightsEdit | null {
  const gained = [...gainedBy(was, is), ...unreached(was, is)];
  const told = gained.length > 0 ? gained : lostBy(was, is);
  if (told.length === 0) return null;
  return { says: `${told.join('; ')}.`, isHarmless: gained.length === 0 };
}

function gainedBy(was: Rights, is: Rights): string[] {
  const how = `spec.syncPolicy.applicationsSync is ${is.written}, before ${was.written}`;
  const goes = is.keepsObjects ? 'what they applied stays' : 'with each all that it applied in its cluster';
  return present([
    is.updates &&
      !was.updates &&
      `may now edit its Applications (${how}): what people set in them goes, and what its template and generators came to meanwhile reaches all of them with this change, while the plan is of what differs between the files of both sides. Compare it with the Applications of the cluster (\`argocd appset generate\`) first`,
    is.deletes &&
      !was.deletes &&
      `may now delete Applications that its generators no longer make (${how}): those that went while it might not go with this change, ${goes}. Look for Applications of it that no generator makes, and delete them one by one first`,
    was.keepsObjects &&
      !is.keepsObjects &&
      'no longer keeps what its Applications applied (spec.syncPolicy.preserveResourcesOnDeletion): from this change on an Application that goes from its generators, or with the set itself, takes all its objects out of its cluster. Keep it',
  ]);
}

/** What the change edits or takes away of Applications that the set must leave alone. */
function unreached(was: Rights, is: Rights): string[] {
  const how = `applicationsSync: ${is.written}`;
  const edited = [...is.made].flatMap(([name, text]) => {
    const before = was.made.get(name);
    return before === undefined || before === text ? [] : [name];
  });
  const gone = [...was.made.keys()].filter((name) => !is.made.has(name));
  return present([
    is.updates || edited.length === 0
      ? null
      : `leaves ${named(edited)} as the cluster has it (${how}): what the change edits there does not arrive by itself, while the plan is as if it did. Edit the Applications themselves, or allow create-update`,
    is.deletes || gone.length === 0
      ? null
      : `makes ${named(gone)} no more and may not delete it (${how}): it stays and goes on applying its folder, whose edits nobody judges here any more. Delete it by hand`,
  ]);
}

function lostBy(was: Rights, is: Rights): string[] {
  const how = `spec.syncPolicy.applicationsSync is ${is.written}, before ${was.written}`;
  return present([
    was.updates &&
      !is.updates &&
      `edits none of its Applications any more (${how}): later edits of its template reach only new ones`,
    was.deletes &&
      !is.deletes &&
      `deletes none of its Applications any more (${how}): one that its generators no longer make stays`,
    is.keepsObjects &&
      !was.keepsObjects &&
      'keeps what its Applications applied when they go (spec.syncPolicy.preserveResourcesOnDeletion)',
  ]);
}

function named(names: readonly string[]): string {
  return visible(listing(names), 300);
}
