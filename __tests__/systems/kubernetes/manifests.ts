import type { JsonObject, Manifest } from '../../../src/manifest/manifest.js';
import { parseManifests } from '../../../src/manifest/parse.js';

/** The only object of a YAML text. */
export function manifest(text: string): Manifest {
  const { manifests, problems } = parseManifests(text, 'test.yaml');
  const [only] = manifests;
  if (problems.length > 0 || manifests.length !== 1 || !only) throw new Error(JSON.stringify(problems));
  return only;
}

/** A workload with a selector that fits, and the lines of its spec. */
export function workloadYaml(kind: string, spec: readonly string[] = []): string {
  return [
    'apiVersion: apps/v1',
    `kind: ${kind}`,
    'metadata: {name: app}',
    'spec:',
    '  selector: {matchLabels: {app: app}}',
    '  template:',
    '    metadata: {labels: {app: app}}',
    '    spec: {containers: [{name: app, image: "example.com/app:2"}]}',
    ...spec.map((line) => `  ${line}`),
  ].join('\n');
}

export function workloadObject(kind: string, ...spec: string[]): JsonObject {
  return manifest(workloadYaml(kind, spec)).object;
}

export function budgetYaml(...spec: string[]): string {
  const lines = ['apiVersion: policy/v1', 'kind: PodDisruptionBudget', 'metadata: {name: app}', 'spec:'];
  return [...lines, ...spec.map((line) => `  ${line}`)].join('\n');
}
