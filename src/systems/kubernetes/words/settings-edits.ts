import { isSameJson } from '../../../manifest/values/canonical.js';
import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { FilesBeside, Unshown } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { type Reference, referencesOf } from '../objects/references.js';
import { isSameTemplate, podTemplateOf } from '../objects/template.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/**
 * ConfigMaps and Secrets that the change edits, and that pods read which no rollout restarts: files of a volume reach all of them within
 * a minute or two, past every limit; variables and files of a subPath reach none before it starts anew. Source: kubernetes.io, ConfigMaps,
 * "Mounted ConfigMaps are updated automatically"; sapcc/helm-charts#12275.
 */
export function settingsEdits(
  { manifest, before }: KubernetesObject,
  { targets, unit }: PlannedWorkload,
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
): Unshown[] {
  const isRolled = before === null || !isSameTemplate(podTemplateOf(before), podTemplateOf(manifest));
  const isSilent = isRolled || targets.length === 0 || isRestartedByOthers(manifest);
  const own = referencesOf(manifest).filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret');
  const byTitle = groupedBy(own, ({ kind, name }) => `${kind}/${name}`);
  return [...byTitle].flatMap(([title, uses]): Unshown | [] => {
    const [{ kind, name }] = uses;
    const find = (files: readonly Manifest[]): Manifest | undefined =>
      ofKindIn(files, kind, namespaceOf(manifest)).find(
        (one) => one.apiVersion === 'v1' && one.name === name,
      );
    const [was, is] = [find(neighboursBefore), find(neighbours)];
    if (!was || !is || isSameJson(contentOf(was), contentOf(is))) return [];
    if (was.object['immutable'] === true) return refused(title, is);
    if (isSilent) return [];
    const pods =
      unit === 'node'
        ? `its pods on ${counted(targets.length, 'node')}`
        : `its ${counted(targets.length, 'pod')}`;
    const isMounted = uses.some((use) => isLive(use, manifest));
    return {
      subject: `settings ${title}`,
      says: `${visible(title)} is edited and the pod template is not: ${isMounted ? mounted(pods) : started(pods)}`,
      fix: `Take the edit into the pod template: a checksum of ${visible(title)} as an annotation, or a new name for it, as Kustomize's configMapGenerator makes. Then it is rolled out within the limits.`,
      place: is.place,
    };
  });
}

/** Source: kubernetes v1.34 69110e6a, pkg/apis/core/validation/validation.go, ValidateConfigMapUpdate and ValidateSecretUpdate. */
function refused(title: string, settings: Manifest): Unshown {
  return {
    subject: `settings ${title}`,
    says: `${visible(title)} is immutable, and its data is edited: the API server refuses that, so no pod gets the edit, and what else is applied in the same go may stop there.`,
    fix: 'Give it a new name, and name that in the pod template: then it is rolled out within the limits. One that is deleted and made anew under its name may reach new pods late, as the kubelet keeps the old one.',
    grade: 'error',
    place: settings.placeOf(['data']),
  };
}

function mounted(pods: string): string {
  return `no rollout brings it. As files of a volume it reaches ${pods} within a minute or two, all at once and past every limit here; what a process reads only when it starts stays as it was until something restarts it.`;
}

function started(pods: string): string {
  return `no rollout brings it to ${pods}. Each has what it started with until something restarts it, and then gets the edit on its own, at a moment that nobody chose.`;
}

function contentOf({ object }: Manifest): Json {
  return ['data', 'binaryData', 'stringData'].map((field) => object[field] ?? null);
}

/** True for files that the kubelet exchanges while the pod runs: those of a volume, but for what is mounted as a subPath. */
function isLive({ path }: Reference, manifest: Manifest): boolean {
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

/** The plan says so itself where an annotation asks for a restart. */
const RESTARTERS = /^(?:[a-z]+\.)?reloader\.stakater\.com\/|^wave\.pusher\.com\//;

function isRestartedByOthers({ object }: Manifest): boolean {
  const keys = [object['metadata'], fieldAt(object, 'spec', 'template', 'metadata')].flatMap((metadata) =>
    Object.keys(labelsIn(metadata, 'annotations')),
  );
  return keys.some((key) => RESTARTERS.test(key));
}
