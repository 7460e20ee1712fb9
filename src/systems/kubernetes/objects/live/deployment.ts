import type { JsonObject, Manifest } from '../../../../manifest/manifest.js';
import { fieldOf, integerOf, objectOf, textOf } from '../../admission/defaults.js';
import { type ReplicaSet, UNLIMITED } from '../../controller/deployment/state.js';
import { idOf } from '../../change/relation.js';
import { templateId } from '../template.js';
import type { LiveCluster } from './cluster.js';
import { conditionIn } from '../../../../snapshot/conditions.js';
import { textIn } from '../../../../manifest/fields.js';

/** A ReplicaSet as the snapshot shows it. */
type LiveSet = Pick<ReplicaSet, 'template' | 'size' | 'available' | 'desiredAnnotation' | 'maxAnnotation'>;

/** A Deployment as the snapshot shows it. */
export interface LiveDeployment {
  readonly replicas: number;
  readonly template: string;
  /** Oldest first. */
  readonly sets: readonly LiveSet[];
  /** Pods of another template than the Deployment's are left, or not all of its own are there yet. */
  readonly halfway: boolean;
  /** Its progress deadline has passed: what is not available is taken to stay so. */
  readonly timedOut: boolean;
}

/** From the Deployment and its ReplicaSets; from its status alone where the snapshot holds none of them. */
export function liveDeployment(manifest: Manifest, cluster: LiveCluster): LiveDeployment {
  const spec = objectOf(manifest.object, 'spec');
  const status = objectOf(manifest.object, 'status');
  const replicas = integerOf(spec, 'replicas', 1);
  const template = idOf(manifest);
  const owned = cluster.ownedBy(manifest, 'ReplicaSet');
  const sets = owned.length > 0 ? byRevision(owned).map(setOf) : setsByStatus(status, replicas, template);
  const old = sets.filter((set) => set.template !== template && set.size > 0);
  const own = sets.filter((set) => set.template === template).reduce((sum, set) => sum + set.size, 0);
  return {
    replicas,
    template,
    sets,
    halfway: old.length > 0 || own < replicas,
    timedOut: textIn(conditionIn(status, 'Progressing'), 'reason') === 'ProgressDeadlineExceeded',
  };
}

function byRevision(sets: readonly Manifest[]): Manifest[] {
  const revision = (set: Manifest): number => annotation(set, 'deployment.kubernetes.io/revision') ?? 0;
  return [...sets].sort((a, b) => revision(a) - revision(b));
}

function setOf(manifest: Manifest): LiveSet {
  const spec = objectOf(manifest.object, 'spec');
  return {
    template: templateId(fieldOf(spec, 'template')),
    size: integerOf(spec, 'replicas', 1),
    available: integerOf(objectOf(manifest.object, 'status'), 'availableReplicas', 0),
    desiredAnnotation: annotation(manifest, 'deployment.kubernetes.io/desired-replicas'),
    maxAnnotation: annotation(manifest, 'deployment.kubernetes.io/max-replicas'),
  };
}

/** What is missing is taken to be missing of the new version, as a bad one leaves it. */
function setsByStatus(status: JsonObject, replicas: number, template: string): LiveSet[] {
  if (fieldOf(status, 'replicas') === undefined)
    return [{ template, size: replicas, available: replicas, desiredAnnotation: null, maxAnnotation: null }];
  const total = integerOf(status, 'replicas', 0);
  const updated = Math.min(total, integerOf(status, 'updatedReplicas', 0));
  const missing = Math.max(0, total - integerOf(status, 'availableReplicas', 0));
  const missingNew = Math.min(missing, updated);
  const old = total - updated;
  return [
    ...(old > 0 ? [sized('an older template', old, old - (missing - missingNew))] : []),
    sized(template, updated, updated - missingNew),
  ];
}

function sized(template: string, size: number, available: number): LiveSet {
  return { template, size, available: Math.max(0, available), desiredAnnotation: null, maxAnnotation: null };
}

function annotation(manifest: Manifest, key: string): number | null {
  const text = textOf(objectOf(objectOf(manifest.object, 'metadata'), 'annotations'), key, '');
  return /^[0-9]+$/.test(text) && Number(text) <= UNLIMITED ? Number(text) : null;
}
