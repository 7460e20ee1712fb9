import * as z from 'zod';
import { keysMeant, oneOrMore } from './values.js';

/** Values that are put into the manifests of a source before they are read as objects. */
interface Placing {
  /** The namespace of namespaced objects that write none; null = they are asked about. */
  readonly namespace: string | null;
  /** The value of each `${NAME}`; Flux calls it postBuild substitution. */
  readonly variables: Readonly<Record<string, string>>;
}

/** One place that policies come from. Paths count from the root of the repository. */
export type PolicySource = Placing &
  (
    | { readonly kind: 'path'; readonly globs: readonly string[] }
    /** A folder of manifests that something else rendered, read as they are. */
    | { readonly kind: 'rendered'; readonly folder: string }
    | { readonly kind: 'kustomize'; readonly folder: string }
    | ({ readonly kind: 'helm' } & ChartSource)
    /** A folder with Flux Kustomizations and HelmReleases. */
    | { readonly kind: 'flux'; readonly folder: string; readonly destination: Destination }
    /** Globs of files with Argo CD Applications and ApplicationSets, or a chart of them; the globs are empty then. */
    | {
        readonly kind: 'argocd';
        readonly globs: readonly string[];
        readonly chart: (ChartSource & Pick<Placing, 'namespace'>) | null;
        readonly destination: Destination;
      }
  );

/** A chart of the repository as it is installed. */
interface ChartSource {
  readonly chart: string;
  /** In the order in which they override each other. */
  readonly values: readonly string[];
  readonly set: Readonly<Record<string, string>>;
  readonly release: string;
}

/**
 * What the cluster is called where something is sent to it: the name or the address of a server in Argo CD, the Secret with a kubeconfig
 * in Flux. Null = as the cluster that is planned is called.
 */
export type Destination = readonly string[] | null;

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

const placing = { namespace: namespaceName.nullable().default(null), variables };

export const destination = oneOrMore(253, 20).nullable().default(null);

const helm = z.strictObject({
  chart: path,
  values: paths.default([]),
  set: z
    .record(z.string().min(1).max(256), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .prefault({}),
  release: z.string().min(1).max(53).default('release'),
  namespace: namespaceName.nullable().default(null),
});

/** The form of each kind of source; the key names the kind. */
const SOURCES = {
  path: z
    .strictObject({ path: paths, ...placing })
    .transform(({ path: globs, ...rest }) => ({ globs, ...rest })),
  rendered: z
    .strictObject({ rendered: path, ...placing })
    .transform(({ rendered: folder, ...rest }) => ({ folder, ...rest })),
  kustomize: z
    .strictObject({ kustomize: path, ...placing })
    .transform(({ kustomize: folder, ...rest }) => ({ folder, ...rest })),
  helm: z
    .strictObject({ helm, variables })
    .transform(({ helm: { namespace, ...chart }, ...rest }) => ({ namespace, ...chart, ...rest })),
  flux: z
    .strictObject({ flux: path, destination, ...placing })
    .transform(({ flux: folder, ...rest }) => ({ folder, ...rest })),
  argocd: z
    .strictObject({ argocd: z.union([paths, helm]), destination, ...placing })
    .transform(({ argocd, ...rest }) =>
      Array.isArray(argocd) ? { globs: argocd, chart: null, ...rest } : { globs: [], chart: argocd, ...rest },
    ),
} as const satisfies Readonly<Record<PolicySource['kind'], z.ZodType>>;

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
  const schema: z.ZodType<string | object> = kind === undefined ? path : SOURCES[kind];
  const read = schema.safeParse(written, { error: keysMeant });
  if (read.success)
    return typeof read.data === 'string' ? read.data : ({ kind, ...read.data } as PolicySource);
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
  return { kind: 'path', globs, namespace: null, variables: {} };
}
