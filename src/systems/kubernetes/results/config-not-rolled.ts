import { isSameJson } from '../../../manifest/canonical.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { ofKindIn } from '../../../manifest/identity.js';
import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { counted } from '../../../text/plural.js';
import { visible } from '../../../manifest/visible.js';
import type { FilesBeside, SystemResult } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { type Reference, referencesOf } from '../objects/references.js';
import { isSameTemplate, podTemplateOf } from '../objects/template.js';
import type { PlannedWorkload } from '../rollout/workload.js';

/**
 * Edited ConfigMaps and Secrets of a workload whose pod template stays the same. Mounted files are updated in all pods within a minute or
 * two; variables and subPath files only when a pod restarts. Source: kubernetes.io, ConfigMaps, "Mounted ConfigMaps are updated
 * automatically"; sapcc/helm-charts#12275.
 */
export function configNotRolled(
  { manifest, before }: KubernetesObject,
  { targets, unit }: PlannedWorkload,
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
): SystemResult[] {
  if (before === null || !isSameTemplate(podTemplateOf(before), podTemplateOf(manifest))) return [];
  if (targets.length === 0) return [];
  const byTitle = groupedBy(referencesOf(manifest), ({ kind, name }) => `${kind}/${name}`);
  return [...byTitle].flatMap(([title, uses]): SystemResult | [] => {
    const [{ kind, name }] = uses;
    const find = (files: readonly Manifest[]): Manifest | undefined =>
      ofKindIn(files, kind, namespaceOf(manifest)).find(
        (one) => one.apiVersion === 'v1' && one.name === name,
      );
    const [was, is] = [find(neighboursBefore), find(neighbours)];
    if (!was || !is || isSameJson(contentOf(was), contentOf(is))) return [];
    const pods =
      unit === 'node' ? `pods on ${counted(targets.length, 'node')}` : counted(targets.length, 'pod');
    const config = visible(title);
    const isMounted = uses.some((use) => isMountedLive(use, manifest));
    return {
      rule: 'config-not-rolled',
      subject: title,
      says: isMounted
        ? `no rollout follows the edit of ${config}, because the pod template is unchanged. The kubelet updates the mounted files of all ${pods} within about two minutes, without any rollout limit. A process that reads them only at startup keeps the old values until its pod restarts.`
        : `no rollout follows the edit of ${config}, because the pod template is unchanged. ${pods} keep the old values, each until it restarts for another reason.`,
      fix: `Put a checksum of ${config} into an annotation of the pod template, or give it a new name per version (configMapGenerator of Kustomize): then it rolls out within the limits.`,
      place: is.place,
    };
  });
}

function contentOf({ object }: Manifest): Json {
  return ['data', 'binaryData', 'stringData'].map((field) => object[field] ?? null);
}

/** True for files that the kubelet updates while the pod runs: those of a volume, except a subPath mount. */
function isMountedLive({ path }: Reference, manifest: Manifest): boolean {
  const [list, index] = path;
  if (list !== 'volumes') return false;
  const spec = fieldAt(manifest.object, 'spec', 'template', 'spec');
  const volume = textIn(itemsIn(spec, 'volumes')[Number(index)], 'name');
  const mounts = itemsIn(spec, 'containers')
    .flatMap((container) => itemsIn(container, 'volumeMounts'))
    .filter((mount) => textIn(mount, 'name') === volume);
  return (
    mounts.length === 0 ||
    mounts.some((mount) => !isObject(mount) || !('subPath' in mount || 'subPathExpr' in mount))
  );
}
