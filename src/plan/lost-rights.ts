import { identityOf } from '../manifest/duplicates.js';
import { itemsIn, listIn, objectIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { groupOf } from '../manifest/manifest.js';
import { verb } from '../manifest/plural.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { textsOf } from './objects-in.js';
import { OWN_GROUPS } from './planned-kinds.js';

/**
 * Rights that controllers of planned objects have today and not after the change: a role that names their API groups and leaves or may do
 * less, and what binds or bears such a role. A controller that may no longer act stands still, with nodes out as they are. One warning
 * for all of them; none for rights that come.
 */
export function lostRights(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const after = new Map(head.map((manifest) => [identityOf(manifest), manifest]));
  const before = base ?? [];
  const roles = before.filter((one) => isRole(one) && ofPlanned(one).length > 0);
  const lost = before.filter((manifest) => {
    const now = after.get(identityOf(manifest));
    if (roles.includes(manifest)) return rightsOf(now).length === 0 || losesSome(manifest, now);
    return now === undefined && (binds(manifest, roles) || isBearer(manifest, before, roles));
  });
  const [first] = lost;
  if (!first) return [];
  const names = lost.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const message =
    `${listing(names)} ${verb(lost.length, 'is', 'are')} gone from the files or ${verb(lost.length, 'allows', 'allow')} less: a controller of planned objects that may no longer act stops in the middle of what it does, and leaves nodes out. ` +
    'The plan is of one that may.';
  return [
    {
      severity: 'warning',
      code: 'lost-rights',
      message,
      place: first.place,
      picture: null,
      isUnjudged: true,
    },
  ];
}

const RBAC = 'rbac.authorization.k8s.io';

function isRole({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === RBAC && (kind === 'ClusterRole' || kind === 'Role');
}

/** Each thing that a role allows, in a line: `update nodepools of karpenter.sh`. */
function rightsOf(role: Manifest | undefined): string[] {
  return itemsIn(role?.object, 'rules').flatMap((rule) => {
    const textsIn = (field: string): string[] => textsOf((listIn(rule, field) ?? []) as Json);
    return textsIn('apiGroups').flatMap((group) =>
      textsIn('resources').flatMap((resource) =>
        textsIn('verbs').map((does) => `${does} ${resource} of ${group}`),
      ),
    );
  });
}

/** Rights over planned objects, nodes and pods that a role has, where it has any over planned ones. */
function ofPlanned(role: Manifest): string[] {
  return rightsOf(role).filter((right) => OWN_GROUPS.some((group) => right.endsWith(` of ${group}`)));
}

function losesSome(before: Manifest, after: Manifest | undefined): boolean {
  const kept = new Set(rightsOf(after));
  const has = (right: string): boolean => {
    const [does = '', resource = '', , group = ''] = right.split(' ');
    return ['*', group].some((of) =>
      ['*', resource].some((on) => ['*', does].some((verb) => kept.has(`${verb} ${on} of ${of}`))),
    );
  };
  return !rightsOf(before).every(has);
}

function binds({ apiVersion, kind, object }: Manifest, roles: readonly Manifest[]): boolean {
  const ref = objectIn(object, 'roleRef');
  return (
    groupOf(apiVersion) === RBAC &&
    kind.endsWith('RoleBinding') &&
    roles.some((role) => role.kind === textIn(ref, 'kind') && role.name === textIn(ref, 'name'))
  );
}

/** A ServiceAccount that a binding of the base gives such a role. */
function isBearer(
  { apiVersion, kind, name }: Manifest,
  before: readonly Manifest[],
  roles: readonly Manifest[],
): boolean {
  if (apiVersion !== 'v1' || kind !== 'ServiceAccount') return false;
  return before.some(
    (binding) =>
      binds(binding, roles) &&
      itemsIn(binding.object, 'subjects').some(
        (subject) => textIn(subject, 'kind') === kind && textIn(subject, 'name') === name,
      ),
  );
}
