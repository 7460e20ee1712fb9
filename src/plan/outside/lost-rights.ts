import { claimedAs } from '../../systems/claimed.js';
import { fieldAt } from '../../manifest/fields.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';

import { listing } from '../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { verb } from '../../manifest/words/plural.js';
import { titleOf } from '../../manifest/words/visible.js';
import {
  type Account,
  accountOfPod,
  accountsOf,
  covers,
  grantedTo,
  isBinding,
  isRole,
  type Right,
  rightsOf,
  roleOf,
} from './accounts.js';
import { contentOf } from '../objects/object-changes.js';
import { controllerOf, podSpecOf } from './edited-controllers.js';
import { OWN_GROUPS } from '../objects/planned-kinds.js';

/**
 * Rights that controllers of planned objects, and the Jobs of Plans, have today and not after the change: a role that leaves or may do
 * less, a binding that names another role or no longer their account, and the account itself. A controller that may no longer act stands
 * still, with nodes out as they are. One warning for all of them; none for rights that come, or that move with the account.
 */
export function lostRights(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const before = base ?? [];
  const after = byIdentity(head);
  const roles = before.filter((one) => isRole(one) && isOverPlanned(one, before));
  const actors = actorsOf(before, head, roles);
  const isOther = (manifest: Manifest): boolean =>
    contentOf(manifest) !== contentOf(after.get(identityOf(manifest)));
  const lost = new Set([
    ...roles.filter((role) => losesSome(rightsOf(role, before), rightsOf(after.get(identityOf(role)), head))),
    ...actors.flatMap((holder) => {
      const by = lostBy(holder, before, head);
      const edited = by.filter(isOther);
      // A role that gathers others is as it was, and gathers less.
      return edited.length > 0 ? edited : by.slice(0, 1);
    }),
    ...before.filter((one) => !after.has(identityOf(one)) && actors.some((holder) => isBearer(one, holder))),
  ]);
  const [first] = lost;
  if (!first) return [];
  const message =
    `${listing([...lost].map(titleOf))} ${verb(lost.size, 'is', 'are')} gone from the files or ${verb(lost.size, 'allows', 'allow')} less: a controller of planned objects that may no longer act stops in the middle of what it does, and leaves nodes out. ` +
    'The plan is of one that may.';
  return [unjudgedAt(first.place, 'lost-rights', message)];
}

function isOverPlanned(role: Manifest, all: readonly Manifest[]): boolean {
  return rightsOf(role, all).some(({ group }) => OWN_GROUPS.includes(group));
}

/** Who acts on planned objects, before and after: the account may be another one by then. */
interface Actor {
  readonly before: Account;
  readonly after: Account;
  /** What acts as it; null where that is not in the files. */
  readonly by: Manifest | null;
}

/** Accounts of controllers and Plans that stay, and of whoever has rights over planned objects without being in the files. */
function actorsOf(
  before: readonly Manifest[],
  head: readonly Manifest[],
  roles: readonly Manifest[],
): Actor[] {
  const now = byIdentity(head);
  const acting = before.flatMap((one) => {
    const was = actingAs(one);
    return was ? [{ one, was }] : [];
  });
  const staying = acting.flatMap(({ one, was }): Actor[] => {
    const later = now.get(identityOf(one));
    const is = later && actingAs(later);
    return is ? [{ before: was, after: is, by: one }] : [];
  });
  const known = new Set(acting.map(({ was }) => keyOf(was)));
  const others = before
    .filter((one) => isBinding(one) && roles.some((role) => role === roleOf(one, before)))
    .flatMap(accountsOf)
    .filter((account) => !known.has(keyOf(account)) && mayBeController(account, before));
  return [...staying, ...others.map((account) => ({ before: account, after: account, by: null }))];
}

/** The account of a controller of planned objects, or that an object gives its pods; null for anything else. */
function actingAs(manifest: Manifest): Account | null {
  const namespace = namespaceOf(manifest);
  const { podsAt = null } = claimedAs(manifest)?.spec ?? {};
  if (podsAt !== null) return accountOfPod(fieldAt(manifest.object, ...podsAt) ?? null, namespace);
  const controller = controllerOf(manifest);
  return controller && controller.takes === undefined ? accountOfPod(podSpecOf(manifest), namespace) : null;
}

/** A user or group that is no account may be people; only controllers write the status and the finalizers of planned objects. */
function mayBeController(account: Account, all: readonly Manifest[]): boolean {
  if (account.kind === 'ServiceAccount') return true;
  return grantedTo(account, all).rights.some(
    ({ group, resource }) => OWN_GROUPS.includes(group) && /\/(?:status|finalizers)$/.test(resource),
  );
}

function keyOf({ kind, namespace, name }: Account): string {
  return `${kind}/${namespace}/${name}`;
}

/** What gave the holder rights that it has no more. */
function lostBy(holder: Actor, before: readonly Manifest[], head: readonly Manifest[]): readonly Manifest[] {
  const [was, is] = [grantedTo(holder.before, before), grantedTo(holder.after, head)];
  const isLess = losesSome(was.rights, is.rights) || was.unknown.some((role) => !is.unknown.includes(role));
  return isLess ? [...was.by, ...(holder.by ? [holder.by] : [])] : [];
}

/** Those that nobody needs to act by. */
const NOTES: ReadonlySet<string> = new Set(['events']);

function losesSome(before: readonly Right[], after: readonly Right[]): boolean {
  return before.some((right) => !NOTES.has(right.resource) && !covers(after, right));
}

/** The account itself, without which no pod of its owner is made. */
function isBearer(manifest: Manifest, { before, after }: Actor): boolean {
  const { apiVersion, kind, name } = manifest;
  if (apiVersion !== 'v1' || kind !== 'ServiceAccount' || keyOf(before) !== keyOf(after)) return false;
  return keyOf({ kind, namespace: namespaceOf(manifest), name }) === keyOf(after);
}
