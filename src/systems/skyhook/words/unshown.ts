import { listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { describeSelector, type LabelSelector, selects } from '../../../manifest/values/selector.js';
import { visible } from '../../../manifest/words/visible.js';
import { podsMovedIn, type FilesBeside, type Unshown } from '../../system.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Transition } from '../change/starting-point.js';

/** What merging may start, or may be held up by, that the snapshot does not tell. */
export function unshownOf(
  manifest: Manifest,
  spec: SkyhookSpec,
  { isUnsure, effect, startsNothing }: Transition,
  objects: readonly Manifest[],
): Unshown[] {
  const resumed: Unshown = {
    subject: 'resumed',
    says: effect.says,
    fix: `Take the ${manifest.kind} with its status into the snapshot: it says what each node has.`,
    place: manifest.place,
  };
  const waits = !startsNothing && waitsForUnseen(spec, objects);
  return [...(isUnsure === true ? [resumed] : []), ...(waits ? [unseenPods(manifest)] : [])];
}

/**
 * Pods for which interrupts waited, and go past from now on: the change takes the label off their template, or out of the selector.
 * Source: NVIDIA/nodewright skyhook_controller.go HasNonInterruptWork, which asks the labels of running pods.
 */
export function releasedPods(
  manifest: Manifest,
  { nonInterrupt, packages }: SkyhookSpec,
  before: SkyhookSpec | null,
  files: FilesBeside,
): Unshown | null {
  const was = before?.nonInterrupt ?? null;
  const waited = was !== null && was.requirements.length > 0;
  if (!waited || ![...packages.values()].some((each) => each.interrupts)) return null;
  const isPassed = (selector: LabelSelector | null) => (labels: Readonly<Record<string, string>>) =>
    selector === null || selector.requirements.length === 0 || !selects(selector, labels);
  const titles = podsMovedIn(files, { before: isPassed(was), after: isPassed(nonInterrupt) });
  if (titles.length === 0) return null;
  return {
    subject: 'released-pods',
    says: `interrupts waited for the pods of ${listing(titles)} (podNonInterruptLabels), and wait no more for those that the change makes: a node is drained and interrupted under them.`,
    fix: 'Keep the label on the pod template, and in podNonInterruptLabels, for as long as such pods must not be interrupted.',
    place: manifest.placeOf(['spec', 'podNonInterruptLabels']),
  };
}

/**
 * Pods that interrupts wait for from now on. That none of them runs now says nothing of the day of the interrupt.
 * Source: NVIDIA/nodewright skyhook_controller.go HasNonInterruptWork: it waits for such pods without a limit of time.
 */
export function awaitedPods(
  manifest: Manifest,
  { nonInterrupt, packages }: SkyhookSpec,
  before: SkyhookSpec | null,
): Unshown | null {
  const textOf = (selector: LabelSelector | null): string =>
    selector === null || selector.requirements.length === 0 ? '' : describeSelector(selector);
  const [was, is] = [textOf(before?.nonInterrupt ?? null), textOf(nonInterrupt)];
  const interrupts = [...packages.values()].some((each) => each.interrupts);
  if (before === null || is === '' || is === was || !interrupts) return null;
  return {
    subject: 'awaited-pods',
    grade: 'info',
    says: `an interrupt waits for pods that match ${visible(is)} (podNonInterruptLabels) from now on, and before it waited for ${was === '' ? 'none' : `those that match ${visible(was)}`}: without a limit of time, with the node cordoned and its place in the batch taken.`,
    fix: 'See that such pods end by themselves before the next rollout, or keep podNonInterruptLabels as they were.',
    place: manifest.placeOf(['spec', 'podNonInterruptLabels']),
  };
}

/** A snapshot without any pod is one that was taken without them: running nodes have pods. */
function waitsForUnseen({ nonInterrupt, packages }: SkyhookSpec, objects: readonly Manifest[]): boolean {
  const interrupts = [...packages.values()].some((each) => each.interrupts);
  const isAsked = nonInterrupt !== null && nonInterrupt.requirements.length > 0;
  return isAsked && interrupts && !objects.some(({ kind }) => kind === 'Pod');
}

/** Source: NVIDIA/nodewright skyhook_controller.go HasNonInterruptWork: it waits for such pods without a limit of time. */
function unseenPods(manifest: Manifest): Unshown {
  return {
    subject: 'unseen-pods',
    says:
      'the snapshot has no pods, so on which nodes an interrupt waits for pods that match podNonInterruptLabels is not known: such a ' +
      'node stays cordoned until they end, and keeps its place in the batch. Planned as if there were none.',
    fix: 'Take the pods into the snapshot: kubectl get pods -A -o json.',
    place: manifest.placeOf(['spec', 'podNonInterruptLabels']),
  };
}
