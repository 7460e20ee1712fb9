import type { Chart } from './charts.js';
import type { PlannedKind } from './kinds.js';
import type { Release } from './releases.js';
import type { SentTo } from './sent-to.js';
import type { PlannedObject } from './planned-objects.js';

/** How a unit comes into the configuration. */
export type UnitSource =
  /** A file that is read as it is. */
  | { readonly kind: 'file'; readonly namespace: string | null }
  | { readonly kind: 'kustomize'; readonly namespace: string | null }
  | {
      /** `applications`: a chart of Applications that nothing in the repository applies. */
      readonly kind: 'helm' | 'applications';
      readonly chart: Chart;
      readonly values: readonly string[];
      /** As something in the repository installs it; null = nothing says how. */
      readonly release: Release | null;
    }
  /** A folder whose files render what can not be rendered here: an edit of them must not read as nothing. */
  | {
      readonly kind: 'watch';
      readonly why: string;
      /** The programs in it; none where its manifests are watched. */
      readonly suffixes: readonly string[];
    }
  | { readonly kind: 'flux' }
  /** A file with Applications. */
  | { readonly kind: 'argocd' };

/** The smallest thing that belongs to a cluster as a whole: a file, or a folder that something renders. */
export interface Unit {
  readonly source: UnitSource;
  /** The file, or the folder. */
  readonly at: string;
  /** Planned objects in it, as far as they can be told without rendering. */
  readonly objects: readonly PlannedObject[];
  /** Planned kinds that charts render which it delivers. */
  readonly chartKinds?: readonly PlannedKind[];
  /** Environments and other names that tell it from its variants; [] for what all clusters share. */
  readonly names: readonly string[];
  /** The clusters that Argo CD sends it to, where the files tell. */
  readonly destinations?: readonly SentTo[];
  /** Applications of it that another unit applies from another file: one Argo CD holds one of each name. */
  readonly applies?: readonly string[];
  /** Environments in the paths of what it applies. */
  readonly environments?: readonly string[];
}
