import { identityOf } from '../../manifest/duplicates.js';
import { fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../manifest/fields.js';
import { groupOf, type Json, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { compileSelector, selects } from '../../manifest/values/selector.js';
import { textsOf } from '../objects/objects-in.js';

const RBAC = 'rbac.authorization.k8s.io';
const ALL = '*';

/** A right as a role gives it. `names` null: over every object of the resource. `namespace` `*`: everywhere. */
export interface Right {
  readonly verb: string;
  readonly resource: string;
  readonly group: string;
  readonly names: readonly string[] | null;
  readonly namespace: string;
}

/** A ServiceAccount, which controllers and Jobs act as; or a user or group of another kind, of which no file tells who that is. */
export interface Account {
  readonly kind: 'ServiceAccount' | 'User' | 'Group';
  /** Empty for users and groups. */
  readonly namespace: string;
  readonly name: string;
}

/** What an account may do by the files of one side, and the objects that say so. */
interface Granted {
  readonly rights: readonly Right[];
  /** Bindings and roles that are not in the files and so say nothing, as `ClusterRole/cluster-admin`. */
  readonly unknown: readonly string[];
  readonly by: readonly Manifest[];
}

/** True for a Role or ClusterRole. */
export function isRole({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === RBAC && (kind === 'ClusterRole' || kind === 'Role');
}

/** True for a RoleBinding or ClusterRoleBinding. */
export function isBinding({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === RBAC && (kind === 'ClusterRoleBinding' || kind === 'RoleBinding');
}

/** The account that a pod with this spec acts as. Source: kubernetes v1.35, plugin/pkg/admission/serviceaccount, DefaultServiceAccountName. */
export function accountOfPod(podSpec: Json, namespace: string): Account {
  const name = textIn(podSpec, 'serviceAccountName') ?? textIn(podSpec, 'serviceAccount');
  return { kind: 'ServiceAccount', namespace, name: name === null || name === '' ? 'default' : name };
}

/** The accounts that a binding names: as such, or as the users that they are to the API server. */
export function accountsOf(binding: Manifest): Account[] {
  return itemsIn(binding.object, 'subjects').flatMap((subject): Account[] => {
    const [kind, name] = [textIn(subject, 'kind'), textIn(subject, 'name') ?? ''];
    if (kind === 'ServiceAccount')
      return [{ kind, namespace: textIn(subject, 'namespace') ?? namespaceOf(binding), name }];
    const [, namespace, account] = ACCOUNT_AS_USER.exec(name) ?? [];
    if (kind === 'User' && namespace !== undefined && account !== undefined)
      return [{ kind: 'ServiceAccount', namespace, name: account }];
    return kind === 'User' || kind === 'Group' ? [{ kind, namespace: '', name }] : [];
  });
}

/** True where a binding names this very account. */
export function isNamedBy(binding: Manifest, { kind, namespace, name }: Account): boolean {
  return accountsOf(binding).some(
    (one) => one.kind === kind && one.namespace === namespace && one.name === name,
  );
}

/** Source: kubernetes v1.35, staging/src/k8s.io/apiserver/pkg/authentication/serviceaccount/util.go, MakeUsername, MakeGroupNames. */
const ACCOUNT_AS_USER = /^system:serviceaccount:([^:]+):([^:]+)$/;
const ACCOUNTS = 'system:serviceaccounts';

/** True where a binding gives its role to an account: by its name, or to a group that each such account is in. */
function isGivenBy(binding: Manifest, account: Account): boolean {
  if (isNamedBy(binding, account)) return true;
  if (account.kind !== 'ServiceAccount') return false;
  const groups = [`${ACCOUNTS}:${account.namespace}`, ACCOUNTS, 'system:authenticated'];
  return groups.some((name) => isNamedBy(binding, { kind: 'Group', namespace: '', name }));
}

/** The role that a binding gives, where the files hold it. */
export function roleOf(binding: Manifest, all: readonly Manifest[]): Manifest | null {
  const ref = objectIn(binding.object, 'roleRef');
  const [kind, name] = [textIn(ref, 'kind'), textIn(ref, 'name')];
  const isMeant = (role: Manifest): boolean =>
    isRole(role) &&
    role.kind === kind &&
    role.name === name &&
    (kind === 'ClusterRole' || namespaceOf(role) === namespaceOf(binding));
  return all.find(isMeant) ?? null;
}

/** All that the bindings of one side give an account. */
export function grantedTo(account: Account, all: readonly Manifest[]): Granted {
  const bindings = all.filter((one) => isBinding(one) && isGivenBy(one, account));
  const given = bindings.map((binding) => ({ binding, role: roleOf(binding, all) }));
  return {
    rights: given.flatMap(({ binding, role }) => {
      const where = binding.kind === 'RoleBinding' ? namespaceOf(binding) : ALL;
      return rightsOf(role, all).map((right) => ({ ...right, namespace: where }));
    }),
    unknown: given.flatMap(({ binding, role }) => {
      const ref = objectIn(binding.object, 'roleRef');
      return role ? [] : [`${textIn(ref, 'kind') ?? ''}/${textIn(ref, 'name') ?? ''}`];
    }),
    by: given.flatMap(({ binding, role }) => (role ? [binding, role] : [binding])),
  };
}

/** The rights of a role, those of the roles that it gathers included. */
export function rightsOf(role: Manifest | null | undefined, all: readonly Manifest[]): Right[] {
  if (!role) return [];
  return [role, ...gathered(role, all)].flatMap(({ object }) => itemsIn(object, 'rules').flatMap(rightsIn));
}

/** Source: kubernetes v1.35, pkg/controller/clusterroleaggregation, syncClusterRole. */
function gathered(role: Manifest, all: readonly Manifest[]): Manifest[] {
  const selectors = itemsIn(fieldAt(role.object, 'aggregationRule'), 'clusterRoleSelectors').flatMap(
    (one) => {
      const compiled = compileSelector(one);
      return 'selector' in compiled ? [compiled.selector] : [];
    },
  );
  if (selectors.length === 0) return [];
  const own = identityOf(role);
  return all.filter(
    (one) =>
      isRole(one) &&
      one.kind === 'ClusterRole' &&
      identityOf(one) !== own &&
      selectors.some((selector) => selects(selector, labelsIn(one.object['metadata'], 'labels'))),
  );
}

function rightsIn(rule: Json): Right[] {
  const listed = (name: string): string[] => textsOf(fieldAt(rule, name) ?? []);
  const names = listed('resourceNames');
  return listed('apiGroups').flatMap((group) =>
    listed('resources').flatMap((resource) =>
      listed('verbs').map((verb) => ({
        ...{ verb, resource, group, namespace: ALL },
        names: names.length === 0 ? null : names,
      })),
    ),
  );
}

/** True where one of the rights allows at least what another one does. Source: kubernetes v1.35, pkg/registry/rbac/validation, ruleCovers. */
export function covers(rights: readonly Right[], wanted: Right): boolean {
  return rights.some(
    (right) =>
      [ALL, wanted.verb].includes(right.verb) &&
      [ALL, wanted.group].includes(right.group) &&
      isResourceOf(right.resource, wanted.resource) &&
      [ALL, wanted.namespace].includes(right.namespace) &&
      (right.names === null || wanted.names?.every((name) => right.names?.includes(name)) === true),
  );
}

function isResourceOf(given: string, wanted: string): boolean {
  const [, part] = wanted.split('/');
  return given === ALL || given === wanted || (part !== undefined && given === `${ALL}/${part}`);
}
