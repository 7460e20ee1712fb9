import type { Manifest, Place } from './manifest.js';
import type { Text } from '../text/text.js';
import type { Problem } from './problem.js';

/** The text of one file that manifests are read from, and what is known of where it comes from. */
export interface SourceFile {
  /** Shown path: relative with `/` if it lies below the folder or repository that was read. */
  readonly path: string;
  readonly text: string;
  /** Real path in the repository, if a link led to it. */
  readonly real?: string;
  /** Equal for the same file of base and head; absent: the path is. */
  readonly key?: string;
  /** Set where a tool printed the text: its command as a person would type it, `kustomize build apps/prod`. */
  readonly renderedBy?: string;
  /** Identities of the carriers that have it applied, each made by the one before it; absent: none were followed to it. */
  readonly deliveredBy?: readonly string[];
  /** How the last of them applies it; `client-side`, unless the object asks for the server; `recreated` at each sync, or `replaced` if refused. */
  readonly applied?: 'server-side' | 'client-side' | 'recreated' | 'replaced';
  /** API groups of which the objects in it were followed to what they render; absent: none were. */
  readonly followed?: readonly string[];
  /** The namespace of namespaced objects that write none; absent: not known. */
  readonly namespace?: string;
  /** Values of `${NAME}`; absent: none is filled in. */
  readonly variables?: Readonly<Record<string, string>>;
  /** For text that a tool printed: the object with the places where a person wrote it. Absent: the text is what was written. */
  readonly origin?: (manifest: Manifest) => Manifest;
}

/** The same for a file on both sides. */
export function keyOf({ key, path }: SourceFile): string {
  return key ?? path;
}

/** A side as its sources returned it. */
export interface Side {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  /** As a person writes it: 'main@a1b2c3d', 'examples/base'. */
  readonly label: string;
  /** Files and folders that renderers read, with paths like those of the files. */
  readonly renderedPaths: readonly string[];
  /** Changed files that are input of no source, and templates of charts that the change touches; absent: not known. */
  readonly outside?: readonly OutsideFile[];
  readonly coverage: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

/** A file that no source of the policies takes, before and after a change. */
export interface OutsideFile {
  readonly path: string;
  /** Its path in the base, where that is another one. */
  readonly was?: string;
  /** Null where it is not there, or could not be read. */
  readonly before: string | null;
  readonly text: string | null;
  /** True where a glob takes it out: a person has decided that no cluster gets it. */
  readonly isTakenOut: boolean;
  /** True if another cluster of the run names it. */
  readonly isNamedElsewhere?: true;
}

/** A source of `policies`, or an object of Flux, Argo CD or Helm in one: it may bring planned objects. */
export interface Carrier {
  /** Equal on both sides for the same carrier: `HelmRelease/web/loki`, `kustomize: apps/prod`. */
  readonly identity: string;
  /** The line that declares it; null for an entry of the configuration. */
  readonly place: Place | null;
  /** Digest of its content and of what it takes from the tree: equal if the change does not touch it. */
  readonly digest: string;
  /** Its source and destination: repository, chart, revision, cluster, name of the release. */
  readonly route: string;
  /** `manual`: it applies nothing by itself until a person syncs it. */
  readonly sync: 'automatic' | 'manual' | 'suspended';
  /** Files and folders of the tree that it takes; of an entry of `policies` only if it gives planned objects. */
  readonly takes: readonly string[];
  readonly outcome: Outcome;
  /** False for an object of Flux or Argo CD that keeps in the cluster objects that are gone from its files (pruning disabled). */
  readonly prunes?: boolean;
  /** True if it leaves in the cluster what it applied when it is deleted itself. */
  readonly leaves?: boolean;
  /** True if an annotation protects it from pruning: after it leaves the files, it still applies its own objects. */
  readonly isKept?: boolean;
  /** The ApplicationSet that generates it. */
  readonly madeBy?: string;
}

export type Outcome = 'evaluated' | NotEvaluated | { readonly failed: Problem };

/** A carrier that is not evaluated for a reason that the configuration or the repository declares. */
export interface NotEvaluated {
  /**
   * `no source renders it`: nothing here renders its kind, or its source is not this repository. `another cluster`: it is planned with the
   * cluster that it applies to. `no plan`: that cluster has none. `decided in the cluster`: a template asks the cluster, the clock or chance.
   */
  readonly declared:
    | ('not fetched' | 'no source renders it' | 'another cluster' | 'no plan')
    | 'decided in the cluster';
  /** The reason for a reader, as the end of "not evaluated: HelmRelease/loki ...": "remote chart, not fetched". */
  readonly why: Text;
  /** The cluster that has no plan. */
  readonly to?: string;
  /** Actions of a template that the cluster, the clock or chance decides. */
  readonly actions?: readonly string[];
}

/** The declared reason of an outcome; null for a carrier that is evaluated or failed. */
export function declaredOf(outcome: Outcome | undefined): NotEvaluated | null {
  return typeof outcome === 'object' && 'declared' in outcome ? outcome : null;
}

/**
 * Objects and problems of a text that a tool printed, located where a person wrote them. Lines of printed text are nowhere in the
 * repository: an object is located where its file says, and a problem with the text at the top of that file.
 */
export function atOrigin<T extends { manifests: readonly Manifest[]; problems: readonly Problem[] }>(
  read: T,
  { origin, path }: SourceFile,
): T {
  if (origin === undefined) return read;
  const place = { file: path, line: 1, column: 1 };
  return {
    ...read,
    manifests: read.manifests.map(origin),
    problems: read.problems.map((problem) => (problem.place === null ? problem : { ...problem, place })),
  };
}
