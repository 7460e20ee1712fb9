import { fieldAt, numberIn, objectIn } from '../../../manifest/fields.js';
import { isSameJson } from '../../../manifest/values/canonical.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { told, type Unshown } from '../../system.js';
import { containersOf } from '../objects/containers.js';

/** What makes the kubelet restart containers that it left alone before the change: no rollout and no budget holds that back. */
export function restarts(manifest: Manifest, before: Manifest): Unshown[] {
  const earlier = new Map(probedIn(before).map((one) => [one.name, one]));
  return probedIn(manifest).flatMap((now) => {
    const was = earlier.get(now.name);
    return was ? told([...impatient(manifest, was, now), unshielded(manifest, was, now)]) : [];
  });
}

interface Probed {
  readonly name: string;
  readonly index: number;
  readonly liveness: Json | null;
  readonly startup: Json | null;
}

function probedIn(of: Manifest): Probed[] {
  return containersOf(of).map(({ name, index, written }) => ({
    name,
    index,
    liveness: objectIn(written, 'livenessProbe'),
    startup: objectIn(written, 'startupProbe'),
  }));
}

/** A pause of the runtime, a slow answer under load, or a start lasts that long. */
const PATIENT_SECONDS = 15;
const PROBES = { liveness: 'livenessProbe', startup: 'startupProbe' } as const;

/**
 * How many seconds a probe may go unanswered. Defaults: ten seconds between two tries, and three that fail in a row. Source: kubernetes, pkg/apis/core/v1/defaults.go,
 * SetDefaults_Probe; kubernetes.io, Configure Liveness, Readiness and Startup Probes.
 */
function patienceOf(probe: Json): number {
  const number = (field: string, otherwise: number): number => numberIn(probe, field) ?? otherwise;
  return number('periodSeconds', 10) * number('failureThreshold', 3);
}

function impatient(manifest: Manifest, was: Probed, now: Probed): Unshown[] {
  return (['liveness', 'startup'] as const).flatMap((kind): Unshown | [] => {
    const [then, is] = [was[kind], now[kind]];
    if (is === null) return [];
    const seconds = patienceOf(is);
    const had = then === null ? null : patienceOf(then);
    if (seconds >= PATIENT_SECONDS || (had !== null && had <= seconds)) return [];
    const field = PROBES[kind];
    return {
      subject: `impatient-${kind} ${now.name}`,
      says: `the ${field} of container ${visible(now.name)} has the kubelet restart it after ${seconds} s without an answer${had === null ? '' : ` (${had} s before)`}: what slows all pods at once, load or a neighbour that is down, then restarts all of them, and neither the limits of the rollout nor a disruption budget hold that back.`,
      fix: `Let failureThreshold times periodSeconds of the ${field} be longer than the container ever is busy${kind === 'startup' ? ' starting' : ''}, such as 60 s.`,
      place: placeOf(manifest, now, field),
    };
  });
}

/** Until its startupProbe has succeeded no livenessProbe is asked. */
function unshielded(manifest: Manifest, was: Probed, now: Probed): Unshown | null {
  if (was.startup === null || now.startup !== null || now.liveness === null) return null;
  const delay = numberIn(now.liveness, 'initialDelaySeconds') ?? 0;
  const seconds = delay + patienceOf(now.liveness);
  if (seconds >= patienceOf(was.startup) || !isSameTarget(was, now)) return null;
  return {
    subject: `no-startup-probe ${now.name}`,
    says: `container ${visible(now.name)} loses its startupProbe, which gave it ${patienceOf(was.startup)} s to start: its livenessProbe restarts it after ${seconds} s, again and again where it is not up by then.`,
    fix: `Keep the startupProbe of container ${visible(now.name)}.`,
    place: placeOf(manifest, now, null),
    ofRollout: true,
  };
}

/** Another image may start faster. */
function isSameTarget(was: Probed, now: Probed): boolean {
  const actionOf = (probe: Json | null): Json[] =>
    ['httpGet', 'tcpSocket', 'grpc', 'exec'].map((field) => fieldAt(probe ?? undefined, field) ?? null);
  return was.liveness === null || isSameJson(actionOf(was.liveness), actionOf(now.liveness));
}

function placeOf(manifest: Manifest, { index }: Probed, field: string | null): Unshown['place'] {
  return manifest.placeOf([
    'spec',
    'template',
    'spec',
    'containers',
    index,
    ...(field === null ? [] : [field]),
  ]);
}
