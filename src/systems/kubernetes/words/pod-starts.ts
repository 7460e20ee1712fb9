import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { listing } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import { type FilesBeside, told, type Unshown } from '../../system.js';
import { claimsIn, podSpecOf } from '../objects/volume-claims.js';

/** What keeps the new pods of a workload from starting, or from starting soon, that is outside of its containers. */
export function podStarts(manifest: Manifest, before: Manifest, files: FilesBeside): Unshown[] {
  return told([ownedVolumes(manifest, before), pulledAsNobody(manifest, before, files)]);
}

/**
 * Source: kubernetes.io, Configure a Security Context, "Configure volume permission and ownership change policy"; kubernetes issue 69699. Where
 * `OnRootMismatch` is written the first start still does it, and no later one.
 */
function ownedVolumes(manifest: Manifest, before: Manifest): Unshown | null {
  const groupOf = (one: Manifest): number | null =>
    numberIn(fieldAt(podSpecOf(one), 'securityContext'), 'fsGroup');
  const group = groupOf(manifest);
  const policy = textIn(fieldAt(podSpecOf(manifest), 'securityContext'), 'fsGroupChangePolicy');
  const hasVolumes =
    claimsIn(manifest).length > 0 ||
    itemsIn(fieldAt(manifest.object, 'spec'), 'volumeClaimTemplates').length > 0;
  if (group === null || group === groupOf(before) || policy === 'OnRootMismatch' || !hasVolumes) return null;
  return {
    subject: 'owned-volumes',
    says: `fsGroup is ${group}: before a new pod starts, and each time that one starts later, the kubelet gives every file of its volumes to that group, which takes minutes to hours where there are millions. The numbers do not have that time, and past progressDeadlineSeconds a Deployment counts as failed.`,
    fix: 'Set fsGroupChangePolicy: OnRootMismatch beside it: then only the first start does it.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'securityContext', 'fsGroup']),
    ofRollout: true,
    grade: 'info',
  };
}

/** Source: kubernetes.io, Pull an Image from a Private Registry; a ServiceAccount adds its own secrets to pods that name none. */
function pulledAsNobody(manifest: Manifest, before: Manifest, files: FilesBeside): Unshown | null {
  const lost = secretsOf(before);
  const isKept = secretsOf(manifest).length > 0 || accountPulls(manifest, files);
  const pulled = new Set(repositoriesOf(before));
  const [image] = repositoriesOf(manifest).filter((one) => pulled.has(one));
  if (lost.length === 0 || isKept || image === undefined) return null;
  const names = listing(lost.map((name) => visible(name)));
  return {
    subject: 'pull-secret',
    says: `imagePullSecrets goes (${names}): a new pod pulls ${visible(image)} without it. Where the registry asks for one, and neither the ServiceAccount nor the node has it, it stays in ImagePullBackOff, and the rollout stands still at its first pods; an old pod that moves to a node without the image does the same.`,
    fix: `Keep imagePullSecrets: [{name: ${visible(lost[0] ?? '')}}], or write it into the ServiceAccount of the pods.`,
    place: manifest.placeOf(['spec', 'template', 'spec']),
    ofRollout: true,
  };
}

function secretsOf(workload: Manifest): string[] {
  return itemsIn(podSpecOf(workload), 'imagePullSecrets').flatMap((one) => textIn(one, 'name') ?? []);
}

function accountPulls(manifest: Manifest, { neighbours }: FilesBeside): boolean {
  const name = textIn(podSpecOf(manifest), 'serviceAccountName') ?? 'default';
  const accounts = ofKindIn(neighbours ?? [], 'ServiceAccount', namespaceOf(manifest));
  return accounts.some((one) => one.name === name && itemsIn(one.object, 'imagePullSecrets').length > 0);
}

/** Images without their tags: one of another place may ask for no secret. */
function repositoriesOf(workload: Manifest): string[] {
  return ['initContainers', 'containers'].flatMap((list) =>
    itemsIn(podSpecOf(workload), list).flatMap((container) => {
      const image = textIn(container, 'image');
      return image === null ? [] : [image.replace(/@.*$/, '').replace(/:[^/:]*$/, '')];
    }),
  );
}
