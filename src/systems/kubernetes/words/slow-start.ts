import { spanText } from '../../../calendar/week.js';
import { fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import { DEFAULTS } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/** Nothing reports a rollout that has no deadline. */
const UNLIMITED = 2_147_483_647;

/**
 * A pod may take as long as its startupProbe allows, is never ready before its readinessProbe asks, and counts only once minReadySeconds
 * have passed; each pod that gets available begins the deadline anew. A deadline no longer than that calls a good rollout failed. Source: kubernetes, pkg/controller/deployment/progress.go;
 * BasedHardware/omi#9988.
 */
export function slowStart(
  { kind, manifest }: KubernetesObject,
  { targets }: PlannedWorkload,
): Unshown | null {
  if (kind !== 'Deployment' || targets.length === 0) return null;
  const { spec } = manifest.object;
  const deadline = numberIn(spec, 'progressDeadlineSeconds') ?? DEFAULTS.progressDeadlineSeconds;
  const slowest = startsOf(manifest).reduce<Start | null>(
    (a, b) => (a && a.seconds >= b.seconds ? a : b),
    null,
  );
  if (slowest === null || deadline === UNLIMITED) return null;
  const wait = numberIn(spec, 'minReadySeconds') ?? 0;
  const takes = slowest.seconds + wait;
  if (takes < deadline) return null;
  const ready = wait === 0 ? '' : ` and minReadySeconds ${wait} more`;
  return {
    subject: 'slow-start',
    says:
      `its ${slowest.probe} ${howText(slowest)}${ready}, and progressDeadlineSeconds is ${deadline}${isWritten(manifest) ? '' : ', the default'}: ` +
      'a rollout whose pods take that long is called failed (ProgressDeadlineExceeded) though nothing is wrong with it, and what waits for it, such as kubectl rollout status, Helm or Argo CD, gives up or rolls back. The controller itself goes on.',
    fix: `Set progressDeadlineSeconds: ${takes + SPARE_SECONDS}, or let the ${slowest.probe} ${slowest.probe === 'startupProbe' ? 'give up' : 'ask'} earlier.`,
    place: isWritten(manifest)
      ? manifest.placeOf(['spec', 'progressDeadlineSeconds'])
      : manifest.placeOf([...CONTAINERS, slowest.index, slowest.probe]),
    ofRollout: true,
  };
}

/** For pulling the image and finding a node. */
const SPARE_SECONDS = 300;

const CONTAINERS = ['spec', 'template', 'spec', 'containers'];

interface Start {
  readonly name: string;
  readonly index: number;
  /** The longest that the container may take before it is started anew, or the least before it can be ready. */
  readonly seconds: number;
  readonly probe: 'startupProbe' | 'readinessProbe';
}

function howText({ name, seconds, probe }: Start): string {
  const span = spanText(seconds * 1000);
  return probe === 'startupProbe'
    ? `lets container ${visible(name)} take ${span} to start`
    : `asks container ${visible(name)} for the first time after ${span}`;
}

/** Source: kubernetes, pkg/kubelet/prober/worker.go; the defaults are those of the API server. */
function startsOf({ object }: Manifest): Start[] {
  return itemsIn(fieldAt(object, 'spec', 'template', 'spec'), 'containers').flatMap((container, index) => {
    const name = textIn(container, 'name') ?? '';
    return (['startupProbe', 'readinessProbe'] as const).flatMap((kind): Start[] => {
      const probe = objectIn(container, kind);
      if (probe === null) return [];
      const of = (field: string, otherwise: number): number => numberIn(probe, field) ?? otherwise;
      const tries = kind === 'startupProbe' ? of('failureThreshold', 3) * of('periodSeconds', 10) : 0;
      return [{ name, index, seconds: of('initialDelaySeconds', 0) + tries, probe: kind }];
    });
  });
}

function isWritten({ object }: Manifest): boolean {
  return numberIn(object['spec'], 'progressDeadlineSeconds') !== null;
}
