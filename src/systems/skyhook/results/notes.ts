import { code, type Text, text } from '../../../text/text.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { NodeAction } from '../../system.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** An object that is rolled by one version of the operator. */
interface Rolled {
  readonly spec: SkyhookSpec;
  readonly switches: Switches;
  /** The interrupt of each node; null if the rollout interrupts none. */
  readonly action: NodeAction | null;
  /** All objects of the cluster. */
  readonly objects: readonly Manifest[];
}

/** Assumptions of the numbers, and behavior of one operator version that no number shows. */
const NOTES: readonly ((rolled: Rolled) => Text | false)[] = [
  // Source: release notes of operator 0.18.0 (a pause suspends the Jobs that run).
  ({ spec, switches }) =>
    spec.paused &&
    (switches.pause === 'suspends-stage'
      ? text`It is paused: running stages are suspended, nodes that are cordoned for them stay cordoned, nothing starts, and later objects wait. Planned as if it were resumed.`
      : text`It is paused: stages that run finish, nothing else starts, and later objects wait. Planned as if it were resumed.`),
  ({ spec }) =>
    spec.disabled &&
    text`It is disabled: nothing starts, and later objects do not wait. Planned as if it were enabled.`,
  // Source: NVIDIA/nodewright#633 and release notes of operator 0.20.0.
  ({ action, switches }) =>
    action?.kind === 'reboot' &&
    switches.erroringAfter === 'failed-attempt' &&
    text`Operators 0.18 and 0.19 may count a successful reboot as a failure, because the shutdown ends the attempt that asked for it: ${code('failureThreshold')} may stop the rollout, and the node stays cordoned.`,
  ({ spec, switches }) =>
    spec.serial &&
    switches.serial === 'one-node' &&
    text`With ${code('serial: true')}, nodes advance one at a time inside a batch; the plan shows that.`,
  ({ spec }) =>
    spec.deploymentPolicy === '' &&
    text`Without a policy the node order is undefined: batch sizes are exact, names are not.`,
  // Source: NVIDIA/nodewright skyhook_controller.go HasNonInterruptWork.
  ({ spec, action, objects }) =>
    action !== null &&
    (spec.nonInterrupt?.requirements.length ?? 0) > 0 &&
    !objects.some(({ kind }) => kind === 'Pod') &&
    text`The snapshot has no pods: an interrupt waits without limit for pods that match ${code('podNonInterruptLabels')}, and the plan has no such wait.`,
];

/** The notes on an object that apply to the version in use. */
export function notesOf(rolled: Rolled): Text[] {
  return NOTES.flatMap((note) => note(rolled) || []);
}
