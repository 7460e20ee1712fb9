/** Where the trees say that they lie. */
const REPOSITORY = 'https://git.example.com/team/fleet.git';

/** A repository as its files: paths and what they hold. */
export type Tree = Readonly<Record<string, string>>;

export function nodePool(name: string, budget = '10%'): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: ${name} }
spec:
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: [{ nodes: "${budget}" }] }
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
`;
}

export function deployment(name: string, namespace: string | null = null): string {
  const metadata = namespace === null ? `{ name: ${name} }` : `{ name: ${name}, namespace: ${namespace} }`;
  return `apiVersion: apps/v1
kind: Deployment
metadata: ${metadata}
spec:
  replicas: 4
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: main, image: "registry.example.com/${name}:1" }] }
`;
}

export function kustomization(fields: Readonly<Record<string, unknown>>): string {
  const written = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', ...fields };
  return `${JSON.stringify(written, null, 2)}\n`;
}

export function fluxKustomization(
  name: string,
  path: string,
  spec: Readonly<Record<string, unknown>> = {},
): string {
  const source = { kind: 'GitRepository', name: 'flux-system' };
  return object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', name, 'flux-system', {
    interval: '10m',
    prune: true,
    path,
    sourceRef: source,
    ...spec,
  });
}

export function application(
  name: string,
  path: string,
  namespace: string,
  more: Readonly<Record<string, unknown>> = {},
  cluster: Readonly<Record<string, string>> = { server: 'https://kubernetes.default.svc' },
): string {
  return object('argoproj.io/v1alpha1', 'Application', name, 'argocd', {
    project: 'default',
    source: { repoURL: REPOSITORY, targetRevision: 'main', path, ...more },
    destination: { ...cluster, namespace },
  });
}

export function gitRepository(name: string, repository: string): string {
  return object('source.toolkit.fluxcd.io/v1', 'GitRepository', name, 'flux-system', {
    url: `https://git.example.com/team/${repository}.git`,
  });
}

/** A release of a chart that lies elsewhere. */
export function remoteRelease(name: string): string {
  return object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', name, 'default', {
    chart: { spec: { chart: name, version: '1.0.0', sourceRef: { kind: 'HelmRepository', name: 'charts' } } },
  });
}

export function object(
  apiVersion: string,
  kind: string,
  name: string,
  namespace: string | null,
  spec: unknown,
): string {
  const metadata = namespace === null ? { name } : { name, namespace };
  return `${JSON.stringify({ apiVersion, kind, metadata, spec }, null, 2)}\n`;
}

export function chart(folder: string, name: string, templates: Tree, values: Tree = {}): Tree {
  const at = (path: string): string => (folder === '' ? path : `${folder}/${path}`);
  return {
    [at('Chart.yaml')]: `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`,
    [at('values.yaml')]: 'replicas: 2\nbudget: 10%\n',
    ...Object.fromEntries(Object.entries(templates).map(([path, text]) => [at(`templates/${path}`), text])),
    ...Object.fromEntries(Object.entries(values).map(([path, text]) => [at(path), text])),
  };
}

export const POOL_TEMPLATE = nodePool('default').replace('"10%"', '{{ .Values.budget | quote }}');
export const WORKLOAD_TEMPLATE = deployment('web')
  .replace('replicas: 4', 'replicas: {{ .Values.replicas }}')
  .replace('{ name: web }', '{ name: {{ .Release.Name }}-web }');
