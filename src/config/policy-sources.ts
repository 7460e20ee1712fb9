import * as z from 'zod';
import { keysMeant, oneOrMore } from './values.js';

/** A repository may hold hundreds of overlays, each an entry of its own. */
const MOST_ENTRIES = 1000;

const path = z.string().min(1).max(1024);
export const paths = oneOrMore(1024, 100);

export const namespaceName = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/, 'must be the name of a namespace: a-z, 0-9 and -');

/** Values may be written as numbers or booleans; what is put in place of `${NAME}` is text. */
export const variables = z
  .record(
    z.string().regex(/^[_a-zA-Z][_a-zA-Z0-9]*$/, 'must be the name of a variable: letters, digits and _'),
    z.union([z.string().max(4096), z.number(), z.boolean()]).transform(String),
  )
  .prefault({});

/** Put into the manifests of a source before they are read as objects. Without a namespace, objects that write none are asked about. */
const placing = { namespace: namespaceName.nullable().default(null), variables };

/**
 * Name of the cluster where something is deployed to it: the name or the address of a server in Argo CD, the Secret with a kubeconfig
 * in Flux. Null = as the cluster that is planned is called.
 */
export const destination = oneOrMore(253, 20).nullable().default(null);

export type Destination = readonly string[] | null;

/** A chart of the repository as it is installed; its values in the order in which they override each other. */
const helm = z.strictObject({
  chart: path,
  values: paths.default([]),
  set: z
    .record(z.string().min(1).max(256), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .prefault({}),
  release: z.string().min(1).max(53).default('release'),
  namespace: namespaceName.nullable().default(null),
});

/** The form of each kind of source; the key names the kind. Paths count from the root of the repository. */
const SOURCES = {
  path: z
    .strictObject({ path: paths, ...placing })
    .transform(({ path: globs, ...rest }) => ({ kind: 'path' as const, globs, ...rest })),
  /** A folder of manifests that something else rendered, read as they are. */
  rendered: z
    .strictObject({ rendered: path, ...placing })
    .transform(({ rendered: folder, ...rest }) => ({ kind: 'rendered' as const, folder, ...rest })),
  kustomize: z
    .strictObject({ kustomize: path, ...placing })
    .transform(({ kustomize: folder, ...rest }) => ({ kind: 'kustomize' as const, folder, ...rest })),
  helm: z
    .strictObject({ helm, variables })
    .transform(({ helm: chart, ...rest }) => ({ kind: 'helm' as const, ...chart, ...rest })),
  /** A folder with Flux Kustomizations and HelmReleases. */
  flux: z
    .strictObject({ flux: path, destination, ...placing })
    .transform(({ flux: folder, ...rest }) => ({ kind: 'flux' as const, folder, ...rest })),
  /** Globs of files with Argo CD Applications and ApplicationSets, or a chart of them. */
  argocd: z
    .strictObject({ argocd: z.union([paths, helm]), destination, ...placing })
    .transform(({ argocd, ...rest }) => {
      const of = Array.isArray(argocd) ? { globs: argocd, chart: null } : { globs: [], chart: argocd };
      return { kind: 'argocd' as const, ...of, ...rest };
    }),
};

/** A source of policies. */
export type PolicySource = Readonly<z.output<(typeof SOURCES)[keyof typeof SOURCES]>>;

const KINDS = Object.keys(SOURCES) as PolicySource['kind'][];

/** A glob, or a mapping that is read by the key which names its kind, so that an error speaks of that kind alone. */
const entry = z.unknown().transform((written, context): string | PolicySource => {
  const kind = KINDS.find(
    (one) => typeof written === 'object' && written !== null && Object.hasOwn(written, one),
  );
  if (kind === undefined && typeof written !== 'string') {
    const message = `must be a glob, or a mapping with one of ${KINDS.join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const schema: z.ZodType<string | PolicySource> = kind === undefined ? path : SOURCES[kind];
  const read = schema.safeParse(written, { error: keysMeant });
  if (read.success) return read.data;
  for (const issue of read.error.issues)
    context.issues.push({ ...issue, input: written } as z.core.$ZodRawIssue);
  return z.NEVER;
});

/** `policies`: one glob, or a list of globs and sources. Globs behind `!` take files out of every glob of the list. */
export const policySources = z
  .preprocess(
    (written) => (typeof written === 'string' ? [written] : written),
    z.array(entry).min(1).max(MOST_ENTRIES),
  )
  .transform((entries): readonly PolicySource[] => {
    const globs = entries.filter((one) => typeof one === 'string');
    const written = entries.filter((one) => typeof one !== 'string');
    const exclusions = globs.filter((glob) => glob.startsWith('!'));
    const sources = written.map((source) =>
      source.kind === 'path' ? { ...source, globs: [...source.globs, ...exclusions] } : source,
    );
    const onlyExcludes = exclusions.length === globs.length && sources.some(({ kind }) => kind === 'path');
    return globs.length === 0 || onlyExcludes ? sources : [pathSource(globs), ...sources];
  });

/** Globs as they are written in the Action's input or in a list of plain text. */
export function pathSource(globs: readonly string[]): PolicySource {
  return { kind: 'path', globs: [...globs], namespace: null, variables: {} };
}

export type RenderedSource = Exclude<PolicySource, { readonly kind: 'path' | 'rendered' }>;

/** True for a source that a tool prints, false for files as they are written. */
export function isRendered(source: PolicySource): source is RenderedSource {
  return source.kind !== 'path' && source.kind !== 'rendered';
}

/** The chart that an entry names; null for any other entry. */
export function chartIn(source: PolicySource) {
  return source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
}

export function globsOf(source: PolicySource): readonly string[] {
  return 'globs' in source ? source.globs : [];
}
