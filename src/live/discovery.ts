import { isNodeClass } from '../manifest/cluster-scoped.js';
import { fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';
import { DEFINITION_GROUP, isDefined, KEPT_KINDS } from '../snapshot/kept.js';
import { SYSTEMS } from '../systems/index.js';
import { resourceOf } from '../systems/kinds.js';
import { code, NO_TEXT, text } from '../text/text.js';
import { type ApiServer, LiveFault, said } from './kubectl.js';

/** A kind of objects that a snapshot is made of. */
interface WantedKind {
  readonly group: string;
  readonly kind: string;
  /** Name in API paths and roles: `nodepools`. */
  readonly resource: string;
}

/** A kind that the server serves, in the version that it prefers for it. */
export interface ServedKind extends WantedKind {
  readonly version: string;
}

const SPECS = SYSTEMS.flatMap(({ kinds }) => kinds);

/**
 * All kinds that reading keeps, targets first. NodeClasses are not among them, as every provider of Karpenter has one of its own. Nor are
 * definitions of custom resources, which are not listed (`definitionNames`).
 */
export const WANTED: readonly WantedKind[] = KEPT_KINDS.flatMap(({ groups, kinds, isNeverAskedFor }) =>
  groups
    .filter((group) => isNeverAskedFor !== true && group !== '*' && group !== DEFINITION_GROUP)
    .flatMap((group) =>
      kinds
        // A system that has two groups keeps the same of each, but not every kind is in both.
        .filter((kind) => {
          const specs = SPECS.filter((spec) => spec.kind === kind);
          return specs.length === 0 || specs.some((spec) => spec.group === group);
        })
        .map((kind) => ({ group, kind, resource: resourceOf(kind) })),
    ),
);

/** Only of these the API server is asked which kinds they have. */
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));

/** The place of a kind in the snapshot; Infinity for one that is not among those. */
function placeOf({ group, kind }: WantedKind): number {
  const place = WANTED.findIndex((one) => one.group === group && one.kind === kind);
  return place < 0 ? Infinity : place;
}

/** `nodepools.karpenter.sh`: definitions of the kinds that are served and planned are called so. */
export function definitionNames(kinds: readonly WantedKind[]): readonly string[] {
  return kinds
    .filter(({ group, kind }) => isDefined(group, kind))
    .map(({ group, resource }) => `${resource}.${group}`);
}

type Version = Pick<ServedKind, 'group' | 'version'>;

/**
 * Asks the server which of the wanted kinds it serves; nodes come first, whose moment the others follow. A wanted group that it lists and
 * cannot describe is an error: its kinds would look absent. Throws a LiveFault.
 */
export async function servedKinds(server: ApiServer): Promise<readonly ServedKind[]> {
  const core = itemsIn(await discovery(server, '/api', 'APIVersions'), 'versions');
  const groups = itemsIn(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
  const found = new Map<string, ServedKind>();
  const wanted: Version[] = [
    ...core.flatMap((version) => (typeof version === 'string' ? [{ group: '', version }] : [])),
    ...groups.flat().filter(({ group }) => WANTED_GROUPS.has(group)),
  ];
  // In the version that is preferred, other groups are asked for their NodeClasses.
  const others = groups.flatMap(([first]) => first ?? []).filter(({ group }) => !WANTED_GROUPS.has(group));
  for (const one of [...wanted, ...others]) {
    const isWanted = WANTED_GROUPS.has(one.group);
    if (!isWanted && ![...found.values()].some(({ kind }) => kind === 'NodePool')) break;
    const kinds = await kindsOf(server, one);
    if (kinds === null && isWanted) {
      const says = text`${server.name} lists ${code(visible(groupVersion(one)))} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`;
      throw new LiveFault('discovery-failed', says);
    }
    for (const served of kinds ?? []) {
      const key = `${served.group}/${served.kind}`;
      // The preferred version comes first.
      if (!found.has(key) && (placeOf(served) < Infinity || isNodeClass(served.kind))) found.set(key, served);
    }
  }
  return [...found.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

async function discovery(server: ApiServer, path: string, kind: string): Promise<JsonObject> {
  const answer = await server.get(path);
  if ('value' in answer && answer.value['kind'] === kind) return answer.value;
  if ('reason' in answer && answer.reason === 'Forbidden') {
    const says = text`${server.name} does not list the kinds that it serves: ${code(path)} is forbidden (403). Bind the ClusterRole system:discovery to this user.`;
    throw new LiveFault('forbidden', says);
  }
  const what = 'reason' in answer ? said(answer.message) : NO_TEXT;
  const says = text`${server.name} lists no APIs at ${code(path)}${what}. Check the server in the kubeconfig.`;
  throw new LiveFault('no-api-server', says);
}

/** The preferred version first: the order of a listing means nothing. */
function versionsOf(item: Json): readonly Version[] {
  const group = textIn(item, 'name') ?? '';
  const preferred = textIn(fieldAt(item, 'preferredVersion'), 'version') ?? '';
  const versions = itemsIn(item, 'versions').map((entry) => textIn(entry, 'version') ?? '');
  return versions
    .sort((a, b) => Number(b === preferred) - Number(a === preferred))
    .map((version) => ({ group, version }));
}

/** Null where the server does not describe the version. */
async function kindsOf(server: ApiServer, of: Version): Promise<readonly ServedKind[] | null> {
  const answer = await server.get(pathOf(of));
  if ('reason' in answer || answer.value['kind'] !== 'APIResourceList') return null;
  const resources = itemsIn(answer.value, 'resources').map((entry) => ({
    ...{ ...of, kind: textIn(entry, 'kind') ?? '', resource: textIn(entry, 'name') ?? '' },
  }));
  return resources.filter(({ resource }) => !resource.includes('/'));
}

/** Path of the list of a kind in all namespaces. */
export function listPath(kind: ServedKind): string {
  return `${pathOf(kind)}/${encodeURIComponent(kind.resource)}`;
}

/** `karpenter.sh/v1`; `v1` of the core. */
export function groupVersion({ group, version }: Version): string {
  return group === '' ? version : `${group}/${version}`;
}

/** Names of the server are encoded: they lead nowhere else on it. */
function pathOf({ group, version }: Version): string {
  return `${group === '' ? '/api' : `/apis/${encodeURIComponent(group)}`}/${encodeURIComponent(version)}`;
}

/** NodeClasses of the providers that are known; who has another one asks with `--kubeconfig`. */
const NODE_CLASSES: readonly WantedKind[] = [
  { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', resource: 'ec2nodeclasses' },
  { group: 'karpenter.azure.com', kind: 'AKSNodeClass', resource: 'aksnodeclasses' },
];

/**
 * The ClusterRole that `fleetplan snapshot --kubeconfig` needs, and its binding to a service account, as YAML: get and list, of the kinds
 * that are read, and nothing else. Without a server it is for all systems; roles may name what is not served.
 */
export function roleText(served: readonly ServedKind[] | null): string {
  const asked: readonly WantedKind[] = served ?? [...WANTED, ...NODE_CLASSES];
  const rules = [...groupedBy(asked, ({ group }) => group)].map(([group, kinds]) => {
    const resources = new Set(kinds.map(({ resource }) => `      - ${resource}`));
    return `  - apiGroups: [${group === '' ? '""' : group}]
    resources:
${[...resources].join('\n')}
    verbs: [get, list]
`;
  });
  // By name: the others of the cluster are not read.
  const names = definitionNames(asked).map((name) => `      - ${name}\n`);
  const definitions =
    names.length === 0
      ? ''
      : `  - apiGroups: [${DEFINITION_GROUP}]
    resources: [customresourcedefinitions] # what this cluster takes of these kinds; without it fleetplan uses its own definitions
    resourceNames:
${names.join('')}    verbs: [get]
`;
  return `# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.
${served === null ? '# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.\n' : ''}apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata:
  name: fleetplan-snapshot
rules:
${rules.join('')}${definitions}---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata:
  name: fleetplan-snapshot
roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ClusterRole
  name: fleetplan-snapshot
subjects:
  - kind: ServiceAccount
    name: fleetplan-snapshot # the account that takes the snapshot
    namespace: fleetplan
`;
}
