import { isSameJson, isSameValue } from '../../manifest/values/canonical.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../manifest/fields.js';
import {
  groupOf,
  type FieldPath,
  type Json,
  type JsonObject,
  type Manifest,
} from '../../manifest/manifest.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { compareQuantities, parseQuantity } from '../../manifest/values/quantity.js';
import { titleOf } from '../../manifest/words/visible.js';
import { objectChanges } from '../objects/object-changes.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isSameObject } from '../reading/set-aside.js';

/** What no update of a kind takes, and how its edit gets there all the same. */
interface Kept {
  /** Which field of it the edit changes; null: none. */
  readonly edited: (before: JsonObject, after: JsonObject) => FieldPath | null;
  readonly fix: string;
}

const REMAKE = 'Take it out of this change, call the new one by another name, or delete the old one first.';
const REBIND = 'Take it out of this change, or delete the old one first (`kubectl auth reconcile` does so).';
const REJOB =
  'Make it a hook, call it by another name, give it ttlSecondsAfterFinished, or delete the old one first.';

/**
 * By API group and kind. Sources: kubernetes, pkg/apis/{core,batch,rbac,storage,scheduling,networking,node}/validation: ValidateJobSpecUpdate,
 * ValidatePersistentVolumeClaimUpdate, ValidatePersistentVolumeUpdate, ValidateServiceClusterIPsRelatedFields, ValidateRoleBindingUpdate,
 * ValidateStorageClassUpdate, ValidatePriorityClassUpdate, ValidateSecretUpdate, ValidateIngressClassUpdate, ValidateRuntimeClassUpdate,
 * ValidatePodUpdate.
 */
const KEPT: Readonly<Record<string, Kept>> = {
  'batch/Job': {
    edited: anyOf(...['template', 'selector', 'completionMode', 'podFailurePolicy'].map(inSpec)),
    fix: REJOB,
  },
  '/PersistentVolumeClaim': { edited: claimField, fix: REMAKE },
  '/PersistentVolume': { edited: volumeSource, fix: REMAKE },
  '/Service': { edited: clusterAddress, fix: REMAKE },
  '/Secret': { edited: anyOf(['type']), fix: REMAKE },
  '/Pod': { edited: podField, fix: REMAKE },
  'rbac.authorization.k8s.io/RoleBinding': { edited: anyOf(['roleRef']), fix: REBIND },
  'rbac.authorization.k8s.io/ClusterRoleBinding': { edited: anyOf(['roleRef']), fix: REBIND },
  'storage.k8s.io/StorageClass': {
    edited: anyOf(['provisioner'], ['parameters'], ['reclaimPolicy'], ['volumeBindingMode']),
    fix: REMAKE,
  },
  'scheduling.k8s.io/PriorityClass': { edited: anyOf(['value'], ['preemptionPolicy']), fix: REMAKE },
  'networking.k8s.io/IngressClass': { edited: anyOf(inSpec('controller')), fix: REMAKE },
  'node.k8s.io/RuntimeClass': { edited: anyOf(['handler']), fix: REMAKE },
};

/** Beside what `remade-by.ts` finds: with which a tool deletes the object of before, or does not apply it as one: `delivery-orders.ts` has what they do to planned ones. */
const REMADE_BY = [
  'helm.sh/hook',
  'argocd.argoproj.io/hook',
  'kustomize.toolkit.fluxcd.io/ssa',
  'kapp.k14s.io/update-strategy',
];

/**
 * Objects that the change edits in what the API server lets nobody edit. Helm, Argo CD and Flux apply them in one go with what is planned: the
 * upgrade or sync ends with that, before or after the planned objects, or with none of them (helm/helm#7082, #7173, #9861).
 */
export function keptObjects(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const changes = objectChanges(base, head).filter(({ after }) => after !== null);
  const refused = changes.flatMap(({ manifest, before }) => {
    const kept = KEPT[`${groupOf(manifest.apiVersion)}/${manifest.kind}`];
    if (!kept || before === null || isRemade(before) || isRemade(manifest)) return [];
    const path = kept.edited(before.object, manifest.object);
    return path === null ? [] : [{ manifest, path, fix: kept.fix }];
  });
  const isEdited = changes.some(
    ({ manifest, before }) => isPlanned(manifest) && (before === null || !isSameObject(before, manifest)),
  );
  if (!isEdited) return [];
  return refused.map(({ manifest, path, fix }) => {
    const message =
      `${titleOf(manifest)} is edited in what no API server lets anybody edit (${path.join('.')}), so as long as the ${manifest.kind} of before is there the edit is refused, and an upgrade of Helm, ` +
      `a sync of Argo CD or a Kustomization of Flux fails with it: what else the change edits arrives in part, or not at all. The plan is of an apply that succeeds. ${fix}`;
    return unjudgedAt(manifest.placeOf(path), 'refused-edit', message);
  });
}

/** A Job that is done may be gone by its own time to live, and one that is suspended is not under way. */
function isRemade({ object, remadeBy }: Manifest): boolean {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const spec = field(object, 'spec');
  return (
    remadeBy !== undefined ||
    field(spec, 'ttlSecondsAfterFinished') !== undefined ||
    field(spec, 'suspend') === true ||
    REMADE_BY.some((key) => annotations[key] !== undefined) ||
    (annotations['argocd.argoproj.io/sync-options'] ?? '').includes('Replace=true')
  );
}

function inSpec(name: string): FieldPath {
  return ['spec', name];
}

function anyOf(...paths: readonly FieldPath[]): Kept['edited'] {
  return (before, after) =>
    paths.find((path) => {
      const [was, is] = [before, after].map((object) => fieldAt(object, ...path.map(String)));
      return !isSameValue(was, is) && !isDefault(path, was, is);
    }) ?? null;
}

/** What a field comes to that is not written. */
const DEFAULTS: Readonly<Record<string, Json>> = {
  completionMode: 'NonIndexed',
  type: 'Opaque',
  reclaimPolicy: 'Delete',
  volumeBindingMode: 'Immediate',
  preemptionPolicy: 'PreemptLowerPriority',
};

function isDefault(path: FieldPath, was: Json | undefined, is: Json | undefined): boolean {
  const byDefault = DEFAULTS[String(path.at(-1))] ?? null;
  return isSameJson(was ?? byDefault, is ?? byDefault);
}

/** All but what is asked for, which may grow. A class or a volume that was not written the cluster filled in: the edit may write the same. */
function claimField(before: JsonObject, after: JsonObject): FieldPath | null {
  const [was, is] = [objectIn(before, 'spec'), objectIn(after, 'spec')];
  const other = [
    'storageClassName',
    'volumeName',
    'accessModes',
    'volumeMode',
    'selector',
    'dataSource',
  ].find(
    (name) =>
      field(was ?? {}, name) !== undefined && !isSameValue(field(was ?? {}, name), field(is ?? {}, name)),
  );
  if (other !== undefined) return ['spec', other];
  const [asked, asks] = [was, is].map((spec) => {
    const written = fieldAt(spec ?? {}, 'resources', 'requests', 'storage');
    return typeof written === 'string' ? parseQuantity(written) : null;
  });
  const isShrunk = asked && asks && compareQuantities(asks, asked) < 0;
  return isShrunk ? ['spec', 'resources', 'requests', 'storage'] : null;
}

/** What of a volume says no more than how it is used. */
const OF_USE: ReadonlySet<string> = new Set([
  ...['capacity', 'accessModes', 'claimRef', 'persistentVolumeReclaimPolicy', 'storageClassName'],
  ...['mountOptions', 'volumeMode', 'nodeAffinity', 'volumeAttributesClassName'],
]);

function volumeSource(before: JsonObject, after: JsonObject): FieldPath | null {
  const [was, is] = [objectIn(before, 'spec') ?? {}, objectIn(after, 'spec') ?? {}];
  const name = Object.keys(was).find((key) => !OF_USE.has(key) && !isSameValue(was[key], is[key]));
  return name === undefined ? null : ['spec', name];
}

/** One that the edit leaves out stays as it is; a Service without one has the address that it was given. */
function clusterAddress(before: JsonObject, after: JsonObject): FieldPath | null {
  const [was, is] = [objectIn(before, 'spec') ?? {}, objectIn(after, 'spec') ?? {}];
  const wanted = textIn(is, 'clusterIP') ?? '';
  const hasNone = [was, is].some((spec) => textIn(spec, 'type') === 'ExternalName');
  const had = textIn(was, 'clusterIP') ?? '';
  // An address that is written out may be the one that it has.
  const isOther = wanted !== '' && wanted !== had && (had !== '' || wanted === 'None');
  return isOther && !hasNone ? ['spec', 'clusterIP'] : null;
}

/** All of a running pod but the images of its containers, more tolerations, and its end. */
function podField(before: JsonObject, after: JsonObject): FieldPath | null {
  const [was, is] = [keptOfPod(before), keptOfPod(after)];
  const name = Object.keys(was).find((key) => !isSameValue(was[key], is[key]));
  return name === undefined ? null : ['spec', name];
}

const OF_RUNNING: ReadonlySet<string> = new Set([
  ...['tolerations', 'activeDeadlineSeconds', 'terminationGracePeriodSeconds', 'schedulingGates'],
]);

function keptOfPod(object: JsonObject): JsonObject {
  const spec = objectIn(object, 'spec') ?? {};
  const withoutImages = (list: string): Json[] =>
    itemsIn(spec, list).map((container) => {
      const rest = Object.entries(container as JsonObject).filter(
        ([key]) => key !== 'image' && key !== 'resources',
      );
      return Object.fromEntries(rest);
    });
  const kept = Object.entries(spec).filter(([key]) => !OF_RUNNING.has(key));
  return {
    ...Object.fromEntries(kept),
    containers: withoutImages('containers'),
    initContainers: withoutImages('initContainers'),
  };
}
