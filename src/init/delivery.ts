import type { SentTo } from './sent-to.js';

/** An object with which Flux or Argo CD applies something: a Flux Kustomization, HelmRelease, Application or ApplicationSet. */
export interface Delivery {
  readonly by: 'flux' | 'argocd';
  readonly kind: string;
  readonly name: string;
  readonly file: string;
  /** Folders of this repository that it applies. */
  readonly folders: readonly string[];
  /** True where it takes a folder with all that is in it, as Flux does. */
  readonly isRecursive: boolean;
  /** Where objects go that write no namespace, or all of them; null = it does not say. */
  readonly namespace: string | null;
  /** The clusters that it sends to, as far as the files tell; none of Flux where all of it goes to its own. */
  readonly destinations: readonly SentTo[];
  /** Files that its generators take parameters from, and values of its charts. */
  readonly reads?: readonly string[];
  /** Folders of which it makes nothing, as a person has decided. */
  readonly leftOut?: readonly string[];
  /** True for a template of a chart of Applications, and for a patch: something else applies it. */
  readonly isPart?: true;
}
