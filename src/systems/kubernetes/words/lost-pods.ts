import type { Manifest } from '../../../manifest/manifest.js';
import type { ResolveInput, Unshown } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Lost } from '../simulation/machine.js';
import { unnamedProbePort } from './unnamed-probe-port.js';
import { unreadableImage } from './unreadable-image.js';

type Find = (manifest: Manifest, before: Manifest | null) => Lost | null;

/** Why its template has no pod made or ready, by subject; what was so before is not told. */
const FINDS: readonly (readonly [subject: string, find: Find])[] = [
  ['unreadable-image', unreadableImage],
  ['unnamed-port', unnamedProbePort],
];

/** Of an edit: its rollout is stuck. */
export function lostPods(manifest: Manifest, before: Manifest | null): Lost | null {
  if (before === null) return null;
  for (const [, find] of FINDS) {
    const lost = find(manifest, before);
    if (lost) return lost;
  }
  return null;
}

/** Of a workload that the change adds: no rollout starts it. */
export function lostInNew(
  { manifest, before }: KubernetesObject,
  { neighboursBefore }: Pick<ResolveInput, 'neighboursBefore'>,
): Unshown[] {
  if (before !== null || neighboursBefore === undefined) return [];
  const place = manifest.placeOf(['spec', 'template', 'spec', 'containers']);
  return FINDS.flatMap(([subject, find]) => {
    const lost = find(manifest, null);
    return lost === null ? [] : [{ subject, says: lost.why, fix: lost.fix, place, ofRollout: true }];
  });
}
