import { toPlain } from '../../../text/render.js';
import { asText, text } from '../../../text/text.js';
import { selectedBy } from '../../../manifest/values/labelled.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../text/plural.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { type SystemResult, uncordonsOthers, worksUnderCordons } from '../../system.js';
import type { Assigned } from '../controller/assignment.js';
import { blockedBy } from '../controller/eligibility.js';
import { dueAmong } from '../change/due.js';
import type { Transition } from '../change/starting-point.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { freshBatches } from '../simulation/fresh.js';
import type { Switches } from '../versions.js';

/** An object, what merging does with it, and the nodes of the snapshot. */
interface Rolled {
  readonly manifest: Manifest;
  readonly spec: SkyhookSpec;
  readonly transition: Transition;
  /** The nodes of each compartment; null if the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  readonly nodes: readonly NodeState[];
  /** Its rollout cordons nodes. */
  readonly interrupts: boolean;
  readonly switches: Switches;
}

/** The findings that an object states itself, for the rules that each names. */
export function risksOf(rolled: Rolled): (SystemResult | null)[] {
  return [resumed(rolled), foreignCordons(rolled), notSerial(rolled), betweenPackages(rolled)];
}

function resumed({ manifest, transition: { effect, isUnsure, resumes } }: Rolled): SystemResult | null {
  if (!resumes) return null;
  return {
    rule: 'held-rollout-starts',
    subject: 'pause',
    says: toPlain(
      effect.kind === 'resumes' ? asText(effect.says) : text`Merging resumes it. ${asText(effect.says)}`,
    ),
    fix: isUnsure
      ? `Take the ${manifest.kind} with its status into the snapshot: it says what each node has.`
      : 'Keep the annotation that holds it until the rollout may start.',
    place: manifest.place,
  };
}

const CORDON_MARK = /^(?:nodewright|skyhook)\.nvidia\.com\/cordon_/;

/**
 * Up to 0.19 the operator takes over a cordon that it finds, and removes it when the object is complete; since 0.20 it drains and interrupts
 * under it. Source: NVIDIA/nodewright, internal/wrapper/node.go Cordon and Uncordon at 042b7591; release notes of operator 0.20.0.
 */
function foreignCordons({
  manifest,
  spec,
  transition,
  nodes,
  interrupts,
  switches,
}: Rolled): SystemResult | null {
  if (transition.startsNothing || !interrupts) return null;
  const cordoned = selectedBy(nodes, spec.nodeSelectors).filter(({ unschedulable }) => unschedulable);
  const names = cordoned.map(({ name }) => name);
  const { progress, carried } = transition;
  const due = new Set(dueAmong(progress, spec.packages, names, switches, carried ?? undefined).nodes);
  const found = {
    nodes: cordoned.filter(
      (node) =>
        due.has(node.name) &&
        !Object.keys(node.annotations).some((key) => CORDON_MARK.test(key)) &&
        blockedBy(node, spec, switches) === null,
    ),
    fix: `Let what it was cordoned for end, and uncordon it before the merge. The label ${switches.metadataPrefix}/ignore: "true" keeps a node out, and the rollout from its end.`,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  };
  if (switches.foreignCordon === 'left') return worksUnderCordons(found);
  return uncordonsOthers({ ...found, when: 'its packages are complete there' });
}

/** Source: NVIDIA/nodewright docs/user-guide/custom-resource.md and release notes of operator 0.20.0. */
function notSerial({ manifest, spec, compartments, switches }: Rolled): SystemResult | null {
  if (!spec.serial || switches.serial === 'one-node') return null;
  const sizes = (compartments ?? []).flatMap(({ limits, nodes }) =>
    freshBatches(limits, nodes.length, switches),
  );
  const most = Math.max(0, ...sizes);
  if (most < 2) return null;
  return {
    rule: 'limit-ignored',
    subject: 'serial',
    says: `serial: true limits packages, not nodes: one package runs at a time on each node, and batches still have up to ${counted(most, 'node')}.`,
    fix:
      spec.deploymentPolicy === ''
        ? 'For one node at a time write interruptionBudget: { count: 1 }.'
        : 'For one node at a time write a fixed strategy with initialBatch: 1 in its policy.',
    place: manifest.placeOf(['spec', 'serial']),
  };
}

/** Before 0.15 a node reads `waiting` between two packages, so that its batch looks finished. Source: NVIDIA/nodewright issue 183, fixed by b0345407. */
function betweenPackages({ manifest, spec, switches }: Rolled): SystemResult | null {
  if (switches.stickyMembers !== 'none' || spec.packages.size < 2) return null;
  return {
    rule: 'limit-ignored',
    subject: 'between packages',
    says: 'operators before 0.15 pick new nodes between two packages of a node: more nodes than a batch has may be in progress at once. The plan shows the batches without that.',
    fix: 'Upgrade the operator to 0.15 or later.',
    place: manifest.placeOf(['spec', 'packages']),
    severity: 'info',
  };
}
