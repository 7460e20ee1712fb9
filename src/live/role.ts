import type { ServedKind } from './discovery.js';
import { WANTED } from './kinds.js';

export interface RoleOptions {
  /** What the server serves; null where none was asked. */
  readonly served: readonly ServedKind[] | null;
}

/** NodeClasses of the providers that are known; who has another one asks with `--kubeconfig`. */
const NODE_CLASSES: readonly Pick<ServedKind, 'group' | 'resource'>[] = [
  { group: 'karpenter.k8s.aws', resource: 'ec2nodeclasses' },
  { group: 'karpenter.azure.com', resource: 'aksnodeclasses' },
];

/**
 * The ClusterRole that `fleetplan snapshot --kubeconfig` needs, and its binding to a service account, as YAML: get and list, of the kinds
 * that are read, and nothing else. Without a server it is for all systems; roles may name what is not served.
 */
export function roleText({ served }: RoleOptions): string {
  const groups = new Map<string, Set<string>>();
  for (const { group, resource } of served ?? [...WANTED, ...NODE_CLASSES])
    groups.set(group, (groups.get(group) ?? new Set()).add(resource));
  const rules = [...groups].flatMap(([group, resources]) => [
    `  - apiGroups: [${group === '' ? '""' : group}]`,
    '    resources:',
    ...[...resources].map((resource) => `      - ${resource}${commentOn(group, resource)}`),
    '    verbs: [get, list]',
  ]);
  return `${[
    '# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.',
    ...(served === null
      ? [
          '# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.',
        ]
      : []),
    'apiVersion: rbac.authorization.k8s.io/v1',
    'kind: ClusterRole',
    'metadata:',
    '  name: fleetplan-snapshot',
    'rules:',
    ...rules,
    '---',
    'apiVersion: rbac.authorization.k8s.io/v1',
    'kind: ClusterRoleBinding',
    'metadata:',
    '  name: fleetplan-snapshot',
    'roleRef:',
    '  apiGroup: rbac.authorization.k8s.io',
    '  kind: ClusterRole',
    '  name: fleetplan-snapshot',
    'subjects:',
    '  - kind: ServiceAccount',
    '    name: fleetplan-snapshot # the account that takes the snapshot',
    '    namespace: fleetplan',
  ].join('\n')}\n`;
}

function commentOn(group: string, resource: string): string {
  return group === '' && resource === 'configmaps'
    ? ' # only where PIKA is served, and only that they are there'
    : '';
}
