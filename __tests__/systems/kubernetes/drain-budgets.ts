/** A budget of the pods of `web`. */
export function budget(spec: string, name = 'web'): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec: { ${spec}, selector: { matchLabels: { app: web } } }
`;
}

export function workload(kind: string, replicas: number | null): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: web }
spec:
${replicas === null ? '' : `  replicas: ${replicas}\n`}  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:1" }] }
`;
}

export const docs = (...texts: readonly string[]): string => texts.join('---\n');
