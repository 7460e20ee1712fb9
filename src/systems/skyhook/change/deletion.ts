import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { allOf, verb } from '../../../manifest/words/plural.js';
import type { ResolvedPolicy } from '../../system.js';
import type { Assigned, RolloutNode } from '../controller/assignment.js';
import { blockedRest, drainText, namesOf, stoppedRest } from '../words/change-words.js';
import { blockedBy } from '../controller/eligibility.js';
import type { SkyhookObject } from '../objects/objects.js';
import { uninstallWork } from '../controller/uninstalls.js';
import type { Packages } from '../objects/packages.js';
import { stoppedFor } from './package-change.js';
import { completeOn, entriesOf, readProgress } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { type SkyhookVersion, type Switches, switchesOf } from '../versions.js';

/** An object that the change may delete, and what of it is on the nodes. */
interface Deletable {
  readonly manifest: Manifest;
  readonly spec: SkyhookSpec;
  /** Null where no status tells: then every node is taken to have every package. */
  readonly inCluster: SkyhookObject<SkyhookSpec> | null;
  readonly targets: readonly RolloutNode[];
  readonly compartments: readonly Assigned[] | null;
  readonly version: SkyhookVersion;
}

/**
 * What deleting an object does: its finalizer uninstalls packages with `uninstall.enabled` the way `uninstall.apply` does, on every
 * node at once, and lets the object go when none has them any more. Others stay on the nodes, and nothing runs for them. An object
 * of another group than the operator's own is a copy, which goes without it. Source:
 * NVIDIA/nodewright docs/user-guide/uninstall.md, and skyhook_controller.go HandleUninstallRequests at f600bb09.
 */
export function deletionOf(object: Deletable): Pick<ResolvedPolicy, 'onDelete'> {
  const { manifest, spec, inCluster, targets, compartments } = object;
  const switches = switchesOf(object.version);
  if (!switches.explicitUninstall || groupOf(manifest.apiVersion) !== switches.mainGroup) return {};
  const leaving = uninstallable(spec.packages);
  const status = inCluster && readProgress(inCluster.manifest.object['status']);
  const known = status ?? completeOn(targets.map(({ name }) => name));
  const carrying = targets.filter(
    ({ name }) => uninstallWork(leaving, entriesOf(known, name, spec.packages)).stages > 0,
  );
  if (carrying.length === 0) return { onDelete: { says: staysText(spec, targets.length), targets: [] } };
  const free = carrying.filter((node) => blockedBy(node, spec, switches) === null);
  const stopped = stoppedFor(
    { kind: 'uninstall', packages: [] },
    { compartments, resetsOnCompletion: true },
    known,
  );
  const begun = free.flatMap(({ name }) => (stopped.has(name) ? [] : [name]));
  const had = begun.length;
  const interrupts = [...leaving.values()].some((one) => one.interrupts);
  const says = [
    heldText(spec),
    `Deleting it uninstalls ${namesOf([...leaving.keys()])} first: ${allOf(had, 'node')} that ${verb(had, 'has', 'have')} ` +
      `${verb(leaving.size, 'it', 'them')} ${verb(had, 'starts', 'start')} in one pass, whatever strategy and budget say.`,
    interrupts ? drainText(had) : '',
    blockedRest(carrying.length - free.length),
    stoppedRest(free.length - had),
    'It is gone when none of its nodes has anything left to uninstall.',
  ];
  const fix = `To leave what it installed, set uninstall.enabled: false first. ${stepByStep(switches)}`;
  return { onDelete: { says: says.filter((part) => part !== '').join(' '), fix, targets: begun } };
}

/** Source: NVIDIA/nodewright, docs/user-guide/uninstall.md; docs/user-guide/taints.md for the nodes that it no longer frees. */
function staysText({ runtimeRequired }: SkyhookSpec, nodes: number): string {
  const taint = runtimeRequired
    ? ' A node that comes with the taint runtime-required keeps it: no pod goes there.'
    : '';
  return `What it installed stays on ${allOf(nodes, 'node')}, nothing is undone, and a node that joins from now on gets none of it.${taint}`;
}

function uninstallable(packages: Packages): Packages {
  const able = [...packages.values()].filter(({ uninstall }) => uninstall !== 'none');
  return new Map(able.map((spec) => [spec.name, { ...spec, uninstall: 'applied' as const }]));
}

/** Such a deletion is blocked until the object runs again; what it does then is said all the same. */
function heldText({ paused, disabled }: SkyhookSpec): string {
  if (!paused && !disabled) return '';
  return `It is ${disabled ? 'disabled' : 'paused'}, which blocks its deletion: nothing is uninstalled until that ends.`;
}

function stepByStep({ metadataPrefix }: Switches): string {
  return `To go step by step, label all nodes but a few ${metadataPrefix}/ignore: "true" before, and take the label away from a few at a time.`;
}
