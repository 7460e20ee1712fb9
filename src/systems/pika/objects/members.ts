import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { hiddenNodeName } from '../../../snapshot/node-names.js';
import type { KindSpec, PolicyRef } from '../../system.js';
import type { Decision } from '../../../admission/decide.js';
import { type Maintenance, readMaintenance } from './maintenance.js';
import { GROUP, KIND } from '../admission/definition.js';
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
  /** Its SLA has run out, and the status in the snapshot does not say so yet. */
  readonly isSlaUnnoticed: boolean;
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

/** What a manifest says, with the node under the name that the snapshot gives it. */
export function maintenanceOf(
  manifest: Manifest,
  stored: Manifest['object'],
  hasNode: (name: string) => boolean,
): Maintenance {
  const read = readMaintenance(stored);
  const hidden = hiddenNodeName(read.node);
  const node = !hasNode(read.node) && hasNode(hidden) ? hidden : read.node;
  return { ...read, node, key: keyOf(manifest) };
}

/** True when the controller will ever do something with it on its node. */
export function isTakenOn({ after }: Member): boolean {
  return after !== null && after.status !== '';
}
