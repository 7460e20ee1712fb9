import { groupedBy } from '../manifest/lookup.js';
import { DEFINITION_GROUP } from '../snapshot/kept.js';
import { definitionNames, type ServedKind, WANTED, type WantedKind } from './discovery.js';

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
