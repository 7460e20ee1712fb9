import { few } from '../../../manifest/words/listing.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import type { Leaving } from '../../system.js';
import { DEFAULTS, integerOf, objectOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import { counted } from '../../../text/plural.js';
import { isInTurn } from './leaving.js';

/**
 * Pods deleted by another `ordinals.start`: ordinals that are new get pods with volumes of their own, and those that are no longer wanted
 * are deleted, with the same pod template. Source: kubernetes 1.28, stateful_set_control.go, updateStatefulSet; the feature gate
 * StatefulSetStartOrdinal is on from 1.27.
 */
export function renumbered(object: KubernetesObject): Leaving | undefined {
  const { manifest, before, live } = object;
  const earlier = before ?? live;
  if (!earlier) return undefined;
  const was = objectOf(earlier.object, 'spec');
  const is = objectOf(manifest.object, 'spec');
  const [from, to] = [startIn(was), startIn(is)];
  if (from === to) return undefined;
  const unwritten = integerOf(objectOf(live?.object, 'spec'), 'replicas', DEFAULTS.replicas);
  const old = podsOf(manifest.name, was, unwritten);
  const wanted = podsOf(manifest.name, is, unwritten);
  const created = wanted.filter((pod) => !old.includes(pod));
  const gone = old.filter((pod) => !wanted.includes(pod)).reverse();
  return {
    targets: gone.length,
    of: old.length,
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: `ordinals.start ${from} -> ${to}: ${counted(created.length, 'pod')} created with volumes of their own (${few(created)}), and ${counted(gone.length, 'pod')} deleted (${few(gone)}).`,
    fix: 'Move the first ordinal in steps, each once the new pods have the data of those that are deleted.',
    isStep: true,
    place: manifest.placeOf(['spec', 'ordinals', 'start']),
  };
}

function startIn(spec: JsonObject): number {
  return integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal);
}

function podsOf(name: string, spec: JsonObject, unwritten: number): string[] {
  const replicas = integerOf(spec, 'replicas', unwritten);
  return Array.from({ length: replicas }, (_, i) => `${name}-${startIn(spec) + i}`);
}
