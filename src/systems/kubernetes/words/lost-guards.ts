import { fieldAt, itemsIn, numberIn, objectIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { spanText } from '../../../calendar/week.js';
import { visible } from '../../../manifest/words/visible.js';
import { lostReadiness, told, type Unshown } from '../../system.js';
import { containersOf } from '../objects/containers.js';
import type { KubernetesObject } from '../objects/objects.js';
import { patienceOf } from './restarts.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/**
 * What told a working pod from a broken one before the change and tells it no more. The dry rollout takes a pod for good or bad by what
 * the controller sees of it, so no number shows that it sees less.
 */
export function lostGuards({ manifest, before }: KubernetesObject, { targets }: PlannedWorkload): Unshown[] {
  // The rule no-availability-signal says so where not even a wait is left.
  const isSaid = waitOf(manifest) === 0 && targets.length > 1;
  return told([
    ...(isSaid ? [] : withoutProbe(manifest, before)),
    ...emptyProbes(manifest, before),
    ...lateProbes(manifest, before),
    shorterWait(manifest, before),
  ]);
}

function withoutProbe(manifest: Manifest, before: Manifest | null): Unshown[] {
  if (before === null) return [];
  const lost = lostReadiness(before.object['spec'] ?? null, manifest.object['spec'] ?? null);
  return probedIn(manifest)
    .filter(({ name }) => lost.includes(name))
    .map(({ name, index }) => ({
      subject: `readiness-probe ${name}`,
      says:
        `container ${visible(name)} loses its readinessProbe: a new pod is ready as soon as the process runs${seasoned(manifest)}, and takes ` +
        'requests whether it works or not. A version that starts and does not work goes over every pod, and neither the limits of the rollout nor a disruption budget hold it. The numbers take it that a bad pod is seen.',
      fix: `Keep the readinessProbe of container ${visible(name)}.`,
      place: manifest.placeOf([...CONTAINERS, index]),
      ofRollout: true,
    }));
}

/** Commands that succeed whatever the container does. */
const ALWAYS =
  /^(?:(?:\/(?:usr\/)?bin\/)?(?:ba|da|a)?sh -c )?(?:true|\/(?:usr\/)?bin\/true|:|exit 0|echo\b[^|;&]*)$/;

function emptyProbes(manifest: Manifest, before: Manifest | null): Unshown[] {
  const known = new Set(before ? probedIn(before).flatMap((one) => (isEmpty(one) ? [one.name] : [])) : []);
  return probedIn(manifest)
    .filter((one) => isEmpty(one) && !known.has(one.name))
    .map(({ name, index }) => ({
      subject: `readiness-probe ${name}`,
      says:
        `the readinessProbe of container ${visible(name)} runs a command that always succeeds: a new pod is ready as soon as the process runs` +
        `${seasoned(manifest)}, whether it works or not. A version that starts and does not work goes over every pod.`,
      fix: `Let the readinessProbe of container ${visible(name)} ask the application itself, by httpGet, tcpSocket, grpc or a command that can fail.`,
      place: manifest.placeOf([...CONTAINERS, index, 'readinessProbe']),
      ofRollout: true,
    }));
}

/** A pod that has stopped answering for so long has failed. */
const LATE_SECONDS = 300;

/** Source: kubernetes.io, Configure Probes: a ready pod is ready until that many tries in a row have failed. */
function lateProbes(manifest: Manifest, before: Manifest | null): Unshown[] {
  if (before === null) return [];
  const earlier = new Map(probedIn(before).map(({ name, probe }) => [name, probe]));
  return probedIn(manifest).flatMap(({ name, index, probe }): Unshown | [] => {
    const was = earlier.get(name);
    if (!probe || !was) return [];
    const [now, then] = [patienceOf(probe), patienceOf(was)];
    if (now < LATE_SECONDS || now < 2 * then) return [];
    return {
      subject: `late-probe ${name}`,
      says: `the readinessProbe of container ${visible(name)} takes a pod for ready until it has not answered for ${spanText(now * 1000)} (${spanText(then * 1000)} before): one that breaks after it was ready still counts as available, and the rollout goes on over it.`,
      fix: `Let failureThreshold times periodSeconds of the readinessProbe be short, such as 30 s.`,
      place: manifest.placeOf([...CONTAINERS, index, 'readinessProbe']),
      ofRollout: true,
    };
  });
}

/** At 0 the rule no-bake-time says so. */
function shorterWait(manifest: Manifest, before: Manifest | null): Unshown | null {
  if (before === null) return null;
  const [now, then] = [waitOf(manifest), waitOf(before)];
  if (now === 0 || now >= then) return null;
  return {
    subject: 'min-ready-seconds',
    says: `minReadySeconds goes from ${then} to ${now}: a pod counts as available ${now} s after it is ready, and the next ones follow. What breaks later than that is on every pod before it is seen.`,
    fix: `Keep minReadySeconds: ${then}.`,
    place: manifest.placeOf(['spec', 'minReadySeconds']),
    ofRollout: true,
  };
}

interface Probed {
  readonly name: string;
  readonly index: number;
  readonly probe: Json | null;
}

const CONTAINERS = ['spec', 'template', 'spec', 'containers'];

function probedIn(of: Manifest): Probed[] {
  return containersOf(of).map(({ name, index, written }) => ({
    name,
    index,
    probe: objectIn(written, 'readinessProbe'),
  }));
}

function isEmpty({ probe }: Probed): boolean {
  const words = itemsIn(fieldAt(probe ?? undefined, 'exec'), 'command');
  return words.length > 0 && ALWAYS.test(words.map(String).join(' ').trim());
}

function waitOf({ object }: Manifest): number {
  return numberIn(object['spec'], 'minReadySeconds') ?? 0;
}

function seasoned(manifest: Manifest): string {
  const seconds = waitOf(manifest);
  return seconds === 0 ? '' : ` (available ${seconds} s later)`;
}
