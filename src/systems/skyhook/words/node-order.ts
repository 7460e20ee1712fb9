import { present } from '../../../manifest/words/present.js';
import { listing } from '../../../manifest/words/listing.js';
import { fieldAt, objectIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import type { Assigned } from '../controller/assignment.js';
import { freshBatches } from '../simulation/fresh.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';

const VARIABLE = 'SKYHOOK_NODE_ORDER';

interface Ordered {
  readonly manifest: Manifest;
  readonly hasPolicy: boolean;
  /** Null when the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  /** With its status; undefined where the snapshot does not have it. */
  readonly live: Manifest | undefined;
  readonly version: SkyhookVersion;
}

/**
 * A package whose text reads the place of its node in the rollout, where that place is not what one reads into it: that 0 is one
 * node, the first one, and done before the others start. Source: NVIDIA/nodewright docs/architecture/ordering.md (the kubeadm
 * example), internal/wrapper/skyhook.go NodeOrder at v0.15.0, and #586.
 */
export function nodeOrderOf({ manifest, hasPolicy, compartments, live, version }: Ordered): Unshown | null {
  const packages = objectIn(objectIn(manifest.object, 'spec') ?? {}, 'packages') ?? {};
  const readers = Object.keys(packages).filter((name) => mentions(packages[name]));
  const [first] = readers;
  if (first === undefined) return null;
  const told = isAtLeast(version, '0.15')
    ? surprises(hasPolicy, compartments ?? [], countedBefore(live), version)
    : [`operators before 0.15 do not set it, and this one is ${version}`];
  if (told.length === 0) return null;
  return {
    subject: 'node-order',
    says: `${listing(readers.map((name) => visible(name)))} reads ${VARIABLE}, and 0 is not one node that goes before all others: ${told.join('; ')}.`,
    fix:
      `Let one node go first by other means: a NodeWright of its own for it, with a lower priority and sequencing: all. ` +
      'For the variable itself, use one compartment with initialBatch: 1, and kubectl nodewright reset before each rollout.',
    place: manifest.placeOf(['spec', 'packages', first]),
  };
}

function surprises(
  hasPolicy: boolean,
  compartments: readonly Assigned[],
  offset: number,
  version: SkyhookVersion,
): string[] {
  const rolled = compartments.filter(({ nodes }) => nodes.length > 0);
  const most = Math.max(
    0,
    ...rolled.map(({ limits, nodes }) => freshBatches(limits, nodes.length, switchesOf(version))[0] ?? 0),
  );
  return present([
    offset > 0 && `the count goes on from ${offset}, where the last rollout ended, so no node gets 0`,
    most > 1 && `the first batch starts ${counted(most, 'node')} together, the one with 0 among them`,
    rolled.length > 1 && `the order between ${rolled.length} compartments is random`,
    hasPolicy ? null : 'without a DeploymentPolicy the order of the nodes is not defined',
  ]);
}

/** Nodes that got a number before, which no rollout gives again: only a reset does. */
function countedBefore(live: Manifest | undefined): number {
  const offset = fieldAt(live?.object['status'], 'nodeOrderOffset');
  return typeof offset === 'number' ? offset : 0;
}

function mentions(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.includes(VARIABLE);
  if (Array.isArray(value)) return value.some(mentions);
  return isObject(value) && Object.values(value).some(mentions);
}
