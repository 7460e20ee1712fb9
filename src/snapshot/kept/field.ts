import type { JsonObject } from '../../manifest/manifest.js';
import type { Form } from './path.js';

/** A field that survives reading, and what for. Whatever is in no row is dropped. */
export interface KeptField {
  /** In the notation of `addPath`. */
  readonly path: string;
  readonly form: Form;
  readonly neededFor: string;
  /** True for an annotation by which people say what the object is to do, as its spec says it. */
  readonly steers?: boolean;
}

export interface KeptKind {
  /** `*` is any group, and `*NodeClass` any kind that ends so; what is named in full comes first. */
  readonly groups: readonly string[];
  readonly kinds: readonly string[];
  /** True for what a rollout touches; a snapshot without any is an error, not an empty fleet. */
  readonly isTarget: boolean;
  /** True where a snapshot is not to ask an API server for them: they hold copies of Secrets. Of what a file gives, `fields` are kept. */
  readonly isNeverAskedFor?: boolean;
  /** Which objects of the kind are kept; absent: all. */
  readonly concerns?: (object: JsonObject) => boolean;
  readonly fields: readonly KeptField[];
  /** Fields that hold a node's name, and maps whose keys are node names: replaced when node names are hidden. */
  readonly nodeNames?: { readonly values?: readonly string[]; readonly keys?: readonly string[] };
}

/** A field that snapshots keep: its path, what it is needed for (a sentence of docs/snapshots.md), and in which form. */
export function field(path: string, neededFor: string, form: Form = 'as-is'): KeptField {
  return { path, form, neededFor };
}

/** The same of one annotation; its value has to be a text of bounded length. */
export function annotation(key: string, neededFor: string, form: Form = 'text'): KeptField {
  return { path: `metadata.annotations[${key}]`, form, neededFor };
}

/** An annotation by which people steer the object. */
export function switchAnnotation(key: string, neededFor: string): KeptField {
  return { ...annotation(key, neededFor), steers: true };
}

/** Conditions without their messages, which quote addresses, names and errors. */
export function conditions(path: string, neededFor: string): KeptField {
  return field(`${path}[].{type,status,reason,lastTransitionTime,observedGeneration}`, neededFor);
}

/** Kept of every kind. */
export const IDENTITY: readonly KeptField[] = [
  field('{apiVersion,kind}', 'telling objects apart'),
  field('metadata.{name,namespace}', 'telling objects apart'),
  field('metadata.{creationTimestamp,deletionTimestamp}', 'age, order, being deleted', 'time'),
];
export const LABELS = field('metadata.labels', 'selectors, failure domains', 'labels');
export const GENERATION = field('metadata.generation', 'whether the status belongs to the spec');
export const DO_NOT_DISRUPT = annotation('karpenter.sh/do-not-disrupt', 'Karpenter: nodes it leaves alone');
export const POOL_HASHES = ['karpenter.sh/nodepool-hash', 'karpenter.sh/nodepool-hash-version'].map((key) =>
  annotation(key, 'Karpenter: drift'),
);
