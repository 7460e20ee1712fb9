import { rmSync } from 'node:fs';
import { type PolicySource, policySources } from '../../src/config/policy-sources.js';
import { revisionRoot } from '../../src/read/git.js';
import { notEvaluated } from '../../src/guards/not-evaluated.js';
import { editedDelivery } from '../../src/guards/delivery.js';
import { retainedObjects } from '../../src/guards/left.js';
import { readSides } from '../../src/guards/read.js';
import { wrongAlike } from '../../src/guards/table.js';
import type { Manifest } from '../../src/manifest/manifest.js';
import type { Problem } from '../../src/manifest/problem.js';
import { atOrigin, type SourceFile, type Side } from '../../src/manifest/source-file.js';
import { parseManifests } from '../../src/manifest/parse.js';
import type { RenderCache, RenderOptions } from '../../src/sources/renderer.js';
import { sidesOf, type SourcedSides } from '../../src/sources/sides.js';
import type { Origin } from '../../src/sources/source.js';
import { config, side, snapshot } from '../guards/two-sides.js';
import { createRepository, type Paths, temporaryFolder } from '../read/repository.js';

/** Sources as a configuration writes them. */
export function sources(...written: readonly unknown[]): readonly PolicySource[] {
  return policySources.parse(written);
}

export function originOf(repo: string, revision: string): Origin {
  return {
    label: revision,
    prefix: '',
    root: revisionRoot(repo, revision),
  };
}

/**
 * What was rendered before, by the path that the tools are on. As in one run, which keeps it for all of its clusters, a key is all that goes
 * in; a tool takes a tenth of a second to start, and most cases of a table have a side in common.
 */
const rendered = new Map<string, RenderCache>();

function renderedBefore(): RenderCache {
  const path = process.env['PATH'] ?? '';
  const before = rendered.get(path) ?? new Map();
  rendered.set(path, before);
  return before;
}

/** Both sides of a repository of its own, which is gone afterwards. Other limits than those of every run have a cache of their own. */
export async function sidesIn(
  policies: readonly PolicySource[],
  head: Paths,
  base: Paths | null = null,
  options: RenderOptions = {},
): Promise<SourcedSides> {
  const folder = temporaryFolder('render');
  try {
    const repository = createRepository(folder, 'repository');
    const before = base && repository.commit(base);
    const after = repository.commit(head);
    const repo = repository.folder;
    const sides = await sidesOf(
      policies,
      originOf(repo, after),
      before === null ? null : originOf(repo, before),
      options.limits ? options : { cache: renderedBefore(), ...options },
    );
    return withCarriers(sides);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `SEVERITY CODE` of the problems of the head. */
export async function codesIn(...given: Parameters<typeof sidesIn>): Promise<string[]> {
  const { head } = await sidesIn(...given);
  return head.problems.map(({ severity, code }) => `${severity} ${code}`);
}

/** With what the guards report of the carriers, each at its side. */
export function withCarriers({ base, head }: SourcedSides): SourcedSides {
  const covered = ({ coverage }: SourcedSides['head']): Side => ({ ...side({}), coverage });
  const carriers = readSides(base && covered(base), covered(head), { snapshot, config });
  const problems = notEvaluated(carriers);
  const read = readSides(base, head, { snapshot, config });
  const deliveries = editedDelivery(read);
  // After an error no object counts as removed.
  const isPartial = [...head.problems, ...problems, ...deliveries].some(
    ({ severity }) => severity === 'error',
  );
  const delivered = [...deliveries, ...(isPartial ? [] : retainedObjects(read).problems)];
  const isOfBase = ({ code }: Problem): boolean => code.startsWith('base-');
  return {
    head: {
      ...head,
      problems: [
        ...head.problems,
        ...delivered,
        ...problems.filter((one) => !isOfBase(one)),
        ...wrongAlike(carriers),
      ],
    },
    base: base && { ...base, problems: [...base.problems, ...problems.filter(isOfBase)] },
  };
}

/** The text of all files, as a tool would print them. */
export function textOf({ head }: SourcedSides): string {
  return head.files.map(({ text }) => text).join('---\n');
}

/** The objects of files, where they were written. */
export function manifestsIn(files: readonly SourceFile[]): Manifest[] {
  return files.flatMap((file) => atOrigin(parseManifests(file.text, file.path), file).manifests);
}

export function deployment(name: string, replicas = 3): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: ${replicas}
  selector:
    matchLabels:
      app: ${name}
  template:
    metadata:
      labels:
        app: ${name}
    spec:
      containers:
        - {name: main, image: "registry.example/main:1"}
`;
}

/** A Kustomization of Flux with these lines of a spec. */
export function kustomization(name: string, spec: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  sourceRef: {kind: GitRepository, name: flux-system}
${spec.replace(/^/gm, '  ')}
`;
}

/** A field of a source that is this repository. */
export const REPO = 'repoURL: "https://github.com/example/shop.git"';

/** An Application of Argo CD with these fields of a spec, in flow style. */
export function application(spec: string, name = 'web', metadata = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd${metadata}}
spec: {${spec}}
`;
}
