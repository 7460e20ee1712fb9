import type { Manifest } from './manifest.js';

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
  /** The objects of Flux or Argo CD that have it applied, each made by the one before it; absent: none were followed to it. */
  readonly deliveredBy?: readonly Deliverer[];
  /** API groups of which the objects in it were followed to what they render; absent: none were. */
  readonly followed?: readonly string[];
  /** The namespace of namespaced objects that write none; absent: not known. */
  readonly namespace?: string;
  /** Values of `${NAME}`; absent: none is filled in. */
  readonly variables?: Readonly<Record<string, string>>;
  /** For text that a tool printed: the object with the places where a person wrote it. Absent: the text is what was written. */
  readonly origin?: (manifest: Manifest) => Manifest;
}

/** An object by which a controller applies others. */
export interface Deliverer {
  /** By what its controller knows again what it applied. */
  readonly by: string;
  /** True where it leaves in the cluster what it applied when it is deleted itself. */
  readonly leaves: boolean;
  /** False if it keeps in the cluster what is gone from its files. */
  readonly prunes: boolean;
  /** True if it deletes and recreates what it applies, at each sync. */
  readonly recreates?: true;
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
