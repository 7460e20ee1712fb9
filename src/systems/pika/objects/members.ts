import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { KindSpec, PolicyRef } from '../../system.js';
import type { Decision } from '../../../admission/decide.js';
import type { Maintenance } from './maintenance.js';
import { GROUP, KIND } from '../admission/crd.js';
import type { Refusal } from '../admission/webhook.js';

export const KINDS: readonly KindSpec[] = [
  { group: GROUP, versions: ['v1alpha1'], kind: KIND, isNamespaced: true },
];

/** One NotifyMaintenance of a side: what is written, what the cluster has, and what the change makes of it. */
export interface Member {
  /** The file's, or the snapshot's where no file holds it. */
  readonly manifest: Manifest;
  readonly ref: PolicyRef;
  readonly key: string;
  /** As written in the manifest. */
  readonly written: Maintenance;
  /**
   * `file`: this side's files hold it; `cluster`: only the snapshot does; `deleted`: the base's files hold it and the
   * change takes it away.
   */
  readonly source: 'file' | 'cluster' | 'deleted';
  /** True when the snapshot holds it, so that its status is known. */
  readonly isLive: boolean;
  /** In the cluster before the change; null when it is new. */
  readonly before: Maintenance | null;
  /** In the cluster right after the change; null when it is refused and was not there, or is gone. */
  readonly after: Maintenance | null;
  readonly shape: Decision | null;
  /** What the webhook says to it. */
  readonly refusal: Refusal | null;
}

/** `namespace/name`; an object without a namespace goes to the default one. */
export function keyOf(manifest: Manifest): string {
  return `${namespaceOf(manifest)}/${manifest.name}`;
}

/** A NotifyMaintenance, as a plan names it. */
export function refOf(manifest: Manifest): PolicyRef {
  return { system: 'pika', kind: manifest.kind, namespace: namespaceOf(manifest), name: manifest.name };
}
