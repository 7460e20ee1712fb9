import { toPlain } from '../../../text/render.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { allOf } from '../../../text/plural.js';
import type { ResolvedPolicy } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import { namesOf } from '../words/change-words.js';
import { blockedBy } from '../controller/eligibility.js';
import type { SkyhookObject } from '../objects/objects.js';
import { completeOn, entriesOf, readProgress } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

/** An object that the change may delete, and what of it is on the nodes. */
interface Deletable {
  readonly manifest: Manifest;
  readonly spec: SkyhookSpec;
  /** Null where no status tells: then every node is taken to have every package. */
  readonly inCluster: SkyhookObject<SkyhookSpec> | null;
  readonly targets: readonly RolloutNode[];
  readonly version: SkyhookVersion;
}

/**
 * What deleting an object does: its finalizer uninstalls packages with `uninstall.enabled` on every node that has them, in one pass. Others
 * stay on the nodes. An object of another group than the operator's own is a copy, which goes without it. Source:
 * NVIDIA/nodewright docs/user-guide/uninstall.md, and skyhook_controller.go HandleUninstallRequests at f600bb09.
 */
export function deletionOf({
  manifest,
  spec,
  inCluster,
  targets,
  version,
}: Deletable): Pick<ResolvedPolicy, 'onDelete'> {
  const switches = switchesOf(version);
  if (!switches.explicitUninstall || groupOf(manifest.apiVersion) !== switches.mainGroup) return {};
  const leaving = [...spec.packages.values()].filter(({ uninstall }) => uninstall !== 'none');
  const status = inCluster && readProgress(inCluster.manifest.object['status']);
  const known = status ?? completeOn(targets.map(({ name }) => name));
  const having = targets
    .filter((node) => blockedBy(node, spec, switches) === null)
    .map(({ name }) => name)
    .filter((name) => {
      const entries = entriesOf(known, name, spec.packages);
      return leaving.some((one) => entries.some((entry) => entry.name === one.name));
    });
  if (having.length === 0) {
    const says = `What it installed stays on ${allOf(targets.length, 'node')}, and new nodes get none of it.`;
    return { onDelete: { says, targets: [] } };
  }
  const says = `Deleting it uninstalls ${toPlain(namesOf(leaving.map(({ name }) => name)))} on ${allOf(having.length, 'node')} in one pass, whatever strategy and budget say.`;
  const fix = `To keep what it installed, set uninstall.enabled: false first. To go step by step, label all nodes but a few ${switches.metadataPrefix}/ignore: "true" before, and remove the label from a few at a time.`;
  return { onDelete: { says, fix, targets: having } };
}
