import { field, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/values/go-duration.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import {
  type Lingering,
  type Risk,
  told,
  uncordonsOthers,
  type Unshown,
  worksUnderCordons,
} from '../../system.js';
import { blockedBy, isRuntimeTaint, runtimeTaint, taintText } from '../controller/eligibility.js';
import { type Draining, jobsIn, longStops } from './long-stops.js';
import { dueAmong } from '../change/due.js';
import type { Transition } from '../change/starting-point.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';

/** An object, what merging does with it, and the nodes of the snapshot that it selects. */
interface Worked extends Draining {
  readonly spec: SkyhookSpec;
  readonly transition: Transition;
  /** Its rollout cordons nodes. */
  readonly interrupts: boolean;
}

/** What a node bears of the operator and of taints. */
type Markable = Pick<NodeState, 'name' | 'annotations' | 'taints'>;

const CORDON_MARK = /^(?:nodewright|skyhook)\.nvidia\.com\/cordon_/;
const OPERATOR_MARK = /^(?:nodewright|skyhook)\.nvidia\.com\//;

/** What becomes of nodes beside the work on them, and of work that never ends: none of it is in the numbers. */
export function afterwardsOf(worked: Worked): Unshown[] {
  return told([
    staysCordoned(worked),
    taintedAtOnce(worked),
    endlessStages(worked),
    worked.interrupts && !worked.transition.startsNothing ? longStops(worked) : null,
    worked.interrupts && !worked.transition.startsNothing ? jobsIn(worked, worked.spec.nonInterrupt) : null,
  ]);
}

/**
 * Up to 0.19 the operator marks a node that is cordoned already as cordoned by itself for an interrupt, and takes the cordon off
 * when the object is complete there; since 0.20 it drains and interrupts under it, and leaves it. Source: NVIDIA/nodewright,
 * internal/wrapper/node.go Cordon and Uncordon at 042b7591; release notes of operator 0.20.0 and its interrupt flow.
 */
export function foreignCordons({
  manifest,
  spec,
  transition,
  targets,
  version,
  interrupts,
}: Worked): Risk | null {
  if (transition.startsNothing || !interrupts) return null;
  const { progress, carried } = transition;
  const switches = switchesOf(version);
  const cordoned = targets.filter(({ unschedulable }) => unschedulable);
  const names = cordoned.map(({ name }) => name);
  const due = new Set(dueAmong(progress, spec.packages, names, switches, carried ?? undefined).nodes);
  const nodes = cordoned.filter(
    (node) =>
      due.has(node.name) &&
      !Object.keys(node.annotations).some((key) => CORDON_MARK.test(key)) &&
      blockedBy(node, spec, switches) === null,
  );
  const found = {
    nodes,
    fix: `Let what it was cordoned for end, and uncordon it before the merge. The label ${switches.metadataPrefix}/ignore: "true" keeps a node out, and the rollout from its end.`,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  };
  if (switches.foreignCordon === 'left') return worksUnderCordons(found);
  return uncordonsOthers({ ...found, when: 'its packages are complete there' });
}

function staysCordoned({ manifest, spec, transition, targets, version }: Worked): Unshown | null {
  const left = transition.startsNothing ? [] : leftCordoned(manifest, spec, targets, version);
  const { length } = left;
  if (length === 0) return null;
  return {
    subject: 'left-cordoned',
    says:
      `runtimeRequiredCordonAfter leaves ${counted(length, 'node')} cordoned: when the runtime-required taint is taken off, ${verb(length, 'it is', 'each is')} ` +
      `cordoned in its place, and no new pod starts there until somebody uncordons ${verb(length, 'it', 'them')}. The object reads complete all the same.`,
    fix: 'Have what validates the nodes uncordon them, or leave the field out.',
    place: manifest.placeOf(['spec', 'runtimeRequiredCordonAfter']),
  };
}

/**
 * With `autoTaintNewNodes` every matching node without a mark of the operator counts as new. Source: NVIDIA/nodewright#168, and
 * internal/wrapper/node.go HasSkyhookAnnotations.
 */
function taintedAtOnce({ manifest, spec, targets, version }: Worked): Unshown | null {
  const switches = switchesOf(version);
  const fresh = freshlyTainted(manifest, spec, targets, version);
  const { length } = fresh;
  if (length === 0) return null;
  return {
    subject: 'auto-taint',
    says:
      `autoTaintNewNodes taints ${counted(length, 'node')} of ${targets.length} at once (${taintText(runtimeTaint(switches))}), as the operator has not been on ` +
      `${verb(length, 'it', 'them')} before: whatever the batches, no new pod is placed on ${verb(length, 'it', 'them')} until all packages are complete there. Pods that run there stay.`,
    fix: 'Turn it on when the rollout over the nodes that are there is done: then it is for new nodes only.',
    place: manifest.placeOf(['spec', 'autoTaintNewNodes']),
  };
}

/**
 * `stageTimeout: 0` is no limit, and a reboot has no limit of attempts either. Source: NVIDIA/nodewright, release notes of 0.18
 * and 0.20, and docs of package stages as Jobs.
 */
function endlessStages({ manifest, version }: Worked): Unshown | null {
  if (!isAtLeast(version, '0.18')) return null;
  const packages = objectIn(objectIn(manifest.object, 'spec') ?? {}, 'packages') ?? {};
  const endless = Object.keys(packages).filter((name) => {
    const timeout = textIn(objectIn(packages, name), 'stageTimeout');
    return timeout !== null && goDurationMs(timeout) === 0;
  });
  const [first] = endless;
  if (first === undefined) return null;
  const reboots = textIn(objectIn(objectIn(packages, first), 'interrupt'), 'type') === 'reboot';
  return {
    subject: 'endless-stage',
    says:
      `stageTimeout of ${endless.map((name) => visible(name)).join(', ')} is 0, which is no limit: a ${reboots ? 'reboot that does not come back' : 'stage that does not end'} is never counted as a failure. ` +
      `Its node stays in progress${reboots ? ' and cordoned' : ''}, keeps its batch open for ever, and failureThreshold does not stop what it never sees. The finish holds only if nothing hangs.`,
    fix: 'Write a limit, such as stageTimeout: 1h, or leave it out: then the one of the operator holds, 1h by default.',
    place: manifest.placeOf(['spec', 'packages', first, 'stageTimeout']),
  };
}

/** Nodes that `autoTaintNewNodes` gives the runtime-required taint on merge: those that bear neither it nor a mark of the operator. */
function freshlyTainted<T extends Markable>(
  manifest: Manifest,
  spec: SkyhookSpec,
  nodes: readonly T[],
  version: SkyhookVersion,
): readonly T[] {
  const isOn = field(objectIn(manifest.object, 'spec') ?? {}, 'autoTaintNewNodes') === true;
  if (!isOn || !spec.runtimeRequired || spec.paused || spec.disabled) return [];
  const switches = switchesOf(version);
  return nodes.filter(
    ({ annotations, taints }) =>
      !Object.keys(annotations).some((key) => OPERATOR_MARK.test(key)) &&
      !taints.some((taint) => isRuntimeTaint(taint, switches)),
  );
}

/**
 * Nodes that stay cordoned when the runtime-required taint is taken off them, until somebody uncordons them: those that bear it, and
 * those that get it on merge. Source: NVIDIA/nodewright#284 and #401 (0.19).
 */
export function leftCordoned(
  manifest: Manifest,
  spec: SkyhookSpec,
  nodes: readonly Markable[],
  version: SkyhookVersion,
): Lingering[] {
  const isOn = field(objectIn(manifest.object, 'spec') ?? {}, 'runtimeRequiredCordonAfter') === true;
  if (!isOn || !spec.runtimeRequired || !isAtLeast(version, '0.19')) return [];
  const switches = switchesOf(version);
  const fresh = new Set(freshlyTainted(manifest, spec, nodes, version));
  return nodes
    .filter((node) => fresh.has(node) || node.taints.some((taint) => isRuntimeTaint(taint, switches)))
    .map(({ name }) => ({
      target: name,
      until: 'uncordon',
      why: 'runtimeRequiredCordonAfter leaves a node cordoned when its taint is taken off: it stays out until somebody uncordons it.',
    }));
}
